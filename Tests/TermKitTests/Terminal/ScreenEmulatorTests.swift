import TermKitTestSupport
import Testing

@testable import TermKit

/// The measuring instrument itself: it has to see what it is there to see.
@Suite struct ScreenEmulatorTests {
  private let screen = ScreenEmulator(size: Size(width: 10, height: 3))

  private func feed(_ text: String) { screen.feed(Array(text.utf8)) }

  @Test func `text, colours and attributes are seen`() {
    feed("\u{1B}[1;3;4;7;38;2;1;2;3;48;5;200mx\u{1B}[0;31my日e\u{301}")
    let first = screen[0, 0]
    #expect(first.text == "x" && first.width == 1)
    #expect(first.foreground == 0x1010203 && first.background == 200)
    #expect(first.attributes == [.bold, .italic, .underline, .reverse])
    #expect(screen[1, 0].foreground == 1 && screen[1, 0].background == -1)
    #expect(screen[2, 0].text == "日" && screen[2, 0].width == 2 && screen[3, 0].width == 0)
    #expect(screen[4, 0].glyph == Glyph(scalars: "e\u{301}".unicodeScalars))
    #expect(screen.text == "xy日e\u{301}\n\n")
  }

  @Test func `modes left on are seen`() {
    #expect(screen.isAsFound)
    for mode in [1049, 1000, 2004, 1004] {
      feed("\u{1B}[?\(mode)h")
      #expect(!screen.isAsFound, "mode \(mode)")
      feed("\u{1B}[?\(mode)l")
      #expect(screen.isAsFound, "mode \(mode)")
    }
    feed("\u{1B}[?25l")
    #expect(!screen.isAsFound)
  }

  @Test func `the cursor, the bell and the title are seen`() {
    feed("\u{1B}[2;4H\u{7}\u{1B}]2;the title\u{7}")
    #expect(screen.cursor == Point(x: 3, y: 1))
    #expect(screen.bellCount == 1)
    #expect(screen.title == "the title")
  }

  @Test func `questions are answered`() {
    feed("\u{1B}[6n")
    #expect(screen.takeReplies() == Array("\u{1B}[1;1R".utf8))
  }
}
