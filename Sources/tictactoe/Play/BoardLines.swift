import TTTModel
import TermKit

/// The four bars between the squares.
final class BarsView: View {
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  /// The colour of the bars. Animatable.
  @Animatable var color = Color.black

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  private var prepared: (geometry: BoardGeometry, traits: TraitCollection, stencils: [Stencil])?

  override func draw(in canvas: inout Canvas) {
    for stencil in stencils(canvas.traits) { canvas.fill(stencil, with: $color) }
  }

  private func stencils(_ traits: TraitCollection) -> [Stencil] {
    if let prepared, prepared.geometry == geometry, prepared.traits == traits { return prepared.stencils }
    let stencils = geometry.bars.map { bar in
      var path = Path()
      path.move(to: bar.start)
      path.addLine(to: bar.end)
      return Stencil(stroking: path, width: Double(geometry.bar.width), cap: .butt, traits: traits)
    }
    prepared = (geometry, traits, stencils)
    return stencils
  }
}

/// The lines through three in a row.
///
/// Without colours, they would disappear among the strokes of the pieces. There the squares are reversed instead.
final class WinningLinesView: View {
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  private var lines: [WinningLine] = []
  private var color = Color.clear
  // The part of each line that is drawn from the first centre, from 0 to 1.
  @Animatable private var growth = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// Shows the given lines, and removes all others. Inside an animation block, each line grows from its first centre, or shrinks back.
  func show(_ lines: [WinningLine], color: Color) {
    if !lines.isEmpty, lines != self.lines || color != self.color {
      self.lines = lines
      self.color = color
      setNeedsDisplay()
    }
    growth = lines.isEmpty ? 0 : 1
  }

  override func draw(in canvas: inout Canvas) {
    let growth = $growth
    if growth == 0 { return }
    // The last move is on both lines, and its square must not be reversed twice.
    if canvas.traits.colorDepth == .none { return reverse(Set(lines.flatMap(\.squares)), in: &canvas) }
    for line in lines { draw(line, growth, in: &canvas) }
  }

  private func draw(_ line: WinningLine, _ growth: Double, in canvas: inout Canvas) {
    let (start, end) = (geometry.visibleFrame(of: line.first).center, geometry.visibleFrame(of: line.last).center)
    var path = Path()
    path.move(to: start)
    path.addLine(
      to: Path.Position(x: start.x + (end.x - start.x) * growth, y: start.y + (end.y - start.y) * growth))
    canvas.stroke(path, width: Double(geometry.bar.width), cap: .round, with: color)
  }

  private func reverse(_ squares: Set<Square>, in canvas: inout Canvas) {
    for square in squares {
      let area = geometry.frame(of: square).intersection(canvas.clipBounds)
      for y in area.minY..<max(area.minY, area.maxY) {
        for x in area.minX..<max(area.minX, area.maxX) {
          let point = Point(x: x, y: y)
          if let cell = canvas[point] { canvas.put(reversed(cell), at: point) }
        }
      }
    }
  }

  // A blank cell has no foreground to swap.
  private func reversed(_ cell: Cell) -> Cell {
    var cell = cell
    (cell.foreground, cell.background) = (cell.background, cell.foreground)
    if cell.isBlank { cell.background = cell.foreground == .black ? .white : .black }
    return cell
  }
}

/// Marks at the four corners of the square that has the focus.
final class FocusMarksView: View {
  /// The colour of the marks. If nil, they have the tint. Defaults to nil.
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: color ?? canvas.tintColor, minimumContrast: .element)
    let (right, bottom) = (bounds.maxX - 1, bounds.maxY - 1)
    canvas.draw("┌", at: Point(x: 0, y: 0), style: style)
    canvas.draw("┐", at: Point(x: right, y: 0), style: style)
    canvas.draw("└", at: Point(x: 0, y: bottom), style: style)
    canvas.draw("┘", at: Point(x: right, y: bottom), style: style)
  }
}

/// A row below the board, with the width of the board. Beside the board, it has the width of its superview.
final class BelowBoardView: View {
  private weak var board: BoardView?
  private let contents: View

  init(board: BoardView, contents: View) {
    self.board = board
    self.contents = contents
    super.init()
    addSubview(contents)
  }

  override func sizeThatFits(_ size: Size) -> Size { contents.sizeThatFits(size) }

  override func layoutSubviews() {
    if board?.columns != nil {
      contents.frame = bounds
      return
    }
    let width = max(board?.boardFrame.width ?? 0, contents.sizeThatFits(bounds.size).width)
    contents.frame = bounds.centered(Size(width: min(bounds.width, width), height: bounds.height))
  }
}
