import TTTModel
import TermKit

/// The colours of the game. Each has one use.
enum Palette {
  /// Returns the key colour of the whole app.
  static func tint(of icon: Icon) -> Color {
    icon == .x ? Color(red: 255, green: 0, blue: 0) : Color(red: 0, green: 204, blue: 0)
  }

  /// Returns the colour of a piece, which does not depend on the key colour.
  static func piece(_ icon: Icon) -> Color {
    icon == .x ? Color(red: 255, green: 38, blue: 0) : Color(red: 5, green: 249, blue: 0)
  }

  /// Returns the colour of a piece made of thin characters.
  static func thinPiece(_ icon: Icon) -> Color {
    icon == .x ? piece(.x) : Color(red: 3, green: 145, blue: 0)
  }

  /// Returns the colour of the line through three in a row.
  static func winningLine(_ icon: Icon) -> Color {
    icon == .x ? Color(red: 255, green: 0, blue: 0) : Color(red: 0, green: 255, blue: 0)
  }

  /// The stars of favourites and ratings. It is gold in the palette of 256 colours too.
  static let gold = Color(red: 200, green: 128, blue: 0)
  /// The dots in place of missing stars.
  static let dot = Color(white: 0.4)

  /// The line between two panes, and the bar beside a quoted message.
  static let hairline = Color(white: 0.82)
  static let quoteBar = Color(white: 0.55)

  /// The edges of graph paper.
  static let graphLine = Color(red: 232, green: 232, blue: 232)
  /// The fill of a square in the control that chooses the piece, while it is pressed.
  static let pressedSquare = Color(white: 0.88)

  /// Returns the fill of the chosen square. It is dark on paper and at night, because both pieces are bright. At night, greys are inverted.
  /// Among 16 colours, the only dark grey is as bright as the red of a piece.
  static func chosenSquare(_ traits: TraitCollection) -> Color {
    if traits.invertsColors { return Color(white: traits.colorDepth.blends ? 0.8 : 0.6) }
    return traits.colorDepth.blends ? Color(white: 0.2) : .black
  }

  /// A free square of a small board.
  static let freeTile = Color.black.withAlphaComponent(0.12)

  /// The film around the boards of a film strip.
  static let film = Color(white: 0.2)
  /// The row with a short notice above the tab bar.
  static let noticePaper = Color(white: 0.88)
  /// The row of keys above the tab bar.
  static let keyPaper = Color(white: 0.94)

  /// The paper behind text that matches a search.
  static let match = Color(red: 255, green: 236, blue: 130)

  /// Less important text. It is also readable on the grey of a selected row.
  static let secondaryText = Color(white: 0.45)
  /// Less important text on the black paper of a finished game.
  static let secondaryTextOnBlack = Color(white: 0.65)
}

/// The timing of animations.
enum Motion {
  /// The duration of an animation in seconds.
  static let duration = 0.3

  /// The frame rate of the board.
  static let framesPerSecond = 23

  /// Animates changes on the board and around it, in seven frames.
  ///
  /// This is about the frame rate of films. More frames do not improve the look of colours and of the size of a piece, but each frame
  /// costs processor time and sends about a thousand bytes to the terminal.
  @MainActor static func animateBoard(
    _ changes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.animate(
      withDuration: duration, preferredFramesPerSecond: framesPerSecond, animations: changes, completion: completion)
  }

  /// The time in seconds for which flakes fall after a victory.
  static let flakesDuration = 1.5

  /// The duration of the spread of a new key colour over the window, in seconds.
  static let spreadDuration = 0.4

  /// Lets changes spread over the window of a view, from a place in the view's coordinates, behind a ring in the new key colour.
  @MainActor static func spread(from place: Rect, of view: View, ring: Color, _ changes: @MainActor () -> Void) {
    guard let window = view.window else { return changes() }
    View.transition(
      with: window, duration: spreadDuration, spreadingFrom: view.convert(place, to: window), ring: ring,
      options: .curveEaseOut, animations: changes)
  }
}

/// The background of bars and sheets: white cells with very light edges.
enum GraphPaper {
  /// A tile of the paper. It is repeated to fill any size.
  static let image = Image(size: Size(width: 4, height: 2)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .white)
    // Where the lines cannot be so pale, they would be more conspicuous than the text.
    guard canvas.traits.colorDepth.blends, canvas.traits.glyphLevel > .ascii else { return }
    let line = TextStyle(foreground: Palette.graphLine)
    canvas.draw("│", at: Point(x: 0, y: 0), style: line)
    canvas.draw("┼───", at: Point(x: 0, y: 1), style: line)
  }.resizableImage(withCapInsets: .zero, resizingMode: .tile).imageFlippedForRightToLeftLayoutDirection()
}
