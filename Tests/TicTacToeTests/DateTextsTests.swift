import Foundation
import TTTModel
import TermKit
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the texts for dates.
@Suite struct DateTextsTests {
  private static func dateTexts(
    _ now: String, locale: String = "en_GB", zone: String = "Europe/Berlin"
  ) throws -> DateTexts {
    let (date, zone) = (try date(now, zone), try #require(TimeZone(identifier: zone)))
    return DateTexts(now: { date }, locale: Locale(identifier: locale), offset: { zone.secondsFromGMT(for: $0) })
  }

  private static func date(_ text: String, _ zone: String = "Europe/Berlin") throws -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return try #require(formatter.date(from: text))
  }

  @Test(arguments: [
    ("2026-11-21 12:00:00", "now"), ("2026-11-21 11:59:01", "now"), ("2026-11-21 11:59:00", "1 min"),
    ("2026-11-21 11:00:01", "59 min"), ("2026-11-21 11:00:00", "1 h"), ("2026-11-21 00:00:00", "12 h"),
    ("2026-11-20 23:59:59", "yesterday"), ("2026-11-20 00:00:00", "yesterday"), ("2026-11-19 23:59:59", "19/11/2026"),
    ("2025-11-21 12:00:00", "21/11/2025"),
    // A clock that is a little ahead, and a clock that is wrong.
    ("2026-11-21 12:00:59", "now"), ("2026-11-21 12:01:00", "21/11/2026"), ("2027-01-01 00:00:00", "01/01/2027"),
  ]) func `a recent moment is shown as an age, and any other moment as a date`(then: String, age: String) throws {
    try expectEqual(Self.dateTexts("2026-11-21 12:00:00").age(of: Self.date(then), Strings(.english)), age)
  }

  @Test(arguments: [
    ("ar_EG", "١٩/١١/٢٠٢٦"), ("ar_MA", "19/11/2026"), ("ar_AE", "19/11/2026"), ("he_IL", "19.11.2026"),
  ]) func `dates have the order and the digits of the locale, without marks of the direction of text`(
    locale: String, text: String
  ) throws {
    let dateTexts = try Self.dateTexts("2026-11-21 12:00:00", locale: locale)
    let then = try Self.date("2026-11-19 08:05:00")
    expectEqual(dateTexts.date(then), text)
    let withTime = dateTexts.dateAndTime(then)
    #expect(withTime.hasPrefix(text) && withTime.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
  }

  @Test func `a moment a few hours ago is shown in hours although midnight lies in between`() throws {
    let dateTexts = try Self.dateTexts("2026-11-21 01:30:00")
    #expect(dateTexts.age(of: try Self.date("2026-11-20 23:00:00"), Strings(.english)) == "2 h")
    #expect(dateTexts.age(of: try Self.date("2026-11-20 19:00:00"), Strings(.english)) == "yesterday")
  }

  @Test func `yesterday is a calendar day, also when the clocks are put forward`() throws {
    let dateTexts = try Self.dateTexts("2026-03-30 08:00:00")
    #expect(dateTexts.age(of: try Self.date("2026-03-29 01:30:00"), Strings(.english)) == "yesterday")
    #expect(dateTexts.age(of: try Self.date("2026-03-28 23:30:00"), Strings(.english)) == "28/03/2026")
  }

  @Test(arguments: [("2026-10-30 23:30:00", "23/10/2026"), ("2026-04-02 00:30:00", "26/03/2026")])
  func `a day a week ago is a calendar day, also near midnight after a change of the clocks`(
    now: String, day: String
  ) throws {
    try expectEqual(Self.dateTexts(now).date(daysAgo: 7), day)
  }

  @Test(arguments: [
    ("en_GB", "21/11/2026, 09:05"), ("en_US", "11/21/26, 9:05 AM"), ("de_DE", "21.11.26, 09:05"),
    ("ja_JP", "2026/11/21 9:05"),
  ]) func `dates and times follow the locale`(locale: String, text: String) throws {
    let dateTexts = try Self.dateTexts("2026-11-21 12:00:00", locale: locale)
    let shown = dateTexts.dateAndTime(try Self.date("2026-11-21 09:05:00"))
    expectEqual(shown.replacing("\u{202F}", with: " "), text)
  }

  @Test func `the first set variable of LC_ALL, LC_TIME and LANG decides the locale, which defaults to en_GB`() {
    func name(_ environment: [String: String]) -> String { Locale.named(in: environment).identifier }
    expectEqual(name(["LC_ALL": "de_DE.UTF-8", "LC_TIME": "ja_JP", "LANG": "fr_FR"]), "de_DE")
    expectEqual(name(["LC_ALL": "", "LC_TIME": "ja_JP.UTF-8", "LANG": "fr_FR"]), "ja_JP")
    expectEqual(name(["LANG": "fr_FR@euro"]), "fr_FR")
    for none in [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX"]] { expectEqual(name(none), "en_GB") }
  }
}
