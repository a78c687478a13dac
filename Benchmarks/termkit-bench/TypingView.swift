import TermKit

/// A text of a million bytes that is taken out and pasted anew at every step.
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
    // What is seen of it is its beginning or its end.
    _ = control.paste("\(stepCount)" + pasted + "\(stepCount)")
  }

  private static let size = 1_000_000

  /// Words in lines.
  static let lines = fill("Three in a row wins the game, as everybody knows. It does not take long to learn.\n")
  /// One line without a place to break it.
  static let line = fill("x")
  /// Emoji of several characters each.
  static let emoji = fill("👩‍👩‍👧🇩🇪👍🏽❤️")
  /// One letter with accents.
  static let accents = "e" + fill("\u{301}")
  /// Letters with thirty marks each.
  static let markedLetters = fill("a" + String(repeating: "\u{301}\u{323}\u{300}", count: 10))
  /// Nothing but the ends of lines.
  static let newlines = fill("\n")

  private static func fill(_ text: String) -> String { String(repeating: text, count: size / text.utf8.count) }
}

/// A text into the beginning of which a character is typed at every step.
final class TypingView: SteppingView {
  private let control: View

  init(_ control: View) {
    self.control = control
    super.init()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(control)
  }

  // At the beginning each time, since a text without the focus does not follow what is typed.
  override func step() {
    (control as? TextView)?.selectedRange = 0..<0
    (control as? TextField)?.selectedRange = 0..<0
    _ = control.pressBegan(.character(stepCount % 2 == 0 ? "y" : "z"))
  }
}
