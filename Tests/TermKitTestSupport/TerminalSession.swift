import Foundation
package import TermKit
package import Testing

/// A program in a pseudo-terminal, seen through a terminal emulator.
///
///     let session = try TerminalSession("TerminalProbe", ["echo"])
///     session.wait { $0.line(0) == "ready" }
///     session.send("q")
///     #expect(session.ending() == .exited(0))
package final class TerminalSession {
  /// The screen that the program shows.
  package let screen: ScreenEmulator
  /// The terminal that the program runs on.
  package let terminal: PseudoTerminal
  /// The terminal's settings before the program ran.
  package let settingsBefore: String
  /// All output of the program.
  package private(set) var bytes: [UInt8] = []
  /// The greatest number of bytes to read at once.
  package var readLimit = 1 << 16
  /// True if this terminal answers no queries. Defaults to false.
  package var isMute = false
  // The answers of this terminal to queries that the emulator does not know, by query.
  private let answers: [String: String]
  /// The one time limit of all tests, in seconds. On an idle machine, the wait takes milliseconds.
  package static let timeout = SanitizerOptions.areSet ? 240.0 : 60.0

  /// Runs a product of this package, or a program by its full path.
  /// - Parameters:
  ///   - environment: Variables that override the defaults, such as TERM=xterm-256color and a UTF-8 locale. A nil removes a variable.
  ///   - answers: The terminal's answers to queries that the emulator does not know.
  ///   - isAmbiguousWide: Whether the terminal shows characters of ambiguous width in two columns. Defaults to false.
  ///   - joinsMarks: Whether a spacing mark takes no column, as in some terminals in mode 2027. Defaults to false.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    size: Size = Size(width: 80, height: 24), standardOutput: Int32? = nil, answers: [String: String] = [:],
    isAmbiguousWide: Bool = false, joinsMarks: Bool = false
  ) throws {
    self.answers = answers
    var all: [String: String?] = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"],
      "HOME": NSTemporaryDirectory(), "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in environment { all.updateValue(value, forKey: name) }
    screen = ScreenEmulator(size: size, isAmbiguousWide: isAmbiguousWide, joinsMarks: joinsMarks)
    terminal = try PseudoTerminal(
      Self.product(program), arguments, environment: all.compactMapValues { $0 },
      size: size, standardOutput: standardOutput)
    settingsBefore = Self.pristineSettings
  }

  // The settings that the kernel gives to every new terminal.
  private static let pristineSettings: String = {
    let session = try? PseudoTerminal("/bin/sh", ["-c", "read x"], environment: [:], size: Size(width: 80, height: 24))
    return session?.settings ?? "none"
  }()

  /// Returns the path of a program of this package, which is beside the tests. A full path is returned unchanged.
  package static func product(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent(name).path
  }

  /// Types a text.
  package func send(_ text: String) {
    terminal.send(Array(text.utf8))
  }

  /// Returns whether the program has written a text.
  package func hasWritten(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }

  /// Resizes the window.
  package func resize(to size: Size) {
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  /// Reads the program's output until the screen is as wanted. If the screen does not become so, the test fails and reports the screen.
  @discardableResult
  package func wait(
    for what: String = "the screen", within seconds: Double = TerminalSession.timeout,
    sourceLocation: SourceLocation = #_sourceLocation, until isWanted: (ScreenEmulator) -> Bool
  ) -> Bool {
    let deadline = PseudoTerminal.now + seconds
    while true {
      receiveAll()
      if isWanted(screen) { return true }
      guard PseudoTerminal.now < deadline, receive(until: deadline) || isWanted(screen) else {
        Issue.record("Gave up waiting for \(what). The terminal shows:\n\(screen.text)", sourceLocation: sourceLocation)
        return false
      }
    }
  }

  /// Reads the program's output until there has been none for half a second. For debugging: tests wait for the screen that they need.
  package func waitUntilQuiet() {
    var count = -1
    while bytes.count != count {
      count = bytes.count
      _ = receive(until: PseudoTerminal.now + 0.5)
    }
  }

  /// Reads the program's output until the program has ended. Returns nil and fails the test if the program does not end.
  package func ending(
    within seconds: Double = TerminalSession.timeout, sourceLocation: SourceLocation = #_sourceLocation
  ) -> PseudoTerminal.Ending? {
    let deadline = PseudoTerminal.now + seconds
    while receive(until: deadline), PseudoTerminal.now < deadline {}
    let ending = terminal.waitForEnding(until: deadline)
    if ending == nil {
      Issue.record("The program did not end. The terminal shows:\n\(screen.text)", sourceLocation: sourceLocation)
    }
    return ending
  }

  /// Reads the program's output for a number of seconds.
  package func receive(for seconds: Double) {
    let deadline = PseudoTerminal.now + seconds
    while PseudoTerminal.now < deadline, receive(until: deadline) {}
  }

  // Reads the output that has arrived, without waiting for more.
  private func receiveAll() {
    var count = -1
    while bytes.count != count {
      count = bytes.count
      _ = receive(until: 0)
    }
  }

  // Returns false at the end of the output.
  private func receive(until deadline: Double) -> Bool {
    guard let new = terminal.read(until: deadline, limit: readLimit) else { return false }
    bytes += new
    screen.feed(new)
    let own = screen.takeReplies()
    if isMute { return true }
    let known = answers.filter { new.firstRange(of: Array($0.key.utf8)) != nil }.map(\.value).sorted()
    let replies = Array(known.joined().utf8) + own
    if !replies.isEmpty { terminal.send(replies) }
    return true
  }

  /// Fails the test if the terminal is not as the program found it.
  package func expectTerminalAsFound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      terminal.settings == settingsBefore, "the terminal settings are not restored", sourceLocation: sourceLocation)
    #expect(!screen.isAlternateScreen, "the alternate screen is still shown", sourceLocation: sourceLocation)
    #expect(screen.cursor != nil, "the cursor is hidden", sourceLocation: sourceLocation)
    #expect(!screen.reportsMouse, "mouse reports are still on", sourceLocation: sourceLocation)
    #expect(!screen.bracketsPastes, "bracketed paste is still on", sourceLocation: sourceLocation)
    #expect(!screen.reportsFocus, "focus reports are still on", sourceLocation: sourceLocation)
    #expect(TerminalModes(bytes).leftOn == [], "the program left modes or settings on", sourceLocation: sourceLocation)
  }
}
