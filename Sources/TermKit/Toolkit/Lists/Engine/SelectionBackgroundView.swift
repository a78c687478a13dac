import TermKitGraphics
import TermKitViews

/// The grey behind the contents of a selected row, in front of its background view.
final class SelectionBackgroundView: View {
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) { canvas.fillSelection(bounds, color, opacity: 1) }
}

extension Canvas {
  /// Fills a rectangle with the background of a selected row.
  mutating func fillSelection(_ rect: Rect, _ color: Color?, opacity: Double) {
    switch traits.colorDepth {
    // A light grey on white paper, a dark grey on black.
    case .truecolor, .palette256:
      fill(rect, with: color?.withOpacity(opacity) ?? Color(white: 0.5).withAlphaComponent(0.3 * opacity))
    case .sixteen: if opacity >= 0.5 { fill(rect, with: color ?? Color(red: 192, green: 192, blue: 192)) }
    // `RowOverlay` shows the selection.
    case .eight, .none: break
    }
  }
}
