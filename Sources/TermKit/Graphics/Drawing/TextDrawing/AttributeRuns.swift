/// The attributes of all parts of a text, without the text.
///
/// Places are counted in bytes of UTF-8 from the beginning of the text, which stay valid while an edit changes grapheme clusters.
package struct AttributeRuns: Hashable, Sendable {
  // A run by its length in bytes. Adjacent pieces differ, and none is empty.
  private struct Piece: Hashable, Sendable {
    var length: Int
    var attributes: AttributedText.Attributes
  }

  /// A run by its range in bytes.
  package struct Run: Hashable, Sendable {
    package let bytes: Range<Int>
    package let attributes: AttributedText.Attributes
  }

  private var pieces: [Piece] = []

  /// Creates the attributes of a text of a `length` in bytes, the same ones throughout.
  package init(length: Int = 0, attributes: AttributedText.Attributes = AttributedText.Attributes()) {
    add(Piece(length: length, attributes: attributes))
  }

  /// Whether no part has an attribute.
  package var isPlain: Bool { pieces.allSatisfy { $0.attributes == AttributedText.Attributes() } }

  /// The number of runs.
  package var count: Int { pieces.count }

  /// The runs, from first to last.
  package var runs: [Run] {
    var start = 0
    return pieces.map { piece in
      defer { start += piece.length }
      return Run(bytes: start..<start + piece.length, attributes: piece.attributes)
    }
  }

  /// Returns the parts of the runs in a range.
  package func runs(in range: Range<Int>) -> [Run] {
    runs.filter { $0.bytes.overlaps(range) }.map { run in
      Run(bytes: run.bytes.clamped(to: range), attributes: run.attributes)
    }
  }

  /// Returns the attributes of a byte. The end of the text has no attributes.
  package func attributes(at byte: Int) -> AttributedText.Attributes {
    var rest = byte
    for piece in pieces {
      if rest < piece.length { return piece.attributes }
      rest -= piece.length
    }
    return AttributedText.Attributes()
  }

  /// Appends the attributes of another text.
  package mutating func append(_ other: AttributeRuns) { for piece in other.pieces { add(piece) } }

  /// Changes the attributes of a range.
  package mutating func change(_ range: Range<Int>, _ body: (inout AttributedText.Attributes) -> Void) {
    var changed = AttributeRuns()
    for run in runs {
      let part = range.clamped(to: run.bytes)
      var attributes = run.attributes
      body(&attributes)
      changed.add(Piece(length: part.lowerBound - run.bytes.lowerBound, attributes: run.attributes))
      changed.add(Piece(length: part.count, attributes: attributes))
      changed.add(Piece(length: run.bytes.upperBound - part.upperBound, attributes: run.attributes))
    }
    self = changed
  }

  /// Returns the attributes after a range was replaced by a text of a `length` in bytes.
  package func replacing(
    _ range: Range<Int>, length: Int, attributes: AttributedText.Attributes
  ) -> AttributeRuns {
    let end = pieces.reduce(0) { $0 + $1.length }
    var changed = AttributeRuns()
    for run in runs(in: 0..<range.lowerBound) { changed.add(run) }
    changed.add(Piece(length: length, attributes: attributes))
    for run in runs(in: range.upperBound..<end) { changed.add(run) }
    return changed
  }

  private mutating func add(_ run: Run) { add(Piece(length: run.bytes.count, attributes: run.attributes)) }

  private mutating func add(_ piece: Piece) {
    if piece.length == 0 { return }
    if let last = pieces.last, last.attributes == piece.attributes {
      pieces[pieces.count - 1].length += piece.length
    } else {
      pieces.append(piece)
    }
  }
}
