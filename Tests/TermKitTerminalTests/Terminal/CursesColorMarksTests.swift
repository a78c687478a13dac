import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

@MainActor @Suite struct CursesColorMarksTests {
  private let marks = CursesColorMarks { layer, color in Array("\u{1B}[\(layer == .ink ? 3 : 4)\(color)m".utf8) }

  init() {
    marks.define(1, .init(foreground: 1, background: 2))
    marks.define(2, .init(foreground: 3, background: 2))
    marks.define(30, .init(foreground: 3, background: -1))
  }

  // Returns the bytes after replacement. In the text, M12M is the mark of pair 12 and E is Escape.
  private func sent(_ text: String, by marks: CursesColorMarks? = nil) -> String {
    let bytes = text.map { $0 == "M" ? "\u{1F}" : $0 == "E" ? "\u{1B}" : $0 }
    var output: [UInt8] = []
    (marks ?? self.marks).replace(Array(String(bytes).utf8), appendingTo: &output)
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test func `a mark is replaced by a sequence for the colours that change`() {
    expectEqual(sent("M1MaM2MbM30McM1Md"), "E[31;42maE[33mbE[49mcE[31;42md")
  }

  @Test func `colours that are already selected are not sent again, even in the next frame`() {
    expectEqual(sent("M1Ma"), "E[31;42ma")
    expectEqual(sent("M1MbM2M"), "bE[33m")
  }

  @Test(arguments: ["E[m", "E[0m", "E[39;49m", "E(BE[m", "E[0;1m", "E[39m"])
  func `after a sequence that may reset colours, the next mark selects both colours`(sequence: String) {
    expectEqual(sent("M1M" + sequence + "M1M"), "E[31;42m" + sequence + "E[31;42m")
  }

  @Test(arguments: ["E[1m", "E[22m", "E[4m", "E[24m", "E[10;20H", "E[K", "E(B", "E7", "ä─", "E[", "E"])
  func `text and sequences that cannot reset colours pass unchanged and keep the selected colours`(bytes: String) {
    expectEqual(sent("M1M" + bytes), "E[31;42m" + bytes)
    expectEqual(sent("M2M"), "E[33m")
  }

  @Test func `a reset of colours directly before a reset of all attributes is left out`() {
    let normal = CursesColorMarks(normal: Array("\u{1B}(B\u{1B}[m".utf8)) { _, color in Array("\u{1B}[3\(color)m".utf8)
    }
    normal.define(1, .init(foreground: 1, background: -1))
    expectEqual(sent("M1MaE[39;49mE(BE[mbM1Mc", by: normal), "E[31;49maE(BE[mbE[31;49mc")
    expectEqual(sent("E[39;49mE(BaE[39;49m", by: normal), "E[39;49mE(BaE[39;49m")
    expectEqual(sent("E[39;49mE(BE[m"), "E[39;49mE(BE[m")
  }

  @Test func `a pair with a link opens it, and another pair, a reset and the end close it`() throws {
    let link = try #require(LinkAddress("https://a.example/größe x")?.number)
    let other = try #require(LinkAddress("https://a.example/2")?.number)
    marks.sendsLinks = true
    marks.define(4, .init(foreground: 3, background: 2, link: link))
    marks.define(5, .init(foreground: 3, background: 2, link: other))
    let open = "E]8;id=\(link);https://a.example/gr%C3%B6%C3%9Fe%20xE\\"
    expectEqual(sent("M2MaM4MbcM2Md"), "E[33;42ma\(open)bcE]8;;E\\d")
    expectEqual(sent("M4MaM5Mb"), "\(open)aE]8;id=\(other);https://a.example/2E\\b")
    expectEqual(sent("E[39;49mc"), "E[39;49mE]8;;E\\c")
  }

  @Test func `a pair with a style of the underline has it while the line is on, and a plain pair ends it`() {
    marks.define(4, .init(foreground: 3, background: 2, underline: 3))
    marks.define(5, .init(foreground: 3, background: 2))
    expectEqual(sent("M2MaM4ME[4mbM5Mc"), "E[33;42maE[4:3mbE[4:1mc")
    expectEqual(sent("E[24mM2MdE[4mM4MeE[mM5Mf"), "E[24mdE[4mE[4:3meE[mE[33;42mf")
    expectEqual(sent("M4MgE[0;4mM4Mh"), "gE[0;4mE[33;42mE[4:3mh")
  }

  @Test func `removed pairs can be defined with other colours, and marks of undefined pairs send nothing`() {
    expectEqual(sent("M1M"), "E[31;42m")
    marks.removeAll()
    marks.define(1, .init(foreground: 5, background: 6))
    expectEqual(sent("M1MM2M"), "E[35;46m")
  }

  // The reference selects both colours at each mark and keeps every reset.
  @Test(arguments: UInt64(1)...20)
  func `random output looks the same as if each mark selected both colours`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let normal = "\u{1B}(B\u{1B}[m"
    let marks = CursesColorMarks(normal: Array(normal.utf8)) { layer, color in
      Array("\u{1B}[\(layer == .ink ? 3 : 4)\(color)m".utf8)
    }
    let colors = (0..<12).map { _ in
      (Int32.random(in: -1...7, using: &random), Int32.random(in: -1...7, using: &random))
    }
    for (number, color) in colors.enumerated() {
      marks.define(Int32(number), .init(foreground: color.0, background: color.1))
    }
    let (shown, expected) = (
      ScreenEmulator(size: Size(width: 30, height: 8)), ScreenEmulator(size: Size(width: 30, height: 8))
    )
    for frame in 0..<50 {
      var (marked, naive) = ("", "")
      for _ in 0..<40 {
        let number = Int.random(in: 0..<colors.count, using: &random)
        let (ink, paper) = colors[number]
        let piece = [
          "x", "ab ", "ä─", "\u{1B}[39;49m" + normal, normal, "\u{1B}[1m", "\u{1B}[22m", "\u{1B}[7m", "\u{1B}[0;1m",
          "\u{1B}[K",
          "\u{1B}[39;49m", "\u{1B}[\(1 + number % 8);\(1 + 2 * number)H",
        ].randomElement(using: &random)
        let isMark = Bool.random(using: &random)
        marked += isMark ? "\u{1F}\(number)\u{1F}" : piece ?? ""
        naive += isMark ? "\u{1B}[\(ink < 0 ? 39 : 30 + ink)m\u{1B}[\(paper < 0 ? 49 : 40 + paper)m" : piece ?? ""
      }
      var output: [UInt8] = []
      marks.replace(Array(marked.utf8), appendingTo: &output)
      shown.feed(output)
      expected.feed(Array(naive.utf8))
      for y in 0..<8 {
        for x in 0..<30 where shown[x, y] != expected[x, y] {
          Issue.record("frame \(frame), (\(x), \(y)): \(shown[x, y]) instead of \(expected[x, y])")
          return
        }
      }
    }
  }

  @Test func `a terminal description gets colour marks only if its colour sequences have the expected form`() {
    var description = CompiledDescription(name: "mine")
    let names = ["setaf", "setab", "op", "scp"]
    description.strings = names.map { .init(name: $0, value: nil) }
    func pairs(_ ink: String, _ paper: String, _ original: String) -> [UInt8]? {
      var copy = description
      for (name, value) in zip(names, [ink, paper, original]) { copy.set(name, to: value) }
      copy.markColors()
      return copy.strings.last?.value
    }
    let capability = Array(CursesColorMarks.capability.utf8)
    expectEqual(pairs("\u{1B}[3%p1%dm", "\u{1B}[4%p1%dm", "\u{1B}[39;49m"), capability)
    expectNil(pairs("\u{1B}[3%p1%dm", "\u{1B}[4%p1%dm", "\u{1B}[0m"))
    expectNil(pairs("\u{1B}b%p1%{32}%+%c", "\u{1B}[4%p1%dm", "\u{1B}[39;49m"))
    expectNil(pairs("\u{1B}[3%p1%dm", "\u{1B}[4%p1%dm\u{1B}[K", "\u{1B}[39;49m"))
    description.markColors()
    expectNil(description.strings.last?.value)
  }
}
