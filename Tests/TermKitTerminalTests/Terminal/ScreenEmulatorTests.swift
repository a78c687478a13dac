import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The emulator that other tests rely on.
@Suite struct ScreenEmulatorTests {
  private let screen = ScreenEmulator(size: Size(width: 10, height: 3))

  private func feed(_ text: String) { screen.feed(Array(text.utf8)) }

  @Test func `the emulator records text, colours and attributes`() {
    feed("\u{1B}[1;3;4;7;38;2;1;2;3;48;5;200mx\u{1B}[0;31my日e\u{301}")
    let first = screen[0, 0]
    #expect(first.text == "x" && first.width == 1)
    #expect(first.foreground == 0x1010203 && first.background == 200)
    expectEqual(first.attributes, [.bold, .italic, .underline, .reverse])
    #expect(screen[1, 0].foreground == 1 && screen[1, 0].background == -1)
    #expect(screen[2, 0].text == "日" && screen[2, 0].width == 2 && screen[3, 0].width == 0)
    expectEqual(screen[4, 0].glyph, Glyph(scalars: "e\u{301}".unicodeScalars))
    expectEqual(screen.text, "xy日e\u{301}\n\n")
  }

  @Test func `isAsFound is false while a mode is on or the cursor is hidden`() {
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

  @Test func `the emulator records the cursor, the bell and the title`() {
    feed("\u{1B}[2;4H\u{7}\u{1B}]2;the title\u{7}")
    expectEqual(screen.cursor, Point(x: 3, y: 1))
    expectEqual(screen.bellCount, 1)
    expectEqual(screen.title, "the title")
  }

  @Test func `the emulator answers a query for the cursor's position`() {
    feed("\u{1B}[6n")
    expectEqual(screen.takeReplies(), Array("\u{1B}[1;1R".utf8))
  }

  @Test(arguments: [
    ("a\u{301}e\u{302}\u{323}", "a\u{301}e\u{302}\u{323}"), ("ab\u{E9}c", "ab\u{E9}c"), ("a日e中\u{302}", "a日e中\u{302}"),
    ("a\u{1B}(B\u{301}b\u{1F600}c", "a\u{301}b\u{1F600}c"),
  ])
  func `the emulator shows a text identically wherever its bytes are split`(text: String, shown: String) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      feed("\u{1B}[H\u{1B}[2J")
      screen.feed(Array(bytes[..<cut]))
      screen.feed(Array(bytes[cut...]))
      #expect(screen.line(0).unicodeScalars.elementsEqual(shown.unicodeScalars), "cut at \(cut)")
    }
  }

  @Test func `the emulator shows invalid UTF-8 as a replacement character and does not hold back later text`() {
    screen.feed([0x61, 0x80, 0x80, 0x80, 0x80])
    #expect(screen.line(0).hasPrefix("a\u{FFFD}"))
    screen.feed([0xC3])
    feed("x")
    #expect(screen.line(0).hasSuffix("\u{FFFD}x"))
  }

  @Test(arguments: ["linux", "xterm-mono", "xterm-256color", "vt100"])
  func `the emulator shows a program's output identically wherever its bytes are split`(name: String) throws {
    let size = Size(width: 40, height: 12)
    let session = try TerminalSession("TerminalProbe", ["draw", "5"], environment: ["TERM": name], size: size)
    var screens = RandomScreens(seed: 5, size: size)
    for _ in 0..<20 {
      let text = screens.buffer.text
      guard session.wait(until: { $0.text == text }) else { return }
      session.send("n")
      _ = screens.advance()
    }
    var random = SeededGenerator(seed: 11)
    for longest in [1, 2, 3, 7, 50, 300, 1000] + Array(repeating: 4000, count: 40) {
      let (whole, cut) = (ScreenEmulator(size: size), ScreenEmulator(size: size))
      var rest = session.bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...longest, using: &random))
        cut.feed(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      whole.feed(session.bytes)
      #expect(whole.text.count > 200)
      expectEqual(cut.text, whole.text, "pieces of up to \(longest) bytes")
    }
  }
}
