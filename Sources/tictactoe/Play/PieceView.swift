import TTTModel
import TermKit

/// One piece, drawn as large as its square allows.
final class PieceView: BoardPartView {
  /// The visible frame of its square, in the superview's coordinates.
  var square = Path.Frame(.zero) { didSet { if square != oldValue { setNeedsDisplay() } } }
  /// The piece. Its colour does not depend on the tint.
  var icon = Icon.x { didSet { if icon != oldValue { setNeedsDisplay() } } }
  /// Whether the piece is only a pale preview of the next move. Defaults to false.
  ///
  /// Where colours do not blend it has half the size. In ASCII it is one size smaller, and less pale, because its strokes are thin.
  var isGhost = false { didSet { updateAlpha() } }
  /// How far the piece has grown, from 0 to 1. It determines the size and the opacity. Animatable.
  @Animatable var growth = 1.0
  /// The columns by which the piece is beside its place, for a moment. Defaults to 0. Animatable.
  @Animatable private var shift = 0.0

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateAlpha()
  }

  private func updateAlpha() {
    if isGhost { alpha = traitCollection.glyphLevel == .ascii ? 0.5 : 0.2 }
  }

  // The course of a swelling of the piece, from 0 to 1.
  @Animatable private var swelling = 0.0

  /// Whether the piece is on its way to its size.
  var isGrowing: Bool { $growth < growth }

  /// Lets the piece become a little larger once, after a delay in seconds.
  func swell(after delay: Double) {
    View.performWithoutAnimation { swelling = 0 }
    View.animate(
      withDuration: Motion.duration, delay: delay, curve: .linear, preferredFramesPerSecond: Motion.framesPerSecond
    ) { swelling = 1 }
  }

  /// Moves the piece to the left and to the right once, because another piece cannot take its square.
  func tremble() {
    View.animateKeyframes(withDuration: Motion.duration, options: .curveLinear) {
      for (index, columns) in [-1.0, 1, -1, 0].enumerated() {
        View.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0) { shift = columns }
      }
    }
  }

  override func draw(in canvas: inout Canvas) {
    let growth = PieceShape.step($growth)
    if growth <= 0 { return }
    if canvas.traits.usesScreenReader { return drawLetter(in: &canvas) }
    if canvas.traits.glyphLevel == .ascii { return drawArt(growth, in: &canvas) }
    let blends = canvas.traits.colorDepth.blends
    let scale = isGhost && !blends ? growth / 2 : growth + bulge
    let visible = Path.Frame(
      x: square.x - Double(frame.minX) + $shift, y: square.y - Double(frame.minY), width: square.width,
      height: square.height)
    let shape = PieceShape(of: icon, in: visible, scale: scale, traits: canvas.traits)
    let stencil = PieceStencils.shared.stencil(of: shape)
    // The opacity is part of the colour and not of the view, so that the cells of different pieces stay distinguishable.
    if blends { return canvas.fill(stencil, with: Palette.piece(icon).withAlphaComponent(growth)) }
    canvas.withOpacity(growth, in: bounds) { $0.fill(stencil, with: Palette.piece(icon)) }
  }

  // The part by which a swelling piece is larger.
  private var bulge: Double { $swelling * (1 - $swelling) / 2 }

  // For screen readers and braille displays.
  private func drawLetter(in canvas: inout Canvas) {
    if isGhost { return }
    let style = TextStyle(foreground: Palette.piece(icon), minimumContrast: .text)
    canvas.draw(icon.letter, at: bounds.centered(Size(width: 1, height: 1)).origin, style: style)
  }

  private func drawArt(_ growth: Double, in canvas: inout Canvas) {
    let lines = PieceArt.lines(of: icon, fitting: bounds.size, growth: growth, isGhost: isGhost)
    let art = Image(lines.joined(separator: "\n"), color: Palette.piece(icon))
    if !lines.isEmpty { canvas.draw(art, at: bounds.centered(art.size).offset(by: Point(x: Int($shift), y: 0)).origin) }
  }
}

