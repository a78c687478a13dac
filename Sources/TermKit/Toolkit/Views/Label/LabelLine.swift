import TermKitGraphics

/// A line of a label as it is shown: parts of the label's text, and an ellipsis in place of text that is left out.
package struct LabelLine: Equatable {
  enum Part: Equatable {
    case text(Range<String.Index>)
    case ellipsis
  }

  /// The ways to draw tabs and newlines, which have no glyphs.
  package enum Whitespace {
    /// As the pictures of control characters.
    case pictured
    /// A tab as blanks up to the next tab stop.
    case expanded
    /// As one blank each.
    case blank
  }

  private(set) var parts: [Part]
  private let whitespace: Whitespace
  /// The width of the label, in columns.
  private let width: Int

  init(_ line: TextWrapping.Line, of wrapping: TextWrapping) {
    parts = [.text(wrapping.visibleRange(of: line))]
    whitespace = .expanded
    width = wrapping.width
  }

  /// Creates a line of a text that may be too wide. Without a mode, it is cut at the edge. If `isCut` is true, an ellipsis follows anyway.
  package init(_ text: Substring, width: Int, _ truncation: TruncationMode?, isCut: Bool, _ whitespace: Whitespace) {
    self.whitespace = whitespace
    self.width = width
    if width <= 0 {
      parts = []
    } else if !isCut, text.columns(upTo: width.saturatingAdd(1)) <= width {
      parts = [.text(text.startIndex..<text.endIndex)]
    } else {
      parts = Self.parts(of: text, width: width, truncation)
    }
  }

  private static func parts(of text: Substring, width: Int, _ truncation: TruncationMode?) -> [Part] {
    func beginning(_ columns: Int) -> Part { .text(text.startIndex..<text.prefix(columns: columns).endIndex) }
    func end(_ columns: Int) -> Part { .text(text.suffix(columns: columns).startIndex..<text.endIndex) }
    let room = width - 1
    return switch truncation {
    case nil: [beginning(width)]
    case .tail: [beginning(room), .ellipsis]
    case .head: [.ellipsis, end(room)]
    case .middle: [beginning((room + 1) / 2), .ellipsis, end(room / 2)]
    }
  }

  // MARK: Showing

  func string(of text: String) -> String {
    if whitespace == .pictured, parts == [.text(text.startIndex..<text.endIndex)] { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let range): result += shown(text[range], after: result.columns)
      case .ellipsis: result += "…"
      }
    }
    return result
  }

  /// A part of a line with the same attributes throughout.
  package struct Piece: Equatable {
    package var text: String
    package var attributes: AttributedText.Attributes
  }

  /// Returns the line as texts with attributes. An ellipsis has the attributes of the text before it. At the beginning of the line, it has
  /// the attributes of the text after it.
  package func pieces(of text: AttributedText) -> [Piece] {
    var pieces: [Piece] = []
    var column = 0
    var leading = ""
    for part in parts {
      switch part {
      case .ellipsis where pieces.isEmpty: (leading, column) = ("…", 1)
      case .ellipsis: pieces[pieces.count - 1].text += "…"
      case .text(let range):
        for run in text.runs(in: range) {
          let shown = shown(text.string[run.range], after: column)
          pieces.append(Piece(text: leading + shown, attributes: run.attributes))
          (leading, column) = ("", column + shown.columns)
        }
      }
    }
    if !leading.isEmpty { pieces.append(Piece(text: leading, attributes: AttributedText.Attributes())) }
    return pieces
  }

  /// Returns, for each column, the index of the cluster there. An ellipsis has the index of the first cluster that it stands for.
  func indices(in text: String) -> [String.Index] {
    var indices: [String.Index] = []
    var end = text.startIndex
    for part in parts {
      guard case .text(let range) = part else {
        indices.append(end)
        continue
      }
      for index in text[range].indices {
        let columns = shown(text[index..<text.index(after: index)], after: indices.count).columns
        indices += repeatElement(index, count: columns)
      }
      end = range.upperBound
    }
    return indices
  }

  // MARK: Right to left

  /// Whether the line is one paragraph with all lines of a text: it has signs or blanks in place of newlines.
  func showsNewlines(of text: String) -> Bool {
    if whitespace != .blank { return whitespace == .pictured }
    return parts.contains { part in
      guard case .text(let range) = part else { return false }
      return text[range].contains(where: \.isNewline)
    }
  }

  /// Returns the line in the order of the screen. Its text is `string(of:)`.
  package func order(in directions: BidiText) -> BidiLine {
    let text = directions.text
    var result: [BidiLine.Part] = []
    var column = 0
    for part in parts {
      switch part {
      case .ellipsis:
        result.append(.ellipsis)
        column += 1
      case .text(let range) where whitespace == .pictured: result.append(.text(text.bytes(range)))
      case .text(let range):
        // Tabs and newlines divide the range.
        var start = range.lowerBound
        for index in text[range].indices where text[index] == "\t" || text[index].isNewline {
          if start < index { result.append(.text(text.bytes(start..<index))) }
          column += text[start..<index].columns
          let next = text.index(after: index)
          let blanks = shown(text[index..<next], after: column)
          result.append(.blanks(blanks.utf8.count, at: text.bytes(index..<next).lowerBound))
          column += blanks.columns
          start = next
        }
        if start < range.upperBound { result.append(.text(text.bytes(start..<range.upperBound))) }
        column += text[start..<range.upperBound].columns
      }
    }
    return directions.line(of: result)
  }

  private func shown(_ part: Substring, after column: Int) -> String {
    switch whitespace {
    case .pictured: return String(part)
    case .blank: return String(String(part).inOneLine.map { $0 == "\t" ? " " : $0 })
    case .expanded: return part.utf8.contains(UInt8(ascii: "\t")) ? expandingTabs(part, after: column) : String(part)
    }
  }

  private func expandingTabs(_ part: Substring, after start: Int) -> String {
    var result = ""
    var column = start
    for character in part {
      let stop = min(Self.tabWidth - column % Self.tabWidth, max(1, width - column))
      let shown = character == "\t" ? String(repeating: " ", count: stop) : String(character)
      result += shown
      column += shown.columns
    }
    return result
  }

  private static let tabWidth = 8
}

extension String {
  fileprivate func bytes(_ range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}
