#if MQTT
  import Foundation

  /// Reads a line at the terminal without showing it.
  enum HiddenLine {
    private static let controlC: UInt8 = 3
    private static let maximumLength = 1_024

    /// Asks a question. Returns the line, or nil if the user has pressed Ctrl-C or Ctrl-D.
    static func read(_ question: String) -> String? {
      var shown = termios()
      guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
      var hidden = shown
      // Without signals, no key can end the program while the terminal hides what is typed. Ctrl-C ends the line.
      hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
      withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = controlC }
      guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
      defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) }
      // From the first key on, nothing is shown.
      StandardError.say(question)
      var bytes = [UInt8](repeating: 0, count: maximumLength)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0, bytes[count - 1] == UInt8(ascii: "\n") else { return nil }
      return String(validating: bytes[..<(count - 1)], as: UTF8.self)
    }
  }
#endif
