import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The game in a desktop without a screen, and what a screen reader there learns about it.
///
/// The reader is `desktop-reader.py`, which uses pyatspi. It writes to the terminal of the session, between the control characters RS and US.
final class DesktopReaderSession {
  let terminal: TerminalSession
  let store: TemporaryStore
  private let commands: FileHandle
  private let keys: FileHandle?
  private var readCount = 0

  private static func areInstalled(_ files: String...) -> Bool {
    files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
  static let isInstalled = areInstalled(
    "/usr/bin/dbus-run-session", "/usr/bin/dbus-send", "/usr/bin/python3", "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/python3/dist-packages/pyatspi")
  static let terminalIsInstalled =
    isInstalled && areInstalled("/usr/bin/Xvfb")
    && ["x86_64", "aarch64"].contains { areInstalled("/usr/lib/\($0)-linux-gnu/girepository-1.0/Vte-2.91.typelib") }
  static let brailleIsInstalled = terminalIsInstalled && areInstalled("/usr/sbin/brltty", "/lib/brltty/libbrlttyxa2.so")

  /// Starts the game on the accessibility bus, or else in the terminal of GNOME with support for screen readers in terminals. Waits until
  /// the reader has found the game, or that terminal.
  init(inTerminalOfDesktop isInTerminal: Bool = false) throws {
    store = try TemporaryStore()
    let folder = store.folder.path
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    commands = try Self.fifo(folder + "/commands")
    keys = isInTerminal ? try Self.fifo(folder + "/keys") : nil
    let game = [TerminalSession.product("tictactoe"), "--store", store.path].joined(separator: " ")
    let program =
      isInTerminal
      ? "TERMKIT_SCREEN_READER=1 /usr/bin/python3 '\(scripts)/vte-terminal.py' '\(folder)/keys' \(game)"
      : "\(game) --accessible=desktop"
    // The accessibility bus, a child of its launcher, would outlive the session.
    let script = """
      stop() {
        launcher=$(dbus-send --session --print-reply --dest=org.freedesktop.DBus / \\
          org.freedesktop.DBus.GetConnectionUnixProcessID string:org.a11y.Bus | sed -n 's/.*uint32 //p')
        kill $reader $(ps -o pid= --ppid $launcher) $launcher
      }
      trap stop EXIT
      trap 'exit 1' HUP TERM
      echo "$DBUS_SESSION_BUS_ADDRESS" >'\(folder)/bus'
      name=\(isInTerminal ? "vte-terminal" : "tictactoe")
      /usr/bin/python3 '\(scripts)/desktop-reader.py' $name '\(folder)/commands' 2>'\(folder)/errors' & reader=$!
      \(program)
      """
    // xvfb-run may choose the same display for two tests. Without -noreset, the server starts again whenever its last client leaves, and a
    // client that comes in that moment fails.
    let display = """
      trap 'kill $server' EXIT
      trap 'exit 1' HUP TERM
      Xvfb -displayfd 3 -nolisten tcp -noreset 2>'\(folder)/errors' 3>'\(folder)/display' & server=$!
      read number <'\(folder)/display'
      DISPLAY=:$number "$@"
      """
    let desktop = ["/usr/bin/dbus-run-session", "--", "/bin/sh", "-c", script]
    if isInTerminal { try Self.fifo(folder + "/display") }
    terminal = try TerminalSession(
      isInTerminal ? "/bin/sh" : desktop[0],
      isInTerminal ? ["-c", display, "sh"] + desktop : Array(desktop.dropFirst()),
      environment: ["HOME": folder, "XDG_RUNTIME_DIR": folder, "DISPLAY": nil, "AT_SPI_BUS_ADDRESS": nil])
    read { $0.hasPrefix("found application") }
  }

  // Opened for reading too, a FIFO takes text before its reader opens it.
  @discardableResult private static func fifo(_ path: String) throws -> FileHandle {
    #expect(mkfifo(path, 0o600) == 0)
    return try #require(FileHandle(forUpdatingAtPath: path))
  }

  // The game has to end before the buses do.
  deinit {
    type("\u{3}")
    #expect(terminal.ending() == .exited(0))
  }

  /// Types keys in the game.
  func type(_ text: String) {
    if let keys { keys.write(Data("\(text)\n".utf8)) } else { terminal.send(text) }
  }

  /// Everything that the reader has written, in order.
  private var lines: [String] {
    String(decoding: terminal.bytes, as: UTF8.self).split(separator: "\u{1E}").dropFirst().compactMap { part in
      part.contains("\u{1F}") ? String(part.prefix { $0 != "\u{1F}" }) : nil
    }
  }

  /// Waits until the reader has written a line that is as wanted, and returns the lines since the last call, up to that line.
  @discardableResult
  func read(sourceLocation: SourceLocation = #_sourceLocation, until isWanted: (String) -> Bool) -> [String] {
    var new: [String] = []
    terminal.wait(for: "the reader", sourceLocation: sourceLocation) { _ in
      let lines = self.lines.dropFirst(self.readCount)
      guard let index = lines.firstIndex(where: isWanted) else { return false }
      new = Array(lines[...index])
      return true
    }
    readCount += new.count
    return new
  }

  /// Waits until the reader has written a line with a certain beginning, and returns the lines since the last call, up to that line.
  @discardableResult
  func read(_ beginning: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    read(sourceLocation: sourceLocation) { $0.hasPrefix(beginning) }
  }

  /// Starts BRLTTY with a braille display of 80 cells, which shows the row of the focus as a text and, two rows below it, as dots.
  func brailleDisplay() throws -> TerminalSession {
    let bus = try String(contentsOf: store.folder.appendingPathComponent("bus"), encoding: .utf8)
    let driver = ["-b", "tt", "-d", "/dev/tty", "-B", "term=xterm,lines=1,columns=80", "-t", "en"]
    return try TerminalSession(
      "/bin/sh", ["-c", "exec /usr/sbin/brltty \"$@\" 2>/dev/null", "sh", "-nNqe", "-x", "a2", "-s", "no"] + driver,
      environment: ["HOME": store.folder.path, "DBUS_SESSION_BUS_ADDRESS": bus.trimmingCharacters(in: .newlines)])
  }

  /// Gives a command to the reader.
  func command(_ text: String) { commands.write(Data("\(text)\n".utf8)) }

  /// Returns the objects of the game, one a line.
  func tree() -> [String] {
    command("tree")
    return read("tree ends").filter { $0.hasPrefix("tree ") }.dropLast().map { String($0.dropFirst(5)) }
  }
}
