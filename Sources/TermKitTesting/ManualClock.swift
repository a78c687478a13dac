public import TermKit

/// A clock that advances only when a test says so.
@MainActor public final class ManualClock: TimeSource {
  /// The sum of all advances since the creation of the clock, in seconds.
  public private(set) var now = 0.0
  /// The second of the day that corresponds to 0 of `now`.
  private var startOfDay: Double

  /// The format of the time in the status bar. Defaults to `.twentyFourHour`.
  public var clockFormat = ClockFormat.twentyFourHour

  /// Creates a clock.
  /// - Parameter localTime: The time of day at which the clock starts. Defaults to 9:41:00.
  public init(localTime: LocalTime = LocalTime(hour: 9, minute: 41)) {
    startOfDay = Self.second(of: localTime)
  }

  private static func second(of time: LocalTime) -> Double {
    Double(time.hour * 3600 + time.minute * 60) + time.second
  }

  /// The time of day. It advances with `now`, and continues at 0:00 after 23:59.
  ///
  /// Setting it simulates a change of the system's clock, and `now` is unaffected. To report the change to the application, call
  /// `TestApplication.send(.clockChanged)`.
  public var localTime: LocalTime {
    get {
      // Rounded to microseconds, the precision of the kernel's timers.
      let second = ((startOfDay + now) * 1e6).rounded() / 1e6
      let whole = Int(second) % 86_400
      return LocalTime(
        hour: whole / 3600, minute: whole / 60 % 60, second: Double(whole % 60) + second - second.rounded(.down))
    }
    set { startOfDay = Self.second(of: newValue) - now + 86_400 * (now / 86_400).rounded(.up) }
  }

  /// Advances the clock. The application notices it in its next turn. `TestApplication.advance(by:)` does both.
  /// - Parameter seconds: The time to advance, in seconds.
  /// - Precondition: `seconds` is not negative.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "a clock cannot go back: advance(by: \(seconds))")
    now += seconds
  }
}
