import TTTModel
import TermKit

/// The images of the control that chooses the piece: squares of a board, its bars and the pieces.
enum BoardImages {
  /// The size of a square without its bars.
  static let square = Size(width: 12, height: 4)
  /// The width of a vertical bar in columns. A horizontal bar fills half a row.
  static let bar = 1
  /// The columns by which horizontal bars extend beyond the outer vertical ones.
  static let overhang = 3

  /// Returns the fill of a segment's square for some traits.
  typealias Fill = @Sendable (TraitCollection) -> Color
  /// The fill of a segment's square by state.
  static let fills: [(ControlState, Fill?)] = [
    (.normal, nil), (.highlighted, { _ in Palette.pressedSquare }), (.selected, Palette.chosenSquare),
  ]

  static func piece(_ icon: Icon) -> Image {
    let size = Size(width: 2 * square.height, height: square.height)
    var image = Image(size: size) { canvas in
      if canvas.traits.usesScreenReader {
        canvas.draw(icon.letter, at: Rect(size: size).center)
        return
      }
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

  // The outline of both squares. Its ends have the overhanging bars, and its middle is repeated.
  static func background(_ fill: Fill?) -> Image {
    let caps = overhang + bar
    let size = Size(width: 2 * caps + 1, height: 3)
    return Image(size: size) { canvas in
      let inside = Rect(size: size).inset(by: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
      if let fill { drawFill(inside, fill(canvas.traits), in: &canvas) }
      drawBars(size, standing: [overhang, size.width - caps], in: &canvas)
    }.resizableImage(withCapInsets: EdgeInsets(top: 1, left: caps, bottom: 1, right: caps))
  }

  /// The bar between the two squares.
  static let divider = Image(size: Size(width: bar, height: 3)) { canvas in
    drawBars(Size(width: bar, height: 3), standing: [0], in: &canvas)
  }.resizableImage(withCapInsets: EdgeInsets(top: 1, bottom: 1), resizingMode: .stretch)

  // The horizontal bars fill the inner halves of the first and the last row.
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

  // With fewer than sixteen colours no grey is distinct from every background, so the square is black.
  private static func drawFill(_ rect: Rect, _ color: Color, in canvas: inout Canvas) {
    canvas.fill(rect, with: canvas.traits.colorDepth >= .sixteen ? color : .black)
  }
}
