import TestBasics
import Testing

@testable import TermKit

@Suite struct ClockFormatTests {
  private static let times = [(0, 5), (9, 41), (12, 0), (23, 59)].map { LocalTime(hour: $0.0, minute: $0.1, second: 7) }

  private func texts(_ format: ClockFormat) -> [String] { Self.times.map(format.text) }

  @Test func `a clock format counts 24 hours, or 12 hours with AM and PM`() {
    expectEqual(texts(.twentyFourHour), ["00:05", "09:41", "12:00", "23:59"])
    expectEqual(texts(.twelveHour), ["12:05 AM", "9:41 AM", "12:00 PM", "11:59 PM"])
  }

  // The formats of the locales of glibc and macOS.
  @Test(arguments: [
    ("%H:%M:%S", "09:41"), ("%T", "09:41"), ("%R", "09:41"), ("%H.%M.%S", "09.41"), ("%k:%M:%S", "09:41"),
    ("%r", "9:41 AM"), ("%I:%M:%S %p", "9:41 AM"), ("%l:%M:%S %P", "9:41 AM"), ("%-I.%M.%S %p", "9.41 AM"),
    ("%p %I:%M:%S", "AM 9:41"), ("%H時%M分%S秒", "09時41分"), ("%p %I時%M分%S秒", "AM 9時41分"),
    ("%H:%M:%S %Z", "09:41"), ("%OH:%OM:%OS", "09:41"), ("%EH%%%M", "09%41"), ("%Hh%M", "09h41"),
    ("kl %H:%M", "kl 09:41"),
    ("%r %Z", "9:41 AM"), ("%Er", "9:41 AM"), ("kl %-T", "kl 09:41"), ("%%r %R", "%r 09:41"),
  ])
  func `hours and minutes are written as in the locale's format, without seconds`(pattern: String, text: String) {
    expectEqual(ClockFormat(pattern).text(for: LocalTime(hour: 9, minute: 41, second: 7)), text)
  }

  @Test(arguments: ["", "%", "%S", "noon", "%Q"])
  func `a pattern without hours gives the 24-hour format`(pattern: String) {
    expectEqual(ClockFormat(pattern).text(for: LocalTime(hour: 9, minute: 41)), "09:41")
  }

  @Test func `the halves of the day have the locale's names, or else AM and PM`() {
    let time = LocalTime(hour: 21, minute: 5)
    expectEqual(ClockFormat("%p%I:%M", dayPeriods: ["上午", "下午"]).text(for: time), "下午9:05")
    expectEqual(ClockFormat("%I:%M %p", dayPeriods: ["", ""]).text(for: time), "9:05 PM")
    expectEqual(ClockFormat("%r", twelveHourPattern: "%I.%M.%S %p").text(for: time), "9.05 PM")
    expectEqual(ClockFormat("%r", twelveHourPattern: "").text(for: time), "9:05 PM")
    expectEqual(ClockFormat("%r", twelveHourPattern: "at %I.%M %p").text(for: time), "at 9.05 PM", "text comes first")
    expectEqual(ClockFormat("%r", twelveHourPattern: "%H.%M.%S").text(for: time), "21.05")
    expectEqual(ClockFormat("%r", twelveHourPattern: "kl %R").text(for: time), "kl 21:05", "a field for several fields")
  }

  @Test func `the clock format of the environment's locale shows the minutes`() {
    #expect(ClockFormat.ofEnvironment.text(for: LocalTime(hour: 9, minute: 41)).contains("41"))
  }
}
