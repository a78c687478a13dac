/// Goes through a text once and cuts it into lines; the algorithm behind `TextWrapping`.
package struct LineBreaker {
  let text: String
  let width: Int
  let mode: WrappingMode
  let tabWidth: Int
  let firstLineIndent: Int

  private var lines: [TextWrapping.Line] = []
  private var start: String.Index
  // Columns from `start` on, with hanging spaces and without.
  private var column: Int
  private var inkColumn: Int
  // The last place where the line may be broken, and the ink before it.
  private var lastBreak: (index: String.Index, inkColumn: Int, column: Int)?

  init(text: String, width: Int, mode: WrappingMode, tabWidth: Int, firstLineIndent: Int) {
    self.text = text
    self.width = width
    self.mode = mode
    self.tabWidth = tabWidth
    self.firstLineIndent = firstLineIndent
    start = text.startIndex
    (column, inkColumn) = (firstLineIndent, firstLineIndent)
  }

  /// The columns of a cluster that begins at a column. A tab reaches to its stop or to the end of the line.
  static func columns(of character: Character, at column: Int, width: Int, tabWidth: Int) -> Int {
    if character == "\t" { return min(tabWidth - column % tabWidth, max(1, width - column)) }
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    return String(character).columns
  }

  mutating func breakLines() -> [TextWrapping.Line] {
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline {
        endLine(at: index, columns: inkColumn, endsParagraph: true)
        begin(at: next)
        previous = nil
      } else {
        if let previous, Self.mayBreak(between: previous, and: character) { lastBreak = (index, inkColumn, column) }
        place(character, at: index)
        previous = character
      }
      index = next
    }
    endLine(at: text.endIndex, columns: inkColumn, endsParagraph: true)
    return lines
  }

  private mutating func place(_ character: Character, at index: String.Index) {
    let isSpace = character == " " || character == "\t"
    var columns = Self.columns(of: character, at: column, width: width, tabWidth: tabWidth)
    let hangs = isSpace && mode == .word
    while column + columns > width, !hangs, column > 0 {
      wrap(at: index)
      columns = Self.columns(of: character, at: column, width: width, tabWidth: tabWidth)
    }
    column += columns
    if !hangs { inkColumn = column }
  }

  // Ends the line at its last break, or here when the word has filled it; what was after the break moves down.
  private mutating func wrap(at index: String.Index) {
    guard mode == .word, let lastBreak else {
      endLine(at: index, columns: inkColumn, endsParagraph: false)
      begin(at: index)
      return
    }
    endLine(at: lastBreak.index, columns: lastBreak.inkColumn, endsParagraph: false)
    begin(at: lastBreak.index)
    for character in text[lastBreak.index..<index] {
      column += Self.columns(of: character, at: column, width: width, tabWidth: tabWidth)
    }
    inkColumn = column
  }

  private mutating func begin(at index: String.Index) {
    start = index
    (column, inkColumn, lastBreak) = (0, 0, nil)
  }

  private mutating func endLine(at end: String.Index, columns: Int, endsParagraph: Bool) {
    let indent = lines.isEmpty ? firstLineIndent : 0
    lines.append(TextWrapping.Line(range: start..<end, columns: columns - indent, endsParagraph: endsParagraph))
  }
}

extension LineBreaker {
  // After spaces, after a hyphen inside a word, and beside ideographs unless punctuation must stay with them.
  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if right == " " || right == "\t" { return false }
    if left == " " || left == "\t" || left == "\u{200B}" { return true }
    if left == "-" || left == "‐" || left == "–" || left == "—" { return right.isLetter }
    if left.isASCII, right.isASCII { return false }
    guard isIdeographic(left) || isIdeographic(right) else { return false }
    return !opens(left) && !closes(right)
  }

  package static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x1100 && ScalarProperties(scalar).width == 2
  }

  package static func opens(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  package static func closes(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: "ー々ゝヽ".contains(character)
    }
  }
}
