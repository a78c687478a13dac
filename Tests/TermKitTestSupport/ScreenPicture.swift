package import TermKit

extension CellBuffer {
  /// The colours of the glyphs as letters. Blanks stay blank.
  ///
  /// "." is the terminal's own colour, "a" the first other colour from the top left, "b" the second, and so on. Two screens with equal
  /// pictures use colours alike, although the colours may differ.
  package var foregroundPicture: String { picture { $0.isBlank ? nil : $0.foreground } }

  /// The background colours as letters.
  package var backgroundPicture: String { picture { $0.background } }

  private func picture(_ color: (Cell) -> Color?) -> String {
    var letters: [Color: Character] = [.clear: "."]
    var free = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[...]
    func letter(_ cell: Cell) -> Character {
      guard let color = color(cell) else { return " " }
      if let letter = letters[color] { return letter }
      let letter = free.popFirst() ?? "?"
      letters[color] = letter
      return letter
    }
    return (0..<size.height).map { y in
      withRow(y) { row in
        var line = String(row.map { letter($0) })
        while line.last == " " { line.removeLast() }
        return line
      }
    }.joined(separator: "\n")
  }
}
