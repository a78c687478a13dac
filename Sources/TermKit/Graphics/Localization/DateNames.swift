/// The names and the order of the fields of dates in one language. `SystemStrings` has them.
public struct DateNames: Hashable, Sendable {
  /// A field of a date. Date pickers have a wheel for each field.
  public enum Field: Hashable, Sendable, CaseIterable {
    /// The day of the month.
    case day
    /// The month of the year.
    case month
    /// The year.
    case year
  }

  /// The fields of a date in the order of reading.
  public var order: [Field]
  /// The names of the months, January first.
  public var months: [String]
  /// The short names of the months, January first.
  public var shortMonths: [String]
  /// The short names of the days of the week, Monday first.
  public var weekdays: [String]
  /// The pattern of a day without its year. "W" stands for the day of the week, "M" for the short name of the month, and "D" for the day.
  public var dayPattern: String
  /// The text after the number of a day of the month.
  public var daySuffix: String
  /// The text after the number of a year.
  public var yearSuffix: String
  /// The text after a number of hours: after 1, and after other numbers.
  public var hourSuffixes: [String]
  /// The text after a number of minutes.
  public var minuteSuffix: String
  /// The name of the wheel of days, as spoken.
  public var day: String
  /// The name of the wheel of months, as spoken.
  public var month: String
  /// The name of the wheel of years, as spoken.
  public var year: String
  /// The name of the wheel that chooses the month and the day together, as spoken.
  public var date: String
  /// The name of the wheel of hours, as spoken.
  public var hour: String
  /// The name of the wheel of minutes, as spoken.
  public var minute: String
  /// The language whose digits numbers have. Defaults to English, the digits 0…9.
  public var digitsLanguage = Language.english

  /// Returns a day without its year, such as "Sat Nov 28".
  /// - Parameters:
  ///   - weekday: The day of the week, 0 for Monday … 6.
  ///   - month: The month, 1…12.
  ///   - day: The day of the month.
  /// - Precondition: `weekday` and `month` are in their ranges.
  public func title(weekday: Int, month: Int, day: Int) -> String {
    dayPattern.reduce(into: "") { text, character in
      switch character {
      case "W": text += weekdays[weekday]
      case "M": text += shortMonths[month - 1]
      case "D": text += digitsLanguage.digits(day)
      default: text.append(character)
      }
    }
  }
}
