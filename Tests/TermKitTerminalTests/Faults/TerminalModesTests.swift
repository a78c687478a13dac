import TermKitTestSupport
import TestBasics
import Testing

/// The type that determines which modes a program has left on.
@Suite struct TerminalModesTests {
  private func leftOn(_ text: String) -> [String] { TerminalModes(Array(text.utf8)).leftOn }

  @Test(arguments: [
    ("\u{1B}[?1000;1006h", "\u{1B}[?1000;1006l"), ("\u{1B}[?2031h", "\u{1B}[?2031l"),
    ("\u{1B}[?2026h", "\u{1B}[?2026l"),
    ("\u{1B}[?25l", "\u{1B}[?25h"), ("\u{1B}[?7l", "\u{1B}[?7h"), ("\u{1B}[?1049h", "\u{1B}[?1049l"),
    ("\u{1B}[>1u", "\u{1B}[<u"), ("\u{1B}[>1u\u{1B}[>5u", "\u{1B}[<2u"), ("\u{1B}[=1u", "\u{1B}[=0u"),
    ("\u{1B}[>4;2m", "\u{1B}[>4m"), ("\u{1B}=", "\u{1B}>"), ("\u{E}", "\u{F}"), ("\u{1B}(0", "\u{1B}(B"),
    ("\u{1B}[22;0;0t", "\u{1B}[23;0;0t"), ("\u{1B}[22t\u{1B}]0;title\u{7}", "\u{1B}[23t"),
    ("\u{1B}[22;2t\u{1B}]2;title\u{1B}\\", "\u{1B}]2;\u{1B}\\\u{1B}[23;2t"),
    ("\u{1B}]9;4;1;50\u{1B}\\", "\u{1B}]9;4;0\u{1B}\\"), ("\u{1B}]22;text\u{1B}\\", "\u{1B}]22;\u{1B}\\"),
    ("\u{1B}[?2048h", "\u{1B}[?2048l"),
    ("\u{1B}[22t\u{1B}]2;title\u{1B}\\", "\u{1B}[23t"), ("\u{1B}]11;#000000\u{7}", "\u{1B}]111\u{7}"),
    ("\u{1B}[2;9r", "\u{1B}[1;24r"), ("\u{1B}[1;31m", "\u{1B}[m"), ("\u{1B}[31m", "\u{1B}[39;49m\u{1B}(B\u{1B}[m"),
    ("\u{1B}[4h", "\u{1B}[4l"), ("\u{1B}[?1049h\u{1B}[>1u", "\u{1B}[<u\u{1B}[?1049l"),
  ])
  func `a mode counts as left on until its own sequence switches it off`(on: String, off: String) {
    #expect(leftOn(on) != [])
    expectEqual(leftOn(on + "text" + off), [])
    #expect(leftOn(on + off + on) != [])
  }

  @Test(arguments: [
    "\u{1B}[?1049h\u{1B}[>1u\u{1B}[?1049l\u{1B}[<u", "\u{1B}]2;title\u{7}", "\u{1B}[?1000h\u{1B}[?1006l",
  ])
  func `a mode that is switched off in the wrong place or by a wrong sequence is left on`(text: String) {
    #expect(leftOn(text) != [])
  }

  @Test(arguments: [
    "", "text", "\u{1B}[6n\u{1B}[c\u{1B}[?u\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}P+q544e\u{1B}\\",
    "\u{1B}[?1000h\u{1B}[38;2;1;2\u{18}\u{1B}\\\u{1B}[?1000l\u{1B}[m", "\u{1B}]52;c;eA==\u{7}", "\u{1B}[2J\u{1B}[3;4H",
  ])
  func `queries, text and truncated sequences leave no mode on`(text: String) {
    expectEqual(leftOn(text), [])
  }
}
