import TermKitViews

/// Computes the columns of the segments of a control.
package struct SegmentLayout {
  /// A segment.
  struct Part {
    /// The width set for the segment, or 0 for its share of the room.
    var width = 0
    /// The columns that the contents need.
    var content: Int
    /// The columns before the contents: the divider, or the edge of the control.
    var leading = 0
    /// The columns after the contents: the edge of the control after the last segment, else 0.
    var trailing = 0
  }

  var parts: [Part]
  /// Whether the shares depend on the contents of the segments.
  package var isByContent = false

  /// The columns that all segments need.
  package var width: Int {
    zip(wanted, parts).reduce(0) { $0.saturatingAdd($1.0).saturatingAdd($1.1.leading + $1.1.trailing) }
  }

  // The columns that each segment needs, without its borders.
  private var wanted: [Int] {
    let widest = parts.filter { $0.width == 0 }.map(\.content).max() ?? 0
    return parts.map { $0.width > 0 ? $0.width : isByContent ? $0.content : widest }
  }

  /// Returns the columns of each segment, including its borders. Segments with a set width keep it, and the others share the rest.
  func places(in room: Int) -> [Range<Int>] {
    let borders = parts.reduce(0) { $0 + $1.leading + $1.trailing }
    let fixed = parts.reduce(0) { $0.saturatingAdd($1.width) }
    var shares = shares(of: max(0, room.saturatingSubtract(borders).saturatingSubtract(fixed)))[...]
    var x = 0
    return parts.map { part in
      let width = part.width > 0 ? part.width : shares.popFirst() ?? 0
      let start = x
      x = x.saturatingAdd(part.leading).saturatingAdd(width).saturatingAdd(part.trailing)
      return start..<x
    }
  }

  private func shares(of room: Int) -> [Int] {
    let contents = parts.filter { $0.width == 0 }.map(\.content)
    guard !contents.isEmpty else { return [] }
    let sum = contents.reduce(0, +)
    guard isByContent else { return StackLayout.shares(of: room, among: contents.count) }
    if room >= sum { return zip(contents, StackLayout.shares(of: room - sum, among: contents.count)).map(+) }
    return StackLayout().place(contents.map { StackLayout.Part(length: $0) }, in: room).map(\.count)
  }
}
