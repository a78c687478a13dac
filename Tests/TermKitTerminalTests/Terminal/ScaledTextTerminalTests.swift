import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Large text on a real terminal, which is asked whether it scales text (OSC 66).
@Suite struct ScaledTextTerminalTests {
  private static let query = "\u{1B}]66;w=2; \u{1B}\\"

  private func session(
    _ arguments: [String] = [], scalesText: Bool = true, environment: [String: String?] = [:],
    answers: [String: String] = [:], size: Size = LargeScreen.size
  ) throws -> TerminalSession {
    try TerminalSession(
      "TerminalProbe", ["large"] + arguments, environment: environment, size: size, answers: answers,
      scalesText: scalesText)
  }

  private func letters(_ screen: LargeScreen) -> Set<ScreenEmulator.ScaledLetter> {
    let letters = "Abc".unicodeScalars.enumerated().map { index, scalar in
      let origin = screen.origin + Point(x: 4 * index, y: 0)
      return ScreenEmulator.ScaledLetter(
        scalar: scalar, area: Rect(origin: origin, size: Size(width: 4, height: 4)))
    }
    return screen == .covered ? [] : Set(letters)
  }

  private func hasLettersOfCells(_ screen: ScreenEmulator) -> Bool { screen.text.contains("▀") }

  @Test func `text is scaled while all of it is visible, and otherwise drawn from cells`() throws {
    let session = try session()
    for screen in LargeScreen.allCases {
      if screen != .textAndWord { session.send("n") }
      let isShown = session.wait(for: "\(screen)") {
        $0.scaledLetters == letters(screen) && $0.cursor == screen.cursor
          && $0.line(0) == (screen == .textAndWord ? "word" : "")
      }
      guard isShown else { return }
      expectEqual(hasLettersOfCells(session.screen), (screen == .covered), "\(screen)")
      expectEqual(session.screen.brokenLetterCount, 0, "\(screen)")
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a scaled letter has the colour of the text`() throws {
    let session = try session(["truecolor"])
    session.wait { $0.scaledLetters == letters(.textAndWord) }
    let output = String(decoding: session.bytes, as: UTF8.self)
    let start = try #require(output.range(of: "\u{1B}]66;s=4:w=1;A"))
    let colors = output[..<start.lowerBound].matches(of: /38;2;([0-9]+);([0-9]+);([0-9]+)/)
    expectEqual(colors.last.map { "\($0.1) \($0.2) \($0.3)" }, "255 0 0")
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `a terminal that does not scale text is asked once, and shows nothing of the query`() throws {
    let session = try session(scalesText: false)
    session.wait(for: "the query") { _ in session.hasWritten(Self.query) }
    let expected = LargeScreen.textAndWord.buffer(size: LargeScreen.size).text
    session.wait { $0.text == expected }
    for screen in LargeScreen.allCases.dropFirst() {
      session.send("n")
      session.wait(for: "\(screen)") {
        $0.text == screen.buffer(size: LargeScreen.size).text && $0.cursor == screen.cursor
      }
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.bytes.ranges(of: Array("\u{1B}]66;".utf8)).count, 2)
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["linux", "vt100"]) func `a console is not asked whether it scales text`(name: String) throws {
    let session = try session(environment: ["TERM": name])
    session.wait { hasLettersOfCells($0) || $0.text.contains("word") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]66;") && !session.hasWritten("\u{1B}[6n"))
  }

  @Test func `with scalesText false, the terminal is not asked`() throws {
    let session = try session(["no-scaling"])
    session.wait { hasLettersOfCells($0) }
    session.send("n")
    session.wait { $0.line(0).isEmpty && hasLettersOfCells($0) }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]66;"))
  }

  @Test func `a program without large text does not ask`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], scalesText: true)
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]66;"))
  }

  @Test func `the first frame is shown before the terminal has answered, and asks nothing yet`() throws {
    let session = try session()
    session.isMute = true
    session.wait { hasLettersOfCells($0) }
    session.send("n")
    session.wait { $0.line(0).isEmpty && hasLettersOfCells($0) }
    #expect(!session.hasWritten("\u{1B}]66;"))
    session.isMute = false
    // The answer to the last of the first queries.
    session.send("\u{1B}[?62c")
    session.wait { $0.scaledLetters == letters(.textAlone) && !hasLettersOfCells($0) }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `text is scaled again after a change of size and after a suspension, without another query`() throws {
    let script = "set -m; \(TerminalSession.product("TerminalProbe")) large; echo stopped; read line; fg; echo back"
    let session = try TerminalSession("/bin/sh", ["-c", script], size: LargeScreen.size, scalesText: true)
    session.wait { $0.scaledLetters == letters(.textAndWord) && !hasLettersOfCells($0) }
    session.resize(to: Size(width: 40, height: 10))
    session.wait { $0.line(0) == "word" && $0.scaledLetters == letters(.textAndWord) && !hasLettersOfCells($0) }
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen }
    session.send("\n")
    session.wait { $0.line(0) == "word" && $0.scaledLetters == letters(.textAndWord) && !hasLettersOfCells($0) }
    session.send("q")
    session.wait { $0.text.contains("back") }
    expectEqual(session.bytes.ranges(of: Array(Self.query.utf8)).count, 1)
    expectEqual(session.screen.brokenLetterCount, 0)
  }

  @Test func `a screen that has no room for the query is not asked`() throws {
    let session = try session(size: Size(width: 30, height: 2))
    session.wait { $0.line(0) == "word" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]66;"))
  }

  @Test func `a terminal that can shows the letters and all of their frame at once, also in a small frame`() throws {
    let session = try session(answers: ["\u{1B}[?2026$p": "\u{1B}[?2026;2$y"])
    session.wait { $0.scaledLetters == letters(.textAndWord) }
    let before = session.bytes.count
    session.send("n")
    session.wait { $0.line(0).isEmpty && $0.scaledLetters == letters(.textAlone) }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    let frame = String(decoding: session.bytes[before...], as: UTF8.self)
    let places = ["\u{1B}[?2026h", "\u{1B}]66;s=4:w=1;A", "\u{1B}]66;s=4:w=1;c", "\u{1B}[?2026l"].compactMap {
      frame.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 4 && places == places.sorted())
  }
}
