import TTTModel
import TermKit

/// The pane beside the list of messages. It shows the whole selected message and Reply.
final class MessageDetailViewController: ViewController {
  /// Called when Reply is pressed.
  var onReply: (@MainActor () -> Void)?
  private let dateTexts: DateTexts
  private let detailView = MessageDetailView()

  init(dateTexts: DateTexts) {
    self.dateTexts = dateTexts
    super.init()
  }

  override func loadView() {
    view = detailView
    detailView.replyButton.addTarget(self, action: MessageDetailViewController.reply, for: .touchUpInside)
    show(nil)
  }

  private func reply() { onReply?() }

  /// Shows a message. If nil, the pane shows how to select one, or nothing if the list is empty.
  func show(_ content: MessageCell.Content?, isListEmpty: Bool = false) {
    loadViewIfNeeded()
    let hint = isListEmpty ? "" : strings.selectMessage
    detailView.show(content, date: content.map { dateTexts.dateAndTime($0.message.date) } ?? "", hint: hint, strings)
  }
}

/// The contents of the pane: the author's piece, the date, the quote, the text and Reply.
private final class MessageDetailView: View {
  let replyButton = Button(title: "", image: .reply)
  private let pieceView = ImageView()
  private let headLabel = Label()
  private let starView = ImageView(image: .goldStar)
  private let quoteBar = QuoteBar()
  private let quoteLabel = Label()
  private let textScroll = ScrollView()
  private let textLabel = Label()
  private let emptyLabel = Label()

  init() {
    super.init()
    backgroundColor = .white
    for label in [headLabel, quoteLabel, emptyLabel] { label.textColor = Palette.secondaryText }
    emptyLabel.textAlignment = .center
    quoteLabel.numberOfLines = 3
    textLabel.numberOfLines = 0
    replyButton.contentEdgeInsets = .zero
    replyButton.keyEquivalent = .character("r")
    textScroll.addSubview(textLabel)
    [pieceView, headLabel, starView, quoteBar, quoteLabel, textScroll, replyButton, emptyLabel].forEach(addSubview)
  }

  func show(_ content: MessageCell.Content?, date: String, hint: String, _ strings: any Strings) {
    for part in [pieceView, headLabel, quoteBar, quoteLabel, textScroll, replyButton] { part.isHidden = content == nil }
    starView.isHidden = content?.message.isFavorite != true
    emptyLabel.isHidden = content != nil
    emptyLabel.text = hint
    replyButton.setTitle(strings.reply, for: .normal)
    if let content {
      let isOther = textLabel.text != content.message.text
      pieceView.image = .letterSized(content.message.icon)
      pieceView.accessibilityLabel = strings.author(content.message.icon)
      headLabel.text = date
      starView.accessibilityLabel = strings.favorite
      quoteLabel.text = content.quote?.beginning ?? ""
      textLabel.text = content.message.text
      if isOther { textScroll.setContentOffset(.zero, animated: false) }
    }
    setNeedsLayout()
  }

  private static let margins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)

  override func layoutSubviews() {
    let room = bounds.inset(by: safeAreaInsets).inset(by: Self.margins)
    let width = min(room.width, TableView.readableWidth - Self.margins.horizontal)
    let area = Rect(x: room.minX + (room.width - width) / 2, y: room.minY, width: width, height: room.height)
    emptyLabel.frame = Rect(x: area.minX, y: area.midY, width: area.width, height: 1)
    placeHead(in: area)
    placeText(below: placeQuote(below: area.minY + 2, in: area), in: area)
  }

  // The piece, the date and the star are in the first row.
  private func placeHead(in area: Rect) {
    let piece = pieceView.image?.resolved(for: traitCollection).size.width ?? 0
    pieceView.frame = Rect(x: area.minX, y: area.minY, width: piece, height: 1)
    let head = headLabel.intrinsicContentSize.width
    headLabel.frame = Rect(x: pieceView.frame.maxX + 2, y: area.minY, width: min(area.width, head), height: 1)
    let star = starView.sizeThatFits(area.size).width
    starView.frame = Rect(x: headLabel.frame.maxX + 2, y: area.minY, width: star, height: 1)
  }

  // Returns the first row below the quote and its blank row.
  private func placeQuote(below top: Int, in area: Rect) -> Int {
    let width = max(0, area.width - 2)
    let height = (quoteLabel.text ?? "").isEmpty ? 0 : quoteLabel.sizeThatFits(Size(width: width, height: 3)).height
    quoteBar.frame = Rect(x: area.minX, y: top, width: 1, height: height)
    quoteLabel.frame = Rect(x: area.minX + 2, y: top, width: width, height: height)
    return top + (height > 0 ? height + 1 : 0)
  }

  // Reply is at the right end, below the text and a blank row.
  private func placeText(below top: Int, in area: Rect) {
    let wanted = textLabel.sizeThatFits(Size(width: area.width, height: .max / 4)).height
    let height = max(0, min(wanted, area.maxY - 2 - top))
    // The scroll indicator is beside the text.
    textScroll.frame = Rect(x: area.minX, y: top, width: area.width + 2, height: height)
    textScroll.contentSize = Size(width: area.width, height: wanted)
    textLabel.frame = Rect(x: 0, y: 0, width: area.width, height: wanted)
    let reply = replyButton.sizeThatFits(area.size)
    replyButton.frame = Rect(x: area.maxX - reply.width, y: top + height + 1, width: reply.width, height: 1)
  }
}

/// The bar at the left of a quoted message.
final class QuoteBar: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: Palette.quoteBar, minimumContrast: .element)
    let bar = canvas.traits.glyphLevel < .braille ? "▌" : "▎"
    for y in bounds.minY..<bounds.maxY { canvas.draw(bar, at: Point(x: bounds.minX, y: y), style: style) }
  }
}
