import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The game on the accessibility bus of a desktop without screens, and what a screen reader there learns about it.
///
/// The reader is `desktop-reader.py`, which uses pyatspi. It writes to the terminal of the game, between the control characters RS and US.
final class DesktopReaderSession {
  let terminal: TerminalSession
  let store: TemporaryStore
  private let commands: FileHandle
  private var readCount = 0

  private static let needed = [
    "/usr/bin/dbus-run-session", "/usr/bin/dbus-send", "/usr/bin/python3", "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/python3/dist-packages/pyatspi",
  ]
  static var isInstalled: Bool { needed.allSatisfy { FileManager.default.fileExists(atPath: $0) } }

  /// Starts the game and the reader, and waits until they know each other.
  init(_ arguments: [String] = []) throws {
    store = try TemporaryStore()
    let folder = store.folder.path
    let fifo = folder + "/commands"
    #expect(mkfifo(fifo, 0o600) == 0)
    let reader = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("desktop-reader.py")
    let game = [TerminalSession.product("tictactoe"), "--accessible=desktop", "--store", store.path] + arguments
    // The accessibility bus outlives the session, unless its launcher ends first.
    let script = """
      stop() {
        kill $reader $(dbus-send --session --print-reply --dest=org.freedesktop.DBus / \\
          org.freedesktop.DBus.GetConnectionUnixProcessID string:org.a11y.Bus | sed -n 's/.*uint32 //p')
      }
      trap stop EXIT
      trap 'exit 1' HUP TERM
      /usr/bin/python3 '\(reader.path)' tictactoe '\(fifo)' 2>'\(folder)/errors' & reader=$!
      \(game.joined(separator: " "))
      """
    // Opened for reading too, a FIFO takes commands before the reader opens it.
    commands = try #require(FileHandle(forUpdatingAtPath: fifo))
    terminal = try TerminalSession(
      "/usr/bin/dbus-run-session", ["--", "/bin/sh", "-c", script],
      environment: ["HOME": folder, "XDG_RUNTIME_DIR": folder, "DISPLAY": nil, "AT_SPI_BUS_ADDRESS": nil])
    read("found application tictactoe by TermKit")
  }

  // The game must end by itself, because the buses end after it.
  deinit {
    terminal.send("\u{3}")
    #expect(terminal.ending() == .exited(0))
  }

  /// Everything that the reader has written, in order.
  private var lines: [String] {
    String(decoding: terminal.bytes, as: UTF8.self).split(separator: "\u{1E}").dropFirst().compactMap { part in
      part.contains("\u{1F}") ? String(part.prefix { $0 != "\u{1F}" }) : nil
    }
  }

  /// Waits until the reader has written a line that begins with a text, and returns the lines since the last call, up to that line.
  @discardableResult
  func read(_ beginning: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    var new: [String] = []
    terminal.wait(for: "the reader to write \(beginning)", sourceLocation: sourceLocation) { _ in
      let lines = self.lines.dropFirst(self.readCount)
      guard let index = lines.firstIndex(where: { $0.hasPrefix(beginning) }) else { return false }
      new = Array(lines[...index])
      return true
    }
    readCount += new.count
    return new
  }

  /// Gives a command to the reader.
  func command(_ text: String) { commands.write(Data("\(text)\n".utf8)) }

  /// Returns the objects of the game, one a line.
  func tree() -> [String] {
    command("tree")
    return read("tree ends").filter { $0.hasPrefix("tree ") }.dropLast().map { String($0.dropFirst(5)) }
  }
}
