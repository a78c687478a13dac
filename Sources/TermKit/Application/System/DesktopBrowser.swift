import Foundation
import TermKitGraphics

extension Application {
  /// Opens an address in the user's web browser or mail program. UIKit's `UIApplication.open(_:)`.
  ///
  /// It starts `open` on macOS, and `xdg-open` elsewhere. Over SSH and without a desktop it does nothing: the terminal is on another computer.
  /// - Parameter address: An address that begins with http, https or mailto.
  /// - Returns: Whether a program was started. Use ``WindowScene/open(_:)`` to copy the address if not.
  public func open(_ address: String) -> Bool {
    guard let address = LinkAddress(address) else { return false }
    return DesktopBrowser(environment: ProcessInfo.processInfo.environment).open(address.text)
  }
}

/// The web browser of the user's desktop.
package struct DesktopBrowser {
  /// The program that opens an address, or nil. It is nil in a session over SSH, because the user's desktop is on another computer.
  private let program: URL?

  /// Looks for the program: `open` on macOS, and `xdg-open` in a graphical session elsewhere.
  package init(environment: [String: String]) {
    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    #if os(macOS)
      let (name, isGraphical) = ("open", true)
    #else
      let (name, isGraphical) = ("xdg-open", has("DISPLAY") || has("WAYLAND_DISPLAY"))
    #endif
    if !isGraphical || has("SSH_CONNECTION") || has("SSH_TTY") {
      program = nil
      return
    }
    // A relative folder would be one of the folder that the game was started in.
    let folders = environment["PATH", default: ""].split(separator: ":").filter { $0.hasPrefix("/") }
    let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    program = path.map { URL(fileURLWithPath: $0) }
  }

  /// Starts the browser, which does not use the terminal.
  /// - Parameter address: A web address. It is passed as one argument, and no shell sees it.
  /// - Returns: Whether the browser was started.
  package func open(_ address: String) -> Bool {
    guard let program else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
