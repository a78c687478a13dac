/// One way of scrolling, across or down, as numbers: where it begins and ends, and what its indicator shows.
struct ScrollAxis: Equatable {
  /// The cells of the content.
  var content: Int
  /// The cells in which it is seen.
  var room: Int
  /// Cells kept free before the content.
  var leading = 0
  /// Cells kept free after the content.
  var trailing = 0

  /// The offsets from the content's beginning to its end; where all of it is seen there is only one.
  var offsets: ClosedRange<Int> {
    let first = -leading
    return first...max(first, content + trailing - room)
  }

  /// True when not all of the content is seen at once.
  var isScrollable: Bool { offsets.count > 1 }

  /// The nearest offset that shows content only.
  func clamped(_ offset: Int) -> Int { min(max(offset, offsets.lowerBound), offsets.upperBound) }

  /// The offset nearest to `offset` at which as much as possible of `target`, a stretch of the content, is clear of what is kept free; its
  /// beginning if it is too long.
  func offset(showing target: Range<Int>, from offset: Int) -> Int {
    let last = target.lowerBound.saturatingSubtract(leading)
    let first = min(last, target.upperBound.saturatingAdd(trailing - room))
    return clamped(min(max(offset, first), last))
  }

  // MARK: The indicator

  /// Where the thumb is on a track of so many steps at an offset: as long for the track as the room is for the content, at the ends of
  /// the track only at the ends of the content, and no shorter than `shortest`.
  func thumb(at offset: Int, track: Int, shortest: Int) -> Range<Int> {
    let whole = content + leading + trailing
    guard isScrollable, track > 0 else { return 0..<max(0, track) }
    let length = min(track, max(shortest, (track * room + whole / 2) / whole))
    let (way, steps) = (track - length, offsets.count - 1)
    let passed = clamped(offset) - offsets.lowerBound
    var start = (passed * way + steps / 2) / steps
    if way > 1 {
      if passed > 0 { start = max(1, start) }
      if passed < steps { start = min(way - 1, start) }
    }
    return start..<start + length
  }

  /// The offset at which the thumb begins at `start`, the inverse of `thumb(at:track:shortest:)`.
  func offset(thumbStart start: Int, track: Int, shortest: Int) -> Int {
    let way = track - thumb(at: offsets.lowerBound, track: track, shortest: shortest).count
    if way <= 0 { return offsets.lowerBound }
    let steps = offsets.count - 1
    return offsets.lowerBound + (min(max(0, start), way) * steps + way / 2) / way
  }
}
