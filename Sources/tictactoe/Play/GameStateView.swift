import TTTModel
import TermKit

/// The row under the board: the player to move or the result, and a detail.
///
/// At the accessibility sizes of text, the state is a column beside the board: the large piece above the text, or the detail below it.
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
    /// A hint for the next step, or the score after a game against a computer. It is left out if there is no room for it.
    var detail: String?
    /// Whether the detail is the score, which `spoken` includes. Defaults to false.
    var hasScore = false
    /// Whether the detail is shown for a moment only. The state then keeps its place, if there is room. Defaults to false.
    var isDetailBrief = false
    /// Whether the row is on the black paper of a finished game. Defaults to false.
    var isOnBlack = false
  }

  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let pieceView = ImageView()
  private let stateLabel = Label()
  private let detailLabel = Label()
  private let largePiece = PieceView()

  /// Whether the state is a column. Defaults to false.
  var isColumn = false { didSet { if isColumn != oldValue { columnDidChange() } } }

  init() {
    super.init()
    stateLabel.textAttributes = .bold
    pieceView.isAccessibilityElement = false
    largePiece.isHidden = true
    [pieceView, stateLabel, detailLabel, largePiece].forEach(addSubview)
  }

  private func columnDidChange() {
    for label in [stateLabel, detailLabel] {
      label.textAlignment = isColumn ? .center : .natural
      label.numberOfLines = isColumn ? 2 : 1
    }
    contentDidChange()
  }

  private func contentDidChange() {
    guard let content else { return }
    pieceView.image = content.icon.map { .letterSized($0) }
    if let icon = content.icon { largePiece.icon = icon }
    // With a screen reader, the piece is part of the text.
    let isSpoken = traitCollection.usesScreenReader
    if isSpoken { pieceView.image = nil }
    stateLabel.text = isSpoken ? content.spoken : content.text
    stateLabel.accessibilityLabel = content.spoken
    let detail = isSpoken && content.hasScore ? nil : content.detail
    detailLabel.text = detail.map { isColumn ? $0 : (content.hasScore ? "· " : "  ") + $0 } ?? ""
    detailLabel.accessibilityLabel = content.detail
    detailLabel.isAccessibilityElement = content.detail != nil && !content.hasScore
    stateLabel.textColor = content.isOnBlack ? .white : .black
    detailLabel.textColor = content.hasScore ? stateLabel.textColor : Palette.secondaryText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.usesScreenReader != traitCollection.usesScreenReader { contentDidChange() }
  }

  // The widths of the piece, the state and the detail. A gap follows each part that is not empty.
  private var widths: [Int] {
    [pieceView, stateLabel, detailLabel].map { view in
      let width = view.intrinsicContentSize.width
      return width == 0 ? 0 : width + Self.gap
    }
  }

  private static let gap = 1

  override func sizeThatFits(_ size: Size) -> Size {
    if isColumn { return Size(width: size.width, height: columnRows(width: size.width).reduce(0, +)) }
    return Size(width: min(size.width, widths.reduce(-Self.gap, +)), height: 1)
  }

  // The row is centred. If there is no room, the detail is hidden.
  override func layoutSubviews() {
    (pieceView.isHidden, largePiece.isHidden) = (isColumn, !(isColumn && showsLargePiece))
    if isColumn { return layOutColumn() }
    var widths = widths
    if widths.reduce(-Self.gap, +) > bounds.width { widths[2] = 0 }
    (stateLabel.isHidden, detailLabel.isHidden) = (false, widths[2] == 0)
    let width = widths.reduce(-Self.gap, +)
    var x = max(0, (bounds.width - width) / 2)
    if content?.isDetailBrief == true {
      let place = (bounds.width - (width - widths[2])) / 2
      if place + width <= bounds.width { x = place }
    }
    for (view, width) in zip([pieceView, stateLabel, detailLabel], widths) {
      view.frame = Rect(x: x, y: 0, width: max(0, min(width - Self.gap, bounds.width - x)), height: 1)
      x += width
    }
  }

  // MARK: The column

  private static let pieceSize = Size(width: 8, height: 4)
  private var showsLargePiece: Bool { content?.needsPiece == true }

  // The rows of the piece, the text and the detail.
  private func columnRows(width: Int) -> [Int] {
    let room = Size(width: width, height: .max / 4)
    let texts = [stateLabel, detailLabel].map {
      $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0
    }
    return showsLargePiece ? [Self.pieceSize.height, texts[0], 0] : [0] + texts
  }

  private func layOutColumn() {
    var y = 0
    let frames = columnRows(width: bounds.width).map { rows in
      defer { y += rows }
      return Rect(x: 0, y: y, width: bounds.width, height: max(0, min(rows, bounds.height - y)))
    }
    largePiece.frame = frames[0].centered(Self.pieceSize)
    largePiece.square = Path.Frame(largePiece.frame)
    for (label, frame) in zip([stateLabel, detailLabel], frames.dropFirst()) {
      label.frame = frame
      label.isHidden = frame.isEmpty
    }
  }
}
