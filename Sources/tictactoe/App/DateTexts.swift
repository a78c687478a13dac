import Foundation

/// The text for dates: a short age for recent dates, the date itself for others.
struct DateTexts {
  /// The seconds after which dates on the screen are written again. Ages grow, and the system's time zone can change.
  static let updateInterval = 60.0

  let now: @Sendable () -> Date
  /// Returns how many seconds the user's time zone is ahead of Greenwich at a date.
  private let offset: @Sendable (Date) -> Int
  // Kept, because creating a formatter takes longer than formatting a hundred dates.
  private let dateFormatter: DateFormatter
  private let dateAndTimeFormatter: DateFormatter

  init(
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = .named(in: ProcessInfo.processInfo.environment),
    offset: @escaping @Sendable (Date) -> Int = LocalZone.offset
  ) {
    (self.now, self.offset) = (now, offset)
    dateFormatter = Self.formatter(time: .none, locale)
    dateAndTimeFormatter = Self.formatter(time: .short, locale)
  }

  /// Returns the age of a date: "now", "2 min", "1 h", "yesterday", or the date.
  func age(of date: Date, _ strings: Strings) -> String {
    let now = now()
    let seconds = now.timeIntervalSince(date)
    // A date slightly in the future comes from another clock that is slightly fast.
    if seconds < 60, seconds > -60 { return strings.now }
    guard seconds >= 60 else { return self.date(date) }
    if seconds < 3600 { return strings.minutes(Int(seconds / 60)) }
    let days = day(of: now) - day(of: date)
    if days == 0 || seconds < 6 * 3600 { return strings.hours(Int(seconds / 3600)) }
    return days == 1 ? strings.yesterday : self.date(date)
  }

  /// Returns the day in digits.
  func date(_ date: Date) -> String { Self.text(dateFormatter, shifted(date)) }

  /// Returns an earlier day in digits.
  func date(daysAgo days: Int) -> String { Self.text(dateFormatter, shifted(now()) - Double(days) * 86_400) }

  /// Returns the day and the time in digits.
  func dateAndTime(_ date: Date) -> String { Self.text(dateAndTimeFormatter, shifted(date)) }

  // Arabic dates have marks of the direction of text, which the screen would show as characters.
  private static func text(_ formatter: DateFormatter, _ date: Date) -> String {
    let text = formatter.string(from: date)
    return text.utf8.count == text.count ? text : text.filter { !directionMarks.contains($0) }
  }

  private static let directionMarks: Set<Character> = ["\u{61C}", "\u{200E}", "\u{200F}"]

  /// The date at which a clock in Greenwich shows what the user's clock shows at `date`.
  private func shifted(_ date: Date) -> Date { date + Double(offset(date)) }

  /// The number of the user's calendar day.
  func day(of date: Date) -> Double { (shifted(date).timeIntervalSince1970 / 86_400).rounded(.down) }

  /// Makes a formatter for shifted dates. Foundation's own zones are not used: they stop the program where the system has no files of zones,
  /// and they differ from the clock in the status bar.
  private static func formatter(time: DateFormatter.Style, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.dateStyle = .short
    formatter.timeStyle = time
    return formatter
  }
}

/// The user's time zone, as the C library knows it.
///
/// The clock in the status bar and all other programs of the system use the same source. It knows all forms of `TZ`, and is Greenwich's time if
/// a file of a zone is missing.
enum LocalZone {
  /// Returns how many seconds the zone is ahead of Greenwich at a date. The result is 0 for a date that no calendar has.
  @Sendable static func offset(at date: Date) -> Int {
    guard var seconds = time_t(exactly: date.timeIntervalSince1970.rounded(.down)) else { return 0 }
    var parts = tm()
    // The system's zone may have changed since the last call.
    tzset()
    return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
  }
}

extension Locale {
  /// Returns the locale of dates and times that an environment names.
  ///
  /// Without one, this is British English, in which dates begin with the day and clocks have 24 hours.
  static func named(in environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? Locale(identifier: "en_GB") : Locale(identifier: identifier)
  }
}
