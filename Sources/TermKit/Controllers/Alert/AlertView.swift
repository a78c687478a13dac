/// The sheet of paper of an alert: title, message, buttons. The buttons scroll where there is no room for all.
final class AlertView: View {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let buttons: StackView
  private let scroll = ScrollView()

  var message: String {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message.isEmpty
      viewController?.ownPresentation?.layoutChanged()
    }
  }

  init(title: String, message: String, buttons: [Button], areSideBySide: Bool) {
    self.message = message
    self.buttons = StackView(
      arrangedSubviews: buttons, axis: areSideBySide ? .horizontal : .vertical, spacing: areSideBySide ? 2 : 0)
    super.init()
    backgroundColor = .white
    self.buttons.distribution = areSideBySide ? .fillEqually : .fill
    show(title, in: titleLabel, attributes: .bold)
    show(message, in: messageLabel, attributes: [])
    scroll.addSubview(self.buttons)
    [titleLabel, messageLabel, scroll].forEach(addSubview)
  }

  private func show(_ text: String, in label: Label, attributes: TextAttributes) {
    label.text = text
    label.textAttributes = attributes
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text.isEmpty
  }

  private static let margins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  private static let widths = 32...44

  // Rows of each part, the last one being the buttons; a blank row is between texts and buttons.
  private func heights(width: Int) -> (title: Int, message: Int, gap: Int, buttons: Int) {
    let room = Size(width: width, height: .max / 4)
    let title = titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(room).height
    let message = messageLabel.isHidden ? 0 : messageLabel.sizeThatFits(room).height
    return (title, message, title + message > 0 ? 1 : 0, buttons.sizeThatFits(room).height)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let texts = [titleLabel, messageLabel].filter { !$0.isHidden }.map { $0.text.columns }
    let room = Size(width: .max / 4, height: .max / 4)
    let wanted = max(texts.max() ?? 0, buttons.sizeThatFits(room).width) + Self.margins.horizontal
    let width = min(size.width, max(Self.widths.lowerBound, min(Self.widths.upperBound, wanted)))
    let heights = heights(width: width - Self.margins.horizontal)
    let height = heights.title + heights.message + heights.gap + heights.buttons + Self.margins.vertical
    return Size(width: width, height: min(size.height, height))
  }

  override func layoutSubviews() {
    let area = bounds.inset(by: Self.margins)
    let heights = heights(width: area.width)
    // Long texts leave at least a row to the buttons.
    let title = min(heights.title, max(0, area.height - heights.gap - 1))
    let message = min(heights.message, max(0, area.height - heights.gap - 1 - title))
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: title)
    messageLabel.frame = Rect(x: area.minX, y: area.minY + title, width: area.width, height: message)
    let top = area.minY + title + message + heights.gap
    scroll.frame = Rect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    scroll.contentSize = Size(width: area.width, height: heights.buttons)
    buttons.frame = Rect(size: scroll.contentSize)
  }
}
