import TermKitGraphics

/// The sheet of paper of an alert: title, message, buttons. Texts and buttons scroll where there is no room for all; the button that
/// cancels and the one that stands apart are always seen.
final class AlertView: View {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let texts = ScrollView()
  private let list = ScrollView()
  private let buttons: [Button]
  private let cancel: Button?
  private let apart: Button?
  private let style: AlertController.Style

  init(_ style: AlertController.Style, buttons: [Button], cancel: Button?, apart: Button?) {
    self.style = style
    self.buttons = buttons
    self.cancel = cancel
    self.apart = apart
    super.init()
    backgroundColor = .white
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      // Set, as is the white, so that no rule for labels hides it (A5).
      label.textColor = .black
      texts.addSubview(label)
    }
    titleLabel.textAttributes = .bold
    buttons.forEach(list.addSubview)
    addSubview(texts)
    // Tab goes from left to right, and from top to bottom.
    if let cancel, style == .alert, buttons.count == 1 { addSubview(cancel) }
    addSubview(list)
    if let cancel, cancel.superview == nil { addSubview(cancel) }
    if let apart { addSubview(apart) }
  }

  /// Shows other texts.
  func show(title: String, message: String) {
    titleLabel.text = title
    messageLabel.text = message
    viewController?.ownPresentation?.layoutChanged()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.alert)
  }

  override var isSaidAsAWhole: Bool { true }

  // MARK: Layout

  private static let margins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  private static let widths = 32...44
  private static let gap = 2

  // What is inside the margins; those above and below are given up where there are very few rows.
  private var area: Rect {
    let area = bounds.inset(by: Self.margins)
    let isTight = area.height < min(layout(width: area.width).height, AlertLayout.tightHeight)
    return isTight ? bounds.inset(by: EdgeInsets(left: Self.margins.left, right: Self.margins.right)) : area
  }

  private var allButtons: [Button] { [cancel].compactMap { $0 } + buttons + [apart].compactMap { $0 } }

  // Two buttons that have room for their titles stand side by side in an alert.
  private func areSideBySide(width: Int) -> Bool {
    let half = (width - Self.gap) / 2
    return style == .alert && allButtons.count == 2 && allButtons.allSatisfy { Self.width(of: $0) <= half }
  }

  private static func width(of button: Button) -> Int {
    button.sizeThatFits(Size(width: .max / 4, height: 1)).width
  }

  private func height(of label: Label, width: Int) -> Int {
    label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: width, height: .max / 4)).height
  }

  private func layout(width: Int) -> AlertLayout {
    let heights = [titleLabel, messageLabel].map { height(of: $0, width: width) }
    if areSideBySide(width: width) { return AlertLayout(texts: heights[0] + heights[1], list: 1) }
    return AlertLayout(
      texts: heights[0] + heights[1], list: buttons.count, cancel: cancel == nil ? 0 : 1,
      isCancelApart: style == .actionSheet && apart == nil, apart: apart == nil ? 0 : 1)
  }

  override func sizeThatFits(_ size: Size) -> Size { self.size(in: size, wanted: .zero) }

  /// How large it is in some room: as large as it is wanted to be or, where that is zero, as suits the contents.
  func size(in room: Size, wanted: Size) -> Size {
    let width = min(room.width, wanted.width > 0 ? wanted.width : bestWidth)
    let height = layout(width: width - Self.margins.horizontal).height + Self.margins.vertical
    return Size(width: width, height: min(room.height, wanted.height > 0 ? wanted.height : height))
  }

  private var bestWidth: Int {
    let texts = [titleLabel, messageLabel].map(\.text.columns)
    let widest = allButtons.map(Self.width).max() ?? 0
    let row = style == .alert && allButtons.count == 2 ? 2 * widest + Self.gap : widest
    let wanted = (texts + [row]).max() ?? 0
    return max(Self.widths.lowerBound, min(Self.widths.upperBound, wanted + Self.margins.horizontal))
  }

  override func layoutSubviews() {
    let area = area
    let places = layout(width: area.width).places(in: area.height)
    placeTexts(places.texts, in: area)
    let isRow = areSideBySide(width: area.width)
    let half = (area.width - Self.gap) / 2
    // What scrolls reaches into the margin, where the indicator is.
    let start = isRow && cancel != nil ? area.minX + half + Self.gap : area.minX
    list.frame = Rect(
      x: start, y: area.minY + places.list.lowerBound, width: bounds.maxX - start, height: places.list.count)
    list.contentSize = Size(width: area.maxX - start, height: isRow ? 1 : buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame =
        isRow
        ? Rect(x: index * (half + Self.gap), y: 0, width: half, height: 1)
        : Rect(x: 0, y: index, width: area.width, height: 1)
    }
    cancel?.frame =
      isRow
      ? Rect(x: area.minX, y: list.frame.minY, width: half, height: places.list.count)
      : Rect(
        x: area.minX, y: area.minY + places.cancel.lowerBound, width: area.width, height: places.cancel.count)
    apart?.frame = Rect(
      x: area.minX, y: area.minY + places.apart.lowerBound, width: area.width, height: places.apart.count)
  }

  private func placeTexts(_ rows: Range<Int>, in area: Rect) {
    let title = height(of: titleLabel, width: area.width)
    let message = height(of: messageLabel, width: area.width)
    texts.frame = Rect(x: area.minX, y: area.minY, width: bounds.maxX - area.minX, height: rows.count)
    texts.contentSize = Size(width: area.width, height: title + message)
    titleLabel.frame = Rect(x: 0, y: 0, width: area.width, height: title)
    messageLabel.frame = Rect(x: 0, y: title, width: area.width, height: message)
  }
}
