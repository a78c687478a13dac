import Foundation

/// Listens for changes that other processes make to a store's file.
///
/// A thread sleeps in the kernel until the log beside the file is written or touched, or until the file at the path is replaced, or closed
/// after it was opened for writing. A process that has saved an edit touches the log (``StoreConnection/notifyOtherProcesses()``), and the
/// listener is called at once. After a write alone, which may not be committed yet, the listener is called a little later.
final class StoreWatcher: Sendable {
  /// An event at the files.
  enum Event {
    /// A process has touched the log. The changes before that are committed.
    case notified
    /// A process has written to the log beside the store. The change may not be committed yet.
    case written
    /// Another file may be at the path.
    case replaced
    /// This process has opened a file.
    case opened
    /// No listener is left.
    case ended
  }

  /// The times of the calls after a write, in seconds. Another write starts them again.
  static let delays = [0.03, 0.5]

  private let control: Int32

  /// Starts listening. Returns nil if the system cannot watch any more files.
  init?(of path: String, notify: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    control = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let events = FileEvents(of: path, control: ends[0]) else {
      close(ends[0])
      return nil
    }
    let thread = Thread {
      // While the file is being deleted, the listener is not called. It would restore the file before the files beside it are gone.
      Self.listen(events) { if access(path, F_OK) == 0 { notify() } }
    }
    thread.name = "store watcher"
    thread.start()
  }

  deinit { close(control) }

  /// Watches the files that are at the paths now.
  func storeWasOpened() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  private static func listen(_ events: FileEvents, _ notify: @Sendable () -> Void) {
    blockSignals()
    var events = events
    var schedule = Schedule()
    while true {
      let new = events.wait(until: schedule.next)
      if new.contains(.ended) { break }
      if schedule.isNotificationDue(after: new, at: ProcessInfo.processInfo.systemUptime) { notify() }
    }
    events.close()
  }

  /// Blocks signals on this thread, so that they interrupt the main thread, which waits for them.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE] { sigdelset(&signals, crash) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

extension StoreWatcher {
  /// Decides when to call the listener.
  struct Schedule {
    private var times: [Double] = []

    /// The next time to call the listener without further events, in seconds of system uptime.
    var next: Double? { times.first }

    /// Records events and returns whether to call the listener now. There are no events if only time has passed.
    mutating func isNotificationDue(after events: [Event], at now: Double) -> Bool {
      if events.contains(.notified) || events.contains(.replaced) {
        times = []
        return true
      }
      if events.contains(.written) {
        times = StoreWatcher.delays.map { now + $0 }
        return false
      }
      guard let next, next <= now else { return false }
      times.removeFirst()
      return true
    }
  }
}
