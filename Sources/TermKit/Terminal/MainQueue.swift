private import CEventLoop
// Links Dispatch, whose functions the door declares.
private import Dispatch

/// The main queue: what Swift runs on the main actor, `DispatchQueue.main`, and the main run loop of programs that use Foundation.
///
/// A terminal sleeps on its own descriptors and on `descriptor` at once, so that an idle program does not wake up.
@MainActor package enum MainQueue {
  /// Can be read while something waits in the queue; negative where a worker thread serves the queue, as in a program whose `main()` is
  /// `async`.
  static let descriptor = main_queue_descriptor()

  private static var isOpen = false

  /// Opens `descriptor` and the files of the run loop. Returns false if the process may not open so many files.
  ///
  /// Dispatch and Foundation stop the process when they cannot open a file, so other files are tried first.
  static func open() -> Bool {
    guard isOpen || FileDescriptor.areFree(hasRunLoop ? 4 : 1) else { return false }
    _ = (descriptor, secondsUntilTimer)
    isOpen = true
    return true
  }

  /// True while a task runs on the main actor, as nothing else can run there then.
  package static var isBlockedByTask: Bool { withUnsafeCurrentTask { $0 != nil } }

  private static let hasRunLoop = has_run_loop()

  /// Runs what waits in the queue, fires timers that are due and runs what else the run loop has.
  ///
  /// - Precondition: `isBlockedByTask` is false.
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
