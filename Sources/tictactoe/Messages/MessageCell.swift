import TTTModel
import TermKit

/// A row for one message: the author's piece, the text, the age and the star. If the message is a reply, a quote is above the text. An
/// attached board is below it. In narrow windows, a text that does not fit beside the age has the whole width, and the age is below it.
///
/// While the cell is selected, it shows the whole message, with More and Reply at the right end of the last row. Beside a pane it does not,
/// because the pane shows both.
final class MessageCell: TableViewCell {
  /// The message that the cell shows. If nil, the row is empty. Defaults to nil.
  var content: MessageContent? { didSet { if content != oldValue { showContent() } } }
  /// Whether a selected cell shows the whole message, More and Reply. Defaults to true.
  var expandsWhenSelected = true { didSet { if expandsWhenSelected != oldValue { updateExpansion() } } }
  /// Returns the menu of the message, for the button of a selected row.
  var makeMenu: (@MainActor () -> Menu?)?
  /// The controls can be used and links can be opened while the row is selected.
  let parts = MessageParts()
  private let ageLabel = Label()
  private let editedLabel = Label()

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // While rows move, the star of one must not show through another.
    backgroundColor = .white
    [
      parts.piece, parts.quote, parts.text, parts.board, parts.star, ageLabel, editedLabel, parts.more, parts.reply,
    ].forEach(contentView.addSubview)
    for image in [parts.piece, parts.star] { image.isAccessibilityElement = true }
    for label in [ageLabel, editedLabel] {
      label.textColor = Palette.secondaryText
      label.textAlignment = .right
    }
    parts.text.numberOfLines = Self.shortLines
    parts.text.font = .preferredFont(forTextStyle: .body)
    parts.text.adjustsFontForContentSizeCategory = true
    updateExpansion()
  }

  // The greatest number of rows of a message that is not selected.
  private static let shortLines = 3

  // A reused cell for a message that cannot be read must not show its previous message. Its height depends on the texts too.
  private func showContent() {
    let message = content?.message
    contentView.isHidden = message == nil
    parts.show(content, strings)
    parts.text.content = content?.text ?? MessageText(string: "")
    ageLabel.text = content?.age ?? ""
    editedLabel.text = message?.editDate == nil ? "" : strings.edited
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

  // A click on the quote of another row selects that row.
  private func updateExpansion() {
    let isExpanded = isSelected && expandsWhenSelected && content != nil
    parts.text.numberOfLines = isExpanded ? 0 : Self.shortLines
    parts.text.followsLinks = isExpanded
    for button in [parts.reply, parts.more] { button.isHidden = !isExpanded }
    parts.more.menu = isExpanded ? makeMenu?() : nil
    for control in [parts.quote, parts.board] { control.isUserInteractionEnabled = isExpanded }
    setNeedsLayout()
  }

  // MARK: Layout

  private static let gap = 2
  private var starWidth: Int { parts.star.intrinsicContentSize.width }

  // Short terminals have no rows for padding above a text.
  private var padding: Int { traitCollection.verticalSizeClass == .compact ? 0 : 1 }

  private var pieceWidth: Int { parts.piece.intrinsicContentSize.width }

  private var isEdited: Bool { content?.message.editDate != nil }

  // The word "edited" is below the age.
  private var ageWidth: Int { max(ageLabel.intrinsicContentSize.width, editedLabel.intrinsicContentSize.width) }

  private struct TextLayout {
    var x: Int
    var width: Int
    var height: Int
    /// Whether the age is below the text.
    var isAgeBelow = false
  }

  private func layout(width: Int) -> TextLayout {
    let x = contentMargins.left + pieceWidth + Self.gap
    let age = max(ageLabel.intrinsicContentSize.width + starWidth + 2, ageWidth + 1)
    var layout = TextLayout(x: x, width: max(1, width - x - age), height: 1)
    layout.height = textHeight(layout.width)
    if traitCollection.horizontalSizeClass == .compact, layout.height > 1 || isEdited {
      layout = TextLayout(x: x, width: max(1, width - x), height: 1, isAgeBelow: true)
      layout.height = textHeight(layout.width)
    }
    if isEdited, !layout.isAgeBelow { layout.height = max(2, layout.height) }
    return layout
  }

  private func textHeight(_ width: Int) -> Int {
    parts.text.sizeThatFits(Size(width: width, height: .max / 4)).height
  }

  // A quote is below the padding, from the beginning of the text to the end of the row.
  private func quoteHeight(width: Int) -> Int {
    parts.quote.sizeThatFits(Size(width: max(0, width), height: SmallBoardView.size.height)).height
  }

  private var boardHeight: Int { content?.message.board == nil ? 0 : BoardControl.size.height }

  /// Returns the height of the quote, the text, the board or the buttons, and the blank rows. The last one has the hairline.
  override func sizeThatFits(_ size: Size) -> Size {
    let right = size.width - contentMargins.right
    let text = layout(width: right)
    let below = max(boardHeight, text.isAgeBelow || !parts.reply.isHidden ? 1 : 0)
    let quote = quoteHeight(width: right - text.x)
    return Size(width: size.width, height: padding + quote + text.height + below + 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = contentView.bounds.width
    let text = layout(width: right)
    let quoteHeight = quoteHeight(width: right - text.x)
    let top = padding + quoteHeight
    parts.piece.frame = Rect(x: contentMargins.left, y: top, width: pieceWidth, height: 1)
    parts.quote.frame = Rect(x: text.x, y: padding, width: max(0, right - text.x), height: quoteHeight)
    parts.text.frame = Rect(x: text.x, y: top, width: text.width, height: text.height)
    let bottom = top + text.height
    let boardWidth = boardHeight > 0 ? BoardControl.size.width : 0
    // The blank column of the board is left of the text.
    parts.board.frame = Rect(x: text.x - 1, y: bottom, width: boardWidth, height: boardHeight)
    parts.layOutButtons(right: right, row: boardHeight > 0 ? bottom + boardHeight - 1 : bottom)
    if text.isAgeBelow { layOutAge(x: text.x + boardWidth, row: bottom) } else { layOutAge(right: right, row: top) }
  }

  private func layOutAge(right: Int, row: Int) {
    let age = ageLabel.intrinsicContentSize.width
    let edited = editedLabel.intrinsicContentSize.width
    ageLabel.frame = Rect(x: right - age, y: row, width: age, height: 1)
    parts.star.frame = Rect(x: right - age - 1 - starWidth, y: row, width: starWidth, height: 1)
    editedLabel.frame = Rect(x: right - edited, y: row + 1, width: edited, height: 1)
  }

  // The age, the star and the word "edited" are in one row. The word is left out if the buttons need its columns.
  private func layOutAge(x: Int, row: Int) {
    var x = x
    let hasButtons = !parts.more.isHidden && parts.more.frame.minY == row
    let end = hasButtons ? parts.more.frame.minX : contentView.bounds.width
    for view in [ageLabel, parts.star, editedLabel] where !view.isHidden {
      let width = view.sizeThatFits(.unlimited).width
      view.frame = Rect(x: x, y: row, width: x + width <= end ? width : 0, height: 1)
      x += width + 1
    }
  }
}
