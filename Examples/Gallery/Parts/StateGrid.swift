import TermKit

/// Exhibits in rows of kinds and columns of states.
final class StateGrid: View {
  @MainActor struct Row {
    let title: CaptionLabel
    let cells: [View]

    init(_ title: String, _ cells: [View]) {
      self.title = CaptionLabel(text: title)
      self.cells = cells
    }
  }

  private let headings: [CaptionLabel]
  private let rows: [Row]

  init(_ headings: [String], rows: [Row]) {
    self.headings = headings.map { CaptionLabel(text: $0) }
    self.rows = rows
    super.init()
    self.headings.forEach { $0.textAlignment = .center }
    self.headings.forEach(addSubview)
    for row in rows { ([row.title] + row.cells).forEach(addSubview) }
  }

  // Beside the rows while there is room, and else above each.
  private static let titleWidth = 12

  private func places(in width: Int) -> (titles: [Rect], cells: [[Rect]], height: Int) {
    let isWide = width >= 52
    let left = isWide ? Self.titleWidth : 0
    let column = (width - left) / max(1, headings.count)
    var (y, titles, cells) = (2, [Rect](), [[Rect]]())
    for row in rows {
      let sizes = row.cells.map { $0.sizeThatFits(Size(width: column, height: 20)) }
      let height = sizes.map(\.height).max() ?? 1
      let top = isWide ? y : y + 1
      titles.append(
        Rect(x: 0, y: isWide ? y + (height - 1) / 2 : y, width: isWide ? left - 1 : width, height: 1))
      cells.append(
        sizes.enumerated().map { index, size in
          Rect(x: left + index * column, y: top, width: column, height: height).centered(size)
        })
      y = top + height + 1
    }
    return (titles, cells, y - 1)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: places(in: size.width).height)
  }

  override func layoutSubviews() {
    let places = places(in: bounds.width)
    let left = bounds.width >= 52 ? Self.titleWidth : 0
    let column = (bounds.width - left) / max(1, headings.count)
    for (index, heading) in headings.enumerated() {
      heading.frame = Rect(x: left + index * column, y: 0, width: column, height: 1)
    }
    for (index, row) in rows.enumerated() {
      row.title.frame = places.titles[index]
      for (cell, frame) in zip(row.cells, places.cells[index]) { cell.frame = frame }
    }
  }
}
