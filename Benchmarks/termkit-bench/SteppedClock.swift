import TermKit

/// A clock that advances only at each step, by the interval between two frames of a terminal. One step is one frame.
@MainActor final class SteppedClock: TimeSource {
  /// The time since the start, in seconds.
  private(set) var now = 0.0
  /// A constant time of day, so that the status bar does not change.
  let localTime = LocalTime(hour: 9, minute: 41)
  let clockFormat = ClockFormat.twentyFourHour

  // The interval of real frames: the system's clock wakes a program at whole milliseconds.
  private static let interval = 0.017

  /// Advances to the time of the next frame.
  func advance() { now += Self.interval }
}
