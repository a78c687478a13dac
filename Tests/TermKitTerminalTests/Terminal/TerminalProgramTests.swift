import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

/// The abilities of terminal emulators, by their names.
@Suite struct TerminalProgramTests {
  @Test(arguments: [
    ("ghostty 1.1.3", false), ("ghostty 1.2.0", true), ("iTerm2 3.5.0", false), ("iTerm2 3.6.6", true),
    ("iTerm.app 3.6.6", true), ("WezTerm 20240203-110809-5046fc22", false), ("WezTerm 20250401-120000-abc", true),
    ("VTE(7600)", false), ("VTE(8000)", true), ("kitty(0.42.1)", false), ("windows terminal", true), ("conemu", true),
    ("Konsole 25.12.3", false), ("Konsole 26.04.0", true), ("ghostty", false), ("XTerm(390)", false), ("", false),
  ])
  func `a progress is sent only to versions that are known to show it`(name: String, shows: Bool) {
    expectEqual(TerminalProgram(name: name).showsProgress, shows)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "kitty"), (["TERM": "foot-extra"], "foot-extra"),
    (["TERM": "xterm-256color", "WT_SESSION": "a"], "windows terminal"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"], "ghostty 1.2.0"),
    (["TERM": "xterm-256color", "VTE_VERSION": "8000"], "vte(8000)"), (["TERM": "xterm-256color"], "256color"),
    (["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"], "kitty"), (["ConEmuANSI": "ON"], "conemu"), ([:], ""),
  ])
  func `TERM names the program before the variables that a program inherits`(variables: [String: String], name: String)
  {
    expectEqual(TerminalProgram.environmentName { variables[$0] }, name)
  }

  @Test(arguments: [NoticeSequence.plain, .titled, .kitty])
  func `semicolons in the texts of a notification do not become fields`(sequence: NoticeSequence) {
    let plain = sequence.bytes(title: "title", body: "body").count { $0 == UInt8(ascii: ";") }
    let hostile = sequence.bytes(title: "4;1;99", body: "a;b").count { $0 == UInt8(ascii: ";") }
    expectEqual(hostile, plain)
  }

  @Test(arguments: [
    "A\u{1B}]0;x\u{7}Z", "A\u{9C}\u{9D}\u{85}Z", "A\r\nZ", "A\u{202E}Z",
    "Ae" + String(repeating: "\u{301}", count: 2000),
    String(repeating: "👩\u{200D}", count: 500),
  ])
  func `a text of the window has no control characters and a limited length`(text: String) {
    for level in [GlyphLevel.ascii, .blocks, .braille] {
      let line = WindowText.title(text, level)
      #expect(line.utf8.count <= 240 && line.columns <= 80 && line.hasPrefix(text.hasPrefix("A") ? "A" : ""))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }
  }

  @Test func `a fraction of a progress is a whole percentage between 0 and 100`() {
    let parts = [-1, 0, 0.004, 0.496, 1, 7, .nan, .infinity].map { TerminalProgress.fraction($0).percent }
    expectEqual(parts, [0, 0, 0, 50, 100, 100, 0, 100])
    expectNil(TerminalProgress.indeterminate.percent)
  }
}
