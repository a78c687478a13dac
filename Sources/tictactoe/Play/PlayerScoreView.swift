import TTTModel
import TermKit

/// A player beside the board: the piece, the name, a bar while it is the player's turn, and the number of games that the player won.
///
/// Screen readers see the whole view as one element.
final class PlayerScoreView: DisplayView {
  struct Content: Equatable {
    var icon: Icon
    var name: String
    /// The number of games that the player won against the other one.
    var victories: Int
    var isToMove = false
    /// Whether the name is emphasized: it is the player's turn, or the player won.
    var isEmphasized = false
    /// Whether the view is on the black paper of a finished game.
    var isOnBlack = false
    /// The contents in words, for screen readers.
    var spoken: String
  }

  private var content: Content?
  private let piece = PieceView()
  private let nameLabel = Label()
  private let bar = TurnBarView()
  private let tally = TallyView()

  init() {
    super.init()
    isAccessibilityElement = true
    nameLabel.textAlignment = .center
    tally.hasDigitsBelow = true
    [piece, nameLabel, bar, tally].forEach(addSubview)
  }

  /// Shows a player. Inside an animation block, the bar fades in or out. Another piece, name or number dissolves.
  func show(_ content: Content) {
    guard content != self.content else { return }
    let old = self.content
    self.content = content
    accessibilityLabel = content.spoken
    let isSame = (old?.icon, old?.name, old?.victories) == (content.icon, content.name, content.victories)
    if isSame { return apply(content) }
    View.transition(
      with: self, duration: Motion.duration, options: [.transitionCrossDissolve, .preferredFramesPerSecond30]
    ) {
      apply(content)
    }
  }

  private func apply(_ content: Content) {
    piece.icon = content.icon
    bar.color = Palette.piece(content.icon)
    bar.alpha = content.isToMove ? 1 : 0
    nameLabel.text = content.name
    nameLabel.textAttributes = content.isEmphasized ? .bold : []
    let (strong, weak): (Color, Color) =
      content.isOnBlack ? (.white, Palette.secondaryTextOnBlack) : (.black, Palette.secondaryText)
    nameLabel.textColor = content.isEmphasized ? strong : weak
    tally.count = content.victories
    tally.tintColor = Palette.tint(of: content.icon)
    setNeedsLayout()
  }

  // MARK: Layout

  /// The least width of the view, in columns. The longest name fits.
  nonisolated static let minimumWidth = 18

  // The rows of the piece beside boards of at least these heights. It is smaller than a square of the board.
  private static let pieceRows = [(board: 42, rows: 8), (board: 30, rows: 6), (board: 8, rows: 4)]

  // The piece is left out beside the lowest boards.
  override func layoutSubviews() {
    let rows = Self.pieceRows.first { $0.board <= bounds.height }?.rows ?? 0
    let tallySize = tally.sizeThatFits(bounds.size)
    let height = (rows > 0 ? rows + 1 : 0) + 2 + tallySize.height
    piece.isHidden = rows == 0
    let column = bounds.centered(Size(width: 2 * rows, height: height))
    piece.frame = Rect(x: column.minX, y: column.minY, width: 2 * rows, height: rows)
    piece.square = Path.Frame(piece.frame)
    let name = Size(width: min(bounds.width, nameLabel.intrinsicContentSize.width), height: 1)
    let nameRow = column.maxY - tallySize.height - 2
    nameLabel.frame = Rect(x: bounds.centered(name).minX, y: nameRow, width: name.width, height: 1)
    bar.frame = nameLabel.frame.offset(by: Point(x: 0, y: 1))
    tally.frame = Rect(
      x: bounds.centered(tallySize).minX, y: bar.frame.maxY, width: tallySize.width, height: tallySize.height)
  }
}

/// The bar under the name of the player to move.
private final class TurnBarView: View {
  var color = Color.black { didSet { if color != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    let sign = canvas.traits.glyphLevel == .ascii ? "=" : "▀"
    let style = TextStyle(foreground: color, minimumContrast: .element)
    canvas.draw(String(repeating: sign, count: bounds.width), at: bounds.origin, style: style)
  }
}
