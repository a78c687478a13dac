import TTTModel
import TermKit

/// A message in the list: the piece of its author, the text, when it was posted, its star; what it answers above it. While it is
/// selected all of it is shown, with Reply below.
final class MessageCell: TableViewCell {
  /// What the cell shows.
  struct Content: Equatable {
    var message: Message
    /// The text that it answers.
    var quote: String?
    var age: String
  }

  var content: Content? { didSet { if content != oldValue { showContent() } } }
  /// Answers the message.
  let replyButton = Button(title: "", image: Image("↩", ascii: "<-"))

  private let pieceView = ImageView()
  private let quoteLabel = Label()
  private let messageLabel = Label()
  private let starView = ImageView(image: .goldStar)
  private let ageLabel = Label()

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [pieceView, quoteLabel, messageLabel, starView, ageLabel, replyButton].forEach(contentView.addSubview)
    for image in [pieceView, starView] { image.isAccessibilityElement = true }
    for label in [quoteLabel, ageLabel] { label.textColor = Palette.secondaryText }
    ageLabel.textAlignment = .right
    messageLabel.numberOfLines = Self.shortLines
    replyButton.contentEdgeInsets = .zero
    replyButton.isHidden = true
  }

  // A message that is not selected shows its beginning.
  private static let shortLines = 3
  private func showContent() {
    guard let content else { return }
    let message = content.message
    pieceView.image = .letterSized(message.icon)
    pieceView.accessibilityLabel = strings.author(message.icon)
    messageLabel.text = message.text.beginning
    quoteLabel.text = content.quote.map { "↩ " + $0.beginning } ?? ""
    ageLabel.text = content.age
    starView.isHidden = !message.isFavorite
    starView.accessibilityLabel = strings.favorite
    replyButton.setTitle(strings.reply, for: .normal)
    replyButton.keyEquivalent = .character("r")
    setNeedsLayout()
  }

  // A cell that is filled before it is shown does not know the language.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.language != traitCollection.language { showContent() }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    messageLabel.numberOfLines = selected ? 0 : Self.shortLines
    replyButton.isHidden = !selected
    setNeedsLayout()
  }

  // MARK: Layout

  // The piece, two blanks, the text; the star and the age at the right.
  private static let textColumn = 3
  private static let starColumns = 3

  private func layout(width: Int) -> (text: Int, textWidth: Int, height: Int) {
    let text = layoutMargins.left + Self.textColumn
    let textWidth = max(1, width - text - ageLabel.text.columns - Self.starColumns - 1)
    let height = messageLabel.sizeThatFits(Size(width: textWidth, height: .max / 4)).height
    return (text, textWidth, max(1, height))
  }

  private var quoteHeight: Int { content?.quote == nil ? 0 : 1 }

  /// What is answered, the text, and a row for Reply and the hairline.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: quoteHeight + layout(width: size.width - layoutMargins.right).height + 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = contentView.bounds.width
    let (text, textWidth, height) = layout(width: right)
    let top = quoteHeight
    pieceView.frame = Rect(x: layoutMargins.left, y: top, width: 1, height: 1)
    quoteLabel.frame = Rect(x: text, y: 0, width: max(0, right - text), height: top)
    messageLabel.frame = Rect(x: text, y: top, width: textWidth, height: height)
    let age = ageLabel.text.columns
    ageLabel.frame = Rect(x: right - age, y: top, width: age, height: 1)
    starView.frame = Rect(x: right - age - Self.starColumns, y: top, width: 1, height: 1)
    let reply = replyButton.sizeThatFits(contentView.bounds.size)
    replyButton.frame = Rect(x: text, y: top + height, width: reply.width, height: reply.height)
  }
}

extension String {
  /// As much of it as anybody reads in a list, with "…" where there is more; what follows can be printed.
  var beginning: String {
    // A single character may have any number of marks.
    let scalars = String(unicodeScalars.prefix(8000))
    let text = scalars.prefix(4000)
    return text.utf8.count < utf8.count ? text + "…" : self
  }
}
