/// One line of text in the order of the screen, with the columns of its clusters.
package struct BidiLine: Hashable, Sendable {
  /// A part of a line, in the order of the text.
  package enum Part: Hashable, Sendable {
    /// A range of the text in bytes of UTF-8, of whole clusters.
    case text(Range<Int>)
    /// A number of blanks in place of the tab or newline at a byte of the text.
    case blanks(Int, at: Int)
    /// The sign "…" in place of text that is left out.
    case ellipsis
  }

  /// A glyph of the line.
  package struct Item: Hashable, Sendable {
    /// The glyph as it is shown: mirrored, or joined to its neighbours.
    package var glyph: Glyph
    /// The width in columns, 1 or 2.
    package var width: Int
    /// The number of the cluster in the line, in the order of the text. A tab is one cluster, with an item for each blank.
    package var cluster: Int
    /// The place of the cluster in the text of the line, in bytes of UTF-8. Marks of isolation count.
    package var byte: Int
    /// Whether the cluster is written from right to left.
    package var isRightToLeft: Bool
  }

  /// The glyphs from left to right.
  package let items: [Item]
  /// The width, in columns.
  package let columns: Int
  /// Whether the base direction is right to left: the line begins at its right end.
  package let isRightToLeft: Bool

  /// The columns in the order of the text: for each of them, the column on the screen. The columns of one glyph stay side by side.
  package var screenColumns: [Int] {
    var column = 0
    var places: [(item: Item, column: Int)] = []
    for item in items {
      places.append((item, column))
      column += item.width
    }
    // Two glyphs of one cluster are in the order of their direction.
    let inOrder = places.enumerated().sorted { left, right in
      let (a, b) = (left.element.item, right.element.item)
      if a.byte != b.byte { return a.byte < b.byte }
      return a.isRightToLeft ? left.offset > right.offset : left.offset < right.offset
    }
    return inOrder.flatMap { place in place.element.column..<place.element.column + place.element.item.width }
  }
}

/// Collects the clusters of a line in the order of the text, and puts them into the order of the screen.
struct BidiLineBuilder {
  let text: BidiText
  let isRightToLeft: Bool
  private var clusters: [(number: Int, byte: Int, glyphs: [TextGlyphs.Element])] = []
  private var elements: [BidiLevels.Element] = []
  private var byte = 0
  private var clusterCount = 0

  init(text: BidiText, isRightToLeft: Bool) { (self.text, self.isRightToLeft) = (text, isRightToLeft) }

  mutating func add(_ bytes: Range<Int>) {
    let string = text.text
    var index = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    let end = string.utf8.index(index, offsetBy: bytes.count)
    var number = text.index(at: bytes.lowerBound)
    while index < end {
      let next = string.index(after: index)
      let scalars = string.unicodeScalars[index..<next]
      let scalar = text[number]
      let shown = ClusterGlyphs(scalars, level: .braille)
      if shown.columns > 0 {
        let first = form(of: shown.first.glyph, scalars[index], scalar)
        add([(first, shown.first.width)] + (shown.second.map { [$0] } ?? []), scalar.element)
      }
      clusterCount += 1
      byte += string.utf8.distance(from: index, to: next)
      number += scalars.count
      index = next
    }
  }

  mutating func addBlanks(_ count: Int, _ element: BidiLevels.Element) {
    for _ in 0..<count {
      add([(.blank, 1)], element)
      byte += 1
    }
    clusterCount += 1
  }

  // An ellipsis between two parts of one direction has this direction.
  mutating func addEllipsis(before next: BidiLine.Part?) {
    let base: Int8 = isRightToLeft ? 1 : 0
    var after = base
    if case .text(let bytes) = next, !bytes.isEmpty { after = text.element(at: bytes.lowerBound).level }
    add([(Glyph("…"), 1)], .neutral(level: min(elements.last?.level ?? base, after)))
    byte += "…".utf8.count
    clusterCount += 1
  }

  private mutating func add(_ glyphs: [TextGlyphs.Element], _ element: BidiLevels.Element) {
    clusters.append((clusterCount, byte, glyphs))
    elements.append(element)
  }

  // Only the base changes. A picture of a control character stays.
  private func form(of glyph: Glyph, _ base: Unicode.Scalar, _ scalar: BidiText.Scalar) -> Glyph {
    guard glyph.base == base else { return glyph }
    let form = scalar.element.isRightToLeft ? BidiLevels.mirrored(scalar.form) : scalar.form
    if form == base { return glyph }
    return glyph.isSingleScalar ? Glyph(form) : Glyph(scalars: [form] + glyph.scalars.dropFirst())
  }

  var line: BidiLine {
    var elements = elements
    let order = BidiLevels.order(&elements, isRightToLeft: isRightToLeft)
    var items: [BidiLine.Item] = []
    for place in order {
      let (number, byte, glyphs) = clusters[place]
      let isRightToLeft = elements[place].isRightToLeft
      for (glyph, width) in isRightToLeft ? glyphs.reversed() : glyphs {
        items.append(
          BidiLine.Item(glyph: glyph, width: width, cluster: number, byte: byte, isRightToLeft: isRightToLeft))
      }
    }
    return BidiLine(
      items: items, columns: items.reduce(0) { $0 + $1.width }, isRightToLeft: isRightToLeft)
  }
}
