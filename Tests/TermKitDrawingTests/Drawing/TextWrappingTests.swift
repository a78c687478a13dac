import TermKit
import TestBasics
import Testing

@Suite struct TextWrappingTests {
  private func lines(_ text: String, _ width: Int, _ mode: WrappingMode = .word) -> [String] {
    let wrapping = TextWrapping(text, width: width, mode: mode)
    return wrapping.lines.map(wrapping.text(of:))
  }

  @Test func `word wrapping keeps words whole, and the space at a line break stays on the upper line`() {
    expectEqual(lines("Three in a row wins", 8), ["Three in", "a row", "wins"])
    let wrapping = TextWrapping("Three in a row", width: 8)
    expectEqual(wrapping.lines.map { String(wrapping.text[$0.range]) }, ["Three in ", "a row"])
    expectEqual(wrapping.lines.map(\.columns), [8, 5])
  }

  @Test func `a word longer than a line is broken anywhere`() {
    expectEqual(lines("a Donaudampfschiff", 6), ["a", "Donaud", "ampfsc", "hiff"])
  }

  @Test func `newlines of every kind end a line`() {
    expectEqual(lines("a\nb\r\nc\rd\u{2028}e\n", 9), ["a", "b", "c", "d", "e", ""])
    expectEqual(lines("", 9), [""])
    expectEqual(lines("\n\n", 9), ["", "", ""])
  }

  @Test func `a line may break after the hyphen of a compound, but not after one that begins a word`() {
    expectEqual(lines("Tic-Tac-Toe", 8), ["Tic-Tac-", "Toe"])
    expectEqual(lines("from -5 to", 6), ["from", "-5 to"])
    expectEqual(lines("Absatzanfang oder -ende", 18), ["Absatzanfang oder", "-ende"])
  }

  @Test func `lines break between ideographs, but not before closing or after opening punctuation`() {
    expectEqual(lines("世界人民大", 4), ["世界", "人民", "大"])
    expectEqual(lines("世界人民大", 5), ["世界", "人民", "大"])
    expectEqual(lines("世界。人", 4), ["世", "界。", "人"])
    expectEqual(lines("世（界人", 4), ["世", "（界", "人"])
  }

  @Test func `in a width of one column, a wide glyph gets a line of its own`() {
    expectEqual(lines("世a界", 1), ["世", "a", "界"])
  }

  @Test func `no-break spaces keep words together`() {
    expectEqual(lines("to 10\u{A0}am", 7), ["to", "10\u{A0}am"])
  }

  @Test func `character wrapping breaks lines anywhere and keeps all spaces`() {
    let wrapping = TextWrapping("ab cd ef", width: 3, mode: .character)
    expectEqual(wrapping.lines.map { String(wrapping.text[$0.range]) }, ["ab ", "cd ", "ef"])
    expectEqual(wrapping.lines.map(\.columns), [3, 3, 2])
  }

  @Test func `a tab extends to the next tab stop`() {
    let wrapping = TextWrapping("a\tb\tc", width: 20, tabWidth: 4)
    expectEqual(wrapping.lines.map(wrapping.text(of:)), ["a   b   c"])
    expectEqual(wrapping.lines[0].columns, 9)
  }

  @Test func `wrapped lines contain every character except newlines, and fit the width`() {
    for text in ["Three in a row  wins ", "世界 a\tb\n\nlong-long-word x", "e\u{301}👩\u{200D}🚀 🇩🇪🇩🇪🇩🇪"] {
      for width in 1...12 {
        for mode in WrappingMode.allCases {
          let wrapping = TextWrapping(text, width: width, mode: mode)
          let kept = wrapping.lines.map { String(text[$0.range]) }.joined()
          expectEqual(kept, text.filter { !$0.isNewline })
          for line in wrapping.lines { #expect(line.columns <= max(width, 2)) }
          for line in wrapping.lines { #expect(wrapping.text(of: line).columns <= max(width, 2)) }
        }
      }
    }
  }

  @Test func `the index of a grapheme cluster survives the round trip through its position`() {
    let text = "Three 世界 in a\nrow\twins"
    for width in 3...30 {
      let wrapping = TextWrapping(text, width: width)
      for index in text.indices where !" \t\n".contains(text[index]) {
        expectEqual(wrapping.index(at: wrapping.position(of: index)), index)
      }
      expectEqual(wrapping.position(of: text.endIndex).y, wrapping.lines.count - 1)
    }
  }

  @Test func `a position outside the text maps to the nearest index`() {
    let wrapping = TextWrapping("ab cd\nef", width: 3)
    expectEqual(wrapping.index(at: Point(x: 0, y: -4)), wrapping.text.startIndex)
    expectEqual(wrapping.index(at: Point(x: 99, y: 99)), wrapping.text.endIndex)
    expectEqual(wrapping.text[wrapping.index(at: Point(x: 99, y: 0))], " ")
    expectEqual(wrapping.text[wrapping.index(at: Point(x: 99, y: 1))], "\n")
  }

  @Test func `an index inside a cluster has the position at which the cluster begins`() {
    let wrapping = TextWrapping("ae\u{301}b", width: 10)
    let accent = wrapping.text.unicodeScalars.index(wrapping.text.startIndex, offsetBy: 2)
    expectEqual(wrapping.position(of: accent), Point(x: 1, y: 0))
  }

  // MARK: The indent of the first line

  @Test func `firstLineIndent shortens only the first line`() {
    let wrapping = TextWrapping("Three in a row wins", width: 8, firstLineIndent: 3)
    expectEqual(wrapping.lines.map(wrapping.text(of:)), ["Three", "in a row", "wins"])
    expectEqual(wrapping.lines.map(\.columns), [5, 8, 4])
    expectEqual(wrapping.position(of: wrapping.text.startIndex), Point(x: 3, y: 0))
    expectEqual(wrapping.index(at: Point(x: 1, y: 0)), wrapping.text.startIndex)
  }

  @Test func `an indent breaks a first word that no longer fits, and a full-width indent leaves a blank line`() {
    let narrow = TextWrapping("Three", width: 5, firstLineIndent: 3)
    expectEqual(narrow.lines.map(narrow.text(of:)), ["Th", "ree"])
    let full = TextWrapping("Three", width: 5, firstLineIndent: 5)
    expectEqual(full.lines.map(full.text(of:)), ["", "Three"])
    expectEqual(full.lines.map(\.columns), [0, 5])
  }
}
