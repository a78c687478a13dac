/// Where the items of a toolbar go along its row: numbers in, numbers out.
///
/// What has nothing in it gives way first: flexible spaces, then fixed ones, then one of the two columns between titles, then those at the
/// ends of the bar. Only when all that is gone are items cut, the longest first, so that none is lost.
struct ToolbarLayout {
  /// What the layout knows of an item.
  struct Item {
    /// The columns it would like; none of a flexible space.
    var length: Int
    var space: BarSpace?
    /// True when its first and its last column are free, so that it may share them with its neighbours.
    var hasMargins = false
  }

  var items: [Item]
  /// The columns of the bar.
  var width: Int

  private static let margin = NavigationBarLayout.margin

  /// The columns of each item. With little room the margins of neighbours lie over each other, and those at the ends of the bar outside
  /// of it.
  var places: [Range<Int>] {
    let shown = items.indices.filter { items[$0].space == nil }
    // What is too much when no space is left.
    var excess = shown.reduce(2 * Self.margin) { $0.saturatingAdd(items[$1].length) }.saturatingSubtract(width)
    var parts = items.map { item in
      StackLayout.Part(
        length: item.length, hugging: item.space == .flexible ? LayoutPriority(1) : .defaultLow,
        resistance: item.space == nil ? .defaultHigh : .defaultLow)
    }
    // What takes the room left over if no space does.
    parts.append(StackLayout.Part(length: 0, hugging: LayoutPriority(2)))
    if excess > 0 {
      for (item, next) in zip(shown, shown.dropFirst()) where items[item].hasMargins && items[next].hasMargins {
        parts[item].spacing = -1
        excess -= 1
      }
    }
    let start = room(at: shown.first, for: (excess + 1) / 2)
    let end = room(at: shown.last, for: excess - start)
    let columns = StackLayout().place(parts, in: max(0, width - 2 * Self.margin + start + end))
    return columns.dropLast().map { $0.lowerBound + Self.margin - start..<$0.upperBound + Self.margin - start }
  }

  // The columns at an end of the bar that an item there may have besides.
  private func room(at item: Int?, for excess: Int) -> Int {
    guard let item else { return 0 }
    return max(0, min(excess, Self.margin + (items[item].hasMargins ? 1 : 0)))
  }
}
