private import Testing
private import TermKit

extension TestApplication {
  /// Has the application handle what has arrived and make the frame that is due. No time passes.
  public func turn() { advance(by: 0) }

  /// Lets time pass. Timers fire and frames are made, each at its time.
  ///
  /// The test fails if the application does not come to rest, for instance because a timer of 0 seconds sets itself again.
  /// - Parameter seconds: How long, in seconds of the clock.
  public func advance(by seconds: Double) {
    timedTerminal.setLimit(clock.now + seconds)
    var turns = 0
    repeat {
      application.turn()
      turns += 1
      if turns > 10_000 + Int(seconds * 1000) {
        Issue.record("the event loop does not come to rest: \(turns) turns in \(seconds) s")
        return
      }
    } while !timedTerminal.isAtLimit && !application.isEnding
  }

  /// How long the application now sleeps if nothing arrives, in seconds; nil if for ever.
  public var sleepDuration: Double? {
    turn()
    return timedTerminal.timeouts.last ?? nil
  }

  /// How often the application has looked for something to do.
  public var turnCount: Int { timedTerminal.timeouts.count }
}
