import Foundation
import TermKit
import TermKitTestSupport

/// The game in its own terminal. It records the contents of all frames.
///
/// The terminal has synchronized output (mode 2026), so the brackets around frames separate whole frames from parts of frames.
package final class GameInstance {
  /// A screen whose contents differ from the previous screen.
  package struct Frame {
    package let reading: ScreenReading
    /// Whether the whole frame has arrived. Only the last frame of a killed instance may be incomplete.
    package let isWhole: Bool
    /// The screen as text, for the report of a failure.
    package let text: String
  }

  /// The frames until now.
  package private(set) var frames: [Frame] = []
  package let screen: ScreenEmulator
  private let terminal: PseudoTerminal
  private var splitter = FrameSplitter()
  // Whether bytes have arrived since the last reading of the screen.
  private var isUnread = false

  /// Whether only a part of a frame has arrived until now.
  package var isInFrame: Bool { splitter.isInFrame }

  /// All facts that whole frames have shown until now.
  package var shownFacts: Set<ShownFact> {
    let readings = frames.filter(\.isWhole).map(\.reading)
    return zip([nil] + readings, readings).reduce(into: []) { $0.formUnion($1.1.facts.union($1.1.rating(since: $1.0))) }
  }

  /// Starts the game on a store.
  ///
  /// With `reducesMotion`, screens change at once, so keys of a burst meet the screen that they are meant for.
  package init(
    _ program: String, store: String, size: Size = Size(width: 80, height: 24), reducesMotion: Bool = false
  ) throws {
    let environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory(),
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let arguments = ["--store", store, "--fresh"] + (reducesMotion ? ["--reduce-motion"] : [])
    terminal = try PseudoTerminal(program, arguments, environment: environment, size: size)
    screen = ScreenEmulator(size: size)
  }

  deinit { terminal.stop() }

  /// Types a text.
  package func send(_ text: String) { terminal.send(Array(text.utf8)) }

  /// Returns whether a text is on the screen.
  package func shows(_ text: String) -> Bool { screen.text.contains(text) }

  /// Reads the game's output until a moment of ``PseudoTerminal/now``.
  package func receive(until deadline: Double) {
    repeat {
      // The system waits for whole milliseconds only, so the last millisecond is a busy wait.
      let timeout = max(0, deadline - PseudoTerminal.now - 0.001)
      receive(timeout: timeout)
    } while PseudoTerminal.now < deadline && !terminal.hasEnded
  }

  /// Reads the game's output until a condition holds.
  /// - Throws: If the condition does not hold within the time limit of all tests.
  package func wait(for what: String, until isMet: () -> Bool) throws {
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !isMet() {
      receive(timeout: 0.01)
      guard PseudoTerminal.now < deadline, !terminal.hasEnded else {
        throw SoakFailure("\(what) did not appear. The screen:\n\(screen.text)")
      }
    }
  }

  /// Reads the game's output until it ends with certain bytes, but at most for a number of seconds.
  package func receive(untilBytes wanted: String, within seconds: Double) {
    let deadline = PseudoTerminal.now + seconds
    while PseudoTerminal.now < deadline, let bytes = terminal.read(until: deadline), !bytes.isEmpty {
      take(bytes)
      if bytes.firstRange(of: Array(wanted.utf8)) != nil { return }
    }
  }

  /// Whether the game has ended.
  package var hasEnded: Bool { terminal.hasEnded }

  /// How the game has ended. Nil while it runs.
  package var ending: PseudoTerminal.Ending? { terminal.waitForEnding(until: 0) }

  /// Reads the game's output, and waits at most `timeout` seconds for some.
  package func receive(timeout: Double) {
    guard let bytes = terminal.read(until: PseudoTerminal.now + timeout), !bytes.isEmpty else { return }
    take(bytes + terminal.readWholeWrites())
    // A frame without brackets is one write.
    if !isInFrame { read() }
  }

  /// Kills the game with SIGKILL, and reads all output from before.
  package func kill() {
    terminal.stop()
    take(terminal.readWholeWrites())
    read(isWhole: !isInFrame)
  }

  /// Ends the game with its key.
  /// - Throws: If the game does not end.
  package func quit() throws {
    send("q")
    guard terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout) == .exited(0) else {
      throw SoakFailure("The game did not end. The screen:\n\(screen.text)")
    }
  }

  private func take(_ bytes: [UInt8]) {
    for piece in splitter.split(bytes) {
      screen.feed(Array(piece.bytes))
      isUnread = true
      if piece.endsFrame { read() }
    }
    let asksForMode = bytes.firstRange(of: Array("\u{1B}[?2026$p".utf8)) != nil
    let replies = (asksForMode ? Array("\u{1B}[?2026;2$y".utf8) : []) + screen.takeReplies()
    if !replies.isEmpty, !terminal.hasEnded { terminal.send(replies) }
  }

  private func read(isWhole: Bool = true) {
    guard isUnread else { return }
    isUnread = false
    let reading = ScreenReading(screen)
    if reading != frames.last?.reading || !isWhole {
      frames.append(Frame(reading: reading, isWhole: isWhole, text: screen.text))
    }
  }
}

/// Finds the brackets around frames in the output of a program.
package struct FrameSplitter {
  private static let bracket = Array("\u{1B}[?2026".utf8)
  // The number of bytes at the end that are the beginning of a bracket.
  private var matched = 0
  /// Whether a frame has begun and not yet ended.
  package private(set) var isInFrame = false

  package init() {}

  /// Splits bytes after each bracket that ends a frame.
  package mutating func split(_ bytes: [UInt8]) -> [(bytes: ArraySlice<UInt8>, endsFrame: Bool)] {
    var pieces: [(bytes: ArraySlice<UInt8>, endsFrame: Bool)] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where endsFrame(byte) {
      pieces.append((bytes[start...index], true))
      start = index + 1
    }
    return start == bytes.count ? pieces : pieces + [(bytes[start...], false)]
  }

  private mutating func endsFrame(_ byte: UInt8) -> Bool {
    defer {
      // Only the first byte of a bracket is an escape.
      let isNext = matched < Self.bracket.count && byte == Self.bracket[matched]
      matched = isNext ? matched + 1 : byte == Self.bracket[0] ? 1 : 0
    }
    guard matched == Self.bracket.count else { return false }
    if byte == UInt8(ascii: "h") { isInFrame = true }
    guard byte == UInt8(ascii: "l") else { return false }
    isInFrame = false
    return true
  }
}

/// The reason why a round failed.
package struct SoakFailure: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
