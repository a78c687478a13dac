/// A line of a text that describes an image.
struct ImageFileLine {
  /// The file or the name of the text, for errors.
  let path: String
  /// The number of the line, counted from 1.
  let number: Int
  /// The text without whitespace at its beginning.
  let text: Substring

  init(_ path: String, _ number: Int, _ text: Substring) {
    self.path = path
    self.number = number
    self.text = text.drop(while: \.isWhitespace)
  }

  /// True if the line is blank or a comment.
  var isEmpty: Bool { text.isEmpty || text.first == "#" }

  /// True if the line is a row of a picture.
  var isRow: Bool { text.first == "|" }

  /// The text between the first and the last bar. Nil if the line does not end in a bar.
  var row: Substring? {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[last] == "|", last > text.startIndex else {
      return nil
    }
    return text[text.index(after: text.startIndex)..<last]
  }

  /// The words of the line, up to a separate "#".
  var words: [String] {
    text.split(whereSeparator: \.isWhitespace).prefix { $0 != "#" }.map { String($0) }
  }

  /// Returns the error for a mistake in the line.
  func fault(_ reason: String, _ remedy: String) -> ImageCatalogError {
    .malformed(file: path, line: number, reason: reason, remedy: remedy)
  }
}
