import Foundation

/// The text for dates: a short age for recent dates, the date itself for others.
struct DateTexts {
  /// Returns the present time.
  let now: @Sendable () -> Date
  let timeZone: TimeZone
  // Kept, because creating a formatter takes longer than formatting a hundred dates.
  private let dateFormatter: DateFormatter
  private let dateAndTimeFormatter: DateFormatter

  init(
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = .ofEnvironment, timeZone: TimeZone = .current
  ) {
    (self.now, self.timeZone) = (now, timeZone)
    dateFormatter = Self.formatter(time: .none, locale, timeZone)
    dateAndTimeFormatter = Self.formatter(time: .short, locale, timeZone)
  }

  /// Returns the age of a date: "now", "2 min", "1 h", "yesterday", or the date.
  func age(of date: Date, _ strings: any Strings) -> String {
    let seconds = now().timeIntervalSince(date)
    // A date slightly in the future comes from another clock that is slightly fast.
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

  /// Returns the day in digits.
  func date(_ date: Date) -> String { dateFormatter.string(from: date) }

  /// Returns the day and the time in digits.
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
  /// The locale of dates and times that the environment names.
  ///
  /// Without one, this is British English, in which dates begin with the day and clocks have 24 hours.
  static var ofEnvironment: Locale { named(in: ProcessInfo.processInfo.environment) }

  static func named(in environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? Locale(identifier: "en_GB") : Locale(identifier: identifier)
  }
}
