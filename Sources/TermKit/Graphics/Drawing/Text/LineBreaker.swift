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

  mutating func breakLines() -> [TextWrapping.Line] {
    var index = text.startIndex
    var previous: LineCluster?
    while index < text.endIndex {
      let (cluster, next) = LineCluster.at(index, of: text)
      if cluster.isNewline {
        endLine(at: index, columns: inkColumn, endsParagraph: true)
        begin(at: next)
        previous = nil
      } else {
        if let previous, previous.mayBreak(before: cluster) { lastBreak = (index, inkColumn, column) }
        place(cluster, at: index)
        previous = cluster
      }
      index = next
    }
    endLine(at: text.endIndex, columns: inkColumn, endsParagraph: true)
    return lines
  }

  private mutating func place(_ cluster: LineCluster, at index: String.Index) {
    var columns = cluster.columns(at: column, width: width, tabWidth: tabWidth)
    let hangs = cluster.isSpace && mode == .word
    while column + columns > width, !hangs, column > 0 {
      wrap(at: index)
      columns = cluster.columns(at: column, width: width, tabWidth: tabWidth)
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
    var place = lastBreak.index
    while place < index {
      let (cluster, next) = LineCluster.at(place, of: text)
      column += cluster.columns(at: column, width: width, tabWidth: tabWidth)
      place = next
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
  /// True for the base of a wide character, beside which a line may be broken.
  package static func isIdeographic(_ base: Unicode.Scalar) -> Bool {
    base.value >= 0x1100 && ScalarProperties(base).width == 2
  }

  /// True for the base of a bracket or quotation mark that stays with what follows.
  package static func opens(_ base: Unicode.Scalar) -> Bool {
    switch base.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  /// True for the base of punctuation that stays with what is before it. Some letters do so when they are single.
  package static func closes(_ base: Unicode.Scalar, isSingle: Bool) -> Bool {
    switch base.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: isSingle && "ー々ゝヽ".unicodeScalars.contains(base)
    }
  }
}
