import TTTModel
import TermKit

/// The four bars between the squares.
final class BarsView: BoardPartView {
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  /// The colour of the bars. Animatable.
  @Animatable var color = Color.black

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

/// The lines through three in a row, in the inverse of the ground, with edges in the winner's colour.
///
/// Without colours and in ASCII, they would disappear among the strokes of the pieces, and on small squares they would hide the pieces. There
/// the squares are reversed instead.
final class WinningLinesView: BoardPartView {
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  private var lines: [WinningLine] = []
  private var edgeColor = Color.clear
  private var pieceColor = Color.clear
  /// The colour of the lines between their edges.
  var color = Color.black { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// The part of each line that is drawn from its start, from 0 to 1. Animatable.
  @Animatable var growth = 0.0

  /// Draws the lines of a winner, and no others.
  func show(_ lines: [WinningLine], of winner: Icon) {
    let (edge, piece) = (Palette.winningLine(winner), Palette.piece(winner))
    guard lines != self.lines || edge != edgeColor else { return }
    self.lines = lines
    (edgeColor, pieceColor) = (edge, piece)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let growth = $growth
    if growth == 0 { return }
    if canvas.traits.colorDepth == .none || canvas.traits.glyphLevel == .ascii || geometry.square.height <= 3 {
      // The last move is on both lines, and its square must not be reversed twice.
      return reverse(Set(lines.flatMap(\.squares)), in: &canvas)
    }
    // A free row above the board must not show a longer end than there is below it.
    let rows = Rect(x: bounds.minX, y: geometry.frame.minY, width: bounds.width, height: geometry.frame.height)
    canvas.with(clip: rows) { canvas in
      for line in lines { draw(line, growth, in: &canvas) }
    }
  }

  private func draw(_ line: WinningLine, _ growth: Double, in canvas: inout Canvas) {
    var (first, last) = (geometry.visibleFrame(of: line.first).center, geometry.visibleFrame(of: line.last).center)
    // An even number of columns is as thick as a number of rows. A horizontal line fills halves of rows, so that its edges are alike.
    let width = 2 * max(1, (Double(geometry.square.width) / 20).rounded())
    if first.y == last.y {
      first.y = (2 * (first.y - width / 4)).rounded() / 2 + width / 4
      last.y = first.y
    }
    // Between the centres are two squares. The line is half a square longer at either end.
    func position(_ way: Double) -> Path.Position {
      Path.Position(x: first.x + (last.x - first.x) * way, y: first.y + (last.y - first.y) * way)
    }
    var path = Path()
    path.move(to: position(-0.25))
    path.addLine(to: position(-0.25 + 1.5 * growth))
    // On large boards, a gap separates the edges from pieces of the same colour.
    if geometry.square.height >= Self.gapHeight { canvas.stroke(path, width: width + 4, cap: .butt, with: ground) }
    canvas.stroke(path, width: width + 2, cap: .butt, with: edgeColor)
    canvas.stroke(path, width: width, cap: .butt, with: color)
  }

  // The height of a square in rows from which a line has a gap beside it.
  private static let gapHeight = 8

  // The lines have the inverse of the ground.
  private var ground: Color { color == .black ? .white : .black }

  private func reverse(_ squares: Set<Square>, in canvas: inout Canvas) {
    for square in squares {
      let area = geometry.frame(of: square).intersection(canvas.clipBounds)
      for y in area.minY..<max(area.minY, area.maxY) {
        for x in area.minX..<max(area.minX, area.maxX) {
          let point = Point(x: x, y: y)
          if let cell = canvas[point] { canvas.put(reversed(cell, canvas.traits), at: point) }
        }
      }
    }
  }

  // The piece gets the colour of the ground, and the ground the colour of the piece.
  private func reversed(_ cell: Cell, _ traits: TraitCollection) -> Cell {
    var cell = cell
    if traits.colorDepth > .none {
      // Where a piece fills most of a cell, it can be the background of a glyph that leaves out the rest.
      cell.foreground = cell.foreground == pieceColor ? ground : edgeColor
      cell.background = cell.background == pieceColor ? ground : edgeColor
      return cell
    }
    // A blank cell has no foreground to swap.
    (cell.foreground, cell.background) = (cell.background, cell.foreground)
    if cell.isBlank { cell.background = cell.foreground == .black ? .white : .black }
    return cell
  }
}

/// Marks at the four corners of the square that has the focus.
final class FocusMarksView: BoardPartView {
  /// The colour of the marks. If nil, they have the tint. Defaults to nil.
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

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
