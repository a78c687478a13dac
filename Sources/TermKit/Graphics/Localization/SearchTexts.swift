extension SystemStrings {
  /// The texts that a screen reader says for tokens and suggestions of search fields.
  public struct SearchTexts: Sendable {
    /// The kind of a token, before its text. In English "token".
    public var token: String
    /// The number of suggestions below a field. In English "3 suggestions".
    public var suggestions: @Sendable (_ count: Int) -> String
  }
}
