/// Finds where a row of wrapped text ends, by the rules of `LineBreaker`: the algorithm behind `TextRows`.
///
/// There is one rule more, so that rows end: spaces hang out over the edge by one width at most, then another row begins.
struct RowBreaker {
  let chunks: [TextChunk]
  let width: Int
  let tabWidth: Int

  /// The place at which the row that begins at `start` gives way to the next, told as the end of the cluster before; nil when it is the
  /// last row.
  func end(ofRowAt start: TextPlace) -> TextPlace? {
    var column = 0
    var previous: TextCluster?
    var lastBreak: TextPlace?
    var index = start.index
    for number in start.chunk..<max(start.chunk, chunks.count) {
      let clusters = chunks[number].clusters
      while index < clusters.count {
        let cluster = clusters[index]
        if cluster.contains(.newline) { return TextPlace(chunk: number, index: index + 1) }
        if let previous, previous.mayBreak(before: cluster) { lastBreak = TextPlace(chunk: number, index: index) }
        let columns = cluster.columns(at: column, width: width, tabWidth: tabWidth)
        if cluster.contains(.space) {
          if column >= 2 * width { return asEnd(TextPlace(chunk: number, index: index)) }
        } else if column + columns > width, previous != nil {
          return asEnd(lastBreak ?? TextPlace(chunk: number, index: index))
        }
        column += columns
        previous = cluster
        index += 1
      }
      index = 0
    }
    return nil
  }

  // A place is not before the first cluster of a chunk but behind the last of the one before.
  private func asEnd(_ place: TextPlace) -> TextPlace {
    place.index > 0 ? place : TextPlace(chunk: place.chunk - 1, index: chunks[place.chunk - 1].count)
  }
}
