import Foundation
package import TermKit

/// A pseudo-terminal that becomes the standard input and output of this process, with the emulator at its other end.
///
/// It is for tests that run in their own process. They wait for no other process, so they can check thousands of frames.
///
///     let own = try OwnTerminal(size: Size(width: 80, height: 24))
///     let terminal = try CursesTerminal()
///     terminal.present(buffer, runs: runs, cursor: nil)
///     await own.settle()
///     own.screen.text
@MainActor package final class OwnTerminal {
  /// The emulator that shows the output.
  package let screen: ScreenEmulator
  /// All bytes that were written since `forgetBytes()`.
  package private(set) var bytes: [UInt8] = []
  private let main: Int32
  private let other: Int32
  private let pieces: AsyncStream<[UInt8]>
  private var markCount = 0

  /// Replaces descriptors 0 and 1, and sets the environment: TERM=xterm-256color, a UTF-8 locale, and then `variables`.
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - variables: Environment variables.
  ///   - reordering: The way in which the terminal shows text from right to left. Defaults to `none`.
  package init(
    size: Size, _ variables: [String: String] = [:], reordering: ScreenEmulator.Reordering = .none
  ) throws {
    screen = ScreenEmulator(size: size, reordering: reordering)
    (main, other) = try PseudoTerminal.openEnds(size: size)
    for name in ["NO_COLOR", "COLORTERM", "COLORFGBG", "LANG", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE", "STY", "TMUX"] {
      unsetenv(name)
    }
    let all = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(variables) { $1 }
    for (name, value) in all { setenv(name, value, 1) }
    try PseudoTerminal.adopt(other)
    pieces = Self.reading(main)
  }

  // A thread reads, so that the terminal takes any amount of output.
  private static func reading(_ descriptor: Int32) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count > 0 { continuation.yield(Array(buffer.prefix(count))) }
          if count == 0 || count < 0 && errno != EINTR { break }
        }
        continuation.finish()
      }
    }
  }

  /// Waits until all output has arrived on the screen.
  package func settle() async {
    // An OSC sequence that terminals ignore marks the end of the output.
    markCount += 1
    let mark = Array("\u{1B}]7777;\(markCount)\u{1B}\\".utf8)
    var rest = mark[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(other, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
    }
    var arrived: [UInt8] = []
    for await piece in pieces {
      arrived += piece
      if arrived.suffix(mark.count).elementsEqual(mark) { break }
    }
    arrived.removeLast(min(mark.count, arrived.count))
    bytes += arrived
    screen.feed(arrived)
  }

  /// Sends a text to the program, as keys and answers of a terminal.
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(main, bytes, bytes.count)
  }

  /// Clears `bytes`.
  package func forgetBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Resizes the terminal's window.
  package func resize(to size: Size) {
    screen.resize(to: size)
    PseudoTerminal.resize(main, to: size)
  }
}
