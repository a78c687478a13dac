/// What the delegate of a table is to hear of when all is in its place: it may change the table then.
struct TableNews {
  /// How much work is in progress, one inside the other.
  var depth = 0
  /// True when the table was scrolled.
  var isScrolled = false
  /// The cells that come into sight.
  private(set) var cells: [TableViewCell] = []

  /// Takes note of a cell that comes into sight.
  mutating func note(_ cell: TableViewCell) { cells.append(cell) }

  /// Forgets a cell that goes before anybody heard of it. Answers whether there was one.
  mutating func forget(_ cell: TableViewCell) -> Bool {
    guard let index = cells.firstIndex(where: { $0 === cell }) else { return false }
    cells.remove(at: index)
    return true
  }
}

extension TableView {
  /// Does something in the middle of which rows are not where they are said to be. The delegate hears afterwards what came of it.
  final func work<Result>(_ body: () -> Result) -> Result {
    news.depth += 1
    let result = body()
    news.depth -= 1
    if news.depth == 0 { tellNews() }
    return result
  }

  private func tellNews() {
    let told = news
    news = TableNews()
    for cell in told.cells {
      // The one before may have changed the table.
      if let path = indexPath(for: cell) { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    if told.isScrolled { delegate?.scrollViewDidScroll(self) }
  }
}
