extension SystemStrings {
  /// The texts for applications that are shown as lines of text.
  public struct LineModeTexts: Sendable {
    /// The first line, from the reason for lines of text, such as "--accessible".
    public var beginning: @Sendable (_ reason: String) -> String
    /// The title of the command that describes the place of the focus. In English "Where am I".
    public var whereAmI: String
    /// The title of the command that prints the last lines again. In English "Repeat".
    public var repeatLines: String
    /// The title of the command that prints everything with numbers. In English "Outline with numbers".
    public var outline: String
    /// The title of the keys that go to a line by its number. In English "Go to line".
    public var goToLine: String
    /// The text for a number that no line has.
    public var noLine: @Sendable (_ number: Int) -> String
    /// The text if nothing has the focus.
    public var nothingFocused: String
    /// The advice before a list of answers.
    public var chooseNumber: String
    /// The advice at a text field.
    public var pressEnterToType: String
    /// The advice before several lines are typed.
    public var typeLines: String
    /// The text for a task that goes on for long, from its name.
    public var stillBusy: @Sendable (_ name: String) -> String
  }
}
