import TTTModel
import TermKit

/// The row under the board: the player to move or the result, and a hint for the next step.
final class GameStateView: View {
  /// The contents of the row.
  struct Content: Equatable {
    /// The piece of the player to move or of the winner. Nil for a draw.
    var icon: Icon?
    /// The state in words.
    var text: String
    /// The state for screen readers, which do not read the image of the piece.
    var spoken: String
    /// A hint for the next step, in grey after the state. It is left out if there is no room for it.
    var nextStep: String?
    /// Whether the row is on the black paper of a finished game. Defaults to false.
    var isOnBlack = false
  }

  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let pieceView = ImageView()
  private let stateLabel = Label()
  private let nextStepLabel = Label()

  init() {
    super.init()
    stateLabel.textAttributes = .bold
    pieceView.isAccessibilityElement = false
    [pieceView, stateLabel, nextStepLabel].forEach(addSubview)
  }

  private func contentDidChange() {
    guard let content else { return }
    pieceView.image = content.icon.map { .letterSized($0) }
    stateLabel.text = content.text
    stateLabel.accessibilityLabel = content.spoken
    nextStepLabel.text = content.nextStep ?? ""
    stateLabel.textColor = content.isOnBlack ? .white : .black
    nextStepLabel.textColor = content.isOnBlack ? Palette.secondaryTextOnBlack : Palette.secondaryText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static let gap = 1
  private static let stepGap = 3

  private func width(of label: Label) -> Int { label.intrinsicContentSize.width }

  private var stateWidth: Int {
    let piece = pieceView.image.map { $0.resolved(for: traitCollection).size.width + Self.gap } ?? 0
    return piece + width(of: stateLabel)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let step = (nextStepLabel.text ?? "").isEmpty ? 0 : Self.stepGap + width(of: nextStepLabel)
    return Size(width: min(size.width, stateWidth + step), height: 1)
  }

  // The row is centred. If there is no room, the next step is hidden.
  override func layoutSubviews() {
    let piece = pieceView.image?.resolved(for: traitCollection).size.width ?? 0
    let step = Self.stepGap + width(of: nextStepLabel)
    let showsStep = !(nextStepLabel.text ?? "").isEmpty && stateWidth + step <= bounds.width
    nextStepLabel.isHidden = !showsStep
    var x = max(0, (bounds.width - stateWidth - (showsStep ? step : 0)) / 2)
    pieceView.frame = Rect(x: x, y: 0, width: piece, height: 1)
    x += piece == 0 ? 0 : piece + Self.gap
    let room = max(0, bounds.width - x)
    stateLabel.frame = Rect(x: x, y: 0, width: min(room, width(of: stateLabel)), height: 1)
    nextStepLabel.frame = Rect(
      x: stateLabel.frame.maxX + Self.stepGap, y: 0, width: showsStep ? width(of: nextStepLabel) : 0, height: 1)
  }
}
