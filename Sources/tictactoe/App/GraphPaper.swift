import TermKit

/// What bars and sheets are made of: white cells with very light edges.
enum GraphPaper {
  /// Grows to any size; repeated, not stretched.
  static let image = Image(size: Size(width: 4, height: 2)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .white)
    // Lines that cannot be so pale would be louder than what is written between them.
    guard canvas.traits.colorDepth.blends, canvas.traits.glyphLevel > .ascii else { return }
    let line = TextStyle(foreground: Palette.graphLine)
    canvas.draw("│", at: Point(x: 0, y: 0), style: line)
    canvas.draw("┼───", at: Point(x: 0, y: 1), style: line)
  }.resizableImage(withCapInsets: .zero, resizingMode: .tile)
}
