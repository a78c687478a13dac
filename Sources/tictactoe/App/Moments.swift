import Foundation

/// How moments are told: shortly while they are near, by date when they are not.
struct Moments {
  /// The time now.
  let now: @Sendable () -> Date
  let timeZone: TimeZone
  // Kept, as it takes longer to make one than to write a hundred dates.
  private let dateFormatter: DateFormatter
  private let dateAndTimeFormatter: DateFormatter

  init(
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = .ofEnvironment, timeZone: TimeZone = .current
  ) {
    (self.now, self.timeZone) = (now, timeZone)
    dateFormatter = Self.formatter(time: .none, locale, timeZone)
    dateAndTimeFormatter = Self.formatter(time: .short, locale, timeZone)
  }

  /// How long ago something was: "now", "2 min", "1 h", "yesterday", a date.
  func age(of date: Date, _ strings: any Strings) -> String {
    let seconds = now().timeIntervalSince(date)
    // What is a little ahead was written by a clock that is a little ahead.
    if seconds < 60, seconds > -60 { return strings.now }
    guard seconds >= 60 else { return self.date(date) }
    if seconds < 3600 { return strings.minutes(Int(seconds / 60)) }
    if calendar.isDate(date, inSameDayAs: now()) || seconds < 6 * 3600 { return strings.hours(Int(seconds / 3600)) }
    if let yesterday = calendar.date(byAdding: .day, value: -1, to: now()),
      calendar.isDate(date, inSameDayAs: yesterday)
    {
      return strings.yesterday
    }
    return self.date(date)
  }

  /// The day, in figures.
  func date(_ date: Date) -> String { dateFormatter.string(from: date) }

  /// The day and the time, in figures.
  func dateAndTime(_ date: Date) -> String { dateAndTimeFormatter.string(from: date) }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private static func formatter(time: DateFormatter.Style, _ locale: Locale, _ timeZone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateStyle = .short
    formatter.timeStyle = time
    return formatter
  }
}

extension Locale {
  /// That of dates and times, as the environment names it; that of Great Britain, whose dates begin with the day and whose clocks count to
  /// 24, where it names none.
  static var ofEnvironment: Locale { named(in: ProcessInfo.processInfo.environment) }

  static func named(in environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? Locale(identifier: "en_GB") : Locale(identifier: identifier)
  }
}
