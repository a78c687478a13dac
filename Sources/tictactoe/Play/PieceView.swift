import TTTModel
import TermKit

/// One piece, drawn as large as its square allows.
final class PieceView: View {
  /// Which piece; its colour is its own, whatever the tint.
  var icon = Icon.x { didSet { if icon != oldValue { setNeedsDisplay() } } }
  /// How large it is, 0…1. Animatable.
  @Animatable var scale = 1.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    if $scale <= 0 { return }
    let piece = PieceShape(in: bounds, scale: $scale)
    canvas.stroke(piece.path(of: icon), width: piece.thickness, with: Palette.piece(icon))
  }
}

/// The outlines of the pieces, in columns and rows.
struct PieceShape {
  private let frame: Path.Frame
  /// The width of its strokes, in columns.
  let thickness: Double

  /// The shape that fits a square of the board, made smaller by `scale`. The square's outermost columns stay free.
  init(in bounds: Rect, scale: Double = 1) {
    let side = Double(min(bounds.width, bounds.height * 2))
    thickness = max(0.8, side * 0.13 * scale)
    let length = max(0, min(side - 2, side * 0.8) * scale - thickness)
    frame = Path.Frame(bounds).inset(by: (side - length) / 2)
  }

  /// The line to be stroked for a piece.
  func path(of icon: Icon) -> Path {
    switch icon {
    case .o:
      return Path(ovalIn: frame)
    case .x:
      var path = Path()
      path.move(to: Path.Position(x: frame.x, y: frame.y))
      path.addLine(to: Path.Position(x: frame.x + frame.width, y: frame.y + frame.height))
      path.move(to: Path.Position(x: frame.x + frame.width, y: frame.y))
      path.addLine(to: Path.Position(x: frame.x, y: frame.y + frame.height))
      return path
    }
  }
}
