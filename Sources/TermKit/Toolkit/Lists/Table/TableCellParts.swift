import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The image and the labels that every cell can have. Each one is created at its first use.
@MainActor final class TableCellParts {
  let contentView = View()
  private let style: TableViewCell.Style
  private var image: ImageView?
  private var text: Label?
  private var detail: TableDetailLabel?
  /// The labels with the texts for the columns of the table.
  private(set) var columnLabels: [Label] = []

  // The columns between the image and the text, and between the text and a detail beside it.
  private static let gap = 2

  init(style: TableViewCell.Style) { self.style = style }

  var imageView: ImageView { made(&image) { ImageView() } }

  var textLabel: Label { made(&text) { adjusting(Label(), .body) } }

  var detailTextLabel: Label? {
    if style == .default { return nil }
    return made(&detail) { adjusting(TableDetailLabel(), style == .subtitle ? .footnote : .body) }
  }

  /// Whether the labels follow the user's preferred size of text.
  var adjustsFont = true {
    didSet {
      for label in [text, detail] + columnLabels { label?.adjustsFontForContentSizeCategory = adjustsFont }
    }
  }

  private func adjusting<Part: Label>(_ label: Part, _ style: Font.TextStyle) -> Part {
    AppearancePass.setDefaults { label.font = .preferredFont(forTextStyle: style, compatibleWith: TraitCollection()) }
    label.adjustsFontForContentSizeCategory = adjustsFont
    return label
  }

  private var category: ContentSizeCategory {
    adjustsFont ? contentView.traitCollection.preferredContentSizeCategory : .large
  }

  // As in UIKit, a detail is below the text at the accessibility sizes.
  private var isStacked: Bool { style == .subtitle || style == .value1 && category.isAccessibilityCategory }

  private func made<Part: View>(_ part: inout Part?, _ make: () -> Part) -> Part {
    if let part { return part }
    let new = make()
    part = new
    contentView.addSubview(new)
    return new
  }

  // MARK: Layout

  private func imageSize(in size: Size) -> Size { image?.sizeThatFits(size) ?? .zero }

  /// Returns the column at which the labels begin.
  func textColumn(margins: EdgeInsets) -> Int {
    let width = imageSize(in: contentView.bounds.size).width
    return margins.left + (width > 0 ? width + Self.gap : 0)
  }

  /// Returns the height of the image and the labels in a given size, including the vertical margins.
  func height(in size: Size, margins: EdgeInsets) -> Int {
    let image = imageSize(in: size)
    let left = margins.left + (image.width > 0 ? image.width + Self.gap : 0)
    let room = Size(width: max(0, size.width - left), height: Int.max / 4)
    let texts = [text, detail].map { $0?.sizeThatFits(room).height ?? 0 }
    var lines = isStacked ? texts[0] + texts[1] : max(texts[0], texts[1])
    for label in columnLabels { lines = max(lines, label.sizeThatFits(room).height) }
    return margins.vertical + max(image.height, lines, lines == 0 ? 0 : category.listRowHeight)
  }

  /// Places the image and the labels in the content view.
  func layOut(margins: EdgeInsets) {
    if image == nil, text == nil, detail == nil { return }
    let bounds = contentView.bounds
    let area = bounds.inset(by: EdgeInsets(top: margins.top, bottom: margins.bottom))
    if let image {
      let size = imageSize(in: bounds.size)
      image.frame = Rect(
        x: margins.left, y: area.minY + (area.height - size.height) / 2, width: size.width, height: size.height)
    }
    let left = textColumn(margins: margins)
    let room = Rect(x: left, y: area.minY, width: max(0, area.maxX - left), height: area.height)
    switch style {
    case .default: text?.frame = line(of: text, in: room)
    case .value1, .subtitle: if isStacked { layOutBelow(in: room) } else { layOutBeside(in: room) }
    }
  }

  /// Makes or removes labels for columns.
  func setColumnCount(_ count: Int) {
    while columnLabels.count > count { columnLabels.removeLast().removeFromSuperview() }
    while columnLabels.count < count {
      let label = adjusting(Label(), .body)
      columnLabels.append(label)
      contentView.addSubview(label)
    }
  }

  /// Places the label of a column. That of the first one begins behind the image.
  func placeColumn(_ index: Int, at span: Range<Int>, margins: EdgeInsets) {
    let bounds = contentView.bounds
    let start = index == 0 ? max(span.lowerBound, textColumn(margins: margins)) : span.lowerBound
    let height = max(0, bounds.height - margins.vertical)
    let width = max(0, min(span.upperBound, bounds.maxX) - start)
    let room = Rect(x: start, y: margins.top, width: width, height: height)
    columnLabels[index].frame = line(of: columnLabels[index], in: room)
  }

  // Returns the frame of a label that is centred vertically and as wide as the room.
  private func line(of label: Label?, in room: Rect) -> Rect {
    let height = min(room.height, label?.sizeThatFits(room.size).height ?? 0)
    return Rect(x: room.minX, y: room.minY + (room.height - height) / 2, width: room.width, height: height)
  }

  private func layOutBeside(in room: Rect) {
    let wanted = detail?.sizeThatFits(room.size).width ?? 0
    // The text has priority over the detail, but leaves it a third of the width.
    let text = self.text?.sizeThatFits(room.size).width ?? 0
    let width = min(wanted, max(room.width / 3, room.width - text - Self.gap))
    detail?.frame = line(
      of: detail, in: Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height))
    let taken = width > 0 ? width + Self.gap : 0
    self.text?.frame = line(
      of: self.text, in: Rect(x: room.minX, y: room.minY, width: max(0, room.width - taken), height: room.height))
  }

  private func layOutBelow(in room: Rect) {
    let heights = [text, detail].map { $0?.sizeThatFits(room.size).height ?? 0 }
    let top = room.minY + max(0, (room.height - heights[0] - heights[1]) / 2)
    text?.frame = Rect(x: room.minX, y: top, width: room.width, height: min(heights[0], room.height))
    let rest = max(0, room.maxY - top - heights[0])
    detail?.frame = Rect(x: room.minX, y: top + heights[0], width: room.width, height: min(heights[1], rest))
  }
}
