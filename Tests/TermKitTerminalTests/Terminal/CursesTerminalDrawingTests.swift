import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct CursesTerminalDrawingTests {
  private static let names: [ColorDepth: String] = [
    .none: "none", .eight: "8", .sixteen: "16", .palette256: "256", .truecolor: "truecolor",
  ]

  @Test func `the sequence that repeats a character is not sent, because libvterm fails in the last column`() throws {
    let session = try TerminalSession("TerminalProbe", ["draw", "12", "256"], size: Size(width: 60, height: 18))
    for _ in 0..<20 { session.send("n") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(String(decoding: session.bytes, as: UTF8.self).matches(of: /\u{1B}\[[0-9]+b/).isEmpty)
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .sixteen, .eight, .none])
  func `a change of maximumColorDepth applies to the next frame, with fewer or more colours`(own: ColorDepth) throws {
    let size = Size(width: 60, height: 18)
    let session = try TerminalSession("TerminalProbe", ["depths", "9", try #require(Self.names[own])], size: size)
    var screens = RandomScreens(seed: 9, size: size)
    for frame in 0..<2 * depthsInTurn.count {
      if frame > 0 {
        session.send("n")
        _ = screens.advance()
      }
      let depth = min(own, depthsInTurn[frame % depthsInTurn.count])
      var expectation = EmulatedExpectation(screens.buffer, depth: depth, on: own)
      let isShown = session.wait(for: "frame \(frame)") { $0.cursor == screens.cursor && expectation.isMet(by: $0) }
      guard isShown else {
        Issue.record("\(depth) on \(own): \(expectation.differences(from: session.screen))")
        return
      }
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [
    "xterm-16color", "xterm-mono", "vt100", "vt220", "linux", "screen-256color", "tmux-256color",
    "rxvt-unicode-256color", "xterm",
  ])
  func `random screens show the right text with every description that fits the emulator`(name: String) throws {
    let size = Size(width: 40, height: 12)
    let session = try TerminalSession("TerminalProbe", ["draw", "5"], environment: ["TERM": name], size: size)
    let depth: ColorDepth =
      switch name {
      case "xterm-16color": .sixteen
      case "xterm-mono", "vt100", "vt220": .none
      case "linux", "xterm": .eight
      default: .palette256
      }
    var screens = RandomScreens(seed: 5, size: size)
    for frame in 0..<40 {
      if frame > 0 {
        session.send("n")
        _ = screens.advance()
      }
      var expectation = EmulatedExpectation(screens.buffer, depth: depth)
      // Attributes are not compared: some of these descriptions have none, or cannot combine them with colours.
      let isShown = session.wait(for: "frame \(frame)") { $0.text == screens.buffer.text }
      guard isShown else {
        Issue.record("\(expectation.differences(from: session.screen))")
        return
      }
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.terminal.settings, session.settingsBefore)
  }

  @Test func `T12: underlined text is reversed on a terminal that cannot underline coloured text`() throws {
    let size = Size(width: 40, height: 12)
    let session = try TerminalSession("TerminalProbe", ["draw", "5"], environment: ["TERM": "linux"], size: size)
    var screens = RandomScreens(seed: 5, size: size)
    for _ in 0..<10 {
      session.send("n")
      _ = screens.advance()
    }
    let buffer = screens.buffer
    #expect(session.wait(for: "the tenth frame") { $0.text == buffer.text })
    let places = (0..<size.height).flatMap { y in (0..<size.width).map { Point(x: $0, y: y) } }
    let underlined = places.filter {
      buffer[$0.x, $0.y].width == 1 && buffer[$0.x, $0.y].attributes.contains(.underline)
    }
    #expect(underlined.count > 10)
    #expect(underlined.allSatisfy { session.screen[$0.x, $0.y].attributes.contains(.reverse) })
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test(arguments: [ColorDepth.sixteen, .palette256, .truecolor])
  func `screens on which every cell has a new combination of colours look right`(depth: ColorDepth) throws {
    let size = Size(width: 150, height: 50)
    let session = try TerminalSession("TerminalProbe", ["crowd", try #require(Self.names[depth])], size: size)
    for frame in 0..<12 {
      if frame > 0 { session.send("n") }
      var expectation = EmulatedExpectation(crowdedScreen(frame, size: size), depth: depth)
      let isShown = session.wait(for: "frame \(frame)") {
        $0[0, 0].text == expectation.buffer.line(0).prefix(1) && expectation.isMet(by: $0)
      }
      if !isShown {
        Issue.record("\(expectation.differences(from: session.screen))")
        return
      }
    }
  }

  @Test func `a glyph that the terminal draws in another width displaces no other cell`() throws {
    let size = Size(width: 64, height: 10)
    let session = try TerminalSession("TerminalProbe", ["emoji"], size: size)
    for frame in 0..<10 {
      if frame > 0 { session.send("n") }
      let buffer = emojiScreen(frame, size: size)
      session.wait(for: "frame \(frame)") { screen in
        (0..<size.height).allSatisfy { y in
          (0..<size.width).allSatisfy { x in
            buffer[x, y].width != 1 || screen[x, y].text == String(Character(buffer[x, y].glyph.base))
          }
        }
      }
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a family emoji is shown as one member, a flag as its letters, and a heart emoji as a heart`() throws {
    let session = try TerminalSession("TerminalProbe", ["emoji"], size: Size(width: 40, height: 3))
    session.wait { $0.line(0).contains("👩") && $0.line(0).contains("DE") && $0.line(0).contains("❤ ") }
    #expect(!session.bytes.contains([0xE2, 0x80, 0x8D]), "a joiner was sent")
    #expect(!session.bytes.contains([0xEF, 0xB8, 0x8F]), "a variation selector was sent")
  }

  @Test func `in the C locale, only ASCII is sent`() throws {
    let session = try TerminalSession(
      "TerminalProbe", ["draw", "3"], environment: ["LC_ALL": "C"], size: Size(width: 40, height: 12))
    for _ in 0..<20 { session.send("n") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.bytes.count > 1000)
    #expect(session.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test func `presenting an unchanged screen sends no bytes`() throws {
    let session = try TerminalSession("TerminalProbe", ["speed", "none", "500"])
    _ = session.ending()
    let still = session.bytes.count
    let moving = try TerminalSession("TerminalProbe", ["speed", "sparse", "500"])
    _ = moving.ending()
    #expect(still < 700)
    #expect(moving.bytes.count > 20_000)
  }

  #if os(Linux)
    @Test func `a frame takes at most four writes on average, however many places of the screen change`() throws {
      let size = Size(width: 150, height: 50)
      let session = try TerminalSession("TerminalProbe", ["draw", "9"], size: size)
      var screens = RandomScreens(seed: 9, size: size)
      session.wait { $0.isAlternateScreen && $0.text == screens.buffer.text }
      let writes = try writeCount(session.terminal.process)
      var runCount = 0
      for frame in 1...20 {
        session.send("n")
        runCount += screens.advance().count
        let text = screens.buffer.text
        session.wait(for: "frame \(frame)") { $0.text == text }
      }
      #expect(runCount > 350)
      #expect(try writeCount(session.terminal.process) - writes <= 20 * 4)
    }

    // Returns the number of `write` calls of a process, as the kernel counts them.
    private func writeCount(_ process: Int32) throws -> Int {
      let lines = try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8).split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("syscw:") })
      return try #require(Int(line.dropFirst("syscw: ".count)))
    }
  #endif

  @Test func `invalidate makes the next frame repaint the whole screen`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], size: Size(width: 90, height: 5))
    session.wait { $0.line(0) == "ready" && $0.line(2) == "90x5" }
    session.screen.feed(Array("\u{1B}[H\u{1B}[2Jrubbish from elsewhere".utf8))
    session.send("i")
    session.wait {
      $0.line(0).contains("character(\"i\")") && $0.line(2) == "90x5" && !$0.text.contains("rubbish")
    }
  }

  @Test func `beep rings the terminal's bell once`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    session.wait { $0.line(0) == "ready" }
    session.send("b")
    session.wait { $0.bellCount == 1 }
  }
}

extension [UInt8] {
  /// Returns whether other bytes occur in these, one after the other.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}
