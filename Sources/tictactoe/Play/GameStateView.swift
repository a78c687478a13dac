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
    /// A hint for the next step, in grey after the state. It is left out if there is no room for it.
    var nextStep: String?
    /// Whether the row is on the black paper of a finished game. Defaults to false.
    var isOnBlack = false
  }

  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let pieceView = ImageView()
  private let stateLabel = Label()
  private let nextStepLabel = Label()
  private let largePiece = PieceView()

  /// Whether the state is a column. Defaults to false.
  var isColumn = false { didSet { if isColumn != oldValue { columnDidChange() } } }

  init() {
    super.init()
    stateLabel.textAttributes = .bold
    pieceView.isAccessibilityElement = false
    largePiece.isHidden = true
    [pieceView, stateLabel, nextStepLabel, largePiece].forEach(addSubview)
  }

  private func columnDidChange() {
    for label in [stateLabel, nextStepLabel] {
      label.textAlignment = isColumn ? .center : .natural
      label.numberOfLines = isColumn ? 2 : 1
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func contentDidChange() {
    guard let content else { return }
    pieceView.image = content.icon.map { .letterSized($0) }
    if let icon = content.icon { largePiece.icon = icon }
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
    let piece = pieceView.intrinsicContentSize.width
    return (piece == 0 ? 0 : piece + Self.gap) + width(of: stateLabel)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    if isColumn { return Size(width: size.width, height: columnRows(width: size.width).reduce(0, +)) }
    let step = (nextStepLabel.text ?? "").isEmpty ? 0 : Self.stepGap + width(of: nextStepLabel)
    return Size(width: min(size.width, stateWidth + step), height: 1)
  }

  // The row is centred. If there is no room, the next step is hidden.
  override func layoutSubviews() {
    (pieceView.isHidden, largePiece.isHidden) = (isColumn, !(isColumn && showsLargePiece))
    if isColumn { return layOutColumn() }
    let piece = pieceView.intrinsicContentSize.width
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

  // MARK: The column

  private static let pieceSize = Size(width: 8, height: 4)
  private var showsLargePiece: Bool { content?.needsPiece == true }

  // The rows of the piece, the text and the hint.
  private func columnRows(width: Int) -> [Int] {
    let room = Size(width: width, height: .max / 4)
    let hint = showsLargePiece || nextStepLabel.text?.isEmpty != false ? 0 : nextStepLabel.sizeThatFits(room).height
    return [showsLargePiece ? Self.pieceSize.height : 0, stateLabel.sizeThatFits(room).height, hint]
  }

  private func layOutColumn() {
    var y = 0
    let frames = columnRows(width: bounds.width).map { rows in
      defer { y += rows }
      return Rect(x: 0, y: y, width: bounds.width, height: max(0, min(rows, bounds.height - y)))
    }
    largePiece.frame = frames[0].centered(Self.pieceSize)
    largePiece.square = Path.Frame(largePiece.frame)
    (stateLabel.frame, nextStepLabel.frame) = (frames[1], frames[2])
    nextStepLabel.isHidden = frames[2].isEmpty
  }
}
