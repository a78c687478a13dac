import TTTModel
import TermKit

/// A row for one game: a small board, the result in the tint, the date, the number of moves and the stars.
final class HistoryCell: TableViewCell {
  struct Content: Equatable {
    var game: Game
    var icon: Icon
    /// Whether it is the game of the first tab.
    var isOnBoard: Bool
    /// The date with the time. The short date, for narrow lists, has no time.
    var date: String
    var shortDate: String

    /// Returns the date if it fits into some columns, or else the short date.
    func date(fitting columns: Int) -> String { date.columns <= columns ? date : shortDate }
  }

  /// The game that the cell shows. If nil, the row is empty. Defaults to nil.
  var content: Content? { didSet { if content != oldValue { showContent() } } }

  private let boardView = SmallBoardView()
  private let resultLabel = TintLabel()
  private let dateLabel = Label()
  private let movesLabel = Label()
  private let starsView = ImageView()

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // While rows move, the stars of one must not show through another.
    backgroundColor = .white
    [boardView, resultLabel, dateLabel, movesLabel, starsView].forEach(contentView.addSubview)
    resultLabel.font = .preferredFont(forTextStyle: .headline)
    resultLabel.adjustsFontForContentSizeCategory = true
    for label in [dateLabel, movesLabel] { label.textColor = Palette.secondaryText }
    starsView.isAccessibilityElement = true
  }

  // A reused cell for a game that cannot be read must not show its previous game.
  private func showContent() {
    let game = content?.game
    contentView.isHidden = game == nil
    boardView.show(game ?? Game(), icon: content?.icon ?? .x)
    resultLabel.text = content.map { strings.result(of: $0.game, isOnBoard: $0.isOnBoard) } ?? ""
    movesLabel.accessibilityLabel = game.map { strings.opponentAndMoves(of: $0) }
    starsView.showStars(game?.rating, strings)
    if content == nil { dateLabel.text = "" }
    setNeedsLayout()
  }

  // A cell that was filled before it was shown did not know the language.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.language != traitCollection.language { showContent() }
  }

  private static let gap = 3

  /// Returns the height of a row with a board: a blank row above, unless the terminal is short, and one below for the hairline.
  static func height(_ traits: TraitCollection) -> Int { padding(traits) + SmallBoardView.size.height + 1 }

  private static func padding(_ traits: TraitCollection) -> Int { traits.verticalSizeClass == .compact ? 0 : 1 }

  /// Returns the height of the board and its blank rows. A result in large letters is higher than the board.
  override func sizeThatFits(_ size: Size) -> Size {
    let text = contentMargins.left + SmallBoardView.size.width + Self.gap
    let rows = resultRows(width: size.width - contentMargins.right - text)
    return Size(
      width: size.width,
      height: Self.height(traitCollection) + max(0, rows + 1 - SmallBoardView.size.height))
  }

  private func resultRows(width: Int) -> Int {
    resultLabel.sizeThatFits(Size(width: max(0, width), height: .max / 4)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = contentView.bounds.width
    let top = Self.padding(traitCollection)
    boardView.frame = Rect(origin: Point(x: contentMargins.left, y: top), size: SmallBoardView.size)
    let text = boardView.frame.maxX + Self.gap
    let rows = resultRows(width: right - text)
    movesLabel.text = content.map { strings.opponentAndMoves(of: $0.game, fitting: right - text) } ?? ""
    if rows > 1 { return layOutLargeResult(x: text, y: top, width: max(0, right - text), rows: rows) }
    // A narrow list has the date in the row of the stars.
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let stars = starsView.isHidden ? 0 : starsView.intrinsicContentSize.width + 2
    let room = right - text - (isNarrow ? stars : resultLabel.intrinsicContentSize.width + 2)
    dateLabel.text = content?.date(fitting: room) ?? ""
    let date = min(dateLabel.intrinsicContentSize.width, max(0, room))
    resultLabel.frame = Rect(x: text, y: top, width: max(0, right - text - (isNarrow ? 0 : date)), height: 1)
    let dateX = isNarrow && starsView.isHidden ? text : right - date
    dateLabel.frame = Rect(x: dateX, y: isNarrow ? top + 2 : top, width: date, height: 1)
    movesLabel.frame = Rect(x: text, y: top + 1, width: max(0, right - text), height: 1)
    starsView.frame = Rect(x: text, y: top + 2, width: starsView.intrinsicContentSize.width, height: 1)
  }

  // Everything else is in one row below the result.
  private func layOutLargeResult(x: Int, y: Int, width: Int, rows: Int) {
    resultLabel.frame = Rect(x: x, y: y, width: width, height: rows)
    let moves = min(width, movesLabel.intrinsicContentSize.width)
    movesLabel.frame = Rect(x: x, y: y + rows, width: moves, height: 1)
    let stars = starsView.intrinsicContentSize.width
    starsView.frame = Rect(x: x + moves + Self.gap, y: y + rows, width: stars, height: 1)
    let room = width - moves - stars - 2 * Self.gap
    dateLabel.text = content?.date(fitting: room) ?? ""
    let date = min(dateLabel.intrinsicContentSize.width, max(0, room))
    dateLabel.frame = Rect(x: x + width - date, y: y + rows, width: date, height: 1)
  }
}

