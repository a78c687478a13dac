private import CEventLoop
// Links Dispatch, whose functions the door declares.
private import Dispatch

/// The main queue: what Swift runs on the main actor, `DispatchQueue.main`, and the main run loop of programs that use Foundation.
///
/// A terminal sleeps on its own descriptors and on `descriptor` at once, so that an idle program does not wake up.
@MainActor enum MainQueue {
  /// Can be read while something waits in the queue.
  static let descriptor = main_queue_descriptor()

  private static var isOpen = false

  /// Opens `descriptor`, and answers whether that could be done.
  ///
  /// Dispatch stops the process if it cannot open a file for it, so that is tried with another file first.
  static func open() -> Bool {
    guard isOpen || FileDescriptor.isOneFree else { return false }
    isOpen = descriptor >= 0
    return isOpen
  }

  private static let hasRunLoop = has_run_loop()

  /// Runs what waits in the queue, fires timers that are due and runs what else the run loop has.
  ///
  /// Inside of a task this cannot be done: the main actor is busy with that task until it suspends.
  static func run() {
    run_main_queue(descriptor)
    if hasRunLoop { run_run_loop() }
  }

  /// In how many seconds a `Timer` of the main run loop is due; nil if none waits.
  static var secondsUntilTimer: Double? {
    guard hasRunLoop else { return nil }
    let seconds = seconds_until_run_loop_timer()
    return seconds.isFinite ? max(0, seconds) : nil
  }
}
