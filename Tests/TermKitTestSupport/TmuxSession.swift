import Foundation
package import TermKit
private import Testing

/// A program in its own tmux, whose picture of the screen can be read.
///
///     let session = try TmuxSession("TerminalProbe", ["lines", path], size: size)
///     session.picture(titled: "0")
///     session.send("x")
package final class TmuxSession {
  private let folder: URL
  // tmux's control mode: commands are sent as lines, and answers arrive between marker lines.
  private let control: PseudoTerminal
  private var unread: [UInt8] = []

  /// Runs a product of this package in a new tmux without the user's settings.
  package init(_ program: String, _ arguments: [String], size: Size) throws {
    guard let path = Multiplexer.tmux.program else { throw CocoaError(.fileNoSuchFile) }
    folder = URL(fileURLWithPath: "/tmp/tmux-" + UUID().uuidString.prefix(8))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = [TerminalSession.product(program)] + arguments
    control = try PseudoTerminal(
      path,
      ["-C", "-f", "/dev/null", "-S", folder.appendingPathComponent("socket").path, "new-session"]
        + ["-x", "\(size.width)", "-y", "\(size.height)"] + words,
      environment: [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "HOME": folder.path,
        "SHELL": "/bin/sh", "SWIFT_BACKTRACE": "enable=no",
      ], size: size)
    answer()
    run("refresh-client -f no-output")
    run("refresh-client -C \(size.width)x\(size.height)")
  }

  /// Presses a key, by tmux's name for it.
  package func press(_ key: String) { run("send-keys \(key)") }

  /// tmux's newest buffer, in lines.
  package var buffer: [String] { run("show-buffer") }

  /// The rows of the screen.
  package var rows: [String] { run("capture-pane -p") }

  /// Types letters.
  package func send(_ text: String) { run("send-keys -l \(text)") }

  /// Returns tmux's picture of the screen, once the program has set the window's title. If it does not, the test fails and reports the
  /// screen, and the result is nil.
  package func picture(titled title: String) -> [String]? {
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    var last: [String] = []
    repeat {
      last = run("display-message -p '#{pane_title}'")
      if last == [title] { return run("capture-pane -p -e") }
    } while PseudoTerminal.now < deadline
    let screen = run("capture-pane -p").joined(separator: "\n")
    Issue.record("Gave up waiting for the title \(title). The title is \(last). The terminal shows:\n\(screen)")
    return nil
  }

  deinit {
    run("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }

  @discardableResult
  private func run(_ command: String) -> [String] {
    control.send(Array((command + "\n").utf8))
    return answer()
  }

  // Returns the lines of the next answer.
  @discardableResult
  private func answer() -> [String] {
    var lines: [String]?
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while let line = line(until: deadline) {
      if line.hasPrefix("%begin ") {
        lines = []
      } else if line.hasPrefix("%end ") || line.hasPrefix("%error ") {
        return lines ?? []
      } else {
        lines?.append(line)
      }
    }
    return []
  }

  private func line(until deadline: Double) -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = unread[..<end].filter { $0 != 0x0D }
        unread.removeFirst(end + 1)
        return String(decoding: line, as: UTF8.self)
      }
      guard PseudoTerminal.now < deadline, let bytes = control.read(until: deadline) else { return nil }
      unread += bytes
    }
  }
}
