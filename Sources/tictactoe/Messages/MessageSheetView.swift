import TermKit

/// A panel of graph paper, on a backdrop that darkens the window behind a little.
final class MessageSheetView: View {
  private let outline = SheetOutline()
  private let panel = View()
  /// The white part of the panel, above the buttons.
  let paper = View()
  /// In the row above the paper, if the panel has one.
  let title = Label()
  /// A line above the text.
  let head = Label()
  /// The answered message, above the text.
  let quote = QuoteControl()
  let text = TextView()
  let attachment = AttachmentView()
  let cancel = Button(title: "")
  let keys = HintButton(title: "")
  let post = Button(title: "")

  init() {
    super.init()
    backgroundColor = Color.black.withAlphaComponent(0.15)
    panel.backgroundColor = .white
    panel.backgroundPattern = GraphPaper.image
    for view in [paper, title] { view.backgroundColor = .white }
    title.textAlignment = .center
    title.textAttributes = .bold
    // The list of messages is behind the sheet.
    quote.isEnabled = false
    quote.accessibilityTraits = .staticText
    [panel, outline].forEach(addSubview)
    [paper, title, head, quote, text, attachment, cancel, keys, post].forEach(panel.addSubview)
  }

  // MARK: Layout

  private static let smallest = Size(width: 60, height: 14)
  private static let largest = Size(width: 100, height: 30)

  /// Returns the size of the panel: three fifths of the window, between two limits and within the available space.
  private func panelSize(in room: Size) -> Size {
    let wanted = Size(width: bounds.width * 3 / 5, height: bounds.height * 3 / 5)
    return Size(
      width: min(room.width, max(Self.smallest.width, min(Self.largest.width, wanted.width))),
      height: min(room.height, max(Self.smallest.height, min(Self.largest.height, wanted.height))))
  }

  override func layoutSubviews() {
    let margin = SheetOutline.isNeeded(traitCollection) ? 1 : 0
    // Without a keyboard, the bottom row stays free too: there, the line would cross the tabs, whose fill breaks it.
    let bottom = margin + max(margin, keyboardLayoutGuide.layoutFrame.height)
    let area = bounds.inset(
      by: EdgeInsets(top: safeAreaInsets.top + margin, left: margin, bottom: bottom, right: margin))
    panel.frame = area.centered(panelSize(in: area.size))
    outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    // In few rows, the text gets the blank ones.
    let blankRows = panel.bounds.height < 9 ? 0 : 1
    let inside = panel.bounds.inset(by: EdgeInsets(top: blankRows, left: 2, bottom: blankRows, right: 2))
    paper.frame = Rect(
      x: inside.minX, y: inside.minY, width: inside.width, height: max(0, inside.height - 1 - blankRows))
    let width = min(inside.width, title.intrinsicContentSize.width + 2)
    title.frame = Rect(
      x: panel.bounds.centered(Size(width: width, height: 1)).minX, y: 0, width: width, height: blankRows)
    layOutPaper()
    layOutButtons(in: Rect(x: inside.minX, y: inside.maxY - 1, width: inside.width, height: 1))
  }

  // In few rows, the text keeps four of them. If both boards do not fit, the answered message is shown without its board.
  private func layOutPaper() {
    let area = paper.frame.inset(by: EdgeInsets(left: 1))
    let wanted = attachment.sizeThatFits(area.size).height
    let room = Size(width: area.width, height: max(1, area.height - wanted - 5))
    let top = (head.text ?? "").isEmpty ? quote.sizeThatFits(room).height : 1
    // A blank row separates it from the text.
    let headRows = top == 0 ? 0 : max(0, min(top + 1, area.height - 1))
    head.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: min(top, headRows))
    quote.frame = head.frame
    let attachmentRows = min(wanted, max(0, area.height - headRows - 4))
    attachment.frame = Rect(x: area.minX, y: area.maxY - attachmentRows, width: area.width, height: attachmentRows)
    text.frame = Rect(
      x: area.minX, y: area.minY + headRows, width: area.width,
      height: max(0, area.height - headRows - attachmentRows))
  }

  // The button for the list of keys is centred between the other two. If there is no room for it, it is hidden.
  private func layOutButtons(in row: Rect) {
    let widths = [cancel, keys, post].map { $0.sizeThatFits(row.size).width }
    cancel.frame = Rect(x: row.minX, y: row.minY, width: widths[0], height: 1)
    post.frame = Rect(x: row.maxX - widths[2], y: row.minY, width: widths[2], height: 1)
    let room = Rect(x: cancel.frame.maxX, y: row.minY, width: max(0, post.frame.minX - cancel.frame.maxX), height: 1)
    keys.isHidden = room.width < widths[1]
    keys.frame = room.centered(Size(width: min(room.width, widths[1]), height: 1))
  }
}
