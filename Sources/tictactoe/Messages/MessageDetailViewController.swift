import TTTModel
import TermKit

/// The pane beside the list of messages. It shows the whole selected message, with More and Reply.
final class MessageDetailViewController: ViewController {
  /// The contents. Their buttons belong to the list.
  let detailView = MessageDetailView()
  private let dateTexts: DateTexts

  init(dateTexts: DateTexts) {
    self.dateTexts = dateTexts
    super.init()
  }

  override func loadView() {
    view = detailView
    show(nil, text: nil, menu: nil)
  }

  /// Shows a message, its whole text and its menu. If nil, the pane shows how to select one, or nothing if the list is empty.
  func show(_ content: MessageContent?, text: MessageText?, menu: Menu?, isListEmpty: Bool = false) {
    loadViewIfNeeded()
    let hint = isListEmpty ? "" : strings.selectMessage
    detailView.parts.more.menu = menu
    detailView.parts.text.content = text ?? MessageText(string: "")
    detailView.show(content, date: content.map(date) ?? "", hint: hint, strings)
  }

  private func date(of content: MessageContent) -> String {
    let date = strings.age(dateTexts.dateAndTime(content.message.date), of: content.message)
    return content.message.editDate == nil ? date : "\(date) · \(strings.edited)"
  }
}

/// The contents of the pane: the author's piece, the date, the quote, the text, the board and the buttons. In a large pane, the piece and the
/// board are drawn as in a game.
final class MessageDetailView: View {
  let parts = MessageParts()
  private let largePiece = PieceView()
  private let headLabel = Label()
  private let textScroll = ScrollView()
  private let emptyLabel = Label()
  private var shown: Message.ID?

  init() {
    super.init()
    backgroundColor = .white
    for label in [headLabel, emptyLabel] { label.textColor = Palette.secondaryText }
    emptyLabel.textAlignment = .center
    largePiece.isAccessibilityElement = true
    parts.quote.numberOfLines = 3
    parts.text.numberOfLines = 0
    textScroll.addSubview(parts.text)
    [
      parts.piece, largePiece, headLabel, parts.star, parts.quote, textScroll, parts.board, parts.more, parts.reply,
      emptyLabel,
    ].forEach(addSubview)
  }

  func show(_ content: MessageContent?, date: String, hint: String, _ strings: Strings) {
    for part in [headLabel, textScroll, parts.more, parts.reply] { part.isHidden = content == nil }
    parts.show(content, strings)
    emptyLabel.isHidden = content != nil
    emptyLabel.text = hint
    if let content {
      let isOther = content.message.id != shown
      largePiece.icon = content.piece
      largePiece.accessibilityLabel = parts.piece.accessibilityLabel
      headLabel.text = date
      if isOther { textScroll.setContentOffset(.zero, animated: false) }
    }
    shown = content?.message.id
    setNeedsLayout()
  }

  private static let margins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)

  private static let largePieceSize = Size(width: 12, height: 6)
  // The columns of the large piece and of the gap beside it.
  private static let indent = 16
  // A pane of this size has room for a large piece and a large board.
  private static let largeSize = Size(width: 60, height: 28)

  override func layoutSubviews() {
    let room = bounds.inset(by: safeAreaInsets).inset(by: Self.margins)
    let isLarge = room.width >= Self.largeSize.width && room.height >= Self.largeSize.height
    (parts.piece.isHidden, largePiece.isHidden) = (isLarge || shown == nil, !isLarge || shown == nil)
    parts.board.isLarge = isLarge
    let indent = isLarge ? Self.indent : 0
    let width = min(room.width, TableView.readableWidth - Self.margins.horizontal + indent)
    let whole = Rect(x: room.minX + (room.width - width) / 2, y: room.minY, width: width, height: room.height)
    largePiece.frame = Rect(origin: whole.origin, size: Self.largePieceSize)
    largePiece.square = Path.Frame(largePiece.frame)
    let area = whole.inset(by: EdgeInsets(left: indent))
    emptyLabel.frame = Rect(x: whole.minX, y: whole.midY, width: whole.width, height: 1)
    placeHead(in: area)
    placeText(below: placeQuote(below: area.minY + 2, in: area), in: area)
  }

  // The small piece, the date and the star are in the first row.
  private func placeHead(in area: Rect) {
    let piece = parts.piece.intrinsicContentSize.width
    parts.piece.frame = Rect(x: area.minX, y: area.minY, width: piece, height: 1)
    let head = headLabel.intrinsicContentSize.width
    let x = parts.piece.isHidden ? area.minX : parts.piece.frame.maxX + 2
    headLabel.frame = Rect(x: x, y: area.minY, width: min(area.width, head), height: 1)
    let star = parts.star.sizeThatFits(area.size).width
    parts.star.frame = Rect(x: headLabel.frame.maxX + 2, y: area.minY, width: star, height: 1)
  }

  // Returns the first row below the quote and its blank row.
  private func placeQuote(below top: Int, in area: Rect) -> Int {
    let height = parts.quote.sizeThatFits(Size(width: area.width, height: 3)).height
    parts.quote.frame = Rect(x: area.minX, y: top, width: area.width, height: height)
    return top + (height > 0 ? height + 1 : 0)
  }

  // The board and the buttons are each below a blank row. The buttons are at the right end.
  private func placeText(below top: Int, in area: Rect) {
    let boardSize = parts.board.sizeThatFits(area.size)
    let board = boardSize.height > 0 ? boardSize.height + 1 : 0
    let wanted = parts.text.sizeThatFits(Size(width: area.width, height: .max / 4)).height
    let height = max(0, min(wanted, area.maxY - 2 - board - top))
    // The scroll indicator is beside the text.
    textScroll.frame = Rect(x: area.minX, y: top, width: area.width + 2, height: height)
    textScroll.contentSize = Size(width: area.width, height: wanted)
    parts.text.frame = Rect(x: 0, y: 0, width: area.width, height: wanted)
    parts.board.frame = Rect(origin: Point(x: area.minX - 1, y: top + height + 1), size: boardSize)
    parts.layOutButtons(right: area.maxX, row: top + height + board + 1)
  }
}
