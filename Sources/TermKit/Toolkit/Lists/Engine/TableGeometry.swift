import TermKitViews

/// The heights and places of a table's sections and rows, from the table's header down to its footer.
struct TableGeometry {
  struct Section {
    var header = 0
    var rows = RowHeights()
    var footer = 0

    var height: Int { header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// The number of rows in each section.
  let counts: SectionCounts
  /// The number of times that rows have moved. A geometry that replaces another one continues its count.
  private(set) var movements = 0
  /// Whether any section has ever had a header or footer.
  private(set) var hasHeadersOrFooters = false
  /// The height of the table's header, in cells.
  var header = 0 {
    didSet {
      if header == oldValue { return }
      tops = []
      movements += 1
    }
  }
  /// The height of the table's footer, in cells.
  var footer = 0
  private var sectionsHeight = 0
  // The tops of the first sections, computed as far as they were needed.
  private var tops: [Int] = []

  init(sections: [Section] = []) {
    self.sections = sections
    counts = SectionCounts(sections.map { $0.rows.count })
    hasHeadersOrFooters = sections.contains { $0.header > 0 || $0.footer > 0 }
    sectionsHeight = sections.reduce(0) { $0 + $1.height }
  }

  /// The height of the whole content, in cells.
  var height: Int { header + sectionsHeight + footer }

  // MARK: Places

  /// Returns the rows of cells that a section covers, including its header and footer.
  mutating func span(ofSection section: Int) -> Range<Int> {
    let top = top(ofSection: section)
    return top..<top + sections[section].height
  }

  mutating func span(ofHeader section: Int) -> Range<Int> {
    let top = top(ofSection: section)
    return top..<top + sections[section].header
  }

  /// Returns the span of a header that stays at `top` until the end of its section pushes it away.
  mutating func span(ofHeader section: Int, stayingAt top: Int) -> Range<Int> {
    let (span, end) = (span(ofHeader: section), span(ofSection: section).upperBound)
    let y = max(span.lowerBound, min(top, end - span.count))
    return y..<y + span.count
  }

  mutating func span(ofFooter section: Int) -> Range<Int> {
    let bottom = span(ofSection: section).upperBound
    return bottom - sections[section].footer..<bottom
  }

  /// Returns the rows of cells that a table row covers.
  mutating func span(of path: IndexPath) -> Range<Int> {
    let top = top(ofSection: path.section) + sections[path.section].header
    let y = top + sections[path.section].rows.top(of: path.row)
    return y..<y + sections[path.section].rows.height(of: path.row).height
  }

  private mutating func top(ofSection section: Int) -> Int {
    if tops.isEmpty { tops = [header] }
    while tops.count <= section { tops.append(tops[tops.count - 1] + sections[tops.count - 1].height) }
    return tops[section]
  }

  /// Returns the section at `y`, or the nearest section, or nil if there are no sections.
  mutating func section(at y: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    _ = top(ofSection: sections.count - 1)
    return max(0, tops.countOfFirst { $0 <= y } - 1)
  }

  /// Returns the row that covers `y`, or else the first row below it, or nil if all rows are above it.
  mutating func firstRow(below y: Int) -> IndexPath? {
    guard let section = section(at: y) else { return nil }
    let local = y - top(ofSection: section) - sections[section].header
    if local < 0 { return counts.first(from: section) }
    guard local < sections[section].rows.total else { return counts.first(from: section + 1) }
    return IndexPath(row: sections[section].rows.row(at: local), section: section)
  }

  /// Returns the row at `y`, or nil if there is no row.
  mutating func row(at y: Int) -> IndexPath? {
    guard let path = firstRow(below: y), span(of: path).contains(y) else { return nil }
    return path
  }

  /// Returns the first and the last row in a span of cells, or nil if the span shows no rows.
  mutating func rows(in span: Range<Int>) -> ClosedRange<IndexPath>? {
    guard let first = firstRow(below: span.lowerBound), self.span(of: first).lowerBound < span.upperBound else {
      return nil
    }
    guard let end = firstRow(below: span.upperBound - 1) else { return counts.last.map { first...$0 } }
    let reaches = self.span(of: end).lowerBound < span.upperBound
    return (reaches ? end : counts.item(before: end)).map { first...max(first, $0) }
  }

  /// Returns the rows in a span of cells, from top to bottom.
  mutating func paths(in span: Range<Int>) -> [IndexPath] {
    guard let rows = rows(in: span) else { return [] }
    var paths: [IndexPath] = []
    paths.reserveCapacity(span.count)
    for section in rows.lowerBound.section...rows.upperBound.section {
      let first = section == rows.lowerBound.section ? rows.lowerBound.row : 0
      let end = section == rows.upperBound.section ? rows.upperBound.row + 1 : sections[section].rows.count
      for row in first..<end { paths.append(IndexPath(row: row, section: section)) }
    }
    return paths
  }

  /// Returns the first row with an estimated height in a span of cells, or nil if all heights are known. The search begins after
  /// `previous`, or if that is nil, with the first row of the span.
  mutating func firstUnknownRow(in span: Range<Int>, after previous: IndexPath?) -> IndexPath? {
    var next = previous.map { counts.item(after: $0) } ?? firstRow(below: span.lowerBound)
    while let path = next {
      let top = top(ofSection: path.section) + sections[path.section].header
      if top >= span.upperBound { return nil }
      if let row = sections[path.section].rows.firstUnknown(from: path.row, above: span.upperBound - top) {
        return IndexPath(row: row, section: path.section)
      }
      next = counts.first(from: path.section + 1)
    }
    return nil
  }

  // MARK: Heights

  /// Sets the known height of a row, in cells.
  mutating func setHeight(_ height: Int, of path: IndexPath) {
    change(path.section) { $0.rows.setHeight(height, of: path.row) }
  }

  /// Sets the heights of a section's header and footer, in cells.
  mutating func setHeaderAndFooter(header: Int, footer: Int, ofSection section: Int) {
    if (sections[section].header, sections[section].footer) == (header, footer) { return }
    if header > 0 || footer > 0 { hasHeadersOrFooters = true }
    change(section) { ($0.header, $0.footer) = (header, footer) }
    // Rows move even if the total height stays the same.
    movements += 1
  }

  /// Turns the known height of a row, or of all rows, into an estimate.
  mutating func forgetHeights(of path: IndexPath? = nil) {
    if let path { return change(path.section) { $0.rows.forget(path.row..<path.row + 1) } }
    for section in sections.indices { change(section) { $0.rows.forget() } }
  }

  private mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    let before = sections[section].height
    body(&sections[section])
    let growth = sections[section].height - before
    if growth == 0 { return }
    sectionsHeight += growth
    movements += 1
    tops.removeLast(max(0, tops.count - section - 1))
  }

  // MARK: Changes of sections and rows

  /// Returns the geometry after changes. Rows that stay keep their heights; inserted rows have estimated ones.
  ///
  /// - Parameters:
  ///   - estimate: The estimated height of inserted rows, in cells.
  ///   - section: A closure that returns a new section, from its number and its number of rows.
  func changed(by mapping: ListMapping, counts: SectionCounts, estimate: Int, section: (Int, Int) -> Section)
    -> TableGeometry
  {
    var result = TableGeometry(
      sections: counts.perSection.enumerated().map { number, count in
        guard let old = mapping.oldSection(number), !mapping.isReloaded(section: old) else {
          return section(number, count)
        }
        var kept = sections[old]
        let rows = mapping.rows(ofSection: old)
        for row in rows.removed.reversed() { kept.rows.replace(row..<row + 1, with: []) }
        for row in rows.inserted {
          kept.rows.replace(row..<row, with: [RowHeights.Run(count: 1, height: estimate, isKnown: false)])
        }
        return kept
      })
    (result.header, result.footer) = (header, footer)
    result.movements = movements + 1
    return result
  }
}
