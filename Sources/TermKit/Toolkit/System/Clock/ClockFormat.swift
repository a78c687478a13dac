#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// How hours and minutes are written somewhere: "09:41", "9:41 AM", "9.41", "午前9時41分".
public struct ClockFormat: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case hour, hourOfTwelve, minute, second, half
    case text(String)
  }

  private var parts: [Part]
  private var halves: [String]

  /// 09:41.
  public static let twentyFourHour = ClockFormat("%H:%M")
  /// 9:41 AM.
  public static let twelveHour = ClockFormat("%I:%M %p")

  /// Takes the format of a clock as `strftime` knows it; seconds and time zones are left out, with what sets them off. One that shows
  /// no hour is taken for 24 hours.
  /// - Parameters:
  ///   - pattern: The format; "%T", "%R" and "%r" count as what they stand for.
  ///   - twelveHourPattern: What "%r" stands for.
  ///   - halves: What the halves of the day are called; "AM" and "PM" where the locale has no names.
  public init(_ pattern: String, twelveHourPattern: String = "%I:%M:%S %p", halves: [String] = []) {
    let pattern = pattern.isEmpty ? "%H:%M" : pattern
    parts = Self.parts(of: Self.expanded(pattern, twelveHourPattern))
    self.halves = halves.count == 2 && !halves.contains("") ? halves : ["AM", "PM"]
    removeSeconds()
    if !parts.contains(.hour), !parts.contains(.hourOfTwelve) { parts = [.hour, .text(":"), .minute] }
  }

  /// A time as it is written.
  public func text(for time: LocalTime) -> String {
    parts.reduce(into: "") { $0 += text(for: $1, time) }.trimmed
  }

  private func text(for part: Part, _ time: LocalTime) -> String {
    switch part {
    case .hour: Self.twoDigits(time.hour)
    case .hourOfTwelve: "\((time.hour + 11) % 12 + 1)"
    case .minute: Self.twoDigits(time.minute)
    case .second: ""
    case .half: halves[time.hour < 12 ? 0 : 1]
    case .text(let text): text
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension ClockFormat {
  private static func expanded(_ pattern: String, _ twelveHourPattern: String) -> String {
    var result = ""
    var isMarked = false
    for character in pattern {
      switch (isMarked, character) {
      case (true, "T"): result += "H:%M:%S"
      case (true, "R"): result += "H:%M"
      case (true, "r"): result += (twelveHourPattern.isEmpty ? "%I:%M:%S %p" : twelveHourPattern).dropFirst()
      default: result.append(character)
      }
      isMarked = character == "%" && !isMarked
    }
    return result
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var isMarked = false
    func end() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    for character in pattern {
      guard isMarked else {
        if character == "%" { isMarked = true } else { text.append(character) }
        continue
      }
      // Flags and modifiers, as in "%-I" and "%OH".
      if "-_0^#EO".contains(character) { continue }
      isMarked = false
      if character == "%" {
        text.append(character)
      } else if let part = Self.part(character) {
        end()
        parts.append(part)
      }
    }
    end()
    return parts
  }

  private static func part(_ letter: Character) -> Part? {
    switch letter {
    case "H", "k": .hour
    case "I", "l": .hourOfTwelve
    case "M": .minute
    case "S": .second
    case "p", "P": .half
    default: nil
    }
  }

  // "9:41:07" has a sign before its seconds, "9時41分07秒" one behind them.
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

  /// How the locale in the environment writes times.
  static var ofEnvironment: ClockFormat {
    guard let locale = newlocale(LC_TIME_MASK, "", nil) else { return .twentyFourHour }
    defer { freelocale(locale) }
    func item(_ number: Int) -> String {
      nl_langinfo_l(nl_item(number), locale).map { String(cString: $0) } ?? ""
    }
    return ClockFormat(
      item(Int(T_FMT)), twelveHourPattern: item(Int(T_FMT_AMPM)), halves: [item(Int(AM_STR)), item(Int(PM_STR))])
  }
}
