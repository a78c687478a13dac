extension Language {
  /// Returns the text for a number of things, in the plural form that this language uses for the number.
  ///
  /// CLDR, the locale data of Unicode, defines the forms. Each text must contain the number itself, if the number is to be read:
  ///
  ///     Language.english.plural(count, one: "1 move", other: "\(count) moves")
  ///     Language.arabic.plural(
  ///       count, zero: "لا نقلات", one: "نقلة واحدة", two: "نقلتان", few: "\(count) نقلات", other: "\(count) نقلة")
  ///
  /// English, German and most other languages have `one` and `other`. Japanese, Chinese and Korean have only `other`. Hebrew has `two` in
  /// addition, and Arabic has all six forms: `few` for numbers that end in 3…10, and `many` for numbers that end in 11…99.
  /// - Parameters:
  ///   - count: The number. A negative number has the form of the positive one.
  ///   - zero: The text for no things in languages that have this form. Defaults to `other`, as all forms do.
  ///   - one: The text for one thing, and in Slavic and Baltic languages also for 21, 31 and so on.
  ///   - two: The text for two things.
  ///   - few: The text for few things.
  ///   - many: The text for many things.
  ///   - other: The text for all other numbers.
  public func plural(
    _ count: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
    other: String
  ) -> String {
    let forms: [PluralForm: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many]
    return forms[pluralForm(of: count.magnitude), default: nil] ?? other
  }

  /// The plural forms of CLDR.
  enum PluralForm: String, CaseIterable {
    case zero, one, two, few, many, other
  }

  // The rules of CLDR 42 for whole numbers. Languages that are not named here have the forms of English.
  func pluralForm(of count: UInt) -> PluralForm {
    let (tens, ones) = (count % 100, count % 10)
    let isTeen = (11...19).contains(tens)
    switch code {
    case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh": return .other
    case "am", "as", "bn", "fa", "gu", "hi", "hy", "kn", "pa", "zu": return count < 2 ? .one : .other
    case "fr", "pt":
      if count == 0, identifier != "pt-PT" { return .one }
      return count == 1 ? .one : isMillions(count) ? .many : .other
    case "ca", "es", "it": return count == 1 ? .one : isMillions(count) ? .many : .other
    case "he", "iw": return count == 1 ? .one : count == 2 ? .two : .other
    case "ar":
      if count < 3 { return [.zero, .one, .two][Int(count)] }
      return (3...10).contains(tens) ? .few : tens > 10 ? .many : .other
    case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "pl":
      if count == 1 { return .one }
      return (2...4).contains(ones) && !isTeen ? .few : .many
    case "be", "ru", "uk":
      if isTeen || ones == 0 || ones > 4 { return .many }
      return ones == 1 ? .one : .few
    case "bs", "hr", "sh", "sr":
      if isTeen || ones == 0 || ones > 4 { return .other }
      return ones == 1 ? .one : .few
    case "sl": return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "lt": return isTeen || ones == 0 ? .other : ones == 1 ? .one : .few
    case "lv": return isTeen || ones == 0 ? .zero : ones == 1 ? .one : .other
    case "mo", "ro": return count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case "ga":
      return count == 1 ? .one : count == 2 ? .two : count > 10 || count == 0 ? .other : count < 7 ? .few : .many
    case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
    case "is", "mk": return ones == 1 && tens != 11 ? .one : .other
    default: return count == 1 ? .one : .other
    }
  }

  // Some languages say "of" between a whole number of millions and its noun.
  private func isMillions(_ count: UInt) -> Bool { count != 0 && count % 1_000_000 == 0 }
}
