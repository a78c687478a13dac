import TermKitTerminal

extension Application {
  /// Rings the terminal's bell. Terminals can be set to flash instead.
  public func beep() { terminal.beep() }

  /// The shortest time between two notifications, in seconds: 10. Earlier ones are dropped.
  public nonisolated static let notificationInterval = 10.0

  /// Shows a notification of the desktop while the user looks at another window. Terminals without notifications ring the bell.
  ///
  ///     application.notify(title: "Ada", body: "It is your turn.")
  ///
  /// Nothing is shown while the terminal's window is the active one, and in terminals that do not report it. Control characters are replaced,
  /// and long texts truncated. The user can turn notifications off: `TERMKIT_NOTIFICATIONS=off`.
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: The text below the title.
  /// - Returns: False if the window is the active one, or if another notification was shown less than `notificationInterval` ago.
  @discardableResult
  public func notify(title: String, body: String) -> Bool {
    let now = clock.now
    guard activity == .inactive, let last = lastNotificationTime, now - last >= Self.notificationInterval else {
      return false
    }
    lastNotificationTime = now
    terminal.notify(title: title, body: body)
    return true
  }
}
