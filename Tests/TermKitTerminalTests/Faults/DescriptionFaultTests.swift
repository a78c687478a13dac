import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Terminal descriptions that are missing, broken or malicious: TERMINFO is not trusted.
@Suite struct DescriptionFaultTests {
  /// A folder with a test's description of xterm-256color, under both paths that ncurses tries.
  private final class Folder {
    let path = NSTemporaryDirectory() + "terminfo-" + UUID().uuidString

    init(_ description: Data) throws {
      for name in ["x", "78"] {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
        try description.write(to: URL(fileURLWithPath: path + "/" + name + "/xterm-256color"))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func installed() -> Data? {
    let folders = ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo", "/usr/lib/terminfo"]
    let paths = folders.flatMap { [$0 + "/x/xterm-256color", $0 + "/78/xterm-256color"] }
    return paths.lazy.compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }.first
  }

  private func expectSurvival(_ description: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try Folder(description)
    let session = try TerminalSession(
      "TerminalProbe", ["open"], environment: ["TERMINFO": folder.path, "TERMINFO_DIRS": folder.path])
    let ending = session.ending(sourceLocation: sourceLocation)
    #expect(ending == .exited(0) || ending == .exited(2), sourceLocation: sourceLocation)
    #expect(session.terminal.settings == session.settingsBefore, sourceLocation: sourceLocation)
  }

  @Test func `fault 26, 64: an empty, truncated or random terminal description is replaced or refused`() throws {
    let whole = try #require(Self.installed(), "no description of xterm-256color is installed")
    var random = SeededGenerator(seed: 64)
    try expectSurvival(Data())
    try expectSurvival(Data("not a description".utf8))
    for length in [1, 11, 12, 40, 200, whole.count - 1] { try expectSurvival(whole.prefix(length)) }
    for length in [12, 100, 5_000, 40_000] {
      try expectSurvival(Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }))
    }
  }

  @Test func `fault 64: a terminal description with wrong bytes is used or refused without a crash`() throws {
    let whole = try #require(Self.installed(), "no description of xterm-256color is installed")
    var random = SeededGenerator(seed: 2023)
    for round in 0..<24 {
      var broken = whole
      // The first twelve bytes contain the lengths of the parts. Half of the rounds damage only these, the other half any bytes.
      let end = round.isMultiple(of: 2) ? 12 : broken.count
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        broken[Int.random(in: 2..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try expectSurvival(broken)
    }
  }
}
