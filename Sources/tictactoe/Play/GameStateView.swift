import TTTModel
import TermKit

/// The row under the board: the player to move or the result, and a hint for the next step.
///
/// At the accessibility sizes of text, the state is a column beside the board: the large piece above the text, or the hint below it.
final class GameStateView: View {
  struct Content: Equatable {
    /// The piece of the player to move or of the winner. Nil for a draw.
    var icon: Icon?
    /// Whether the text says what the player of the piece has to do, and so makes no sense without the piece. Defaults to false.
    var needsPiece = false
    /// The state in words.
    var text: String
    /// The state for screen readers, which do not read the image of the piece.
    var spoken: String
    /// The score after a game against a computer, behind the text. It is left out if there is no room for it beside the hint.
    var score: String?
    /// A hint for the next step, in grey after the state. It is left out if there is no room for it.
    var nextStep: String?
    /// Whether the row is on the black paper of a finished game. Defaults to false.
    var isOnBlack = false
  }

  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let pieceView = ImageView()
  private let stateLabel = Label()
  private let scoreLabel = Label()
  private let nextStepLabel = Label()
  private let largePiece = PieceView()

  /// Whether the state is a column. Defaults to false.
  var isColumn = false { didSet { if isColumn != oldValue { columnDidChange() } } }

  init() {
    super.init()
    stateLabel.textAttributes = .bold
    for view in [pieceView, scoreLabel] { view.isAccessibilityElement = false }
    largePiece.isHidden = true
    [pieceView, stateLabel, scoreLabel, nextStepLabel, largePiece].forEach(addSubview)
  }

  private func columnDidChange() {
    for label in [stateLabel, scoreLabel, nextStepLabel] {
      label.textAlignment = isColumn ? .center : .natural
      label.numberOfLines = isColumn ? 2 : 1
    }
    contentDidChange()
  }

  private func contentDidChange() {
    guard let content else { return }
    pieceView.image = content.icon.map { .letterSized($0) }
    if let icon = content.icon { largePiece.icon = icon }
    stateLabel.text = content.text
    stateLabel.accessibilityLabel = content.spoken
    scoreLabel.text = content.score.map { isColumn ? $0 : "· " + $0 } ?? ""
    nextStepLabel.text = content.nextStep ?? ""
    for label in [stateLabel, scoreLabel] { label.textColor = content.isOnBlack ? .white : .black }
    nextStepLabel.textColor = content.isOnBlack ? Palette.secondaryTextOnBlack : Palette.secondaryText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static let gap = 1
  private static let stepGap = 3

  // Nothing separates an empty label from its neighbours.
  private func width(of label: Label, after gap: Int = 0) -> Int {
    label.text?.isEmpty == false ? gap + label.intrinsicContentSize.width : 0
  }

  private var stateWidth: Int {
    let piece = pieceView.intrinsicContentSize.width
    return (piece == 0 ? 0 : piece + Self.gap) + width(of: stateLabel)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    if isColumn { return Size(width: size.width, height: columnRows(width: size.width).reduce(0, +)) }
    let (score, step) = (width(of: scoreLabel, after: Self.gap), width(of: nextStepLabel, after: Self.stepGap))
    return Size(width: min(size.width, stateWidth + score + step), height: 1)
  }

  // The row is centred. If there is no room, the score is hidden, then the next step.
  override func layoutSubviews() {
    (pieceView.isHidden, largePiece.isHidden) = (isColumn, !(isColumn && showsLargePiece))
    if isColumn { return layOutColumn() }
    let piece = pieceView.intrinsicContentSize.width
    var step = width(of: nextStepLabel, after: Self.stepGap)
    if stateWidth + step > bounds.width { step = 0 }
    var score = width(of: scoreLabel, after: Self.gap)
    if stateWidth + score + step > bounds.width { score = 0 }
    (stateLabel.isHidden, scoreLabel.isHidden, nextStepLabel.isHidden) = (false, score == 0, step == 0)
    var x = max(0, (bounds.width - stateWidth - score - step) / 2)
    pieceView.frame = Rect(x: x, y: 0, width: piece, height: 1)
    x += piece == 0 ? 0 : piece + Self.gap
    let room = max(0, bounds.width - x)
    stateLabel.frame = Rect(x: x, y: 0, width: min(room, width(of: stateLabel)), height: 1)
    scoreLabel.frame = Rect(x: stateLabel.frame.maxX + Self.gap, y: 0, width: max(0, score - Self.gap), height: 1)
    nextStepLabel.frame = Rect(
      x: stateLabel.frame.maxX + score + Self.stepGap, y: 0, width: max(0, step - Self.stepGap), height: 1)
  }

  // MARK: The column

  private static let pieceSize = Size(width: 8, height: 4)
  private var showsLargePiece: Bool { content?.needsPiece == true }

  // The rows of the piece, the text, the score and the hint.
  private func columnRows(width: Int) -> [Int] {
    let room = Size(width: width, height: .max / 4)
    let texts = [stateLabel, scoreLabel, nextStepLabel].map {
      $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0
    }
    return showsLargePiece ? [Self.pieceSize.height, texts[0], 0, 0] : [0] + texts
  }

  private func layOutColumn() {
    var y = 0
    let frames = columnRows(width: bounds.width).map { rows in
      defer { y += rows }
      return Rect(x: 0, y: y, width: bounds.width, height: max(0, min(rows, bounds.height - y)))
    }
    largePiece.frame = frames[0].centered(Self.pieceSize)
    largePiece.square = Path.Frame(largePiece.frame)
    for (label, frame) in zip([stateLabel, scoreLabel, nextStepLabel], frames.dropFirst()) {
      label.frame = frame
      label.isHidden = frame.isEmpty
    }
  }
}
