extension Language {
  /// Arabic.
  public static let arabic = Language("ar")
  /// Hebrew.
  public static let hebrew = Language("he")

  /// Returns a number in the digits of this language.
  ///
  ///     Language.arabic.digits(12)              // "١٢"
  ///     Language("ar-MA").digits(12)            // "12", as in Morocco
  ///
  /// Arabic has other digits than 0…9 except in the Maghreb, Libya and the Emirates. `TraitCollection.regionalLanguage` is the language of the
  /// user with the region. Do not use it for numbers that the user must type, such as the number of a line.
  /// - Parameter number: The number. The minus sign of a negative number stays.
  public func digits(_ number: Int) -> String { digits(in: "\(number)") }

  /// Returns a text with its digits 0…9 replaced by the digits of this language, as in a time or a percentage.
  /// - Parameter text: The text. Names and other texts of the user should not be changed in this way.
  public func digits(in text: String) -> String {
    guard let zero = nativeZero else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { digit in
          guard ("0"..."9").contains(digit) else { return digit }
          return Unicode.Scalar(zero.value + digit.value - 48) ?? digit
        }))
  }

  /// Whether numbers have other digits than 0…9.
  var hasNativeDigits: Bool { nativeZero != nil }

  /// The digit 0 of the language if it has other digits than 0…9, as CLDR has it.
  private var nativeZero: Unicode.Scalar? {
    switch code {
    case "ar": return hasSubtag(in: Self.regionsWithLatinDigits) ? nil : "٠"
    case "ckb", "sd": return hasSubtag(in: ["Deva"]) ? nil : "٠"
    case "fa", "ks", "ps": return hasSubtag(in: ["Deva"]) ? nil : "۰"
    case "as", "bn": return "০"
    case "mr", "ne", "sa": return "०"
    case "dz": return "༠"
    case "my": return "၀"
    default: return nil
    }
  }

  private func hasSubtag(in subtags: [String]) -> Bool {
    identifier.split(separator: "-").dropFirst().contains { subtags.contains(String($0)) }
  }

  private static let regionsWithLatinDigits = ["AE", "DZ", "EH", "LY", "MA", "TN"]
}
