/// The geometry of scrolling along one axis: the range of offsets, and the indicator.
package struct ScrollAxis: Equatable {
  /// The length of the content, in cells.
  var content: Int
  /// The length of the view, in cells.
  package var visibleLength: Int
  /// The space before the content, in cells.
  package var leading = 0
  /// The space after the content, in cells.
  package var trailing = 0

  /// The valid offsets. There is only one if all the content fits.
  package var offsets: ClosedRange<Int> {
    let first = -leading
    return first...max(first, content + trailing - visibleLength)
  }

  /// Whether the content does not fit.
  package var isScrollable: Bool { offsets.count > 1 }

  /// Returns the nearest valid offset.
  package func clamped(_ offset: Int) -> Int { min(max(offset, offsets.lowerBound), offsets.upperBound) }

  /// Returns the offset nearest to `offset` at which `target` is clear of the insets.
  ///
  /// If the target does not fit, its beginning is visible.
  package func offset(showing target: Range<Int>, from offset: Int) -> Int {
    let last = target.lowerBound.saturatingSubtract(leading)
    let first = min(last, target.upperBound.saturatingAdd(trailing - visibleLength))
    return clamped(min(max(offset, first), last))
  }

  // MARK: The indicator

  /// Returns the steps of the track that the thumb covers.
  ///
  /// The ratio of the thumb to the track is that between the view and the content. The thumb touches an end of the track only if the
  /// content is scrolled to that end. The lengths of the track and of the shortest thumb are in steps.
  func thumb(at offset: Int, track: Int, shortest: Int) -> Range<Int> {
    let whole = content + leading + trailing
    guard isScrollable, track > 0 else { return 0..<max(0, track) }
    let length = min(track, max(shortest, (track * visibleLength + whole / 2) / whole))
    let (way, steps) = (track - length, offsets.count - 1)
    let passed = clamped(offset) - offsets.lowerBound
    var start = (passed * way + steps / 2) / steps
    if way > 1 {
      if passed > 0 { start = max(1, start) }
      if passed < steps { start = min(way - 1, start) }
    }
    return start..<start + length
  }

  /// Returns the offset at which the thumb begins at `start`. This is the inverse of `thumb(at:track:shortest:)`.
  func offset(thumbStart start: Int, track: Int, shortest: Int) -> Int {
    let way = track - thumb(at: offsets.lowerBound, track: track, shortest: shortest).count
    if way <= 0 { return offsets.lowerBound }
    let steps = offsets.count - 1
    return offsets.lowerBound + (min(max(0, start), way) * steps + way / 2) / way
  }
}
