import TermKitTerminal
import TermKitViews

extension Application {
  /// Releases the terminal while `body` runs, then shows the same screen again. The application handles no events meanwhile.
  ///
  ///     try application.withTerminalReleased {
  ///       print("Press Return.")
  ///       _ = readLine()
  ///     }
  ///
  /// Meanwhile Ctrl-C does not reach this program, and Ctrl-Z stops it together with the programs that it started. To run another
  /// program in the terminal use `runInTerminal(_:arguments:)`. Foundation's `Process` starts programs in the background of the
  /// terminal, where they may not read keys. Calls can be nested: the outermost one takes the terminal back.
  /// - Parameter body: The code that uses the terminal.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  public func withTerminalReleased<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginRelease()
    defer { endRelease() }
    return try body()
  }

  /// Releases the terminal while an asynchronous `body` runs, then shows the same screen again.
  ///
  /// Tasks and timers continue meanwhile, but no frame is shown. If they release the terminal too, it is taken back when all have ended.
  /// - Parameter body: The code that uses the terminal.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  public func withTerminalReleased<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    beginRelease()
    defer { endRelease() }
    return try await body()
  }

  /// Runs another program in the terminal, such as an editor, a pager or a shell, waits until it ends, and shows the same screen again.
  ///
  ///     let status = try application.runInTerminal("vi", arguments: [path])
  ///
  /// The other program has the terminal as its standard input, output and error.
  /// - Parameters:
  ///   - program: The path of the program, or a name to look for in PATH.
  ///   - arguments: The arguments of the program. Defaults to none.
  /// - Returns: The exit status of the program. If a signal ended it, 128 plus the number of the signal.
  /// - Throws: `ProgramError` if the program could not be started. The screen is shown again in that case too.
  @discardableResult
  public func runInTerminal(_ program: String, arguments: [String] = []) throws(ProgramError) -> Int32 {
    beginRelease()
    defer { endRelease() }
    return try terminal.run(program, arguments: arguments)
  }

  private func beginRelease() {
    // The delegate may release the terminal too when it is notified.
    if releaseCount == 0 { enterBackground() }
    releaseCount += 1
    if releaseCount == 1 { terminal.release() }
  }

  private func endRelease() {
    releaseCount -= 1
    if releaseCount == 0 { terminal.reclaim() }
  }
}

/// The activity of an application, as its delegate was notified of it. UIKit's `UIApplication.State`.
enum Activity {
  /// The terminal's window may be the active one.
  case active
  /// The terminal's window is not the active one.
  case inactive
  /// The application does not have the terminal.
  case background
}

extension Application {
  /// Notifies the delegate that the application is no longer active, if it was active.
  func resignActive() {
    guard activity == .active else { return }
    activity = .inactive
    lastNotificationTime = lastNotificationTime ?? -.infinity
    delegate.applicationWillResignActive(self)
  }

  /// Notifies the delegate that the application is about to lose the terminal.
  func enterBackground() {
    resignActive()
    guard activity != .background else { return }
    activity = .background
    windowScene.endPointing()
    delegate.applicationDidEnterBackground(self)
    saveState()
  }

  /// Notifies the delegate that the application is active, even if it was active before.
  func notifyBecomingActive() {
    if activity == .background { delegate.applicationWillEnterForeground(self) }
    activity = .active
    delegate.applicationDidBecomeActive(self)
  }
}
