/// A system button: no bezel, its title in the tint. UIKit's `UIButton(type: .system)` (C2).
///
/// Pressed it fades; selected it shows the selection indicator, a shape filled with the tint from which the title is knocked out;
/// disabled it is grey; with the focus its title is bold on a breath of the tint, underlined where colours cannot blend.
open class Button: Control {
  private var titles: [ControlState: String] = [:]
  @Animatable private var contentOpacity = 1.0

  /// Room around the title; two columns on either side unless set.
  public final var contentEdgeInsets = EdgeInsets(left: 2, right: 2) {
    didSet { if contentEdgeInsets != oldValue { contentsChanged() } }
  }

  /// Makes a button with a title for all states.
  public init(title: String = "") {
    super.init()
    titles[.normal] = title
  }

  /// Sets the title for a state; nil has it take normal's.
  public final func setTitle(_ title: String?, for state: ControlState) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentsChanged()
  }

  /// The title set for a state, or nil.
  public final func title(for state: ControlState) -> String? { titles[state] }

  /// The title shown now.
  public final var currentTitle: String { titles[state.subtracting(.focused)] ?? titles[.normal] ?? "" }

  private func contentsChanged() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: currentTitle.columns + contentEdgeInsets.horizontal, height: 1 + contentEdgeInsets.vertical)
  }

  open override func stateDidChange() {
    super.stateDidChange()
    if isHighlighted {
      View.performWithoutAnimation { contentOpacity = 0.3 }
    } else if contentOpacity != 1 {
      View.animate(withDuration: 0.2) { contentOpacity = 1 }
    }
  }

  open override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { drawContents(in: &$0) }
  }

  private func drawContents(in canvas: inout Canvas) {
    let area = bounds.inset(by: contentEdgeInsets)
    let title = currentTitle.truncated(to: area.width)
    let start = area.centered(Size(width: title.columns, height: 1)).origin
    let style = titleStyle(canvas.traits)
    if isSelected { return drawSelected(title, at: start, style, in: &canvas) }
    if isFocused, canvas.traits.colorDepth.blends { canvas.fill(bounds, with: tintColor.withAlpha(0.12)) }
    canvas.draw(title, at: start, style: style)
  }

  private func titleStyle(_ traits: TraitCollection) -> TextStyle {
    var style = TextStyle(foreground: isEnabled ? tintColor : tintColor.grayscale.withAlpha(0.6))
    if !isEnabled { style.attributes.insert(.dim) }
    if isFocused { style.attributes.formUnion(traits.colorDepth.blends ? .bold : [.bold, .underline]) }
    return style
  }

  // Every glyph has the colour of the paper that was in its own cell, white where that is the terminal's.
  private func drawSelected(_ title: String, at start: Point, _ style: TextStyle, in canvas: inout Canvas) {
    let places = (start.x..<start.x + title.columns).map { Point(x: $0, y: start.y) }
    let papers = places.map { canvas[$0]?.background ?? .clear }
    canvas.fill(bounds, with: style.foreground)
    var column = 0
    for (glyph, width) in TextGlyphs(title, level: canvas.traits.glyphLevel) {
      let paper = papers[column].alpha == 0 ? Color.white : papers[column]
      let knockedOut = TextStyle(foreground: paper, attributes: style.attributes)
      canvas.draw(glyph, width: width, at: places[column], style: knockedOut)
      column += width
    }
  }
}
