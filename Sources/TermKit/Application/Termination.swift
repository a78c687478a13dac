private import LibC

/// The reason why an application ended.
public enum Termination: Hashable, Sendable {
  /// `Application.quit()` was called, and the delegate agreed. The keys q and Ctrl-C do that: in TermKit, Ctrl-C is a key and not a signal.
  case quit
  /// A signal asked the application to end. The process should die of that signal, because its parent then sees the reason.
  case signal(Int32)
  /// The terminal is gone: it reported the end of file or an error.
  case terminalGone
}

extension Termination {
  /// Ends the process the way the application ended: with status 0, by the signal, or with status 1 when the terminal is gone.
  public func endProcess() -> Never {
    switch self {
    case .quit: exit(0)
    case .terminalGone: exit(1)
    case .signal(let number): terminate(by: number)
    }
  }
}

private func terminate(by number: Int32) -> Never {
  signal(number, SIG_DFL)
  // The parent process may have blocked the signal.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
  // The signal did not end the process. This is the status that shells report for a process that a signal ended.
  exit(128 + number)
}
