import TermKit
import TermKitTestSupport
import Testing

/// Tests of the screens of `termkit-bench`, which must equal the screens of the raw program.
@Suite struct TermKitBenchTests {
  private static let size = Size(width: 64, height: 18)
  private static let inks = [196, 46, 226, 51, 201, 231]
  private static let papers = [17, 22, 52, 53, 58, 23]

  private func session(_ arguments: [String]) throws -> TerminalSession {
    try TerminalSession("termkit-bench", arguments, size: Self.size)
  }

  private func expect(_ screen: ScreenEmulator, shows cell: (Int, Int) -> (text: Int, ink: Int, paper: Int)) {
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let (shown, wanted) = (screen[x, y], cell(x, y))
        #expect(shown.text.unicodeScalars.first?.value == UInt32(wanted.text), "cell (\(x), \(y))")
        #expect(shown.foreground == wanted.ink && shown.background == wanted.paper, "colours of cell (\(x), \(y))")
      }
    }
  }

  // Returns the last screen before the program left the alternate screen.
  private func lastScreen(of session: TerminalSession) throws -> ScreenEmulator {
    #expect(session.ending() == .exited(0))
    let end = try #require(session.bytes.endOfLastFrame, "the program has not left its screen")
    let screen = ScreenEmulator(size: Self.size)
    screen.feed(Array(session.bytes[..<end]))
    return screen
  }

  @Test func `the fill scenario ends with its last frame`() throws {
    let screen = try lastScreen(of: session(["fill", "6"]))
    expect(screen) { x, y in
      (33 + (x + 3 * y + 35) % 94, Self.inks[(x + y + 5) % 6], Self.papers[(x / 4 + y + 5) % 6])
    }
  }

  @Test func `the sparse scenario changes twenty cells in each frame`() throws {
    let screen = try lastScreen(of: session(["sparse", "7"]))
    var writers: [Int: Int] = [:]
    for step in 0..<140 { writers[step * 7919 % (Self.size.width * Self.size.height)] = step / 20 }
    expect(screen) { x, y in
      guard let writer = writers[y * Self.size.width + x] else { return (97 + (x + y) % 26, Self.inks[y % 6], 16) }
      return (65 + writer, Self.inks[writer % 6], 16)
    }
  }

  @Test func `blanks within a row are erased by terminals that do that in colours`() throws {
    let session = try TerminalSession("termkit-bench", ["list", "100"], size: Self.size)
    for row in 0..<40 {
      session.wait(for: "row \(row)") { screen in
        screen.line(min(row + 1, 17)).hasPrefix("row \(String(repeating: "0", count: row < 10 ? 5 : 4))\(row)   ")
          && screen.line(0).contains("sel=\(String(repeating: "0", count: row < 10 ? 5 : 4))\(row) ")
      }
      let selected = min(row + 1, 17)
      #expect((0..<64).allSatisfy { session.screen[$0, selected].background == 24 })
      #expect(session.screen.line(selected).hasSuffix(" kB"))
      session.send("\u{1B}[B")
    }
    let text = String(decoding: session.bytes, as: UTF8.self)
    #expect(text.matches(of: /\u{1B}\[[0-9]+X/).count >= 40)
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test func `the start scenario shows READY and quits`() throws {
    let session = try session(["start"])
    session.wait { $0.line(17).dropFirst(2).hasPrefix("READY") }
    #expect(session.screen[2, 17].foreground == 231)
    #expect(session.screen.line(0).hasPrefix("abcdefgh"))
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test func `the list scrolls no farther than the selection needs`() throws {
    let session = try session(["list", "100"])
    session.wait { $0.line(0) == " peers   sel=000000   of 000100" }
    #expect(session.screen.line(2) == "row 000001   bravo alpha hotel…                          7919 kB")
    session.send(String(repeating: "\u{1B}OB", count: 17))
    session.wait { $0.line(0) == " peers   sel=000017   of 000100" }
    #expect(session.screen.line(1).hasPrefix("row 000001 "))
    #expect(session.screen.line(17).hasPrefix("row 000017 "))
    #expect(session.screen[0, 17].background == 24 && session.screen[63, 17].foreground == 231)
    #expect(session.screen[0, 16].foreground == 81 && session.screen[13, 16].foreground == 229)
    session.send("\u{1B}[6~\u{1B}OA")
    session.wait { $0.line(0) == " peers   sel=000032   of 000100" }
    #expect(session.screen.line(17).hasPrefix("row 000033 "))
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test func `a wrong command line prints the usage of termkit-bench and exits with status 2`() throws {
    for arguments in [[], ["fill"], ["start", "3"], ["list", "x"], ["step", "x"]] {
      let session = try session(arguments)
      #expect(session.ending() == .exited(2))
      #expect(session.screen.line(0).hasPrefix("usage: termkit-bench"))
    }
  }
}
