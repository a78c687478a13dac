#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The time of day at the person's place.
public struct LocalTime: Hashable, Sendable {
  /// 0…23.
  public var hour: Int
  /// 0…59.
  public var minute: Int
  /// 0..<61, with what has passed of the second.
  public var second: Double

  /// Makes a time of day.
  public init(hour: Int, minute: Int, second: Double = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// Where an application takes the time from; tests have their own.
@MainActor public protocol TimeSource: AnyObject {
  /// Seconds that never go back, whatever is done to the time of day. Animations and timers go by it.
  var now: Double { get }
  /// The time of day, for the status bar.
  var localTime: LocalTime { get }
  /// How the person writes it.
  var clockFormat: ClockFormat { get }
}

/// The system's clocks.
@MainActor public final class SystemClock: TimeSource {
  /// Makes a clock.
  public init() {}

  /// Seconds of CLOCK_MONOTONIC.
  public var now: Double { Self.seconds(of: CLOCK_MONOTONIC).value }

  /// The system's time in the system's time zone.
  public var localTime: LocalTime {
    var (whole, fraction, _) = Self.seconds(of: CLOCK_REALTIME)
    var parts = tm()
    localtime_r(&whole, &parts)
    return LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Double(parts.tm_sec) + fraction)
  }

  /// As the locale in the environment has it (LC_TIME).
  public let clockFormat = ClockFormat.ofEnvironment

  private static func seconds(of clock: clockid_t) -> (whole: time_t, fraction: Double, value: Double) {
    var time = timespec()
    clock_gettime(clock, &time)
    let fraction = Double(time.tv_nsec) / 1e9
    return (time.tv_sec, fraction, Double(time.tv_sec) + fraction)
  }
}
