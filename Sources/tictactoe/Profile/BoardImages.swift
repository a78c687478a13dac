import TTTModel
import TermKit

/// The images of the control that chooses one's piece: squares of a board, their bars, the pieces.
enum BoardImages {
  /// The inside of a square.
  static let square = Size(width: 12, height: 4)
  /// The columns of a bar that stands; one that lies fills half of a row.
  static let bar = 1
  /// By how much the bars stand out at the corners.
  static let overhang = 3

  /// What fills the square of a segment in a state.
  static let fills: [(ControlState, Color?)] = [
    (.normal, nil), (.highlighted, Palette.pressedSquare), (.selected, Palette.chosenSquare),
  ]

  static func piece(_ icon: Icon) -> Image {
    let size = Size(width: 2 * square.height, height: square.height)
    var image = Image(size: size) { canvas in
      if canvas.traits.glyphLevel == .ascii { return drawArt(icon, in: &canvas) }
      let square = Path.Frame(Rect(size: size))
      let shape = PieceShape(of: icon, in: square, scale: 1, traits: canvas.traits)
      canvas.fill(shape.stencil, with: Palette.piece(icon))
    }
    image.accessibilityLabel = icon.letter
    return image.withRenderingMode(.alwaysOriginal)
  }

  private static func drawArt(_ icon: Icon, in canvas: inout Canvas) {
    let area = canvas.clipBounds
    let lines = PieceArt.lines(of: icon, fitting: square)
    let art = Image(lines.joined(separator: "\n"), color: Palette.piece(icon))
    canvas.draw(art, at: area.centered(art.size).origin)
  }

  // The whole board's outline: its ends have the bars that stand out, its middle is repeated.
  static func background(_ fill: Color?) -> Image {
    let caps = overhang + bar
    let size = Size(width: 2 * caps + 1, height: 3)
    return Image(size: size) { canvas in
      let inside = Rect(size: size).inset(by: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
      if let fill { drawFill(inside, fill, in: &canvas) }
      drawBars(size, standing: [overhang, size.width - caps], in: &canvas)
    }.resizableImage(withCapInsets: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
  }

  /// The bar between both squares.
  static let divider = Image(size: Size(width: bar, height: 3)) { canvas in
    drawBars(Size(width: bar, height: 3), standing: [0], in: &canvas)
  }.resizableImage(withCapInsets: EdgeInsets(top: 1, bottom: 1), resizingMode: .stretch)

  // Bars that lie are in the halves of the first and the last row that are at the squares.
  private static func drawBars(_ size: Size, standing columns: [Int], in canvas: inout Canvas) {
    let (top, bottom) = (0.75, Double(size.height) - 0.75)
    var path = Path()
    for y in [top, bottom] {
      path.move(to: Path.Position(x: 0, y: y))
      path.addLine(to: Path.Position(x: Double(size.width), y: y))
    }
    for column in columns {
      path.move(to: Path.Position(x: Double(column) + 0.5, y: top))
      path.addLine(to: Path.Position(x: Double(column) + 0.5, y: bottom))
    }
    canvas.stroke(path, width: Double(bar), cap: .butt, with: .black)
  }

  // Where no grey differs from all papers, the whole square has the opposite colour.
  private static func drawFill(_ rect: Rect, _ color: Color, in canvas: inout Canvas) {
    canvas.fill(rect, with: canvas.traits.colorDepth >= .sixteen ? color : .black)
  }
}
