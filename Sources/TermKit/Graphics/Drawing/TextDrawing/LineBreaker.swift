/// The algorithm behind `TextWrapping`: it breaks a text into lines in one pass.
package struct LineBreaker {
  let text: String
  let width: Int
  let mode: WrappingMode
  let tabWidth: Int
  let firstLineIndent: Int

  private var lines: [TextWrapping.Line] = []
  private var start: String.Index
  // The columns since `start`, with hanging spaces and without.
  private var column: Int
  private var inkColumn: Int
  // The last position at which the line may be broken, and the columns before it.
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
    var (previous, beforePrevious): (LineCluster?, LineCluster?)
    while index < text.endIndex {
      let (cluster, next) = LineCluster.at(index, of: text)
      if cluster.isNewline {
        endLine(at: index, columns: inkColumn, endsParagraph: true)
        begin(at: next)
        (beforePrevious, previous) = (nil, nil)
      } else {
        if let previous, previous.mayBreak(before: cluster, after: beforePrevious) {
          lastBreak = (index, inkColumn, column)
        }
        place(cluster, at: index)
        (beforePrevious, previous) = (previous, cluster)
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

  // Ends the line at its last possible break, or at `index` if a word fills the line. The clusters after the break move down.
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
  /// Returns true for the base of a wide character, beside which a line may be broken.
  package static func isIdeographic(_ base: Unicode.Scalar) -> Bool {
    base.value >= 0x1100 && ScalarProperties(base).width == 2
  }

  /// Returns true for the base of an opening bracket or quotation mark, which stays with the next cluster, and for the mark before an isolated
  /// part.
  package static func opens(_ base: Unicode.Scalar) -> Bool {
    switch base.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    case .unassigned: base.value == IsolationMark.start
    default: false
    }
  }

  /// Returns true for the base of punctuation that stays with the previous cluster, and for the mark after an isolated part. Some letters do so
  /// too if they are single scalars.
  package static func closes(_ base: Unicode.Scalar, isSingle: Bool) -> Bool {
    switch base.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    case .unassigned: base.value == IsolationMark.end
    default: isSingle && "ー々ゝヽ".unicodeScalars.contains(base)
    }
  }
}
