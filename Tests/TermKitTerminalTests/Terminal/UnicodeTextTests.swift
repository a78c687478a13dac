import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitText

/// The texts of Unicode's data files on a terminal. Each test runs in another process, because a process has only one terminal.
@Suite(.enabled(if: UnicodeData.isInstalled, "needs Unicode's files, which are in Debian's package unicode-data"))
struct UnicodeTextTests {
  @Test func `no emoji in Unicode's list displaces the text to its right`() async {
    await #expect(processExitsWith: .success) {
      let texts = try UnicodeData.emoji()
      try #require(texts.count > 4000)
      var trial = try await TextTrial(size: Size(width: 80, height: 24))
      await trial.show(texts)
    }
  }

  @Test func `no text in Unicode's test file for grapheme clusters displaces the text to its right`() async {
    await #expect(processExitsWith: .success) {
      let texts = try UnicodeData.clusters().map { $0.joined() }
      try #require(texts.count > 500)
      var trial = try await TextTrial(size: Size(width: 80, height: 24))
      await trial.show(texts)
    }
  }

  @Test func `no emoji with a text or emoji variation selector displaces the text to its right`() async {
    await #expect(processExitsWith: .success) {
      let texts = try UnicodeData.emojiVariations()
      try #require(texts.count > 700)
      var trial = try await TextTrial(size: Size(width: 80, height: 24))
      await trial.show(texts)
    }
  }

  @Test func `an emoji with a variation selector has the same base character on a real and a headless terminal`() async
  {
    await #expect(processExitsWith: .success) {
      let differences = try await Self.variationsShownDifferently()
      expectEqual(differences, [])
    }
  }

  @MainActor private static func variationsShownDifferently() async throws -> [String] {
    let size = Size(width: 80, height: 60)
    let own = try OwnTerminal(size: size)
    let real = try CursesTerminal()
    let headless = HeadlessTerminal(size: size)
    let texts = try UnicodeData.emojiVariations()
    var found: [String] = []
    for start in stride(from: 0, to: texts.count, by: 600) {
      var canvas = Canvas(CellBuffer(size: size))
      for (number, text) in texts[start...].prefix(600).enumerated() {
        canvas.draw(text + "|", at: Point(x: number % 10 * 8, y: number / 10), style: TextStyle())
      }
      real.present(canvas.buffer, runs: CellDiff.allRuns(of: size), cursor: nil)
      headless.present(canvas.buffer, runs: CellDiff.allRuns(of: size), cursor: nil)
      await own.settle()
      found += differences(own.screen, headless.screen)
    }
    return found
  }

  // Returns the cells that show another base character or U+FFFD. TermKit never sends variation selectors, because they change widths in
  // some terminals only.
  @MainActor private static func differences(_ real: ScreenEmulator, _ headless: CellBuffer) -> [String] {
    var found: [String] = []
    for y in 0..<headless.size.height {
      for x in 0..<headless.size.width where headless[x, y].width != 0 {
        let (shown, wanted) = (real[x, y].glyph.base, headless[x, y].glyph)
        if shown != wanted.base || shown == "\u{FFFD}" { found.append("(\(x), \(y)) shows \(shown), not \(wanted)") }
      }
    }
    return found
  }

  @Test func `Swift splits the texts of Unicode's test file into the grapheme clusters given there`() throws {
    var differences: [String] = []
    for clusters in try UnicodeData.clusters() {
      let text = clusters.joined()
      let found = text.map { String($0) }
      if !found.elementsEqual(clusters, by: { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }) {
        differences.append(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }
    }
    // Newer versions of Unicode do not join the scissors.
    differences.removeAll { $0 == "2701 200d 2701" }
    expectEqual(differences, [])
  }

  @Test func `a TextBuffer keeps its text unchanged and counts the same grapheme clusters as String`() throws {
    let texts = try UnicodeData.clusters().map { $0.joined() } + UnicodeData.emoji()
    var different: [String] = []
    for text in texts + [texts.joined(), texts.joined(separator: "a"), texts.joined(separator: " ")] {
      let buffer = TextBuffer(text)
      let isSame = buffer.chunks.map(\.text).joined() == text && buffer.count == text.count
      if !isSame { different.append(text.prefix(20).debugDescription) }
    }
    expectEqual(different, [])
  }
}

/// All Unicode scalars, one after the other.
@Suite struct UnicodeScalarTests {
  @Test func `no visible Unicode scalar displaces the text to its right on a terminal`() async {
    await #expect(processExitsWith: .success) {
      let replacement = Glyph("\u{FFFD}")
      let texts = (UInt32(0)...0x10FFFF).filter(Self.isTried).compactMap(Unicode.Scalar.init).map { String($0) }.filter
      {
        TextGlyphs($0).contains { $0.glyph != replacement }
      }
      try #require(texts.count > 30_000)
      var trial = try await TextTrial(size: Size(width: 200, height: 60))
      await trial.show(texts, [.marked])
    }
  }

  // Returns whether a scalar is tried. Of the blocks with thousands of similar characters (ideographs, syllables, private use), only some
  // are.
  private static func isTried(_ value: UInt32) -> Bool {
    switch value {
    case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xE000..<0xF900, 0x17000..<0x18D00, 0x20000...:
      value % (Sample.factor == nil ? 64 : 1) == 0
    default: true
    }
  }
}