/// The outline of a piece, in columns and rows.
struct PieceShape: Hashable {
  private let icon: Icon
  private let frame: Path.Frame
  private let traits: TraitCollection
  /// The width of the strokes, in columns.
  private let thickness: Double
  /// Whether the shape consists of whole half cells. If the middle is a quarter of a row beside the cells, smooth edges would be smooth on
  /// one side only, because a cell shows two colours.
  private let isCoarse: Bool

  // The number of sizes while a piece grows. More could not be told apart, and growing pieces can share their stencils.
  private static let sizes = 16.0

  /// Rounds a scale from 0 to 1 up to the next of these sizes.
  static func step(_ scale: Double) -> Double { (scale * sizes).rounded(.up) / sizes }

  /// Creates the shape that fits a square of the board, scaled by `scale`.
  ///
  /// It leaves the outermost columns free. Its edges are between cells, as the edges of the square are.
  init(of icon: Icon, in square: Path.Frame, scale: Double, traits: TraitCollection) {
    let scale = Self.step(scale)
    self.icon = icon
    self.traits = traits
    let side = square.width.rounded()
    let room = (side * 0.85).rounded(.down)
    let length = room - (side - room).truncatingRemainder(dividingBy: 2)
    // Where edges cannot be smooth, fractions of a column would make a ring uneven.
    let center = square.center
    isCoarse = traits.glyphLevel == .braille && (2 * center.y).rounded() != 2 * center.y
    let stroke = max(1, side * (isCoarse ? icon == .x ? 0.16 : 0.14 : 0.13))
    thickness = (icon == .x || isCoarse || traits.colorDepth.blends ? stroke : stroke.rounded()) * scale
    let reach = max(0, length * scale - thickness) / 2
    frame = Path.Frame(x: center.x - reach, y: center.y - reach / 2, width: 2 * reach, height: reach)
  }

  /// A stencil of the shape, which is prepared for painting.
  var stencil: Stencil {
    isCoarse ? Stencil(filling: halfCells) : Stencil(stroking: path, width: thickness, traits: traits)
  }

  // The halves of columns and rows whose middles the shape covers.
  private var halfCells: Path {
    var path = Path()
    let reach = (frame.width + thickness) / 2
    let (left, right) = (2 * (frame.center.x - reach), 2 * (frame.center.x + reach))
    let (top, bottom) = (2 * frame.center.y - reach, 2 * frame.center.y + reach)
    for y in Int(top.rounded(.down))..<Int(bottom.rounded(.up)) {
      for x in Int(left.rounded(.down))..<Int(right.rounded(.up)) {
        let half = Path.Frame(x: Double(x) / 2, y: Double(y) / 2, width: 0.5, height: 0.5)
        if covers(abs(half.center.x - frame.center.x), 2 * abs(half.center.y - frame.center.y)) {
          path.append(Path(rect: half))
        }
      }
    }
    return path
  }

  // Returns whether the shape covers a point, by its distance from the middle in columns. All four quarters of a shape are alike.
  private func covers(_ x: Double, _ y: Double) -> Bool {
    let reach = frame.width / 2
    if icon == .o { return abs((x * x + y * y).squareRoot() - reach) <= thickness / 2 }
    let (dx, dy) = (x - min((x + y) / 2, reach), y - min((x + y) / 2, reach))
    return dx * dx + dy * dy <= thickness * thickness / 4
  }

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

/// A cache of the stencils of recent pieces.
///
/// Creating a stencil takes longer than everything else in a frame of a growing piece, and a board has many equal pieces.
@MainActor final class PieceStencils {
  static let shared = PieceStencils()

  // Enough for both pieces in all sizes, and for some pieces of a board with an earlier size.
  private static let limit = 64
  private var stencils: [PieceShape: Stencil] = [:]

  func stencil(of shape: PieceShape) -> Stencil {
    if let stencil = stencils[shape] { return stencil }
    if stencils.count >= Self.limit { stencils.removeAll() }
    let stencil = shape.stencil
    stencils[shape] = stencil
    return stencil
  }
}