extension HistoryCell.Content {
  @MainActor init(_ game: Game, _ model: TicTacToeModel, _ dateTexts: DateTexts) {
    self.init(
      game: game, icon: model.icon, isOnBoard: game.id == model.currentGame.id,
      date: dateTexts.dateAndTime(game.startDate), shortDate: dateTexts.date(game.startDate))
  }
}

extension ImageView {
  /// Shows the stars of a rating, or nothing for a game without one.
  func showStars(_ rating: Int?, _ strings: Strings) {
    isHidden = rating == nil
    image = rating.map { .stars($0 + 1) }
    accessibilityLabel = rating.map { strings.stars($0 + 1) }
  }
}

/// A board of three rows. Each square is a tile in the colour of its piece, paler outside of a line of three. With few colours and in ASCII,
/// each square is a letter-like sign.
final class SmallBoardView: BoardPartView {
  /// Its size in cells.
  static let size = Size(width: 8, height: 3)
  private var game = Game()
  private var icon = Icon.x

  /// Shows a game. `icon` is the piece of the owner of the profile.
  func show(_ game: Game, icon: Icon) {
    (self.game, self.icon) = (game, icon)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let hasTiles = canvas.traits.colorDepth.blends && canvas.traits.glyphLevel > .ascii
    for square in Square.all {
      let place = Point(x: 3 * (square.column + 1), y: square.row + 1)
      let piece = game.player(at: square).map(icon.piece)
      let isOnLine = game.winningLines.contains { $0.squares.contains(square) }
      if hasTiles {
        // Before a victory, no piece is pale.
        let isFull = isOnLine || game.winningLines.isEmpty
        canvas.draw("▇▇", at: place, style: TextStyle(foreground: Self.tileColor(piece, isFull: isFull)))
      } else {
        canvas.draw(sign(of: piece, canvas.traits), at: place, style: style(of: piece, isOnLine: isOnLine))
      }
    }
  }

  private static func tileColor(_ piece: Icon?, isFull: Bool) -> Color {
    guard let piece else { return Palette.freeTile }
    return Palette.piece(piece).withAlphaComponent(isFull ? 1 : 0.45)
  }

  private func sign(of piece: Icon?, _ traits: TraitCollection) -> String {
    let isPlain = traits.glyphLevel < .braille
    return switch piece {
    case .x: isPlain ? "X" : "✕"
    case .o: isPlain ? "O" : "○"
    case nil: "·"
    }
  }

  // The winning pieces are bold.
  private func style(of piece: Icon?, isOnLine: Bool) -> TextStyle {
    TextStyle(
      foreground: piece.map(Palette.piece) ?? Palette.secondaryText, attributes: isOnLine ? .bold : [],
      minimumContrast: .element)
  }
}
