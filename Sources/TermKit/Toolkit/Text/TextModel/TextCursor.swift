/// A place between two clusters of a text, which can move in both directions.
struct TextCursor {
  private let chunks: [TextChunk]
  private var place: TextPlace
  /// The number of clusters before the cursor.
  private(set) var offset: Int

  init(_ buffer: TextBuffer, at offset: Int) {
    chunks = buffer.chunks
    place = buffer.place(of: offset)
    self.offset = offset
  }

  /// The cluster after the cursor, or nil at the end of the text.
  var next: TextCluster? { place.chunk < chunks.count ? chunks[place.chunk].clusters[place.index] : nil }

  /// The cluster before the cursor, or nil at the beginning of the text.
  var previous: TextCluster? {
    if place.index > 0 { return chunks[place.chunk].clusters[place.index - 1] }
    return place.chunk > 0 ? chunks[place.chunk - 1].clusters.last : nil
  }

  /// Moves over the cluster after the cursor, if there is one.
  mutating func moveForward() {
    guard place.chunk < chunks.count else { return }
    offset += 1
    place.index += 1
    if place.index == chunks[place.chunk].count { place = TextPlace(chunk: place.chunk + 1, index: 0) }
  }

  /// Moves back over the cluster before the cursor, if there is one.
  mutating func moveBackward() {
    guard offset > 0 else { return }
    offset -= 1
    if place.index == 0 { place = TextPlace(chunk: place.chunk - 1, index: chunks[place.chunk - 1].count) }
    place.index -= 1
  }
}
