/// The text that was last copied or cut. UIKit's `UIPasteboard`.
///
///     Pasteboard.general.string = game.notation
///
/// A pasteboard works even if the terminal has no clipboard. Text set on `general` also goes to the terminal's clipboard, if the terminal and
/// `TerminalOptions.usesClipboard` allow that. To paste text from other programs, the user presses the terminal's own keys.
@MainActor public final class Pasteboard {
  /// The pasteboard of the application whose code is running, which its text fields and text views use. Each application has its own.
  public static var general: Pasteboard { WindowScene.current?.pasteboard ?? ownerless }
  // Used where there is no application, as in tests of single views.
  private static let ownerless = Pasteboard()

  /// The text on the pasteboard. Defaults to nil. Setting nil leaves the terminal's clipboard unchanged.
  public var string: String? {
    didSet {
      changeCount += 1
      if let string { reachesDesktop = stringWasSet?(string) ?? false }
    }
  }
  /// The number of times `string` was set.
  public private(set) var changeCount = 0

  /// Sends the text to the terminal's clipboard, and returns whether that was possible.
  package var stringWasSet: (@MainActor (String) -> Bool)?
  /// Whether the text that was set last was sent to the terminal's clipboard.
  package private(set) var reachesDesktop = false

  /// Makes a separate pasteboard, which is not connected to the terminal's clipboard.
  public init() {}
}
