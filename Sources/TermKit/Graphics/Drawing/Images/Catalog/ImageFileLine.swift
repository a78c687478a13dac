/// A line of a text that describes an image.
struct ImageFileLine {
  /// Which one it is, from 1.
  let number: Int
  /// What is written, without blanks before it.
  let text: Substring

  init(_ number: Int, _ text: Substring) {
    self.number = number
    self.text = text.drop(while: \.isWhitespace)
  }

  /// True when it says nothing.
  var isEmpty: Bool { text.isEmpty || text.first == "#" }

  /// True when it is a row of a picture.
  var isRow: Bool { text.first == "|" }

  /// What is between the first and the last bar; nil without a bar at the end.
  var row: Substring? {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[last] == "|", last > text.startIndex else {
      return nil
    }
    return text[text.index(after: text.startIndex)..<last]
  }

  /// The words, up to a "#" that stands alone.
  var words: [String] {
    text.split(whereSeparator: \.isWhitespace).prefix { $0 != "#" }.map { String($0) }
  }
}

/// What is wrong with a line, before it is known of which file.
struct ImageFileFault: Error {
  let line: Int
  let reason: String
  let remedy: String
}
