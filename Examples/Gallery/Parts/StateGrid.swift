import TermKit

/// A grid of exhibits, with a row for each kind and a column for each state.
final class StateGrid: View {
  @MainActor struct Row {
    let title = CaptionLabel()
    let text: Text
    let cells: [View]

    init(_ text: Text, _ cells: [View]) { (self.text, self.cells) = (text, cells) }
  }

  private let headings: [CaptionLabel]
  private let rows: [Row]

  init(_ headings: [Text], rows: [Row], _ translations: Translations) {
    self.headings = headings.map { _ in CaptionLabel() }
    self.rows = rows
    super.init()
    for (label, text) in zip(self.headings, headings) { translations.show(text, in: label) }
    for row in rows {
      translations.show(row.text, in: row.title)
      for cell in row.cells { translations.name(cell, row.text) }
    }
    self.headings.forEach { $0.textAlignment = .center }
    self.headings.forEach(addSubview)
    for row in rows { ([row.title] + row.cells).forEach(addSubview) }
  }

  private struct Places {
    var headings: [Rect] = []
    var titles: [Rect] = []
    var cells: [[Rect]] = []
    var height = 0
  }

  // The titles are beside the rows if the grid is wide enough, and otherwise above each row. Both widths are in columns.
  private static let titleWidth = 12
  private static let minimumWidthBeside = 52

  private func places(in width: Int) -> Places {
    let isWide = width >= Self.minimumWidthBeside
    let left = isWide ? Self.titleWidth : 0
    let column = (width - left) / max(1, headings.count)
    var places = Places()
    places.headings = headings.indices.map { Rect(x: left + $0 * column, y: 0, width: column, height: 1) }
    var y = 2
    for row in rows {
      let sizes = row.cells.map { $0.sizeThatFits(Size(width: column, height: 20)) }
      let height = sizes.map(\.height).max() ?? 1
      let top = isWide ? y : y + 1
      places.titles.append(
        Rect(x: 0, y: isWide ? y + (height - 1) / 2 : y, width: isWide ? left - 1 : width, height: 1))
      places.cells.append(
        sizes.enumerated().map { index, size in
          Rect(x: left + index * column, y: top, width: column, height: height).centered(size)
        })
      y = top + height + 1
    }
    places.height = y - 1
    return places
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: places(in: size.width).height)
  }

  override func layoutSubviews() {
    let places = places(in: bounds.width)
    for (heading, frame) in zip(headings, places.headings) { heading.frame = frame }
    for (index, row) in rows.enumerated() {
      row.title.frame = places.titles[index]
      for (cell, frame) in zip(row.cells, places.cells[index]) { cell.frame = frame }
    }
  }
}
