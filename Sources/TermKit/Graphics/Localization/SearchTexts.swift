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
  }
}
