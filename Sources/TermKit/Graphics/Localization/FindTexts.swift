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
  }
}
