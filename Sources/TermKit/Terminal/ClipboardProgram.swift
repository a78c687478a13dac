private import LibC

/// A program that puts a text on the clipboard of tmux or of the user's desktop.
struct ClipboardProgram: Equatable {
  /// The name of the program, which is looked up in PATH.
  let name: String
  let arguments: [String]

  /// Returns the program for the place where the terminal is, or nil if only the terminal itself may have a clipboard.
  ///
  /// In tmux it is tmux, which passes the text on to the terminal. Over SSH the result is nil, because the desktop is another computer's.
  /// - Parameter variable: Returns a variable of the environment.
  static func found(_ variable: (String) -> String?) -> ClipboardProgram? {
    func has(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    if has("TMUX") { return ClipboardProgram(name: "tmux", arguments: ["load-buffer", "-w", "-"]) }
    if has("SSH_CONNECTION") || has("SSH_TTY") { return nil }
    #if os(macOS)
      return ClipboardProgram(name: "pbcopy", arguments: [])
    #else
      if has("WAYLAND_DISPLAY") { return ClipboardProgram(name: "wl-copy", arguments: []) }
      return has("DISPLAY") ? ClipboardProgram(name: "xclip", arguments: ["-selection", "clipboard"]) : nil
    #endif
  }

  // The longest time that the program may take, in milliseconds.
  private static let limit: Int32 = 1_000

  /// Runs the program and waits for its end, at most for a second.
  /// - Returns: Whether the program has taken the text.
  func copy(_ text: String) -> Bool {
    guard let file = TemporaryText(text) else { return false }
    defer { file.remove() }
    let input = FileDescriptor(number: open(file.path, O_RDONLY | O_CLOEXEC))
    let output = FileDescriptor(number: open("/dev/null", O_WRONLY | O_CLOEXEC))
    defer { [input, output].forEach { $0.close() } }
    guard input.number >= 0, output.number >= 0 else { return false }
    return ChildProgram.run(
      name, arguments: arguments, input: input.number, output: output.number, milliseconds: Self.limit)
  }
}
