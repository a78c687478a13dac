import TermKit

/// A panel of graph paper, on a backdrop that darkens the window behind a little.
final class NewMessageView: View {
  private let outline = SheetOutline()
  private let panel = View()
  private let paper = View()
  private let quote: Label
  private let text: TextView
  private let cancel: Button
  private let keys: Button
  private let post: Button

  init(quote: Label, text: TextView, cancel: Button, keys: Button, post: Button) {
    (self.quote, self.text, self.cancel, self.keys, self.post) = (quote, text, cancel, keys, post)
    super.init()
    backgroundColor = Color.black.withAlphaComponent(0.15)
    panel.backgroundColor = .white
    panel.backgroundPattern = GraphPaper.image
    paper.backgroundColor = .white
    [outline, panel].forEach(addSubview)
    [paper, quote, text, cancel, keys, post].forEach(panel.addSubview)
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
    // The bottom row stays free too: there, the line would cross the tabs, whose fill breaks it.
    let area = bounds.inset(
      by: EdgeInsets(top: safeAreaInsets.top + margin, left: margin, bottom: 2 * margin, right: margin))
    panel.frame = area.centered(panelSize(in: area.size))
    outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    let inside = panel.bounds.inset(by: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    paper.frame = Rect(x: inside.minX, y: inside.minY, width: inside.width, height: max(0, inside.height - 2))
    layOutPaper()
    layOutButtons(in: Rect(x: inside.minX, y: inside.maxY - 1, width: inside.width, height: 1))
  }

  private func layOutPaper() {
    let area = paper.frame.inset(by: EdgeInsets(left: 1))
    let quoteRows = (quote.text ?? "").isEmpty ? 0 : min(2, area.height)
    quote.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: min(1, quoteRows))
    text.frame = Rect(
      x: area.minX, y: area.minY + quoteRows, width: area.width, height: max(0, area.height - quoteRows))
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

/// A button that shows a key and can be clicked. It cannot have the focus, because the key works everywhere.
final class HintButton: Button {
  override var canBecomeFirstResponder: Bool { false }
}
