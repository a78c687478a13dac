import TTTModel
import TermKit

/// A row for one message: the author's piece, the text, the age and the star. If the message is a reply, a quote is above the text.
///
/// While the cell is selected, it shows the whole message, and Reply at the right end of the last row. Beside a pane it does not, because
/// the pane shows both.
final class MessageCell: TableViewCell {
  /// The contents of the cell.
  struct Content: Equatable {
    var message: Message
    /// The text of the original message, if the message is a reply.
    var quote: String?
    var age: String
  }

  /// The message that the cell shows. If nil, the row is empty. Defaults to nil.
  var content: Content? { didSet { if content != oldValue { showContent() } } }
  /// Whether a selected cell shows the whole message and Reply. Defaults to true.
  var expandsWhenSelected = true { didSet { if expandsWhenSelected != oldValue { updateExpansion() } } }
  /// The button that replies to the message.
  let replyButton = Button(title: "", image: .reply)

  private let pieceView = ImageView()
  private let quoteBar = QuoteBar()
  private let quoteLabel = Label()
  private let messageLabel = Label()
  private let starView = ImageView(image: .goldStar)
  private let ageLabel = Label()

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // While rows move, the star of one must not show through another.
    backgroundColor = .white
    [pieceView, quoteBar, quoteLabel, messageLabel, starView, ageLabel, replyButton].forEach(contentView.addSubview)
    for image in [pieceView, starView] { image.isAccessibilityElement = true }
    for label in [quoteLabel, ageLabel] { label.textColor = Palette.secondaryText }
    ageLabel.textAlignment = .right
    messageLabel.numberOfLines = Self.shortLines
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    replyButton.contentEdgeInsets = .zero
    replyButton.isHidden = true
  }

  // The greatest number of rows of a message that is not selected.
  private static let shortLines = 3

  // A reused cell for a message that cannot be read must not show its previous message. Its height depends on the texts too.
  private func showContent() {
    let message = content?.message
    contentView.isHidden = message == nil
    pieceView.image = message.map { .letterSized($0.icon) }
    pieceView.accessibilityLabel = message.map { strings.author($0.icon) }
    messageLabel.text = message?.text.beginning ?? ""
    quoteLabel.text = content?.quote?.beginning ?? ""
    ageLabel.text = content?.age ?? ""
    starView.isHidden = message?.isFavorite != true
    starView.accessibilityLabel = strings.favorite
    replyButton.setTitle(strings.reply, for: .normal)
    replyButton.keyEquivalent = .character("r")
    updateExpansion()
  }

  // A cell that was filled before it was shown did not know the language.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.language != traitCollection.language { showContent() }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateExpansion()
  }

  private func updateExpansion() {
    let isExpanded = isSelected && expandsWhenSelected && content != nil
    messageLabel.numberOfLines = isExpanded ? 0 : Self.shortLines
    replyButton.isHidden = !isExpanded
    setNeedsLayout()
  }

  // MARK: Layout

  private static let gap = 2
  private var starWidth: Int { starView.image?.resolved(for: traitCollection).size.width ?? 1 }

  // Short terminals have no rows for padding above and below a text.
  private var padding: Int { traitCollection.verticalSizeClass == .compact ? 0 : 1 }

  private var pieceWidth: Int { pieceView.image?.resolved(for: traitCollection).size.width ?? 1 }

  // Large letters need the whole width, so the star and the age have a row of their own.
  private var putsAgeBelowText: Bool { messageLabel.font.lineHeight > 1 }

  private func layout(width: Int) -> (text: Int, textWidth: Int, height: Int) {
    let text = contentMargins.left + pieceWidth + Self.gap
    let age = putsAgeBelowText ? 0 : ageLabel.intrinsicContentSize.width + starWidth + 2
    let textWidth = max(1, width - text - age)
    let height = messageLabel.sizeThatFits(Size(width: textWidth, height: .max / 4)).height
    return (text, textWidth, max(1, height))
  }

  private var quoteHeight: Int { content?.quote == nil ? 0 : 1 }

  /// Returns the height of the quote, the text and Reply, with a row of padding above and below. The lower one has the hairline.
  override func sizeThatFits(_ size: Size) -> Size {
    let texts =
      quoteHeight + layout(width: size.width - contentMargins.right).height + (putsAgeBelowText ? 1 : 0)
    return Size(width: size.width, height: padding + texts + (replyButton.isHidden ? 0 : 1) + padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = contentView.bounds.width
    let (text, textWidth, height) = layout(width: right)
    let top = padding + quoteHeight
    pieceView.frame = Rect(x: contentMargins.left, y: top, width: pieceWidth, height: 1)
    quoteBar.frame = Rect(x: text, y: padding, width: 1, height: quoteHeight)
    quoteLabel.frame = Rect(x: text + 2, y: padding, width: max(0, right - text - 2), height: quoteHeight)
    messageLabel.frame = Rect(x: text, y: top, width: textWidth, height: height)
    let age = ageLabel.intrinsicContentSize.width
    let ageRow = putsAgeBelowText ? top + height : top
    ageLabel.frame = Rect(x: right - age, y: ageRow, width: age, height: 1)
    starView.frame = Rect(x: right - age - 1 - starWidth, y: ageRow, width: starWidth, height: 1)
    let reply = replyButton.sizeThatFits(contentView.bounds.size)
    replyButton.frame = Rect(
      x: right - reply.width, y: ageRow + (putsAgeBelowText ? 1 : height), width: reply.width, height: reply.height)
  }
}

extension String {
  /// The beginning of a text, long enough for a list. If the text is longer, the result ends in "…". The command line prints the whole
  /// text.
  var beginning: String {
    // A single character may have any number of combining marks.
    let scalars = String(unicodeScalars.prefix(8000))
    let text = scalars.prefix(4000)
    return text.utf8.count < utf8.count ? text + "…" : self
  }
}
