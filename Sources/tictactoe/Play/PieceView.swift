import TTTModel
import TermKit

/// One piece, drawn as large as its square allows.
final class PieceView: View {
  /// Its square as the eye sees it, in the superview's coordinates.
  var square = Path.Frame(.zero) { didSet { if square != oldValue { setNeedsDisplay() } } }
  /// Which piece; its colour is its own, whatever the tint.
  var icon = Icon.x { didSet { if icon != oldValue { setNeedsDisplay() } } }
  /// True for the piece that is only about to be placed: pale. It is half as large where colours do not blend, and a size smaller
  /// in ASCII.
  var isGhost = false { didSet { alpha = isGhost ? 0.2 : 1 } }
  /// How far it has grown, 0…1: how large it is, and how opaque. Animatable.
  @Animatable var growth = 1.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let growth = PieceShape.step($growth)
    if growth <= 0 { return }
    if canvas.traits.glyphLevel == .ascii { return drawArt(growth, in: &canvas) }
    let blends = canvas.traits.colorDepth.blends
    let scale = isGhost && !blends ? growth / 2 : growth
    let shape = PieceShape(of: icon, in: visibleSquare(canvas.traits), scale: scale, traits: canvas.traits)
    let stencil = PieceStencils.shared.stencil(of: shape)
    // As ink, and not as an opacity of the view: so the cells of one piece are known from another, colours and all.
    if blends { return canvas.fill(stencil, with: Palette.piece(icon).withAlpha(growth)) }
    canvas.withOpacity(growth, in: bounds) { $0.fill(stencil, with: Palette.piece(icon)) }
  }

  private func drawArt(_ growth: Double, in canvas: inout Canvas) {
    let lines = PieceArt.lines(of: icon, fitting: bounds.size, growth: growth, isGhost: isGhost)
    let art = Image(lines.joined(separator: "\n"), color: Palette.piece(icon))
    if !lines.isEmpty { canvas.draw(art, at: bounds.centered(art.size).origin) }
  }

  // Characters stand in the middle of their rows, and so do bars that are made of them.
  private func visibleSquare(_ traits: TraitCollection) -> Path.Frame {
    if traits.glyphLevel == .ascii { return Path.Frame(bounds) }
    return Path.Frame(
      x: square.x - Double(frame.minX), y: square.y - Double(frame.minY), width: square.width, height: square.height)
  }
}

/// The outlines of the pieces, in columns and rows.
struct PieceShape: Hashable {
  private let icon: Icon
  private let frame: Path.Frame
  private let traits: TraitCollection
  /// The width of its strokes, in columns.
  private let thickness: Double

  // Sizes on the way to the whole one: as many as can be told apart, so that pieces which grow can share their stencils.
  private static let sizes = 16.0

  /// The next of those sizes from one between 0 and 1 on.
  static func step(_ scale: Double) -> Double { (scale * sizes).rounded(.up) / sizes }

  /// The shape that fits a square of the board, made smaller by `scale`. It leaves the outermost columns free, and its edges
  /// fall between cells as the square's do.
  init(of icon: Icon, in square: Path.Frame, scale: Double, traits: TraitCollection) {
    let scale = Self.step(scale)
    self.icon = icon
    self.traits = traits
    let side = square.width.rounded()
    let room = (side * 0.85).rounded(.down)
    let length = room - (side - room).truncatingRemainder(dividingBy: 2)
    // Where edges cannot be softened, parts of a column would make a ring uneven.
    let stroke = max(1, side * 0.13)
    thickness = (icon == .x || traits.colorDepth.blends ? stroke : stroke.rounded()) * scale
    let reach = max(0, length * scale - thickness) / 2
    let center = square.center
    frame = Path.Frame(x: center.x - reach, y: center.y - reach / 2, width: 2 * reach, height: reach)
  }

  /// The shape made ready to be painted.
  var stencil: Stencil { Stencil(stroking: path, width: thickness, traits: traits) }

  private var path: Path {
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

/// The stencils of pieces drawn lately: making one takes longer than all else in a frame of a piece that grows, and a board has many alike.
@MainActor final class PieceStencils {
  static let shared = PieceStencils()

  // Those of two pieces in all their sizes, and some of a board that has another size by now.
  private static let limit = 64
  private var stencils: [PieceShape: Stencil] = [:]

  /// The stencil of a shape.
  func stencil(of shape: PieceShape) -> Stencil {
    if let stencil = stencils[shape] { return stencil }
    if stencils.count >= Self.limit { stencils.removeAll() }
    let stencil = shape.stencil
    stencils[shape] = stencil
    return stencil
  }
}
