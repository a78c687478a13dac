import TermKit

/// A view that deletes and pastes a text of a million bytes at every step.
final class PastingView: SteppingView {
  private let control: View
  private let pasted: String

  init(_ control: View, _ pasted: String) {
    self.control = control
    self.pasted = pasted
    super.init()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(control)
  }

  override func step() {
    (control as? TextView)?.text = ""
    (control as? TextField)?.text = ""
    // The beginning or the end of the text is visible, so both change.
    _ = control.paste("\(stepCount)" + pasted + "\(stepCount)")
  }

  private static let size = 1_000_000

  /// Lines of words.
  static let lines = fill("Three in a row wins the game, as everybody knows. It does not take long to learn.\n")
  /// One line without a place to break it.
  static let line = fill("x")
  /// Emoji of several scalars each.
  static let emoji = fill("👩‍👩‍👧🇩🇪👍🏽❤️")
  /// One letter with accents.
  static let accents = "e" + fill("\u{301}")
  /// Letters with thirty marks each.
  static let markedLetters = fill("a" + String(repeating: "\u{301}\u{323}\u{300}", count: 10))
  /// Only line ends.
  static let newlines = fill("\n")

  private static func fill(_ text: String) -> String { String(repeating: text, count: size / text.utf8.count) }
}

/// A view that types a character at the beginning of a text at every step.
final class TypingView: SteppingView {
  private let control: View

  init(_ control: View) {
    self.control = control
    super.init()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(control)
  }

  // Selects the beginning each time, because a text view without the focus does not scroll to its selection.
  override func step() {
    (control as? TextView)?.selectedRange = 0..<0
    (control as? TextField)?.selectedRange = 0..<0
    _ = control.pressBegan(.character(stepCount % 2 == 0 ? "y" : "z"))
  }
}
