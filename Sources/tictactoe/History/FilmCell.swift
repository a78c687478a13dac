import TTTModel
import TermKit

/// A frame of the film strip: a board between two rows of holes. Below it are the result, the number, the opponent and the date of the game.
///
/// Screen readers read it like a row of the list.
final class FilmCell: CollectionViewCell {
  /// The game that the cell shows. If nil, the frame is empty. Defaults to nil.
  var content: HistoryCell.Content? { didSet { if content != oldValue { showContent() } } }

  private let film = FilmView()
  // Above the focus mark of the collection, which would make the left edge of the film wider than the right one.
  private let edge = View()
  private let edgeFilm = FilmView()
  private let board = PositionView()
  private let resultLabel = TintLabel()
  private let numberLabel = Label()
  private let opponentLabel = Label()
  private let movesLabel = Label()
  private let dateLabel = Label()
  private let starsView = ImageView()

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    [film, board, resultLabel, numberLabel, opponentLabel, movesLabel, dateLabel, starsView].forEach(
      contentView.addSubview)
    addSubview(edge)
    edge.addSubview(edgeFilm)
    edge.isUserInteractionEnabled = false
    edge.clipsToBounds = true
    edge.backgroundColor = .white
    edgeFilm.isLit = true
    selectedBackgroundColor = .white
    resultLabel.textAttributes = .bold
    for label in [numberLabel, opponentLabel, movesLabel, dateLabel] { label.textColor = Palette.secondaryText }
    starsView.isAccessibilityElement = true
    for view in [board, opponentLabel] { view.isAccessibilityElement = false }
  }

  override var isSelected: Bool {
    didSet {
      film.isLit = isSelected
      showEdge()
    }
  }

  // With few colours, the collection reverses a selected cell.
  private func showEdge() { edge.isHidden = !isSelected || traitCollection.colorDepth < .sixteen }

  // A cell that was filled before it was shown did not know the language.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEdge()
    if previous?.language != traitCollection.language { showContent() }
  }

  private func showContent() {
    let game = content?.game
    contentView.isHidden = game == nil
    resultLabel.text = content.map { strings.result(of: $0.game, isOnBoard: $0.isOnBoard) } ?? ""
    numberLabel.text = game.map { "#\(strings.number(Int($0.id.rawValue)))" } ?? ""
    opponentLabel.text = game.map { strings.name($0.opponent) } ?? ""
    movesLabel.text = game.map { strings.moves($0.moveCount) } ?? ""
    movesLabel.accessibilityLabel = game.map { strings.opponentAndMoves(of: $0) }
    starsView.showStars(game?.rating, strings)
    View.performWithoutAnimation { showMoves(game?.moveCount ?? 0) }
    setNeedsLayout()
  }

  /// Shows the first moves of the game on the board. Inside an animation block, pieces grow and shrink.
  func showMoves(_ count: Int) {
    let game = content?.game ?? Game()
    board.show(game.position(afterMoves: min(count, game.moveCount)), icon: content?.icon ?? .x)
  }

  // MARK: Layout

  private static let captionRows = 3
  // A row of holes and a free row above and below the board, and the columns at its sides.
  private static let border = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  // The longest caption fits.
  private static let minimumWidth = 27
  // The strip shows at least this number of frames, as far as their captions allow.
  private static let visibleFrames = 2.6

  /// Returns the size of the frames of a strip, which have the largest boards that fit, within limits.
  static func size(fitting strip: Size) -> Size {
    let height = (strip.height - captionRows - border.top - border.bottom - 2) / 3
    let width = (Int(Double(strip.width) / visibleFrames) - border.left - border.right - 5) / 6
    let rows = max(1, min(height, width))
    return Size(
      width: max(minimumWidth, 6 * rows + 5 + border.left + border.right),
      height: 3 * rows + 2 + border.top + border.bottom + captionRows)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    film.frame = Rect(x: 0, y: 0, width: area.width, height: max(0, area.height - Self.captionRows))
    edge.frame = Rect(x: 0, y: 0, width: 1, height: area.height)
    edgeFilm.frame = film.frame
    board.frame = film.frame.inset(by: Self.border)
    place(resultLabel, numberLabel, inRow: film.frame.maxY)
    place(opponentLabel, movesLabel, inRow: film.frame.maxY + 1)
    let stars = starsView.intrinsicContentSize.width
    let room = area.width - 2 - (stars > 0 ? stars + 1 : 0)
    dateLabel.text = content?.date(fitting: room) ?? ""
    dateLabel.frame = Rect(x: 1, y: film.frame.maxY + 2, width: room, height: 1)
    starsView.frame = Rect(x: area.maxX - 1 - stars, y: film.frame.maxY + 2, width: stars, height: 1)
  }

  private func place(_ left: Label, _ right: Label, inRow y: Int) {
    let width = right.intrinsicContentSize.width
    right.frame = Rect(x: contentView.bounds.maxX - 1 - width, y: y, width: width, height: 1)
    left.frame = Rect(x: 1, y: y, width: max(0, right.frame.minX - 2), height: 1)
  }
}

/// A piece of film with two rows of holes, around a white picture. While it is lit, it is in the tint.
private final class FilmView: View {
  var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    let color = isLit ? canvas.tintColor : Palette.film
    canvas.fill(bounds, with: color)
    canvas.fill(bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)), with: .white)
    // With few colours, the collection reverses a selected cell. Holes would then look like breaks.
    if isLit, canvas.traits.colorDepth < .sixteen { return }
    let hole = canvas.traits.glyphLevel == .ascii ? "o" : "▬"
    let style = TextStyle(foreground: .white, minimumContrast: .element)
    for y in [bounds.minY, bounds.maxY - 1] {
      for x in stride(from: bounds.minX + 1, to: bounds.maxX - 1, by: 3) {
        canvas.draw(hole, at: Point(x: x, y: y), style: style)
      }
    }
  }
}
