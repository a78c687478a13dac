private import Testing
private import TermKit

extension TestApplication {
  /// Runs the application until it has handled all pending events and drawn the frame that is due. No time passes, except that events due
  /// within the next millisecond happen too.
  public func turn() { advance(by: 0) }

  /// Advances the clock. Timers fire and frames are drawn, each at its own time, up to a millisecond after the end. Returns early if the
  /// application ends.
  ///
  /// Animations and timers may repeat without an end. The test fails if time stands still, for example because a timer of 0 seconds
  /// schedules itself again.
  /// - Parameter seconds: The time to advance, in seconds.
  public func advance(by seconds: Double) {
    timedTerminal.setLimit(clock.now + seconds)
    var turns = 0
    repeat {
      application.turn()
      turns += 1
      if turns > 10_000 + Int(seconds * 1000) {
        Issue.record("the event loop does not become idle: \(turns) turns in \(seconds) s")
        return
      }
    } while !timedTerminal.isAtLimit && !application.isEnding
  }

  /// The time that the application would now sleep without new events, in seconds. Nil if it would sleep forever.
  ///
  /// Reading it calls `turn()` first, so everything that is due is done.
  public var sleepDuration: Double? {
    turn()
    return timedTerminal.timeouts.last ?? nil
  }

  /// The number of turns that the run loop has made.
  public var turnCount: Int { timedTerminal.timeouts.count }
}
