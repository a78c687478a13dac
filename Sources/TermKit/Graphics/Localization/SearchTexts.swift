extension SystemStrings {
  /// The texts that a screen reader says for tokens and suggestions of search fields.
  public struct SearchTexts: Sendable {
    /// The kind of a token, before its text. In English "token".
    public var token: String
    /// The number of suggestions below a field. In English "3 suggestions".
    public var suggestions: @Sendable (_ count: Int) -> String

    static var english: SearchTexts {
      SearchTexts(token: "token") { $0 == 1 ? "1 suggestion" : "\($0) suggestions" }
    }

    static var german: SearchTexts {
      SearchTexts(token: "Token") { $0 == 1 ? "1 Vorschlag" : "\($0) Vorschläge" }
    }

    static var japanese: SearchTexts {
      SearchTexts(token: "トークン") { "候補\($0)件" }
    }

    static func arabic(_ language: Language) -> SearchTexts {
      SearchTexts(token: "رمز بحث") {
        language.plural(
          $0, zero: "لا اقتراحات", one: "اقتراح واحد", two: "اقتراحان", few: "\(language.digits($0)) اقتراحات",
          many: "\(language.digits($0)) اقتراحًا", other: "\(language.digits($0)) اقتراح")
      }
    }

    static var hebrew: SearchTexts {
      SearchTexts(token: "תג חיפוש") {
        Language.hebrew.plural($0, one: "הצעה אחת", two: "שתי הצעות", other: "\($0) הצעות")
      }
    }
  }
}
