import TermKitViews

/// Computes the columns of the items of a toolbar.
///
/// Where room is short, spaces shrink first. Then neighbours share one of the two columns between them, and the outermost margins leave
/// the bar. Only then are items truncated, the longest first, so that no item disappears.
struct ToolbarLayout {
  /// The facts about an item that the layout needs.
  struct Item {
    /// The columns that the item needs; 0 for a flexible space.
    var length: Int
    var space: BarSpace?
    /// True if the first and the last column of the item are empty and may be shared with its neighbours.
    var hasMargins = false
  }

  var items: [Item]
  /// The columns of the bar.
  var width: Int

  private static let margin = NavigationBarLayout.margin

  /// The columns of each item. Where room is short, the margins of neighbours overlap, and the outermost margins lie outside the bar.
  var places: [Range<Int>] {
    let shown = items.indices.filter { items[$0].space == nil }
    // The columns missing when all spaces have shrunk to nothing.
    var excess = shown.reduce(2 * Self.margin) { $0.saturatingAdd(items[$1].length) }.saturatingSubtract(width)
    var parts = items.map { item in
      StackLayout.Part(
        length: item.length, hugging: item.space == .flexible ? LayoutPriority(1) : .defaultLow,
        resistance: item.space == nil ? .defaultHigh : .defaultLow)
    }
    // Takes the columns left over if there is no flexible space.
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

  // Returns the columns at an end of the bar that the item there may use in addition.
  private func room(at item: Int?, for excess: Int) -> Int {
    guard let item else { return 0 }
    return max(0, min(excess, Self.margin + (items[item].hasMargins ? 1 : 0)))
  }
}
