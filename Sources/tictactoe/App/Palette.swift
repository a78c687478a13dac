import TTTModel
import TermKit

/// The colours of the sample; each has its one use.
enum Palette {
  /// The key colour of the whole app.
  static func tint(of icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 0, blue: 0)
    case .o: Color(red: 0, green: 204, blue: 0)
    }
  }

  /// The pieces, whatever the key colour is.
  static func piece(_ icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 38, blue: 0)
    case .o: Color(red: 5, green: 249, blue: 0)
    }
  }

  /// The line through three in a row.
  static func winningLine(_ icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 0, blue: 0)
    case .o: Color(red: 0, green: 255, blue: 0)
    }
  }

  /// The star of a favourite message.
  static let favorite = Color(red: 230, green: 229, blue: 0)
  /// The stars of a rating, and the dots where there are none.
  static let star = Color(red: 175, green: 181, blue: 12)
  static let dot = Color(white: 0.4)

  /// The line between two panes, and the bar beside a quoted message.
  static let hairline = Color(white: 0.82)
  static let quoteBar = Color(white: 0.55)

  /// The edges of graph paper.
  static let graphLine = Color(red: 232, green: 232, blue: 232)
  /// A square of the control that chooses the piece, while it is pressed and while it is chosen.
  static let pressedSquare = Color(white: 0.88)
  static let chosenSquare = Color(white: 0.6)

  /// Text beside the point; it can be read on the grey of a selected row too.
  static let secondaryText = Color(white: 0.45)
  /// The same on the black paper of a finished game.
  static let secondaryTextOnBlack = Color(white: 0.65)
}

/// How things change.
enum Motion {
  /// Seconds that a change takes.
  static let duration = 0.3

  /// Moves what `changes` changes on the board and around it, in seven frames, about as many a second as films have: colours and the
  /// size of a piece look no different with more, and each costs a processor time and somebody's line a thousand bytes.
  @MainActor static func animateBoard(
    _ changes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.animate(
      withDuration: duration, preferredFramesPerSecond: 23, animations: changes, completion: completion)
  }
}
