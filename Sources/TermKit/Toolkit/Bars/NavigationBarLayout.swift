import TermKitViews

/// Computes the columns of the contents of a navigation bar.
struct NavigationBarLayout {
  /// The columns kept free at both ends.
  static let margin = 1
  /// The columns kept free between the title and its neighbours.
  static let gap = 1

  var width: Int
  /// The widths of the back button with each of its titles, the preferred titles first. Empty without a back button.
  var back: [Int] = []
  /// The widths of the items at the left, left to right.
  var left: [Int] = []
  /// The widths of the items at the right, right to left.
  var right: [Int] = []
  var title = 0

  /// The columns of all contents.
  struct Places: Equatable {
    var backIndex: Int?
    var back = 0..<0
    var left: [Range<Int>] = []
    var right: [Range<Int>] = []
    var title = 0..<0
  }

  /// The columns of all contents. Where room is short, the back button first changes to a shorter title. Then the title is shortened, and
  /// last the items, the longest first.
  var places: Places {
    var places = Places()
    let room = max(0, width - 2 * Self.margin)
    places.backIndex = back.isEmpty ? nil : back.firstIndex { leaves(title, beside: $0, in: room) } ?? back.count - 1
    let leading = (places.backIndex.map { [back[$0]] } ?? []) + left
    let lengths = shrunk(leading + right, to: room)
    var x = Self.margin
    let ranges = lengths.prefix(leading.count).map { length in
      defer { x += length }
      return x..<x + length
    }
    let leftEnd = leading.isEmpty ? Self.margin : x + Self.gap
    x = width - Self.margin
    places.right = lengths.dropFirst(leading.count).map { length in
      defer { x -= length }
      return x - length..<x
    }
    let rightEnd = right.isEmpty ? width - Self.margin : x - Self.gap
    if places.backIndex != nil { places.back = ranges[0] }
    places.left = Array(ranges.suffix(left.count))
    places.title = titleRange(leftEnd, rightEnd)
    return places
  }

  private func leaves(_ title: Int, beside back: Int, in room: Int) -> Bool {
    let taken = back + left.reduce(0, +) + right.reduce(0, +)
    return room - taken - Self.gap * (right.isEmpty ? 1 : 2) >= title
  }

  private func shrunk(_ lengths: [Int], to room: Int) -> [Int] {
    guard lengths.reduce(0, +) > room else { return lengths }
    return StackLayout().place(lengths.map { StackLayout.Part(length: $0) }, in: room).map(\.count)
  }

  // In the middle of the bar, or as close to it as possible.
  private func titleRange(_ start: Int, _ end: Int) -> Range<Int> {
    let length = max(0, min(title, end - start))
    let middle = (width - length) / 2
    let x = max(start, min(middle, end - length))
    return x..<x + length
  }
}
