#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Why an application ended.
public enum Termination: Hashable, Sendable {
  /// It was asked to quit.
  case quit
  /// A signal asked for it; the process should die of it, so that its parent knows.
  case signal(Int32)
  /// The terminal is gone: end of file or an error on it.
  case terminalGone
}

extension Termination {
  /// Ends the process the way the application ended: with status 0, by the signal, or with status 1 when the terminal is gone.
  public func endProcess() -> Never {
    switch self {
    case .quit: exit(0)
    case .terminalGone: exit(1)
    case .signal(let number): die(of: number)
    }
  }
}

private func die(of number: Int32) -> Never {
  signal(number, SIG_DFL)
  // Whoever started the process may have blocked it.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
  // Only a signal that ends nobody comes back here; the status is the one shells give to those that do.
  exit(128 + number)
}
