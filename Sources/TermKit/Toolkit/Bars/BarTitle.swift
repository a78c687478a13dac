import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The title of a navigation item, in the middle of the bar or on the back button. A push and a pop move it from one to the other, and
/// change its look on the way (B8).
final class BarTitle: PassiveView {
  let item: NavigationItem
  let text: String
  /// 0 for a title in the middle, 1 for the text of a back button.
  @Animatable var backFraction = 0.0
  /// The columns of the bar that hide the title, because it passes under another view there.
  var hiddenColumns: [Range<Int>] = [] { didSet { if hiddenColumns != oldValue { setNeedsDisplay() } } }
  /// The columns kept free on either side, so that content that shines through the bar does not touch the text.
  static let padding = 1

  struct Look {
    var style: TextStyle
    var shadow: TextShadow?
    /// The columns that are cleared on either side.
    var margin: Int
    var opacity = 1.0
  }

  init(_ text: String, of item: NavigationItem) {
    self.text = text
    self.item = item
    super.init()
  }

  // On the back button, the title is the label of the button instead.
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: backFraction == 0, label: text, traits: [.header, .staticText])
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
    guard let bar = superview as? NavigationBar else { return }
    let rect = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: bounds.height)
    canvas.with(clip: rect) { canvas in
      let (title, back) = (bar.titleLook(), bar.contents.backButton.titleLook(canvas.traits))
      let opacity = title.opacity.interpolated(to: back.opacity, at: $backFraction)
      canvas.withOpacity(opacity, in: rect) { drawText(title, back, in: &$0) }
    }
  }

  private func drawText(_ title: Look, _ back: Look, in canvas: inout Canvas) {
    let backFraction = $backFraction
    let near = backFraction < 0.5 ? title : back
    let color = title.style.foreground.mixed(with: back.style.foreground, backFraction)
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
