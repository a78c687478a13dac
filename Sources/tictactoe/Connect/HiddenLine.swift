#if MQTT
  import Foundation

  /// Reads a line at the terminal without showing it.
  enum HiddenLine {
    /// Asks a question. Returns the line, or nil if the user has pressed Ctrl-C or Ctrl-D.
    static func read(_ question: String) -> String? {
      var shown = termios()
      guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
      var hidden = shown
      // Without signals, no key can end the program while the terminal hides what is typed.
      hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
      guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
      defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) }
      // What is typed at once is hidden already.
      StandardError.say(question)
      guard let line = readLine(), !line.unicodeScalars.contains("\u{3}") else { return nil }
      return line
    }
  }
#endif
