import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

/// Terminals that use the control sequences of ECMA-48, and terminals that do not.
@MainActor @Suite struct ControlSequenceFamilyTests {
  private func description(_ name: String) -> CursesDescription? {
    try? CursesDescription(TraitDetection(terminalName: name))
  }

  private func usesControlSequences(_ strings: [String: String]) -> Bool {
    CursesDescription.usesControlSequences { strings[$0].map { Array($0.utf8) } }
  }

  @Test func `a description follows ECMA-48 if its sequences for placing the cursor and for erasing do`() {
    #expect(usesControlSequences(["cup": "\u{1B}[%i%p1%d;%p2%dH", "el": "\u{1B}[K"]))
    #expect(usesControlSequences(["cup": "\u{1B}[%i%p1%d;%p2%dH", "clear": "\u{1B}[H\u{1B}[J"]))
    #expect(usesControlSequences(["cup": "%i\u{1B}[%p1%d;%p2%dH", "el": "\u{1B}[K", "clear": "\u{C}"]))
    #expect(!usesControlSequences(["cup": "\u{1B}=%p1%' '%+%c%p2%' '%+%c", "el": "\u{1B}T"]))
    #expect(!usesControlSequences(["cup": "\u{1B}[%i%p1%d;%p2%dH", "el": "\u{1B}t", "clear": "\u{1B}[J"]))
    #expect(!usesControlSequences(["cup": "\u{1B}Y%p1%' '%+%c%p2%' '%+%c", "el": "\u{1B}[K"]))
    #expect(!usesControlSequences(["cup": "\u{1B}[%i%p1%d;%p2%dH"]))
  }

  @Test func `a description with the 8-bit control sequence introducer follows ECMA-48`() {
    let strings: [String: [UInt8]] = ["cup": [0x9B] + "%i%p1%d;%p2%dH".utf8, "el": [0x9B, 0x4B]]
    #expect(CursesDescription.usesControlSequences { strings[$0] })
  }

  // In a description of the family, at least two thirds of the sequences have an Escape and a bracket. In a description that mixes ECMA-48
  // with other sequences, more than half may have them. In all others, fewer do.
  @Test(.enabled(if: InstalledDescriptions.areComplete, Comment(rawValue: InstalledDescriptions.missing)))
  func `installed descriptions that count as ECMA-48 consist mostly of its sequences, and few others do`() {
    var count = (family: 0, others: 0, mixed: 0)
    for name in InstalledDescriptions.names {
      guard let description = description(name) else { continue }
      let share = shareOfControlSequences(description)
      if description.usesControlSequences {
        count.family += 1
        #expect(share > 0.6, "\(name)")
      } else {
        count.others += 1
        if share > 0.5 { count.mixed += 1 }
      }
    }
    // ncurses 6.4 has 1,429 names of the family and 1,071 others.
    #expect(count.family > 1200 && count.others > 900, "\(count)")
    #expect(count.mixed < 50, "\(count)")
  }

  private func shareOfControlSequences(_ description: CursesDescription) -> Double {
    let all = description.compiled.strings.compactMap(\.value).filter { $0.contains(0x1B) || $0.contains(0x9B) }
    let ours = all.count { $0.contains(0x9B) || $0.firstRange(of: Array("\u{1B}[".utf8)) != nil }
    return Double(ours) / Double(max(1, all.count))
  }

  @Test(arguments: ["xterm", "xterm-256color", "screen", "tmux", "linux", "vt100", "vt220", "rxvt", "ansi", "sun"])
  func `xterm, screen, tmux, the Linux console and the VT100 follow ECMA-48`(name: String) throws {
    guard InstalledDescriptions.names.contains(name) else { return }
    #expect(try #require(description(name)).usesControlSequences)
  }

  @Test(
    .enabled(if: InstalledDescriptions.areComplete, Comment(rawValue: InstalledDescriptions.missing)),
    arguments: ["wy50", "wy60", "hp2392", "tvi925", "tvi955", "adm3a", "vt52", "h19", "dg200", "minitel1", "vip"])
  func `terminals with their own sequences, such as the Wyse 50 and the VT52, do not follow ECMA-48`(name: String)
    throws
  {
    #expect(try !#require(description(name)).usesControlSequences)
  }

  @Test func `a terminal without ECMA-48 gets no queries, and no more colours or glyphs than its description has`() {
    var detection = TraitDetection(terminalName: "wy50", colorTerm: "truecolor", describedColors: 0)
    detection.usesControlSequences = false
    #expect(!detection.answersQueries)
    let options = TerminalOptions(colorDepth: .truecolor, glyphLevel: .braille)
    expectEqual(detection.traits(options), TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    expectEqual(detection.traits(), TraitCollection(glyphLevel: .ascii, colorDepth: .none))
  }

  @Test func `a terminal without ECMA-48 gets no private modes`() {
    expectEqual(CursesModes.usual(TerminalOptions(), usesControlSequences: false), [])
  }

  @Test func `with usesMouse false, the private modes still include the reports of focus and pastes`() {
    let modes = CursesModes.usual(TerminalOptions(usesMouse: false), usesControlSequences: true)
    expectEqual(modes.enteringBytes, Array("\u{1B}[?1004h\u{1B}[?2004h".utf8))
    expectEqual(modes.leavingBytes, Array("\u{1B}[?2004l\u{1B}[?1004l".utf8))
    expectEqual(modes.withPointerMotion, modes)
  }
}
