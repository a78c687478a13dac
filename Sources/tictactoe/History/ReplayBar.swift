import TTTModel
import TermKit

/// The row under the board of a past game: buttons that step through the moves, the number of the shown move, and a button that replays
/// the game.
final class ReplayBar: View {
  /// The contents of the row.
  struct Content: Equatable {
    /// The number of moves on the board.
    var move: Int
    /// The number of moves of the game.
    var moveCount: Int
    /// Whether the moves are replayed now.
    var isPlaying: Bool
  }

  var content = Content(move: 0, moveCount: 0, isPlaying: false) {
    didSet { if content != oldValue { contentDidChange() } }
  }
  /// Called when the user steps by a number of moves: −1 or 1.
  var onStep: (@MainActor (Int) -> Void)?
  /// Called when the user starts or stops the replay.
  var onReplay: (@MainActor () -> Void)?
  /// The button that replays the game.
  let replayButton = Button()

  private let backButton = Button()
  private let forwardButton = Button()
  private let moveLabel = Label()
  private lazy var row = StackView(
    arrangedSubviews: [backButton, moveLabel, forwardButton, replayButton], axis: .horizontal)

  init() {
    super.init()
    addSubview(row)
    moveLabel.textAlignment = .center
    backButton.setImage(Image("◄", ascii: "<"), for: .normal)
    forwardButton.setImage(Image("►", ascii: ">"), for: .normal)
    backButton.addAction(for: .touchUpInside) { [weak self] _ in self?.onStep?(-1) }
    forwardButton.addAction(for: .touchUpInside) { [weak self] _ in self?.onStep?(1) }
    replayButton.addAction(for: .touchUpInside) { [weak self] _ in self?.onReplay?() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
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
