public import TermKit

/// A clock that stands still until a test moves it.
@MainActor public final class ManualClock: TimeSource {
  /// Seconds since the clock was made.
  public private(set) var now = 0.0
  /// The second of the day at which `now` was 0.
  private var startOfDay: Double

  /// How the status bar writes the time. Defaults to 24 hours.
  public var clockFormat = ClockFormat.twentyFourHour

  /// Makes a clock.
  /// - Parameter localTime: The time of day. Defaults to 9:41:00.
  public init(localTime: LocalTime = LocalTime(hour: 9, minute: 41)) {
    startOfDay = Self.second(of: localTime)
  }

  private static func second(of time: LocalTime) -> Double {
    Double(time.hour * 3600 + time.minute * 60) + time.second
  }

  /// The time of day. Setting it does what changing the system's clock does: `now` goes on as before.
  public var localTime: LocalTime {
    get {
      // To the microsecond, which the kernel's timers keep to as well.
      let second = ((startOfDay + now) * 1e6).rounded() / 1e6
      let whole = Int(second) % 86_400
      return LocalTime(
        hour: whole / 3600, minute: whole / 60 % 60, second: Double(whole % 60) + second - second.rounded(.down))
    }
    set { startOfDay = Self.second(of: newValue) - now + 86_400 * (now / 86_400).rounded(.up) }
  }

  /// Moves the clock. The application hears of it in its next turn; `TestApplication.advance(by:)` does both.
  /// - Parameter seconds: Not negative.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "a clock cannot go back: advance(by: \(seconds))")
    now += seconds
  }
}
