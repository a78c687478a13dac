extension SystemStrings {
  /// The texts for selecting text on the screen.
  public struct SelectionTexts: Sendable {
    /// The title of the command that begins a selection. In English "Select Text".
    public var selectText: String
    /// The title of the keys that extend the selection. In English "Extend the selection".
    public var extend: String
    /// The label of keys that are pressed with Shift, from the label of the keys. In English "Shift-↑↓←→".
    public var shift: @Sendable (_ keys: String) -> String
    /// The effects of the keys, for the row that is shown while text is selected. A narrow terminal leaves the first ones out.
    public var hints: [String]
    /// The text after a number of lines was copied.
    public var copied: @Sendable (_ lines: Int) -> String
    /// The text after a number of lines was copied where only the program itself can paste them.
    public var copiedHere: @Sendable (_ lines: Int) -> String
    /// The title of the command that opens a link. In English "Open the link".
    public var openLink: String
    /// The text after the address of a link was copied, because it cannot be opened here.
    public var addressCopied: String
    /// The text after the address of a link was copied where only the program itself can paste it.
    public var addressCopiedHere: String

    package func addressNotice(isOnDesktop: Bool) -> String { isOnDesktop ? addressCopied : addressCopiedHere }
  }
}
