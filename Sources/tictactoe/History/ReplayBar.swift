import TTTModel
import TermKit

/// The row under the board of a past game: buttons that step through the moves, the number of the move, Replay, and Play from here.
final class ReplayBar: View {
  struct Content: Equatable {
    /// The number of moves on the board.
    var move: Int
    var moveCount: Int
    /// Whether the moves are replayed now.
    var isPlaying: Bool
    /// Whether the shown position can be played on.
    var canGoOn: Bool
  }

  var content = Content(move: 0, moveCount: 0, isPlaying: false, canGoOn: true) {
    didSet { if content != oldValue { contentDidChange() } }
  }
  let backButton = NamedButton()
  let forwardButton = NamedButton()
  let replayButton = NamedButton()
  let playButton = NamedButton()
  /// The key that plays on from the shown position.
  static let playKey = Key.character("g")

  private let moveLabel = Label()
  private lazy var row = StackView(
    arrangedSubviews: [backButton, moveLabel, forwardButton, replayButton, playButton], spacing: 1)

  init() {
    super.init()
    addSubview(row)
    moveLabel.textAlignment = .center
    backButton.setImage(Image("◄", ascii: "<").imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    forwardButton.setImage(Image("►", ascii: ">").imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    playButton.keyEquivalent = Self.playKey
    contentDidChange()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentDidChange()
  }

  private func contentDidChange() {
    moveLabel.text = strings.move(content.move, of: content.moveCount)
    backButton.accessibilityLabel = strings.previousMove
    forwardButton.accessibilityLabel = strings.nextMove
    backButton.isEnabled = content.move > 0
    forwardButton.isEnabled = content.move < content.moveCount
    replayButton.isEnabled = content.moveCount > 0
    replayButton.setTitle(content.isPlaying ? strings.pause : strings.replay, for: .normal)
    playButton.setTitle(strings.playFromHere, for: .normal)
    playButton.isEnabled = content.canGoOn
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size { row.sizeThatFits(size) }

  // Narrow windows have no room for the blanks of the buttons.
  override func layoutSubviews() {
    let buttons = row.arrangedSubviews.compactMap { $0 as? Button }
    let blanks = buttons.reduce(0) { $0 + $1.contentEdgeInsets.left + $1.contentEdgeInsets.right }
    let width = row.sizeThatFits(.unlimited).width - blanks
    let margin = width + buttons.count * 2 * Self.margin <= bounds.width ? Self.margin : 0
    for button in buttons { button.contentEdgeInsets = EdgeInsets(left: margin, right: margin) }
    row.frame = bounds.centered(row.sizeThatFits(bounds.size))
  }

  private static let margin = 2
}
