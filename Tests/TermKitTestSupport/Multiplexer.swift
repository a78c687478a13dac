import Foundation
package import TermKit
private import Testing

/// A terminal multiplexer: a program that shows other programs on its own screen.
package enum Multiplexer: String, CaseIterable, Sendable {
  /// tmux.
  case tmux
  /// GNU screen.
  case screen

  /// The path of the multiplexer, or nil if it is not installed.
  ///
  /// Homebrew's folders come first, because macOS comes with a screen from 2006.
  package var program: String? {
    ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"].map { $0 + "/" + rawValue }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  // Without these settings the multiplexer would continue without its terminal.
  private var settings: String {
    switch self {
    case .tmux: "set -g status off\nset -g destroy-unattached on\nset -g default-terminal tmux-256color\n"
    case .screen: "startup_message off\nautodetach off\ndeflogin off\n"
    }
  }

  fileprivate func arguments(settings file: String, socket: String) -> [String] {
    switch self {
    case .tmux: ["-u", "-f", file, "-S", socket + "/socket", "new-session"]
    case .screen: ["-U", "-m", "-c", file]
    }
  }

  fileprivate func writeSettings(to file: URL) throws {
    try settings.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// A program in a multiplexer that runs in a terminal emulator.
///
/// The picture is the emulator's: the screen that the user sees, after the multiplexer has processed the program's output. GNU screen
/// could write its own picture to a file (`hardcopy`), but keeps only one byte of each character there.
package final class MultiplexerSession {
  /// The terminal of the multiplexer.
  package let terminal: TerminalSession
  private let folder: URL

  /// Runs a product of this package, or a program by its full path, in a new multiplexer without the user's settings.
  ///
  /// - Throws: If the multiplexer is not installed or cannot be started.
  package init(_ multiplexer: Multiplexer, _ program: String, _ arguments: [String], size: Size) throws {
    guard let path = multiplexer.program else { throw CocoaError(.fileNoSuchFile) }
    // The paths of sockets are short.
    folder = URL(fileURLWithPath: "/tmp/multiplexer-" + UUID().uuidString.prefix(8))
    let sockets = folder.appendingPathComponent("sockets")
    try FileManager.default.createDirectory(
      at: sockets, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let settings = folder.appendingPathComponent("settings")
    try multiplexer.writeSettings(to: settings)
    terminal = try TerminalSession(
      path,
      multiplexer.arguments(settings: settings.path, socket: sockets.path) + [TerminalSession.product(program)]
        + arguments,
      environment: [
        "HOME": folder.path, "SHELL": "/bin/sh", "SCREENDIR": sockets.path, "SYSSCREENRC": "/dev/null",
        "TMUX": nil, "STY": nil,
      ], size: size)
  }

  /// Types a text.
  package func send(_ text: String) { terminal.send(text) }

  /// Returns the rows of the screen with their colours, once the program has set the window's title. Nil if it does not.
  ///
  /// GNU screen passes a title on at its position between the characters. tmux does not.
  package func picture(titled title: String) -> [String]? {
    guard terminal.wait(for: "the title \(title)", until: { $0.title == title }) else { return nil }
    return terminal.screen.coloredText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  deinit {
    // The multiplexer ends when its terminal is gone.
    terminal.terminal.stop()
    terminal.terminal.hangUp()
    try? FileManager.default.removeItem(at: folder)
  }
}
