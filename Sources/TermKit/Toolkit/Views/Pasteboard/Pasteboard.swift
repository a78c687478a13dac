/// What was copied or cut last, to be pasted. UIKit's `UIPasteboard`.
///
///     Pasteboard.general.string = game.notation
///
/// It is always there, also where the terminal has no clipboard. What is set goes to the terminal's clipboard too, if that takes it
/// (`TerminalOptions.usesClipboard`); what other programs put there is pasted with the terminal's own keys.
@MainActor public final class Pasteboard {
  /// The pasteboard that text fields and text views use. Each application has its own; this is the
  /// pasteboard of the application whose code is running.
  public static var general: Pasteboard { WindowScene.current?.pasteboard ?? ownerless }
  // Where there is no application, as in tests of single views.
  private static let ownerless = Pasteboard()

  /// The text on it; nil unless something was copied.
  public var string: String? {
    didSet {
      changeCount += 1
      if let string { stringWasSet?(string) }
    }
  }
  /// How often `string` was set.
  public private(set) var changeCount = 0

  // Takes the text to the terminal.
  package var stringWasSet: (@MainActor (String) -> Void)?

  /// Makes a pasteboard of one's own, which no terminal hears of.
  public init() {}
}
