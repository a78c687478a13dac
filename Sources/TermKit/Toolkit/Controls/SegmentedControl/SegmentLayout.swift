/// Where the segments of a control go along its row: numbers in, numbers out.
struct SegmentLayout {
  /// A segment.
  struct Part {
    /// The columns it is to have, 0 for its share.
    var width = 0
    /// The columns its contents need.
    var content: Int
    /// The columns of what is before it: the divider, or the edge of the control.
    var leading = 0
    /// The columns of the edge after the last one.
    var trailing = 0
  }

  var parts: [Part]
  /// Whether shares go by contents.
  var isByContent = false

  /// The columns that all of them need.
  var width: Int { zip(wanted, parts).reduce(0) { $0.saturatingAdd($1.0).saturatingAdd($1.1.leading + $1.1.trailing) } }

  // The columns each would like to have between its borders.
  private var wanted: [Int] {
    let widest = parts.filter { $0.width == 0 }.map(\.content).max() ?? 0
    return parts.map { $0.width > 0 ? $0.width : isByContent ? $0.content : widest }
  }

  /// The columns of each in so much room, with what is before it. Those of a set width keep it, the others share what is left.
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
