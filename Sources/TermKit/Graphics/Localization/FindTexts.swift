extension SystemStrings {
  /// The texts for finding text in a text view.
  public struct FindTexts: Sendable {
    /// The title of the command, and the placeholder of the field. In English "Find".
    public var find: String
    /// The title of the key that leads to the next match. In English "Next match".
    public var nextMatch: String
    /// The title of the key that leads to the previous match. In English "Previous match".
    public var previousMatch: String
    /// The place of a match among all matches. In English "2 of 14".
    public var match: @Sendable (_ number: Int, _ total: Int) -> String
    /// The text if nothing is found. In English "No matches".
    public var noMatches: String
    /// The placeholder of the field for the replacement. In English "Replace with".
    public var replaceWith: String
    /// The title of the button that replaces one match. In English "Replace".
    public var replace: String
    /// The title of the button that replaces all matches. In English "All".
    public var replaceAll: String

    static var english: FindTexts {
      FindTexts(
        find: "Find", nextMatch: "Next match", previousMatch: "Previous match", match: { "\($0) of \($1)" },
        noMatches: "No matches", replaceWith: "Replace with", replace: "Replace", replaceAll: "All")
    }

    static var german: FindTexts {
      FindTexts(
        find: "Suchen", nextMatch: "Nächster Treffer", previousMatch: "Voriger Treffer", match: { "\($0) von \($1)" },
        noMatches: "Keine Treffer", replaceWith: "Ersetzen durch", replace: "Ersetzen", replaceAll: "Alle")
    }

    static var japanese: FindTexts {
      FindTexts(
        find: "検索", nextMatch: "次の一致", previousMatch: "前の一致", match: { "\($1)件中\($0)件目" }, noMatches: "一致なし",
        replaceWith: "置換後の文字列", replace: "置換", replaceAll: "すべて")
    }

    static func arabic(_ language: Language) -> FindTexts {
      FindTexts(
        find: "بحث", nextMatch: "النتيجة التالية", previousMatch: "النتيجة السابقة",
        match: { "\(language.digits($0)) من \(language.digits($1))" }, noMatches: "لا نتائج",
        replaceWith: "الاستبدال بـ", replace: "استبدال", replaceAll: "الكل")
    }

    static var hebrew: FindTexts {
      FindTexts(
        find: "חיפוש", nextMatch: "ההתאמה הבאה", previousMatch: "ההתאמה הקודמת", match: { "\($0) מתוך \($1)" },
        noMatches: "אין התאמות", replaceWith: "החלפה ב־", replace: "החלפה", replaceAll: "הכול")
    }
  }
}
