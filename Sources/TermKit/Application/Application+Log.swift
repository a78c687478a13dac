import TermKitTerminal

/// The importance of a line of the log. `os.Logger` and swift-log use the same names.
public enum LogLevel: String, CaseIterable, Sendable {
  /// Details that help to find a fault.
  case debug
  /// The work of the program.
  case info
  /// A condition that the user or the program may have to handle.
  case warning
  /// A failure.
  case error
}

extension Application {
  /// Adds a line to the log, which an inspector shows.
  ///
  ///     application.log("the draft has \(count) letters", level: .debug)
  ///
  /// The last 1,000 lines are kept while an inspector is connected. Otherwise nothing is kept, and the text is not even made. From another
  /// thread, call it in `perform(_:)`.
  /// - Parameters:
  ///   - text: The text of the line.
  ///   - level: The importance. Defaults to `.info`.
  public func log(_ text: @autoclosure () -> String, level: LogLevel = .info) {
    inspection?.log(text(), level: level.rawValue)
  }

  /// Adds what other code has written to standard output and standard error to the log.
  func logCapturedOutput() {
    for line in (terminal as? CursesTerminal)?.takeCapturedLines() ?? [] {
      let level: LogLevel = line.contains("error:") ? .error : line.contains("warning:") ? .warning : .info
      log(line, level: level)
    }
  }
}
