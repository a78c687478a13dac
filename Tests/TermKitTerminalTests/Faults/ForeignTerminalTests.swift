import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

/// Programs on terminals that do not follow ECMA-48: they get only the sequences of their description.
@Suite(.enabled(if: InstalledDescriptions.areComplete, Comment(rawValue: InstalledDescriptions.missing)))
struct ForeignTerminalTests {
  private static let names = ["wy50", "hp2392", "tvi925", "adm3a", "vt52", "minitel1"]

  private func session(_ name: String) throws -> TerminalSession {
    // The probe's argument and COLORTERM both ask for colours and Unicode.
    let session = try TerminalSession(
      "TerminalProbe", ["echo", "truecolor"], environment: ["TERM": name, "COLORTERM": "truecolor"])
    session.wait(for: "the start") { _ in session.hasWritten("ready") }
    return session
  }

  @Test(arguments: names)
  func `a program sends only sequences of the terminal's description from start to end`(name: String) async throws {
    let session = try session(name)
    // The program draws the screen again, rings the bell and copies. Then come a new size, and SIGCONT as after SIGSTOP.
    session.send("iby")
    session.resize(to: Size(width: 70, height: 20))
    session.wait(for: "the size") { _ in session.hasWritten("70x20") }
    session.send("C")
    session.wait(for: "the return") { _ in session.hasWritten("resumed") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    try await expectDescribed(session.bytes, name)
  }

  @Test(arguments: names)
  func `a crash restores the terminal with sequences of its description only`(name: String) async throws {
    let session = try session(name)
    let count = session.bytes.count
    session.send("x")
    guard case .killed = session.ending() else {
      Issue.record("the program did not crash")
      return
    }
    #expect(session.bytes.count > count)
    expectEqual(session.terminal.settings, session.settingsBefore)
    try await expectDescribed(session.bytes, name)
  }

  @Test func `a program starts at once on a terminal that answers no queries`() throws {
    let begin = PseudoTerminal.now
    let session = try session("wy50")
    #expect(PseudoTerminal.now < begin + TerminalSession.timeout / 2)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  // Every control byte begins a sequence of the description. For sequences with numbers, the beginning is enough.
  @MainActor private func expectDescribed(_ bytes: [UInt8], _ name: String) throws {
    let known = try Self.sequences(name)
    var rest = bytes[...]
    var strange: [ArraySlice<UInt8>] = []
    while let byte = rest.first {
      if byte >= 0x20 && byte < 0x7F || Self.plainControls.contains(byte) {
        rest.removeFirst()
      } else if let sequence = known.first(where: { rest.starts(with: $0) }) {
        rest.removeFirst(sequence.count)
      } else {
        strange.append(rest.prefix(8))
        rest.removeFirst()
      }
    }
    let texts = strange.map { $0.map { String($0, radix: 16) }.joined(separator: " ") }
    expectEqual(texts, [], "\(name) does not describe these sequences")
    let text = String(decoding: bytes, as: UTF8.self)
    for start in ["\u{1B}[", "\u{1B}]", "\u{9B}", "\u{18}"] where !known.contains(Array(start.utf8)) {
      #expect(!text.contains(start), "\(name) got \(start.debugDescription)")
    }
  }

  // Bell, backspace, tab, line feed and return, and zeros, which fill the delay that a sequence needs.
  private static let plainControls: Set<UInt8> = [0x00, 0x07, 0x08, 0x09, 0x0A, 0x0D]

  /// Returns the sequences of a description, longest first. A sequence with numbers counts as its parts.
  @MainActor private static func sequences(_ name: String) throws -> [[UInt8]] {
    let strings = try CursesDescription(TraitDetection(terminalName: name)).compiled.strings.compactMap(\.value)
    let parts = strings.map(TerminfoPadding.removed).flatMap { string in
      string.split(separator: UInt8(ascii: "%")).enumerated().flatMap { index, part in
        // The character after a per cent sign is an operator. Longer operators leave harmless text.
        [Array(index == 0 ? part : part.dropFirst())]
      }
    }
    return parts.filter { $0.contains { $0 < 0x20 } }.flatMap { part in
      part.indices.filter { part[$0] < 0x20 }.map { Array(part[$0...]) }
    }.sorted { $0.count > $1.count }
  }
}
