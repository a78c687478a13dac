import Foundation

/// Listens for what other processes do to a store's file.
///
/// A thread sleeps in the kernel until the log beside the file is written or touched, or another file gets the path. Who
/// has saved something touches the log (``StoreConnection/ring()``): that is told at once. What is only written to the log
/// may not count yet, or comes from a program that does not touch: that is told a little later.
final class StoreNews: Sendable {
  /// Something that happened to the files.
  enum Event {
    /// Somebody has touched the log: what was written before counts.
    case rang
    /// Somebody writes to the log.
    case written
    /// Another file may have got the path.
    case replaced
    /// This process has opened a file anew.
    case opened
    /// Nobody listens any more.
    case ended
  }

  /// When to look after something was written: in these many seconds, as long as nothing more is written.
  static let delays = [0.03, 0.5]

  private let control: Int32

  /// Begins to listen; nil if the system cannot watch any more files.
  init?(of path: String, tell: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    control = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let events = FileEvents(of: path, control: ends[0]) else {
      close(ends[0])
      return nil
    }
    let thread = Thread {
      // A file that is just being deleted is not told of: it would be put back between the files beside it.
      Self.listen(events) { if access(path, F_OK) == 0 { tell() } }
    }
    thread.name = "store news"
    thread.start()
  }

  deinit { close(control) }

  /// Watches the files that are there now.
  func storeWasOpened() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  private static func listen(_ events: FileEvents, _ tell: @Sendable () -> Void) {
    leaveSignalsToOthers()
    var events = events
    var schedule = Schedule()
    while true {
      let new = events.wait(until: schedule.next)
      if new.contains(.ended) { break }
      if schedule.isTimeToTell(after: new, at: ProcessInfo.processInfo.systemUptime) { tell() }
    }
    events.close()
  }

  /// Has signals interrupt the main thread, which waits for them, and not this one.
  private static func leaveSignalsToOthers() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE] { sigdelset(&signals, crash) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

extension StoreNews {
  /// Decides when to tell.
  struct Schedule {
    private var times: [Double] = []

    /// The next time to tell although nothing more happens; seconds of the clock that the events have.
    var next: Double? { times.first }

    /// Takes note of what happened, nothing if only time has passed.
    mutating func isTimeToTell(after events: [Event], at now: Double) -> Bool {
      if events.contains(.rang) || events.contains(.replaced) {
        times = []
        return true
      }
      if events.contains(.written) {
        times = StoreNews.delays.map { now + $0 }
        return false
      }
      guard let next, next <= now else { return false }
      times.removeFirst()
      return true
    }
  }
}
