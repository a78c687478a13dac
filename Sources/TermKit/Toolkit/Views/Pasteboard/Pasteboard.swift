/// What was copied or cut last, to be pasted. UIKit's `UIPasteboard`.
///
///     Pasteboard.general.string = game.notation
///
/// It is always there, also where the terminal has no clipboard. What is set goes to the terminal's clipboard too, if that takes it
/// (`TerminalOptions.usesClipboard`); what other programs put there is pasted with the terminal's own keys.
@MainActor public final class Pasteboard {
  /// The one that text fields and text views use.
  public static let general = Pasteboard()

  /// The text on it; nil unless something was copied.
  public var string: String? {
    didSet {
      changeCount += 1
      if let string { stringWasSet?(string) }
    }
  }
  /// How often `string` was set.
  public private(set) var changeCount = 0

  // The application that was made last takes it to its terminal.
  package var stringWasSet: (@MainActor (String) -> Void)?

  /// Makes a pasteboard of one's own, which no terminal hears of.
  public init() {}
}
