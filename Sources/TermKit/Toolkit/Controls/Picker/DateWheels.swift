import TermKitGraphics

/// The wheels of a date picker: their rows, titles and values, computed without views (C16).
struct DateWheels: Equatable {
  /// A wheel.
  enum Wheel: Hashable {
    case day, month, year
    /// Days of all months, with the day of the week.
    case date
    case hour, minute
  }

  var mode = DatePicker.Mode.dateAndTime
  var minuteInterval = 1
  var minimum: LocalDate?
  var maximum: LocalDate?

  // A duration is a number of hours and minutes, with their units.
  private var isDuration: Bool { mode == .countDownTimer }

  private static let first = LocalDate(year: 1, month: 1, day: 1)
  private static let last = LocalDate(year: 9999, month: 12, day: 31, hour: 23, minute: 59)

  /// The first date that the wheels show.
  var start: LocalDate { max(minimum ?? Self.first, Self.first) }

  /// The last date that the wheels show.
  var end: LocalDate { max(start, min(maximum ?? Self.last, Self.last)) }

  /// Returns the wheels from left to right.
  func wheels(_ names: DateNames) -> [Wheel] {
    switch mode {
    case .date:
      return names.order.map { field in
        switch field {
        case .day: .day
        case .month: .month
        case .year: .year
        }
      }
    case .dateAndTime: return [.date, .hour, .minute]
    case .time, .countDownTimer: return [.hour, .minute]
    }
  }

  /// Returns the number of rows of a wheel while a date is selected.
  func rowCount(_ wheel: Wheel, _ date: LocalDate) -> Int {
    switch wheel {
    case .day: LocalDate.numberOfDays(inMonth: date.month, of: date.year)
    case .month: 12
    case .year: end.year - start.year + 1
    case .date: end.dayNumber - start.dayNumber + 1
    case .hour: 24
    case .minute: 60 / minuteInterval
    }
  }

  /// Returns the row that shows a date.
  func row(_ wheel: Wheel, of date: LocalDate) -> Int {
    switch wheel {
    case .day: date.day - 1
    case .month: date.month - 1
    case .year: date.year - start.year
    case .date: date.dayNumber - start.dayNumber
    case .hour: date.hour
    case .minute: date.minute / minuteInterval
    }
  }

  /// Returns a date after another row of a wheel has been selected, which may be outside the range.
  func date(_ date: LocalDate, selecting row: Int, of wheel: Wheel) -> LocalDate {
    switch wheel {
    case .day: date.with(day: row + 1)
    case .month: date.with(month: row + 1)
    case .year: date.with(year: start.year + row)
    case .date: LocalDate(dayNumber: start.dayNumber + row, hour: date.hour, minute: date.minute)
    case .hour: date.with(hour: row)
    case .minute: date.with(minute: row * minuteInterval)
    }
  }

  /// Returns the nearest date that can be selected. Minutes are rounded down to the interval, unless the range has no such minute.
  func pinned(_ date: LocalDate) -> LocalDate {
    if isDuration { return rounded(date) }
    let pinned = max(start, min(end, date))
    let rounded = rounded(pinned)
    if rounded >= start { return rounded }
    let next = LocalDate(secondsSince1970: rounded.secondsSince1970 + Double(minuteInterval * 60))
    return next > end ? start : next
  }

  private func rounded(_ date: LocalDate) -> LocalDate {
    date.with(minute: date.minute / minuteInterval * minuteInterval)
  }

  /// Returns whether no date can be selected in a row while the other wheels stay: the row is grey.
  func isOutOfRange(_ row: Int, of wheel: Wheel, _ date: LocalDate) -> Bool {
    if isDuration { return false }
    let (first, last) = span(self.date(date, selecting: row, of: wheel), of: wheel)
    return last < start || first > end
  }

  // Returns the first and the last date of a row: a month has many.
  private func span(_ date: LocalDate, of wheel: Wheel) -> (LocalDate, LocalDate) {
    switch wheel {
    case .year: (date.with(month: 1, day: 1, hour: 0, minute: 0), date.with(month: 12, day: 31, hour: 23, minute: 59))
    case .month: (date.with(day: 1, hour: 0, minute: 0), date.with(day: 31, hour: 23, minute: 59))
    case .day, .date: (date.with(hour: 0, minute: 0), date.with(hour: 23, minute: 59))
    case .hour: (date.with(minute: 0), date.with(minute: 59))
    case .minute: (date, date)
    }
  }

  // MARK: Texts

  /// Returns the title of a row.
  func title(_ row: Int, of wheel: Wheel, _ names: DateNames) -> String {
    names.digitsLanguage.digits(in: plainTitle(row, of: wheel, names))
  }

  private func plainTitle(_ row: Int, of wheel: Wheel, _ names: DateNames) -> String {
    switch wheel {
    case .day: return "\(row + 1)\(names.daySuffix)"
    case .month: return names.months[row]
    case .year: return "\(start.year + row)\(names.yearSuffix)"
    case .date:
      let day = LocalDate(dayNumber: start.dayNumber + row)
      return names.title(weekday: day.weekday, month: day.month, day: day.day)
    case .hour: return isDuration ? "\(row)\(names.hourSuffixes[row == 1 ? 0 : 1])" : Self.twoDigits(row)
    case .minute:
      let minute = row * minuteInterval
      return isDuration ? "\(minute)\(names.minuteSuffix)" : Self.twoDigits(minute)
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns whether the titles of a wheel begin with numbers of one or two digits, which are aligned at the right.
  func alignsNumbers(_ wheel: Wheel, _ names: DateNames) -> Bool {
    switch wheel {
    case .day: true
    case .month: names.months[0].first?.isNumber == true
    case .year, .date: false
    case .hour, .minute: isDuration
    }
  }

  /// Returns the name of a wheel, as spoken.
  func label(_ wheel: Wheel, _ names: DateNames) -> String {
    switch wheel {
    case .day: names.day
    case .month: names.month
    case .year: names.year
    case .date: names.date
    case .hour: names.hour
    case .minute: names.minute
    }
  }

  /// Returns the columns that a wheel needs for its titles.
  func width(_ wheel: Wheel, _ names: DateNames) -> Int {
    let titles: [String] =
      switch wheel {
      case .day: ["30\(names.daySuffix)"]
      case .month: names.months
      case .year: ["9999\(names.yearSuffix)"]
      case .date:
        (0..<7).flatMap { weekday in (1...12).map { names.title(weekday: weekday, month: $0, day: 30) } }
      case .hour: isDuration ? names.hourSuffixes.map { "20\($0)" } : ["00"]
      case .minute: isDuration ? ["50\(names.minuteSuffix)"] : ["00"]
      }
    return (titles.map(\.columns).max() ?? 0) + 2
  }
}
