import TermKitGraphics
import TermKitInput

/// The columns of the parts of a menu's items, the same for all items of a panel.
struct MenuColumns: Equatable {
  /// The columns of the marks; 0 if no item has one.
  var mark = 0
  /// The columns of the images; 0 if no item has one.
  var image = 0
  /// The columns of the widest title or subtitle.
  var text = 0
  /// The columns of the widest key, or of the chevron of a submenu; 0 if no item has one.
  var trailing = 0

  /// The blank columns at both ends of an item.
  static let margin = 1
  /// The blank columns between the title and the key.
  static let gap = 2

  /// The width at which nothing is cut off.
  var width: Int { 2 * Self.margin + mark + image + text + (trailing > 0 ? Self.gap + trailing : 0) }
}

/// An item of an open menu.
///
/// The menu's window follows the mouse, because a press may begin in one item and end in another.
final class MenuRow: Control {
  let element: MenuElement
  var columns = MenuColumns() { didSet { if columns != oldValue { setNeedsDisplay() } } }
  var isOpen = false { didSet { if isOpen != oldValue { setNeedsDisplay() } } }

  init(_ element: MenuElement) {
    self.element = element
    super.init(frame: .zero)
    isEnabled = !attributes.contains(.disabled)
    addAction(for: .touchUpInside) { [unowned self] _ in (window as? MenuWindow)?.choose(self) }
  }

  var submenu: Menu? { element as? Menu }

  private var attributes: MenuElement.Attributes { (element as? Action)?.attributes ?? [] }

  private var isDestructive: Bool {
    attributes.contains(.destructive) || submenu?.options.contains(.destructive) == true
  }

  var key: Key? { (element as? Action)?.keyEquivalent }

  /// The rows that the item needs.
  var height: Int { element.subtitle?.isEmpty == false ? 2 : 1 }

  /// The columns that the parts of the item need.
  var neededColumns: MenuColumns {
    let image = element.image?.resolved(for: traitCollection).size.width ?? 0
    return MenuColumns(
      mark: mark == nil ? 0 : 2, image: image > 0 ? image + 1 : 0,
      text: max(element.title.columns, element.subtitle?.columns ?? 0), trailing: trailing.columns)
  }

  private var mark: Glyph? {
    switch (element as? Action)?.state {
    case .on: traitCollection.checkmark
    case .mixed: Glyph("–")
    case .off, nil: nil
    }
  }

  private var trailing: String { submenu == nil ? key?.label(traitCollection.strings) ?? "" : "›" }

  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    let label = element.title.isEmpty ? element.image?.accessibilityLabel : element.title
    let isOn = (element as? Action)?.state == .on
    let value = [element.subtitle, submenu == nil ? key?.label(strings) : strings.menu]
    return AccessibilityDefaults(
      isElement: true, label: label, value: strings.joined(value), traits: .button,
      state: accessibilityState.union(isOn ? .selected : []))
  }

  // MARK: Input

  // The window handles touches and lists the keys of the menu.
  override var keyCommands: [KeyCommand] { [] }
  override func touchBegan(_ touch: Touch) { next?.touchBegan(touch) }
  override func touchMoved(_ touch: Touch) { next?.touchMoved(touch) }
  override func touchEnded(_ touch: Touch) { next?.touchEnded(touch) }
  override func touchCancelled(_ touch: Touch) { next?.touchCancelled(touch) }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    if isFirstResponder { (window as? MenuWindow)?.rowTookFocus(self) }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    var style = TextStyle(minimumContrast: .text)
    if isDestructive { style.foreground = Action.destructiveColor }
    if !isEnabled { style = style.disabled(in: canvas.traits) }
    guard isFocused || isOpen else { return drawParts(style, &canvas) }
    // The focused item is filled with the tint, and its text is knocked out.
    if !isDestructive { style.foreground = canvas.tintTextStyle().foreground }
    style = style.filling(against: canvas.paper(in: bounds))
    canvas.drawBlanks(in: bounds, TextStyle(foreground: style.foreground))
    style.attributes.insert(.bold)
    drawParts(style, &canvas)
    canvas.exchangeColors(in: bounds)
  }

  private func drawParts(_ style: TextStyle, _ canvas: inout Canvas) {
    var x = MenuColumns.margin
    if let mark { canvas.draw(mark, at: Point(x: x, y: 0), style: style) }
    x += columns.mark
    if let image = element.image {
      let room = Rect(x: x, y: 0, width: max(0, columns.image - 1), height: 1)
      let attributes = style.attributes.subtracting(.italic)
      canvas.with(clip: room) { $0.draw(image, in: room, tint: style.foreground, attributes: attributes) }
    }
    x += columns.image
    let end = bounds.width - MenuColumns.margin
    // A narrow panel shows the titles rather than the keys.
    let trailing = submenu == nil && columns.width > bounds.width ? "" : trailing
    let keyStart = end - trailing.columns
    let textEnd = trailing.isEmpty ? end : keyStart - 1
    canvas.draw(element.title.truncated(to: max(0, textEnd - x)), at: Point(x: x, y: 0), style: style)
    var plainStyle = style
    plainStyle.attributes.remove(.bold)
    let greyStyle = isFocused || isOpen ? plainStyle : plainStyle.secondary(in: canvas.traits)
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      canvas.draw(subtitle.truncated(to: max(0, end - x)), at: Point(x: x, y: 1), style: greyStyle)
    }
    if submenu != nil {
      canvas.draw(Glyph("›"), at: Point(x: keyStart, y: 0), style: plainStyle)
    } else if keyStart > x {
      canvas.draw(trailing, at: Point(x: keyStart, y: 0), style: greyStyle)
    }
  }
}

/// A title above the items of a menu.
final class MenuHeading: Label {
  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    // Set explicitly, like the white background, so that no appearance rule for labels hides the text (A5).
    textColor = Color(white: 0.45)
    accessibilityTraits = .header
  }
}

/// A horizontal line between the items of a menu.
final class MenuSeparator: View {
  override func draw(in canvas: inout Canvas) {
    canvas.draw(String(repeating: "─", count: bounds.width), at: bounds.origin, style: MenuPanel.lineStyle)
  }
}
