import TermKitGraphics
import TermKitViews

/// A part of a search that stands before the text as one thing, such as a person or a kind of message. UIKit's `UISearchToken`.
///
///     let token = SearchToken(icon: nil, text: "Ada")
///     token.representedObject = ada
///     field.insertToken(token, at: 0)
@MainActor public final class SearchToken {
  /// The image before the text, or nil.
  public let icon: Image?
  /// The text, in one row. Copying the token copies it.
  public let text: String
  /// A value of the program that says what the token stands for. Defaults to nil.
  public var representedObject: Any?

  /// Creates a token with an `icon`, or nil, and a `text`. Line breaks in the text become spaces.
  public init(icon: Image?, text: String) {
    self.icon = icon
    self.text = text.inOneLine
  }
}

/// The tokens of a search field side by side. They scroll if the field has no room for all of them.
final class SearchTokenRow: View {
  private(set) var views: [SearchTokenView] = []
  /// The index of the selected token, or nil.
  var selected: Int? {
    didSet {
      guard selected != oldValue else { return }
      for index in [oldValue, selected].compactMap(\.self) where index < views.count { views[index].setNeedsDisplay() }
      setNeedsLayout()
    }
  }
  var backgroundTint: Color? { didSet { if backgroundTint != oldValue { views.forEach { $0.setNeedsDisplay() } } } }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    // Set explicitly, so that no appearance rule for views hides the field (A5).
    backgroundColor = .clear
  }

  var tokens: [SearchToken] { views.map(\.token) }

  func show(_ tokens: [SearchToken]) {
    selected = nil
    views.forEach { $0.removeFromSuperview() }
    views = tokens.map { SearchTokenView($0) }
    views.forEach(addSubview)
    setNeedsLayout()
  }

  var selectedView: SearchTokenView? { selected.flatMap { $0 < views.count ? views[$0] : nil } }

  private var field: SearchTextField? { superview as? SearchTextField }

  /// The columns of all tokens, with the blank column behind each of them.
  var columns: Int { views.reduce(0) { $0 + $1.columns + 1 } }

  override func layoutSubviews() {
    var x = 0
    for view in views {
      view.frame = Rect(x: x, y: 0, width: min(view.columns, max(0, bounds.width - 1)), height: 1)
      x += view.frame.width + 1
    }
    // The selected token is visible, or while the user edits the last one, otherwise the first one.
    let end = max(0, x - bounds.width)
    var origin = field?.isFirstResponder == true ? end : 0
    if let frame = selectedView?.frame { origin = max(frame.maxX + 1 - bounds.width, min(bounds.minX, frame.minX)) }
    bounds.origin.x = max(0, min(end, origin))
  }
}

/// A token of a search field: a capsule. The field has the focus in place of it.
final class SearchTokenView: View {
  let token: SearchToken

  init(_ token: SearchToken) {
    self.token = token
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  private var row: SearchTokenRow? { superview as? SearchTokenRow }
  private var field: SearchTextField? { row?.superview as? SearchTextField }
  private var index: Int { row?.views.firstIndex { $0 === self } ?? 0 }
  private var isSelected: Bool { row?.selectedView === self }

  /// The columns that show the whole token.
  var columns: Int { iconColumns + token.text.columns + 2 }

  private var iconColumns: Int { token.icon.map { $0.resolved(for: traitCollection).size.width + 1 } ?? 0 }

  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      isElement: true, label: "\(strings.searching.token) \(token.text)",
      value: strings.position(index + 1, row?.views.count ?? 1), traits: .staticText,
      state: isSelected ? .selected : [])
  }

  override func touchBegan(_ touch: Touch) {
    guard let field, field.isEnabled, touch.button == .left else { return super.touchBegan(touch) }
    if field.bar?.becomeFirstResponder() ?? field.becomeFirstResponder() { field.selectToken(index) }
  }

  override func touchMoved(_ touch: Touch) {}
  override func touchEnded(_ touch: Touch) {}

  override func draw(in canvas: inout Canvas) {
    let traits = canvas.traits
    var style = canvas.tintTextStyle()
    if let color = row?.backgroundTint { style.foreground = color }
    if field?.isEnabled == false { style = style.disabled(in: traits) }
    let isPale = traits.colorDepth.blends && !isSelected
    if isPale {
      canvas.fill(bounds, with: style.foreground.withOpacity(0.2))
      style = TextStyle(minimumContrast: .text)
    } else if isSelected {
      style = style.filling(against: canvas.paper(in: bounds))
    }
    canvas.drawBlanks(in: bounds, TextStyle(foreground: style.foreground))
    // Brackets in place of the pale background that the terminal cannot show. They also stand beside text in reverse.
    if !traits.colorDepth.blends { canvas.drawEnds("[", "]", in: bounds, style) }
    if let icon = token.icon?.resolved(for: traits) {
      canvas.drawIcon(
        icon, in: Rect(x: 1, y: 0, width: icon.size.width, height: 1), style, isEnabled: field?.isEnabled == true)
    }
    let text = token.text.truncated(to: max(0, bounds.width - 2 - iconColumns))
    canvas.draw(text, at: Point(x: 1 + iconColumns, y: 0), style: style)
    if isSelected { canvas.exchangeColors(in: bounds) }
  }
}
