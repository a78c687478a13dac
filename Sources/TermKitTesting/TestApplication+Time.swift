internal import TermKit
public import Testing

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
    (limit, isAtLimit) = (clock.now + seconds, false)
    var turns = 0
    repeat {
      application.turn()
      turns += 1
      if turns > 10_000 + Int(seconds * 1000) {
        Issue.record("the event loop does not become idle: \(turns) turns in \(seconds) s")
        return
      }
    } while !isAtLimit && !application.isEnding
  }

  /// Runs the application until a condition is true, while tasks and other threads work.
  ///
  ///     await app.wait { app.contains("Sunny, 24 °C") }
  ///
  /// Use it for programs with Swift concurrency. The condition is checked first, and after each frame. The application's clock runs as long
  /// as the test waits, at most as fast as real time. So a timer of the program does not overtake the work that it limits. For a timer
  /// alone, `advance(by:)` takes no time.
  ///
  /// The test fails with a picture of the screen if the condition is still false after the limit. A waiting test that is cancelled ends at
  /// once.
  /// - Parameters:
  ///   - limit: The longest time to wait, in real seconds. Defaults to 60, so that a busy machine is no reason for a failure.
  ///   - condition: The condition, such as a text that the screen contains.
  ///   - sourceLocation: The place in the source code that a failure is reported for.
  public func wait(
    atMost limit: Double = 60, until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    turn()
    let start = ContinuousClock.now
    var now = start
    while !condition(), !Task.isCancelled {
      guard now - start < .seconds(limit) else {
        Issue.record(
          "the condition is false after \(limit) s. The screen:\n\(Picture(screen))", sourceLocation: sourceLocation)
        return
      }
      // Tasks of the main actor run first. The pause leaves the processor to other threads.
      await Task.yield()
      turn()
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(1))
      let last = now
      now = .now
      // A machine that was busy for long must not let time jump.
      advance(by: min((now - last) / .seconds(1), 1.0 / 60))
    }
  }

  /// The time that the application would now sleep without new events, in seconds. Nil if it would sleep forever.
  ///
  /// Reading it calls `turn()` first, so everything that is due is done.
  public var sleepDuration: Double? {
    turn()
    return timeouts.last ?? nil
  }

  /// The number of turns that the run loop has made.
  public var turnCount: Int { timeouts.count }

  /// Takes the events that a wait of the run loop returns. Without events, the wait advances the clock, up to the limit.
  func events(timeout: Double?, takeEvents: (Double?) -> [TerminalEvent]) -> [TerminalEvent] {
    timeouts.append(timeout)
    let end = Self.end(of: timeout, from: clock.now)
    let endsBeyondLimit = end > limit + 0.001
    // The limit belongs to the test. A wait that ends at the limit must not count as a wake-up of the application.
    let events = takeEvents(endsBeyondLimit ? nil : timeout)
    if events.isEmpty {
      isAtLimit = endsBeyondLimit
      clock.advance(by: max(0, (isAtLimit ? limit : end) - clock.now))
    }
    return events
  }

  // Like the kernel's timers, a wait ends at a whole microsecond, rounded up. Events due within a millisecond after the limit still
  // happen, because rounding must not drop the last of many frames.
  private static func end(of timeout: Double?, from now: Double) -> Double {
    timeout.map { now + ($0 * 1e6).rounded(.up) / 1e6 } ?? .infinity
  }
}
