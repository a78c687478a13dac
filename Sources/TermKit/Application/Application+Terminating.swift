extension Application {
  /// What to do when the user or the program wants to quit. AppKit's `NSApplication.TerminateReply`.
  public enum TerminateReply: Hashable, Sendable {
    /// The application goes on.
    case terminateCancel
    /// The application ends after the current event.
    case terminateNow
    /// The application goes on until the program calls `reply(toApplicationShouldTerminate:)`, such as after a question to the user.
    case terminateLater
  }

  /// Asks the delegate whether the application should end, and ends it if so.
  ///
  /// The application ends after the current event: `run()` then returns `.quit`, unless the application was ending for another reason. The
  /// method returns at once. While a reply of `.terminateLater` is due, it does nothing.
  public func quit() {
    if isEnding || awaitsTerminateReply { return }
    awaitsTerminateReply = true
    switch delegate.applicationShouldTerminate(self) {
    case .terminateCancel: reply(toApplicationShouldTerminate: false)
    case .terminateNow: reply(toApplicationShouldTerminate: true)
    case .terminateLater: break
    }
  }

  /// Ends the application, or lets it go on, after the delegate has returned `.terminateLater`. Does nothing if no reply is due. AppKit's
  /// `reply(toApplicationShouldTerminate:)`.
  /// - Parameter shouldTerminate: Whether the application ends.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard awaitsTerminateReply else { return }
    awaitsTerminateReply = false
    if shouldTerminate { end(.quit) }
  }
}
