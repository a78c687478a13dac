import TestBasics
import Testing

@testable import TermKitGraphics

/// Tests of plural forms and digits.
@Suite struct LanguageNumberTests {
  private func forms(_ language: Language, _ counts: [Int]) -> [String] {
    counts.map {
      language.plural($0, zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other")
    }
  }

  @Test func `X2: Arabic has six plural forms`() {
    expectEqual(
      forms(.arabic, [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 110, 111, 199, 200]),
      [
        "zero", "one", "two", "few", "few", "many", "many", "other", "other", "other", "few", "few", "many", "many",
        "other",
      ])
  }

  @Test func `X2: Hebrew has forms for one and two, English and German for one, and Japanese has a single form`() {
    expectEqual(forms(.hebrew, [0, 1, 2, 3, 10, 20]), ["other", "one", "two", "other", "other", "other"])
    for language in [Language.english, .german, Language("en-GB"), Language("xx")] {
      expectEqual(forms(language, [0, 1, 2, 11, 21]), ["other", "one", "other", "other", "other"])
    }
    expectEqual(forms(.japanese, [0, 1, 2, 11]), ["other", "other", "other", "other"])
  }

  @Test func `X2: a form without a text has the text for other numbers, and negative numbers have the positive form`() {
    expectEqual(
      [0, 1, 2, 5, 11].map { Language.arabic.plural($0, two: "two", other: "other") }.filter { $0 == "two" }, ["two"])
    expectEqual(forms(.arabic, [-1, -2, -3, Int.min]), ["one", "two", "few", "few"])
  }

  @Test(.enabled(if: PluralData.isInstalled, "left out: needs the locale data of Debian's package unicode-cldr-core"))
  func `X2: plural forms of all named languages agree with the samples of CLDR`() throws {
    let rules = try PluralData.samples()
    var count = 0
    for code in PluralData.languages {
      let samples = try #require(rules[code], "CLDR has no rules for \(code)")
      for (form, number) in samples {
        let language = Language(code == "pt_PT" ? "pt-PT" : code)
        // Versions of CLDR before 42 have a form of Hebrew that is no longer used.
        let expected = code == "he" && form == "many" ? "other" : form
        expectEqual(language.pluralForm(of: number).rawValue, expected, "\(code) \(number)")
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  // MARK: Digits

  @Test(arguments: [
    ("ar", "١٢٠"), ("ar-EG", "١٢٠"), ("ar_SA.UTF-8", "١٢٠"), ("ar-IQ", "١٢٠"), ("ar-AE", "120"), ("ar-MA", "120"),
    ("ar-DZ", "120"), ("ar-TN", "120"), ("ar-LY", "120"), ("ar-EH", "120"), ("fa", "۱۲۰"), ("bn-IN", "১২০"),
    ("mr", "१२०"), ("my", "၁၂၀"), ("he", "120"), ("de", "120"), ("ja", "120"), ("ckb", "١٢٠"),
  ]) func `X2: numbers have the digits of the language and the region`(identifier: String, digits: String) {
    expectEqual(Language(identifier).digits(120), digits)
  }

  @Test func `X2: only the digits of a text are replaced`() {
    expectEqual(Language.arabic.digits(in: "9:05 ص, x²"), "٩:٠٥ ص, x²")
    expectEqual(Language.arabic.digits(-7), "-٧")
  }

  @Test func `X2: the regional language is the user's language with the region, and the texts have its digits`() {
    var traits = TraitCollection(languages: [.arabic, .english, Language("ar-MA"), Language("ar-EG")])
    expectEqual(traits.language, .arabic)
    expectEqual(traits.regionalLanguage, Language("ar-MA"))
    expectEqual(traits.strings.position(2, 5), "2 من 5")
    expectEqual(traits.strings.percent(50), "50%")
    traits.languages = [.arabic, Language("ar-EG")]
    expectEqual(traits.strings.position(2, 5), "٢ من ٥")
    expectEqual(traits.strings.percent(50), "٥٠٪")
    traits.languages = [Language("ar-TN")]
    expectEqual(traits.strings, .arabicWithLatinDigits)
    traits.languages = [.german, .english, Language("de-AT")]
    expectEqual(traits.regionalLanguage, Language("de-AT"))
    traits.languages = [Language("fr")]
    expectEqual(traits.regionalLanguage, Language("fr"))
  }

  @Test func `X2: ASCII terminals show Arabic and Hebrew users the next language`() {
    for language in [Language.arabic, .hebrew] {
      let traits = TraitCollection(glyphLevel: .ascii, languages: [language, .german])
      expectEqual(traits.language, .german)
      expectEqual(traits.strings, .german)
    }
  }
}

/// The plural rules of CLDR.
private enum PluralData {
  static let languages = [
    "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh", "am", "as", "bn", "fa", "gu", "hi", "hy", "kn",
    "pa", "zu", "fr", "pt", "pt_PT", "es", "it", "he", "ar", "cs", "sk", "pl", "be", "ru", "uk", "bs", "hr", "sr",
    "sl", "lt", "lv", "ro", "ga", "cy", "is", "mk", "en", "de", "nl", "sv", "da", "nb", "fi", "et", "hu", "tr", "el",
    "bg", "eu", "sq", "ur", "sw", "ta", "te", "ml", "mr", "ne", "ka", "kk", "uz", "az", "mn", "eo", "ckb",
  ]

  private static let path = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"

  static var isInstalled: Bool { (try? ImageFolder.contents(ofFile: path)) != nil }

  /// Returns the whole numbers of the samples of each language, with their forms.
  static func samples() throws -> [String: [(form: String, number: UInt)]] {
    let text = String(decoding: try ImageFolder.contents(ofFile: path), as: UTF8.self)
    var result: [String: [(form: String, number: UInt)]] = [:]
    for group in text.split(separator: "<pluralRules locales=\"").dropFirst() {
      let locales = group.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
      var samples: [(form: String, number: UInt)] = []
      for rule in group.split(separator: "<pluralRule count=\"").dropFirst() {
        let form = String(rule.prefix { $0 != "\"" })
        guard let numbers = rule.split(separator: "@integer").dropFirst().first else { continue }
        for range in numbers.prefix(while: { $0 != "@" && $0 != "<" }).split(whereSeparator: { ", …".contains($0) }) {
          // Forms such as "1c6" are numbers that are written with an exponent.
          let ends = range.split(separator: "~").compactMap { UInt($0) }
          if let first = ends.first, let last = ends.last { samples += (first...last).map { (form, $0) } }
        }
      }
      for locale in locales { result[locale] = samples }
    }
    return result
  }
}
