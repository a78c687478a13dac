private import LibC
import TermKitControls

/// A time of day in the user's time zone.
public struct LocalTime: Hashable, Sendable {
  /// The hour, 0…23.
  public var hour: Int
  /// The minute, 0…59.
  public var minute: Int
  /// The second with its fraction, 0..<61 because of leap seconds. Defaults to 0.
  public var second: Double

  /// Makes a time of day from an `hour` in 0…23, a `minute` in 0…59 and a `second` in 0..<61.
  public init(hour: Int, minute: Int, second: Double = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// The clock of an application. Tests have a clock that they set.
@MainActor public protocol TimeSource: AnyObject {
  /// The time of a clock that never goes back, in seconds. Animations and timers use it.
  var now: Double { get }
  /// The time of day, for the status bar.
  var localTime: LocalTime { get }
  /// The user's format of the time of day.
  var clockFormat: ClockFormat { get }
}

/// The clock of the system.
@MainActor public final class SystemClock: TimeSource {
  /// Makes a clock.
  public init() {}

  /// The seconds of `CLOCK_MONOTONIC`, which count from an arbitrary moment and not from a date.
  public var now: Double { Self.seconds(of: CLOCK_MONOTONIC).value }

  /// The system's time of day in the system's time zone.
  public var localTime: LocalTime {
    let (whole, fraction, _) = Self.seconds(of: CLOCK_REALTIME)
    let parts = Self.localParts(of: whole)
    return LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Double(parts.tm_sec) + fraction)
  }

  /// The system's date and time of day in the system's time zone.
  public var localDate: LocalDate {
    let parts = Self.localParts(of: Self.seconds(of: CLOCK_REALTIME).whole)
    return LocalDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday), hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min))
  }

  /// The format of the locale in the environment (`LC_TIME`) when the clock was made.
  public let clockFormat = ClockFormat.ofEnvironment

  private static func localParts(of seconds: time_t) -> tm {
    var (seconds, parts) = (seconds, tm())
    // The system's time zone may have changed, which `localtime_r` alone does not notice.
    tzset()
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func seconds(of clock: clockid_t) -> (whole: time_t, fraction: Double, value: Double) {
    var time = timespec()
    clock_gettime(clock, &time)
    let fraction = Double(time.tv_nsec) / 1e9
    return (time.tv_sec, fraction, Double(time.tv_sec) + fraction)
  }
}
