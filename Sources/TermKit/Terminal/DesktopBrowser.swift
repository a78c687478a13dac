private import LibC

/// The program that opens addresses on the user's desktop.
package struct DesktopBrowser {
  // The path of the program, or nil. It is nil in a session over SSH, because the user's desktop is on another computer.
  private let program: String?

  /// Looks for the program: `open` on macOS, and `xdg-open` in a graphical session elsewhere.
  /// - Parameter variable: Returns a variable of the environment.
  package init(_ variable: (String) -> String?) {
    func has(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    #if os(macOS)
      let (name, isGraphical) = ("open", true)
    #else
      let (name, isGraphical) = ("xdg-open", has("DISPLAY") || has("WAYLAND_DISPLAY"))
    #endif
    if !isGraphical || has("SSH_CONNECTION") || has("SSH_TTY") {
      program = nil
      return
    }
    // A relative folder would be one of the folder that the program was started in.
    let folders = (variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    program = folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Returns the browser for the environment of the process.
  package static var current: DesktopBrowser { DesktopBrowser(environmentVariable) }

  /// Starts the browser, which does not use the terminal, and does not wait for its end.
  /// - Parameter address: A web address. It is passed as one argument, and no shell sees it.
  /// - Returns: Whether the browser was started.
  @MainActor package func open(_ address: String) -> Bool {
    guard let program, let nothing = FileDescriptor(opened: LibC.open("/dev/null", O_RDWR | O_CLOEXEC)) else {
      return false
    }
    defer { nothing.close() }
    return ChildProgram.begin(program, arguments: [address], input: nothing.number, output: nothing.number)
  }
}
