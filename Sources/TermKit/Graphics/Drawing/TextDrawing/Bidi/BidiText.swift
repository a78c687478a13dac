/// The directions of a text, paragraph by paragraph. Its lines become `BidiLine`s.
///
/// The order of a line depends on its whole paragraph. So the text is examined as a whole, and then broken into lines.
package final class BidiText: Sendable {
  /// The text.
  package let text: String
  /// The base direction that was asked for.
  package let base: BidiBase
  /// Whether the text is one paragraph, in which newlines are shown as signs or blanks.
  package let isOneLine: Bool
  // The scalars in order.
  private let scalars: [Scalar]
  // The bytes at which the paragraphs begin, and their base directions.
  private let paragraphs: [Paragraph]

  struct Scalar {
    /// The place in the text, in bytes of UTF-8.
    let byte: Int
    /// The scalar, or its presentation form.
    let form: Unicode.Scalar
    let element: BidiLevels.Element
  }

  private struct Paragraph {
    let start: Int
    let isRightToLeft: Bool
  }

  /// Examines a text.
  /// - Parameters:
  ///   - text: The text.
  ///   - base: The base direction of all paragraphs. Defaults to `natural`: the first letter of each paragraph decides.
  ///   - isOneLine: Whether the text is one paragraph, in which newlines are shown as signs or blanks. Defaults to false: a newline ends a
  ///     paragraph.
  package init(_ text: String, base: BidiBase = .natural, isOneLine: Bool = false) {
    var all: [Scalar] = []
    var paragraphs: [Paragraph] = []
    var paragraph: [Unicode.Scalar] = []
    var start = 0
    func endParagraph() {
      let levels = BidiLevels(paragraph, base: base)
      paragraphs.append(Paragraph(start: start, isRightToLeft: levels.isRightToLeft))
      for (index, form) in levels.joined(paragraph).enumerated() {
        all.append(Scalar(byte: start, form: form, element: levels.elements[index]))
        start += UTF8.width(paragraph[index])
      }
      paragraph.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      paragraph.append(scalar)
      if !isOneLine, scalar.isNewline { endParagraph() }
    }
    if !paragraph.isEmpty || paragraphs.isEmpty { endParagraph() }
    (self.text, self.base, self.isOneLine) = (text, base, isOneLine)
    scalars = all
    self.paragraphs = paragraphs
  }

  /// Returns whether the base direction of the paragraph at a byte is right to left.
  package func isRightToLeft(at byte: Int) -> Bool {
    paragraphs.last { $0.start <= byte }?.isRightToLeft ?? false
  }

  /// Returns the whole text as one line.
  package var line: BidiLine { line(of: [.text(0..<text.utf8.count)]) }

  /// Returns a line in screen order. Its `parts` are in the order of the text.
  package func line(of parts: [BidiLine.Part]) -> BidiLine {
    var start: Int?
    for part in parts {
      switch part {
      case .text(let bytes): start = start ?? bytes.lowerBound
      case .blanks(_, let byte): start = start ?? byte
      case .ellipsis: break
      }
    }
    var builder = BidiLineBuilder(text: self, isRightToLeft: isRightToLeft(at: start ?? 0))
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let bytes): builder.add(bytes)
      case .blanks(let count, let byte): builder.addBlanks(count, element(at: byte))
      case .ellipsis: builder.addEllipsis(before: index + 1 < parts.count ? parts[index + 1] : nil)
      }
    }
    return builder.line
  }

  // Returns the number of the scalar at a byte.
  func index(at byte: Int) -> Int {
    scalars.indices.partitionPoint { scalars[$0].byte >= byte }
  }

  subscript(index: Int) -> Scalar { scalars[index] }

  func element(at byte: Int) -> BidiLevels.Element { scalars[index(at: byte)].element }
}

extension BidiText {
  /// Returns whether a text may have to be reordered: whether it has letters or digits of scripts that are written from right to left, or marks
  /// of isolation.
  package static func mayReorder(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayReorder)
  }

  /// Returns whether the text of these bytes of UTF-8 may have to be reordered.
  ///
  /// The blocks of these scripts are U+0590 to U+08FF, U+FB1D to U+FDFF, U+FE70 to U+FEFF, U+10800 to U+10FFF and U+1E800 to U+1EFFF.
  static func mayReorder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The loop has no branches and no early exit, which lets the compiler examine many bytes at once. It also finds other characters.
    var found: UInt8 = 0
    for byte in bytes { found |= (byte &- 0xD6 <= 0xA ? 1 : 0) | (byte &- 0xEF <= 1 ? 1 : 0) }
    return found != 0 && hasRightToLeft(bytes)
  }

  private static func hasRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var place = bytes.baseAddress else { return false }
    // The bytes belong to a string and are therefore well formed.
    let end = place + bytes.count
    while place < end {
      switch place[0] {
      case ..<0xD6: place += 1
      // Emoji.
      case 0xF0... where place[1] == 0x9F: place += 4
      case 0xF0... where (place[1] == 0x90 || place[1] == 0x9E) && place[2] >= 0xA0: return true
      case 0xF0...: place += 4
      case 0xEF where isPresentationForm(place[1], place[2]): return true
      case 0xE0 where place[1] < 0xA4: return true
      case 0xE0...: place += 3
      case 0xD6 where place[1] < 0x90: place += 2
      default: return true
      }
    }
    return false
  }

  private static func isPresentationForm(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0xAC: third >= 0x9D
    case 0xAD...0xB7, 0xBA...0xBB: true
    case 0xB9: third >= 0xB0
    default: false
    }
  }
}
