package import TermKit

/// Time that passes only when a test says so.
@MainActor package final class ManualTimeSource: TimeSource {
  /// Seconds since the source was made.
  package private(set) var now = 0.0
  /// The second of the day at which `now` was 0.
  private var startOfDay: Double

  /// 24 hours unless set.
  package var clockFormat = ClockFormat.twentyFourHour

  /// Begins at a time of day; 9:41:00 unless given.
  package init(localTime: LocalTime = LocalTime(hour: 9, minute: 41)) {
    startOfDay = Self.second(of: localTime)
  }

  private static func second(of time: LocalTime) -> Double {
    Double(time.hour * 3600 + time.minute * 60) + time.second
  }

  /// The time of day; setting it is what changing the system's clock is: `now` goes on as before.
  package var localTime: LocalTime {
    get {
      // To the microsecond, which the kernel's timers keep to as well.
      let second = ((startOfDay + now) * 1e6).rounded() / 1e6
      let whole = Int(second) % 86_400
      return LocalTime(
        hour: whole / 3600, minute: whole / 60 % 60, second: Double(whole % 60) + second - second.rounded(.down))
    }
    set { startOfDay = Self.second(of: newValue) - now + 86_400 * (now / 86_400).rounded(.up) }
  }

  /// Lets seconds pass.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "time does not go back")
    now += seconds
  }
}
