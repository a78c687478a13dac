/// The algorithm behind `TextRows`, which finds the end of a row of wrapped text by the rules of `LineBreaker`.
///
/// One more rule limits the length of a row: spaces extend beyond the right edge by at most one width, and then another row begins.
struct RowBreaker {
  let chunks: [TextChunk]
  var width: Int

  /// Returns the place at which the row that begins at `start` ends, or nil if it is the last row.
  ///
  /// The place is always behind a cluster: at a boundary of chunks, it is the end of the earlier chunk.
  func end(ofRowAt start: TextPlace) -> TextPlace? {
    var column = 0
    let beforeRow = start.index > 0 ? chunks[start.chunk].clusters[start.index - 1] : nil
    var (previous, beforePrevious): (TextCluster?, TextCluster?)
    var lastBreak: TextPlace?
    var index = start.index
    for number in start.chunk..<max(start.chunk, chunks.count) {
      let clusters = chunks[number].clusters
      while index < clusters.count {
        let cluster = clusters[index]
        if cluster.contains(.newline) { return TextPlace(chunk: number, index: index + 1) }
        if let previous, previous.mayBreak(before: cluster, after: beforePrevious) {
          lastBreak = TextPlace(chunk: number, index: index)
        }
        let columns = cluster.columns(at: column, width: width)
        if cluster.contains(.space) {
          if column >= 2 * width { return asEnd(TextPlace(chunk: number, index: index)) }
        } else if column + columns > width, previous != nil {
          return asEnd(lastBreak ?? TextPlace(chunk: number, index: index))
        }
        column += columns
        (beforePrevious, previous) = (previous ?? beforeRow, cluster)
        index += 1
      }
      index = 0
    }
    return nil
  }

  // The place before the first cluster of a chunk is the end of the previous chunk.
  private func asEnd(_ place: TextPlace) -> TextPlace {
    place.index > 0 ? place : TextPlace(chunk: place.chunk - 1, index: chunks[place.chunk - 1].count)
  }
}
