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
  /// 0…60.
  public var second: Int

  /// Makes a time of day.
  public init(hour: Int, minute: Int, second: Int = 0) {
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
}

/// The system's clocks.
@MainActor public final class SystemClock: TimeSource {
  /// Makes a clock.
  public init() {}

  /// Seconds of CLOCK_MONOTONIC.
  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The system's time in the system's time zone.
  public var localTime: LocalTime {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }
}

extension LocalTime {
  /// Hours and minutes as the locale writes them: "09:41", or "9:41 AM" where days have two halves.
  func formatted(isTwelveHour: Bool) -> String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    if isTwelveHour { return "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")" }
    return (hour < 10 ? "0" : "") + "\(hour):\(minutes)"
  }

  /// True when the locale of the process (LC_TIME) counts twelve hours.
  static var localeIsTwelveHour: Bool {
    guard let format = nl_langinfo(nl_item(T_FMT)) else { return false }
    let text = String(cString: format)
    return ["%p", "%r", "%I", "%l", "%P"].contains { text.contains($0) }
  }
}
