private import CEventLoop
// Links Dispatch, whose functions CEventLoop declares.
private import Dispatch

/// The main queue: the tasks of the main actor, `DispatchQueue.main`, and the main run loop of programs that use Foundation.
///
/// A terminal sleeps on its own descriptors and on `descriptor` at once, so an idle program does not wake up.
@MainActor package enum MainQueue {
  /// The descriptor that becomes readable when the queue has work. Negative if a worker thread serves the queue, as in a program with an
  /// asynchronous `main()`.
  static let descriptor = main_queue_descriptor()

  private static var isOpen = false

  /// Opens `descriptor` and the files of the run loop. Returns false if the process may not open as many files.
  ///
  /// Dispatch and Foundation stop the process if they cannot open a file, so this function first tries to open other files.
  static func open() -> Bool {
    guard isOpen || FileDescriptor.areFree(hasRunLoop ? 4 : 1) else { return false }
    _ = (descriptor, secondsUntilTimer)
    isOpen = true
    return true
  }

  /// Whether a task runs on the main actor. Nothing else can run there until it ends or suspends.
  nonisolated package static var isBlockedByTask: Bool { runs_task() }

  private static let hasRunLoop = has_run_loop()

  /// Runs the work of the queue, fires timers that are due, and runs the other work of the run loop.
  /// - Precondition: `isBlockedByTask` is false.
  static func run(isReady: Bool) {
    if isReady { run_main_queue(descriptor) }
    if hasRunLoop { run_run_loop() }
  }

  /// The time until a `Timer` of the main run loop is due, in seconds, or nil if no timer waits.
  static var secondsUntilTimer: Double? {
    guard hasRunLoop else { return nil }
    let seconds = seconds_until_run_loop_timer()
    return seconds.isFinite ? max(0, seconds) : nil
  }
}
