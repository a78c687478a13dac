package import TermKit

/// Time that passes only when a test says so.
@MainActor package final class ManualTimeSource: TimeSource {
  /// Seconds since the source was made.
  package private(set) var now = 0.0
  /// The second of the day at which `now` was 0.
  private var startOfDay: Double

  /// Begins at a time of day; 9:41:00 unless given.
  package init(localTime: LocalTime = LocalTime(hour: 9, minute: 41)) {
    startOfDay = Self.second(of: localTime)
  }

  private static func second(of time: LocalTime) -> Double {
    Double(time.hour * 3600 + time.minute * 60 + time.second)
  }

  /// The time of day; setting it is what changing the system's clock is: `now` goes on as before.
  package var localTime: LocalTime {
    get {
      let second = Int(startOfDay + now) % 86_400
      return LocalTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    }
    set { startOfDay = Self.second(of: newValue) - now + 86_400 * (now / 86_400).rounded(.up) }
  }

  /// Lets seconds pass.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "time does not go back")
    now += seconds
  }
}
