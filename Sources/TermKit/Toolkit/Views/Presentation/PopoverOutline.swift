import TermKitGraphics

/// The outline of a popover with the arrow, one cell outside the content. In a sheet, it has no arrow.
final class PopoverOutline: PassiveView {
  private weak var popover: PopoverPresentationController?
  private let shadow = [ShadowStrip(isBelow: false), ShadowStrip(isBelow: true)]

  init(_ popover: PopoverPresentationController) {
    self.popover = popover
    super.init()
    // Set explicitly, so that no appearance rule for views hides the content (A5).
    backgroundColor = .clear
    shadow.forEach(addSubview)
  }

  private var inside: Rect { bounds.insetBy(dx: 1, dy: 1) }

  override func layoutSubviews() { shadow.forEach { $0.follow(inside) } }

  override func draw(in canvas: inout Canvas) {
    canvas.raise(inside, to: Elevation.sheet)
    MenuPanel.drawOutline(in: bounds, &canvas)
    guard let popover, let anchor = popover.anchor, let arrow = popover.placement?.arrow, !inside.isEmpty else {
      return
    }
    let middle = convert(anchor, from: superview).center
    let x = max(inside.minX, min(inside.maxX - 1, middle.x))
    let y = max(inside.minY, min(inside.maxY - 1, middle.y))
    let level = canvas.traits.glyphLevel
    let (glyph, point): (Unicode.Scalar, Point) =
      switch arrow {
      case .up: ("▲", Point(x: x, y: 0))
      case .down: ("▼", Point(x: x, y: bounds.maxY - 1))
      case .left: (level == .blocks ? "◄" : "◀", Point(x: 0, y: y))
      default: (level == .blocks ? "►" : "▶", Point(x: bounds.maxX - 1, y: y))
      }
    canvas.draw(Glyph(glyph), at: point, style: MenuPanel.lineStyle)
  }
}
