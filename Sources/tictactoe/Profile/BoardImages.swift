import TTTModel
import TermKit

/// The images of the control that chooses one's piece: squares of a board, their bars, the pieces.
enum BoardImages {
  /// The inside of a square.
  static let square = Size(width: 12, height: 4)
  /// The thickness of the bars that stand, in columns.
  static let bar = 2
  /// By how much the bars stand out at the corners.
  static let overhang = 3

  /// What fills the square of a segment in a state.
  static let fills: [(ControlState, Color?)] = [
    (.normal, nil), (.highlighted, Palette.pressedSquare), (.selected, Palette.chosenSquare),
  ]

  static func piece(_ icon: Icon) -> Image {
    let size = Size(width: 2 * square.height, height: square.height)
    var image = Image(size: size) { canvas in
      let square = Path.Frame(Rect(size: size))
      let shape = PieceShape(of: icon, in: square, scale: 1, traits: canvas.traits)
      canvas.fill(shape.stencil, with: Palette.piece(icon))
    }
    image.accessibilityLabel = icon.letter
    return image.withRenderingMode(.alwaysOriginal)
  }

  // The whole board's outline: its ends have the bars that stand out, its middle is repeated.
  static func background(_ fill: Color?) -> Image {
    let caps = overhang + bar
    let size = Size(width: 2 * caps + 1, height: 3)
    return Image(size: size) { canvas in
      let inside = Rect(size: size).inset(by: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
      if let fill { drawFill(inside, fill, in: &canvas) }
      for x in [overhang, size.width - caps] { drawBar(Rect(x: x, y: 0, width: bar, height: size.height), in: &canvas) }
      for y in [0, size.height - 1] { drawBar(Rect(x: 0, y: y, width: size.width, height: 1), in: &canvas) }
    }.resizableImage(withCapInsets: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
  }

  static let divider = Image(size: Size(width: bar, height: 1)) { canvas in
    drawBar(Rect(x: 0, y: 0, width: bar, height: 1), in: &canvas)
  }.resizableImage(withCapInsets: .zero)

  private static func drawBar(_ rect: Rect, in canvas: inout Canvas) {
    canvas.fill(Path(rect: Path.Frame(rect)), with: .black)
  }

  // Where no greys differ from paper, a square that is chosen is dotted.
  private static func drawFill(_ rect: Rect, _ color: Color, in canvas: inout Canvas) {
    if canvas.traits.colorDepth >= .sixteen {
      canvas.fill(rect, with: color)
    } else {
      canvas.fill(rect, withPattern: Image("░", ascii: ":"))
    }
  }
}
