import TTTModel
import TermKit

/// The row under the board of a past game: buttons that step through the moves, the number of the move, and Replay.
final class ReplayBar: View {
  struct Content: Equatable {
    /// The number of moves on the board.
    var move: Int
    var moveCount: Int
    /// Whether the moves are replayed now.
    var isPlaying: Bool
  }

  var content = Content(move: 0, moveCount: 0, isPlaying: false) {
    didSet { if content != oldValue { contentDidChange() } }
  }
  let backButton = Button()
  let forwardButton = Button()
  let replayButton = Button()

  private let moveLabel = Label()
  private lazy var row = StackView(
    arrangedSubviews: [backButton, moveLabel, forwardButton, replayButton], axis: .horizontal)

  init() {
    super.init()
    addSubview(row)
    moveLabel.textAlignment = .center
    backButton.setImage(Image("◄", ascii: "<"), for: .normal)
    forwardButton.setImage(Image("►", ascii: ">"), for: .normal)
    contentDidChange()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentDidChange()
  }

  private func contentDidChange() {
    row.setCustomSpacing(traitCollection.horizontalSizeClass == .compact ? 1 : 3, after: forwardButton)
    moveLabel.text = strings.move(content.move, of: content.moveCount)
    backButton.accessibilityLabel = strings.previousMove
    forwardButton.accessibilityLabel = strings.nextMove
    backButton.isEnabled = content.move > 0
    forwardButton.isEnabled = content.move < content.moveCount
    replayButton.isEnabled = content.moveCount > 0
    replayButton.setTitle(content.isPlaying ? strings.pause : strings.replay, for: .normal)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size { row.sizeThatFits(size) }

  override func layoutSubviews() { row.frame = bounds }
}
