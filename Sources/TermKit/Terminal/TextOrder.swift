import TermKitGraphics

/// The order in which the cells of a row are sent, so that text from right to left appears in the columns where it was drawn.
///
/// Cells are in the order of the screen, from left to right. Some terminals show them in another order.
enum TextOrder: String {
  /// From left to right. The terminal is told not to reorder text (mode 8).
  case visual
  /// As `visual`, but the letters of each word from right to left are in the order of reading, because the terminal reverses such words.
  case words
  /// In the order of reading, because the terminal reorders whole rows by the Unicode Bidirectional Algorithm and knows no mode 8.
  case logical
  /// From left to right. The terminal gets no mode 8.
  case off

  // kitty shapes each word alone, so its letters run from right to left, but the words do not. WezTerm did so before version 20220319.
  private static let reversingWords = ["kitty", "wezterm 2020", "wezterm 2021", "wezterm 20220101"]
  private static let reorderingRows = ["mlterm", "konsole", "apple_terminal"]

  /// Returns the order for a terminal program.
  /// - Parameters:
  ///   - name: The name and version of the program, as in "kitty(0.42.1)". An empty name stands for an unknown program.
  ///   - knowsMode: Whether the terminal has answered that it knows mode 8.
  init(for name: String, knowsMode: Bool) {
    let name = name.lowercased()
    if Self.reversingWords.contains(where: { name.hasPrefix($0) }) {
      self = .words
    } else {
      self = !knowsMode && Self.reorderingRows.contains { name.hasPrefix($0) } ? .logical : .visual
    }
  }

  /// Whether the terminal is told to show cells in the order in which they are sent (mode 8).
  var usesMode: Bool { self == .visual }

  /// Whether rows with characters from right to left are sent in another order than other rows.
  var turnsRows: Bool { self == .words || self == .logical }

  /// Returns whether a character belongs to a script that is written from right to left. Digits of such a script count too.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x590: false
    case ...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
