import TermKitGraphics

/// A day of the Gregorian calendar and a time of day to the minute, without a time zone.
///
///     let deadline = LocalDate(year: 2026, month: 11, day: 24, hour: 18)
///     deadline.secondsSince1970        // as if the time zone were UTC
///
/// Dates before the year 1582 are in the Gregorian calendar too, and the year 0 is before the year 1. Dates are ordered by time.
public struct LocalDate: Hashable, Comparable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int
  /// The hour, 0…23.
  public let hour: Int
  /// The minute, 0…59.
  public let minute: Int

  /// Makes a date from a `year` within a million years of the year 0, a `month`, 1…12, and a `day` of the month, from 1 on. The `hour`,
  /// 0…23, and the `minute`, 0…59, default to 0.
  /// - Precondition: The month has such a day, and the other values are in their ranges.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    Contract.require((-1_000_000...1_000_000).contains(year), "the year \(year) is out of range -1000000...1000000")
    Contract.require((1...12).contains(month), "the month \(month) is out of range 1...12: January is 1")
    let days = Self.numberOfDays(inMonth: month, of: year)
    Contract.require(
      (1...days).contains(day), "the day \(day) is out of range 1...\(days) in month \(month) of \(year)")
    Contract.require(
      (0...23).contains(hour) && (0...59).contains(minute), "the time \(hour):\(minute) is out of range 0:00...23:59")
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// Makes the date that is some seconds after the beginning of the year 1970, as if the time zone were UTC. Seconds within a minute are
  /// left out. A number beyond ±3e13, which is about 950,000 years, becomes the nearest one that is allowed, and NaN becomes 0.
  public init(secondsSince1970 seconds: Double) {
    let minutes = Int((max(-3e13, min(3e13, seconds.withoutNaN)) / 60).rounded(.down))
    let (day, minute) = Self.divide(minutes, by: 24 * 60)
    self.init(dayNumber: day, hour: minute / 60, minute: minute % 60)
  }

  /// The seconds since the beginning of the year 1970, as if the time zone were UTC.
  public var secondsSince1970: Double { Double(dayNumber) * 86_400 + Double(hour * 3600 + minute * 60) }

  /// Returns whether a date is earlier than another.
  public static func < (left: LocalDate, right: LocalDate) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute)
      < (right.year, right.month, right.day, right.hour, right.minute)
  }

  // MARK: The calendar

  /// Returns whether a year has a 29 February.
  public static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Returns the number of days of a `month`, 1…12, in a `year`.
  public static func numberOfDays(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, 0 for Monday … 6 for Sunday.
  public var weekday: Int { Self.divide(dayNumber + 3, by: 7).remainder }

  /// The number of days since 1 January 1970.
  var dayNumber: Int {
    // Years begin in March here, so the leap day is the last day of its year.
    let (era, yearOfEra) = Self.divide(month > 2 ? year : year - 1, by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Makes the date that is some days after 1 January 1970.
  init(dayNumber: Int, hour: Int = 0, minute: Int = 0) {
    let (era, dayOfEra) = Self.divide(dayNumber + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1,
      hour: hour, minute: minute)
  }

  /// Returns the same time on another day. A day that the month does not have becomes the last one.
  func with(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) -> LocalDate {
    let (year, month) = (year ?? self.year, month ?? self.month)
    return LocalDate(
      year: year, month: month, day: min(day ?? self.day, Self.numberOfDays(inMonth: month, of: year)),
      hour: hour ?? self.hour, minute: minute ?? self.minute)
  }

  // Returns the quotient rounded down, also below 0, and the remainder, which is never negative.
  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let rest = number % divisor
    let remainder = rest < 0 ? rest + divisor : rest
    return ((number - remainder) / divisor, remainder)
  }
}
