import TermKitGraphics

/// The title of a navigation item while it is in the bar, in the middle or on the back button. In a push and a pop it moves from one to
/// the other, and changes its look on the way (B8).
final class BarTitle: View {
  /// The item whose title it is.
  let item: NavigationItem
  let text: String
  /// 0 as a title, 1 as the text of a back button.
  @Animatable var backness = 0.0
  /// The columns of the bar in which it may not be seen, since it flows under something there.
  var hiddenColumns: [Range<Int>] = [] { didSet { if hiddenColumns != oldValue { setNeedsDisplay() } } }
  /// Answers its look as a title, and as the text of a back button.
  private let looks: @MainActor (TraitCollection) -> (title: Look, back: Look)
  /// Columns kept free on either side, so that what shines through the bar does not touch the text.
  static let padding = 1

  struct Look {
    var style: TextStyle
    var shadow: TextShadow?
    /// Columns on either side that are cleared.
    var margin: Int
    /// How much of it shows.
    var opacity = 1.0
  }

  init(
    _ text: String, of item: NavigationItem,
    looks: @escaping @MainActor (TraitCollection) -> (title: Look, back: Look)
  ) {
    self.text = text
    self.item = item
    self.looks = looks
    super.init()
    isUserInteractionEnabled = false
  }

  // On the back button it is that one's name.
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: backness == 0, label: text, traits: [.header, .staticText])
  }

  override func draw(in canvas: inout Canvas) {
    let x = presentationFrame.minX
    var start = bounds.minX
    for hidden in hiddenColumns where hidden.upperBound - x > start {
      drawColumns(start..<max(start, min(bounds.maxX, hidden.lowerBound - x)), in: &canvas)
      start = hidden.upperBound - x
    }
    drawColumns(start..<max(start, bounds.maxX), in: &canvas)
  }

  private func drawColumns(_ columns: Range<Int>, in canvas: inout Canvas) {
    let rect = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: bounds.height)
    canvas.with(clip: rect) { canvas in
      let looks = looks(canvas.traits)
      let opacity = looks.title.opacity.interpolated(to: looks.back.opacity, at: $backness)
      canvas.withOpacity(opacity, in: rect) { drawText(looks.title, looks.back, in: &$0) }
    }
  }

  private func drawText(_ title: Look, _ back: Look, in canvas: inout Canvas) {
    let backness = $backness
    let near = backness < 0.5 ? title : back
    let color = title.style.foreground.mixed(with: back.style.foreground, backness)
    let style = TextStyle(
      foreground: color, attributes: near.style.attributes, minimumContrast: near.style.minimumContrast)
    let text = text.truncated(to: max(0, bounds.width - 2 * Self.padding))
    let place = bounds.centered(Size(width: text.columns, height: 1))
    let margin = String(repeating: " ", count: near.margin)
    canvas.draw(margin, at: Point(x: place.minX - near.margin, y: place.minY))
    canvas.draw(margin, at: Point(x: place.maxX, y: place.minY))
    if let shadow = near.shadow { canvas.draw(shadow, behind: place.minX..<place.maxX, row: place.minY) }
    canvas.draw(text, at: place.origin, style: style)
  }
}
