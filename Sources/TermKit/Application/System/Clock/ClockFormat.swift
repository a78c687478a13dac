private import LibC

/// The format of a time of day, such as "09:41", "9:41 AM", "9.41" or "午前9時41分".
public struct ClockFormat: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case hour, hourOfTwelve, minute, second, dayPeriod
    case text(String)
  }

  private var parts: [Part]
  private var dayPeriods: [String]

  /// The 24-hour format, as in 09:41.
  public static let twentyFourHour = ClockFormat("%H:%M")
  /// The 12-hour format, as in 9:41 AM.
  public static let twelveHour = ClockFormat("%I:%M %p")

  /// Makes a format from a `strftime` pattern. Seconds are left out together with their separator. Fields other than the hour, the minute
  /// and AM or PM are left out, but the text around them stays. A pattern without an hour gives a 24-hour format.
  ///
  /// Hours of a 24-hour format have two digits. Hours of a 12-hour format have no leading zero.
  /// - Parameters:
  ///   - pattern: The pattern. "%T", "%R" and "%r" are expanded. An empty pattern means "%H:%M".
  ///   - twelveHourPattern: The pattern that "%r" stands for. Defaults to "%I:%M:%S %p", which an empty pattern means too.
  ///   - dayPeriods: The names of the two halves of the day. "AM" and "PM" take their place unless there are two names and none is empty.
  public init(_ pattern: String, twelveHourPattern: String = "%I:%M:%S %p", dayPeriods: [String] = []) {
    let usual = Self.parts(of: "%I:%M:%S %p")
    let twelveHour = twelveHourPattern.isEmpty ? usual : Self.parts(of: twelveHourPattern, twelveHour: usual)
    parts = Self.parts(of: pattern.isEmpty ? "%H:%M" : pattern, twelveHour: twelveHour)
    self.dayPeriods = dayPeriods.count == 2 && !dayPeriods.contains("") ? dayPeriods : ["AM", "PM"]
    removeSeconds()
    if !parts.contains(.hour), !parts.contains(.hourOfTwelve) { parts = [.hour, .text(":"), .minute] }
  }

  /// Returns a time in this format.
  public func text(for time: LocalTime) -> String {
    parts.reduce(into: "") { $0 += text(for: $1, time) }.trimmed
  }

  private func text(for part: Part, _ time: LocalTime) -> String {
    switch part {
    case .hour: Self.twoDigits(time.hour)
    case .hourOfTwelve: "\((time.hour + 11) % 12 + 1)"
    case .minute: Self.twoDigits(time.minute)
    case .second: ""
    case .dayPeriod: dayPeriods[time.hour < 12 ? 0 : 1]
    case .text(let text): text
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension ClockFormat {
  private static let flags = "-_0^#EO"

  // Returns the parts of a pattern. `twelveHour` are the parts that "%r" stands for.
  private static func parts(of pattern: String, twelveHour: [Part] = []) -> [Part] {
    var parts: [Part] = []
    func add(_ new: [Part]) {
      for part in new {
        if case .text(let text) = part, case .text(let before)? = parts.last {
          parts[parts.count - 1] = .text(before + text)
        } else {
          parts.append(part)
        }
      }
    }
    var isMarked = false
    for character in pattern {
      guard isMarked else {
        if character == "%" { isMarked = true } else { add([.text(String(character))]) }
        continue
      }
      // Flags and modifiers, as in "%-I" and "%OH".
      if flags.contains(character) { continue }
      isMarked = false
      switch character {
      case "T": add([.hour, .text(":"), .minute, .text(":"), .second])
      case "R": add([.hour, .text(":"), .minute])
      case "r": add(twelveHour)
      case "%": add([.text("%")])
      default: add(part(character).map { [$0] } ?? [])
      }
    }
    return parts
  }

  private static func part(_ letter: Character) -> Part? {
    switch letter {
    case "H", "k": .hour
    case "I", "l": .hourOfTwelve
    case "M": .minute
    case "S": .second
    case "p", "P": .dayPeriod
    default: nil
    }
  }

  // The separator of the seconds comes before them in "9:41:07", and after them in "9時41分07秒".
  private mutating func removeSeconds() {
    guard let index = parts.firstIndex(of: .second), let minute = parts.firstIndex(of: .minute), index > 0 else {
      return
    }
    let isSeparated = minute > 0 && minute < index && parts[minute - 1] == parts[index - 1]
    if isSeparated || index + 1 == parts.count {
      parts.removeSubrange(index - 1...index)
    } else {
      parts.removeSubrange(index...index + 1)
    }
  }

  static var ofEnvironment: ClockFormat {
    guard let locale = newlocale(LC_TIME_MASK, "", nil) else { return .twentyFourHour }
    defer { freelocale(locale) }
    func item(_ number: Int) -> String {
      nl_langinfo_l(nl_item(number), locale).map { String(cString: $0) } ?? ""
    }
    return ClockFormat(
      item(Int(T_FMT)), twelveHourPattern: item(Int(T_FMT_AMPM)), dayPeriods: [item(Int(AM_STR)), item(Int(PM_STR))])
  }
}
