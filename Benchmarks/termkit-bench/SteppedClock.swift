import TermKit

/// Time that passes only when a step says so, by as much as a terminal's frames are apart: one step is one frame.
@MainActor final class SteppedClock: TimeSource {
  /// Seconds since the start.
  private(set) var now = 0.0
  /// Always the same, so that nothing changes but what is stepped.
  let localTime = LocalTime(hour: 9, minute: 41)
  let clockFormat = ClockFormat.twentyFourHour

  // The system's clock wakes a program at whole milliseconds, so its frames are this far apart too.
  private static let interval = 0.017

  /// Lets the time from one frame to the next pass.
  func advance() { now += Self.interval }
}
