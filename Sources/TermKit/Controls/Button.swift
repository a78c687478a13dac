/// A system button: no bezel, its title in the tint. UIKit's `UIButton(type: .system)` (C2).
///
/// Pressed it fades; selected it shows the selection indicator, a shape filled with the tint from which the title is knocked out;
/// disabled it is grey; with the focus its title is bold on a breath of the tint, underlined where colours cannot blend. Without any
/// colours its title is always bold (T12).
open class Button: Control {
  private var titles: [ControlState: String] = [:]
  private var titleColors: [ControlState: Color] = [:]

  /// Room around the title; two columns on either side unless set.
  public final var contentEdgeInsets = EdgeInsets(left: 2, right: 2) {
    didSet {
      noteCustomization()
      if contentEdgeInsets != oldValue { titleChanged() }
    }
  }

  /// Bold, underline and the like, besides what states and few colours add; none unless set.
  public final var titleAttributes: TextAttributes = [] {
    didSet {
      noteCustomization()
      if titleAttributes != oldValue { setNeedsDisplay() }
    }
  }

  /// Makes a button with a title for all states.
  public init(title: String = "") {
    super.init()
    titles[.normal] = title
  }

  /// Sets the title for a state; nil has it take normal's, with the focus that of the same state without it (A8).
  public final func setTitle(_ title: String?, for state: ControlState) {
    guard titles[state] != title else { return }
    titles[state] = title
    titleChanged()
  }

  /// The title set for a state, or nil.
  public final func title(for state: ControlState) -> String? { titles[state] }

  /// The title shown now.
  public final var currentTitle: String {
    titles[state] ?? titles[state.subtracting(.focused)] ?? titles[.normal] ?? ""
  }

  /// Sets the colour of the title for a state, in place of the tint; nil has it take normal's (A8).
  public final func setTitleColor(_ color: Color?, for state: ControlState) {
    noteCustomization(for: state)
    guard titleColors[state] != color else { return }
    titleColors[state] = color
    setNeedsDisplay()
  }

  /// The colour of the title set for a state, or nil.
  public final func titleColor(for state: ControlState) -> Color? { titleColors[state] }

  /// The colour of the title shown now: that of the state, with the focus that of the same state without it, or normal's; nil for the
  /// tint.
  private var currentTitleColor: Color? {
    titleColors[state] ?? titleColors[state.subtracting(.focused)] ?? titleColors[.normal]
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: currentTitle, traits: .button, state: accessibilityState)
  }

  private func titleChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: min(size.width, contentEdgeInsets.horizontal.saturatingAdd(currentTitle.columns)),
      height: min(size.height, contentEdgeInsets.vertical.saturatingAdd(1)))
  }

  open override func stateDidChange() {
    super.stateDidChange()
    // Another state may have a title of another length.
    if titles.count > 1 { invalidateIntrinsicContentSize() }
    fadeWhilePressed()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { drawContents(in: &$0) }
  }

  private func drawContents(in canvas: inout Canvas) {
    let blends = canvas.traits.colorDepth.blends
    if isFocused, !isSelected, blends { canvas.fill(bounds, with: canvas.tintColor.withAlpha(0.12)) }
    let style = titleStyle(in: &canvas)
    if isSelected { drawBlanks(style, in: &canvas) }
    let area = bounds.inset(by: contentEdgeInsets)
    let title = currentTitle.truncated(to: area.width)
    canvas.draw(title, at: area.centered(Size(width: title.columns, height: 1)).origin, style: style)
    if isSelected { canvas.exchangeColors(in: bounds) }
  }

  // A selected button has no room for a breath of the tint, and its shape is mark enough where there is no colour.
  private func titleStyle(in canvas: inout Canvas) -> TextStyle {
    var style = canvas.tintTextStyle()
    if !isEnabled || isSelected { style.attributes.remove(.bold) }
    style.attributes.formUnion(titleAttributes)
    if !isEnabled {
      style.foreground = style.foreground.grayscale.withAlpha(0.6)
      style.attributes.insert(.dim)
    }
    if let currentTitleColor { style.foreground = currentTitleColor }
    let blends = canvas.traits.colorDepth.blends
    if isFocused { style.attributes.formUnion(blends && !isSelected ? .bold : [.bold, .underline]) }
    return style
  }

  private func drawBlanks(_ style: TextStyle, in canvas: inout Canvas) {
    let blanks = String(repeating: " ", count: bounds.width)
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(blanks, at: Point(x: bounds.minX, y: y), style: TextStyle(foreground: style.foreground))
    }
  }
}

extension Canvas {
  /// Fills a rectangle with the ink of what is written there, which is knocked out: it shows the paper that was in its own cell, white
  /// where that is the terminal's. Without colours the terminal does it.
  fileprivate mutating func exchangeColors(in rect: Rect) {
    let area = rect.intersection(clipBounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let point = Point(x: x, y: y)
        guard var cell = self[point], cell.width > 0 else { continue }
        let (ink, paper) = (cell.foreground, cell.background)
        if traits.colorDepth == .none {
          cell.attributes.insert(.reverse)
          (cell.foreground, cell.background) = (.clear, .clear)
        } else {
          cell.background = ink
          cell.foreground = paper.alpha == 0 ? .white : paper
        }
        put(cell, at: point)
      }
    }
  }
}
