import TermKit

/// The parts that both a row and the pane have for a message. The age and the date differ.
@MainActor struct MessageParts {
  let piece = ImageView()
  let star = ImageView(image: .goldStar)
  let quote = QuoteControl()
  /// The text. Its links can be opened.
  let text = LinkLabel()
  let board = BoardControl()
  /// The button that opens the menu of the message.
  let more = Button(title: "")
  let reply = Button(title: "", image: .reply)

  init() {
    for button in [more, reply] { button.contentEdgeInsets = .zero }
    more.showsMenuAsPrimaryAction = true
    reply.keyEquivalent = .character("r")
  }

  /// Shows everything but the text, which the pane shows as a whole.
  func show(_ content: MessageContent?, _ strings: Strings) {
    piece.image = content.map { .letterSized($0.piece) }
    piece.accessibilityLabel = content.map { strings.author($0.piece) }
    star.isHidden = content?.message.isFavorite != true
    star.accessibilityLabel = strings.favorite
    quote.show(content?.quote, icon: content?.ownIcon ?? .x)
    board.show(content?.message.board, icon: content?.ownIcon ?? .x)
    more.setTitle(strings.more, for: .normal)
    reply.setTitle(strings.reply, for: .normal)
  }

  /// Places the buttons at the right end of a row.
  func layOutButtons(right: Int, row: Int) {
    let (moreWidth, replyWidth) = (more.sizeThatFits(.unlimited).width, reply.sizeThatFits(.unlimited).width)
    reply.frame = Rect(x: right - replyWidth, y: row, width: replyWidth, height: 1)
    more.frame = Rect(x: right - replyWidth - 2 - moreWidth, y: row, width: moreWidth, height: 1)
  }
}
