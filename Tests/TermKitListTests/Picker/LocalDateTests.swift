import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitControls

@Suite struct LocalDateTests {
  @Test func `C16: every day of 800 years follows the day before`() {
    var (year, month, day) = (1599, 1, 1)
    var date = LocalDate(year: year, month: month, day: day)
    let first = date.dayNumber
    var weekday = date.weekday
    for number in first..<first + 292_194 {
      date = LocalDate(dayNumber: number)
      guard (date.year, date.month, date.day) == (year, month, day), date.dayNumber == number, date.weekday == weekday
      else {
        Issue.record("day \(number) is \(date), not \(year)-\(month)-\(day)")
        return
      }
      weekday = (weekday + 1) % 7
      day += 1
      if day > LocalDate.numberOfDays(inMonth: month, of: year) { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    expectEqual(year, 2399)
  }

  @Test func `C16: every first day of a year before and after the year 0 has a number, and the number has that day`() {
    var number = LocalDate(year: -2000, month: 1, day: 1).dayNumber
    for year in -2000...10_000 {
      let date = LocalDate(year: year, month: 1, day: 1)
      #expect(date.dayNumber == number && LocalDate(dayNumber: number) == date)
      number += LocalDate.isLeapYear(year) ? 366 : 365
    }
  }

  private static let instants: [(Double, LocalDate)] = [
    (0, LocalDate(year: 1970, month: 1, day: 1)), (951_782_400, LocalDate(year: 2000, month: 2, day: 29)),
    (1_000_000_000, LocalDate(year: 2001, month: 9, day: 9, hour: 1, minute: 46)),
    (2_147_483_647, LocalDate(year: 2038, month: 1, day: 19, hour: 3, minute: 14)),
    (-1, LocalDate(year: 1969, month: 12, day: 31, hour: 23, minute: 59)),
    (-62_135_596_800, LocalDate(year: 1, month: 1, day: 1)),
  ]

  @Test(arguments: instants)
  func `C16: seconds since 1970 and dates correspond`(seconds: Double, date: LocalDate) {
    expectEqual(LocalDate(secondsSince1970: seconds), date)
    #expect(date.secondsSince1970 <= seconds && seconds - date.secondsSince1970 < 60)
  }

  @Test func `C16: a year is a leap year every four years, except for three in four centuries`() {
    #expect([1600, 1996, 2000, 2024, 0, -4].allSatisfy(LocalDate.isLeapYear))
    #expect(![1700, 1800, 1900, 2023, 2100, -1].contains(where: LocalDate.isLeapYear))
  }

  @Test func `C16: dates are ordered by time`() {
    let dates = [
      LocalDate(year: -5, month: 12, day: 31), LocalDate(year: 1999, month: 12, day: 31, hour: 23, minute: 59),
      LocalDate(year: 2000, month: 1, day: 1), LocalDate(year: 2000, month: 1, day: 1, minute: 1),
      LocalDate(year: 2000, month: 1, day: 2), LocalDate(year: 2000, month: 2, day: 1),
    ]
    expectEqual(dates.shuffled().sorted(), dates)
    expectEqual(dates.map(\.secondsSince1970), dates.map(\.secondsSince1970).sorted())
  }

  @Test func `C16: known days have the right day of the week`() {
    expectEqual(LocalDate(year: 1970, month: 1, day: 1).weekday, 3)
    expectEqual(LocalDate(year: 2026, month: 11, day: 24).weekday, 1)
    expectEqual(LocalDate(year: 1, month: 1, day: 1).weekday, 0)
  }

  @Test func `X4: seconds that are too far away give the nearest date`() {
    expectEqual(LocalDate(secondsSince1970: .infinity), LocalDate(secondsSince1970: 3e13))
    expectEqual(LocalDate(secondsSince1970: -1e300), LocalDate(secondsSince1970: -3e13))
    expectEqual(LocalDate(secondsSince1970: .nan), LocalDate(year: 1970, month: 1, day: 1))
  }

  @Test func `C16: a day that does not exist stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LocalDate(year: 2023, month: 2, day: 29)
    }
    expectEqual(result?.sentence.contains("the day 29 is out of range 1...28 in month 2 of 2023"), true)
  }
}
