import TermKit

/// The background of bars and sheets: white cells with very light edges.
enum GraphPaper {
  /// A tile of the paper. It is repeated to fill any size.
  static let image = Image(size: Size(width: 4, height: 2)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .white)
    // Where the lines cannot be so pale, they would be more conspicuous than the text.
    guard canvas.traits.colorDepth.blends, canvas.traits.glyphLevel > .ascii else { return }
    let line = TextStyle(foreground: Palette.graphLine)
    canvas.draw("│", at: Point(x: 0, y: 0), style: line)
    canvas.draw("┼───", at: Point(x: 0, y: 1), style: line)
  }.resizableImage(withCapInsets: .zero, resizingMode: .tile)
}
