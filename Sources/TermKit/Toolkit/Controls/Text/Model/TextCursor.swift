/// A place between two clusters of a text from which one goes on in both directions.
struct TextCursor {
  private let chunks: [TextChunk]
  private var place: TextPlace
  /// How many clusters are before it.
  private(set) var offset: Int

  init(_ buffer: TextBuffer, at offset: Int) {
    chunks = buffer.chunks
    place = buffer.place(of: offset)
    self.offset = offset
  }

  /// The cluster behind it; nil at the end.
  var next: TextCluster? { place.chunk < chunks.count ? chunks[place.chunk].clusters[place.index] : nil }

  /// The cluster before it; nil at the beginning.
  var previous: TextCluster? {
    if place.index > 0 { return chunks[place.chunk].clusters[place.index - 1] }
    return place.chunk > 0 ? chunks[place.chunk - 1].clusters.last : nil
  }

  /// Goes over the cluster behind it, if there is one.
  mutating func moveForward() {
    guard place.chunk < chunks.count else { return }
    offset += 1
    place.index += 1
    if place.index == chunks[place.chunk].count { place = TextPlace(chunk: place.chunk + 1, index: 0) }
  }

  /// Goes back over the cluster before it, if there is one.
  mutating func moveBackward() {
    guard offset > 0 else { return }
    offset -= 1
    if place.index == 0 { place = TextPlace(chunk: place.chunk - 1, index: chunks[place.chunk - 1].count) }
    place.index -= 1
  }
}
