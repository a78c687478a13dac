import TermKitGraphics

/// The texts on the screen that the user can select, in reading order: first the texts of one scroll view, then of the next one.
@MainActor struct ScreenTexts {
  /// Identifies a text, also after it was scrolled.
  struct Key: Hashable, Comparable {
    /// The place of the scroll view on the screen, or of a text that is in none.
    let container: Point
    /// The place in the content of the scroll view.
    let place: Point
    let string: String

    static func < (left: Key, right: Key) -> Bool {
      let (a, b) = (left.container, right.container)
      if a != b { return (a.y, a.x) < (b.y, b.x) }
      return (left.place.y, left.place.x) < (right.place.y, right.place.x)
    }

    func isInRow(of other: Key) -> Bool { (container.y, place.y) == (other.container.y, other.place.y) }
  }

  struct Text {
    let key: Key
    /// The visible rows, in cells of the screen.
    var lines: [SelectableLine]
    weak var scrollView: ScrollView?
  }

  /// A place between two clusters of a text.
  struct Place: Hashable, Comparable {
    let key: Key
    let index: String.Index

    static func < (left: Place, right: Place) -> Bool {
      left.key == right.key ? left.index < right.index : left.key < right.key
    }
  }

  private(set) var texts: [Text] = []
  /// The visible rows, from top to bottom and from left to right, each with the number of its text.
  private(set) var lines: [(text: Int, line: SelectableLine)] = []

  /// Collects the visible texts of a view.
  /// - Parameter old: The texts before. Texts that were scrolled out of sight since then are kept, without rows.
  init(in view: View, after old: ScreenTexts? = nil) {
    collect(view, in: nil)
    let keys = Set(texts.map(\.key))
    texts += (old?.texts ?? []).filter { !keys.contains($0.key) && $0.isOutOfSight }.map(\.withoutLines)
    texts.sort { $0.key < $1.key }
    lines = texts.enumerated().flatMap { number, text in text.lines.map { (number, $0) } }
    lines.sort { $0.line.precedes($1.line) }
  }

  private mutating func collect(_ view: View, in scrollView: ScrollView?) {
    if view.isHidden || view.alpha <= 0.01 || view is Control { return }
    if let view = view as? any SelectableText { add(view, in: scrollView) }
    let scrollView = view as? ScrollView ?? scrollView
    for subview in view.uncoveredSubviews { collect(subview, in: scrollView) }
  }

  private mutating func add(_ view: some SelectableText, in scrollView: ScrollView?) {
    let string = view.selectableText
    let visible = view.visibleScreenRect(view.bounds)
    guard !string.isEmpty, !visible.isEmpty else { return }
    let lines = view.selectableLines.compactMap { line in
      var line = line
      line.origin = view.convert(line.origin, to: nil)
      let cells = Rect(origin: line.origin, size: Size(width: max(1, line.indices.count), height: 1))
      return cells.intersection(visible).isEmpty || view.isCovered(in: cells) ? nil : line
    }
    let scrollView = view as? ScrollView ?? scrollView
    let place = view.convert(view.bounds.origin, to: nil)
    var key = Key(container: place, place: .zero, string: string)
    // A text that scrolls itself has no other place in its content.
    if let scrollView, scrollView !== view {
      let origin = scrollView.convert(scrollView.bounds.origin, to: nil)
      key = Key(container: origin, place: place - origin + scrollView.contentOffset, string: string)
    }
    if !lines.isEmpty { texts.append(Text(key: key, lines: lines, scrollView: scrollView)) }
  }

  // MARK: Places

  /// Returns where a place is: the number of a visible row, and a column of that row.
  func position(of place: Place) -> (line: Int, column: Int)? {
    let rows = lines.indices.filter { texts[lines[$0].text].key == place.key }
    let row = rows.first { lines[$0].line.end > place.index } ?? rows.last
    return row.map { ($0, lines[$0].line.column(of: place.index)) }
  }

  /// Returns the cell of a place.
  func cell(of place: Place) -> Point? {
    position(of: place).map { lines[$0.line].line.origin + Point(x: $0.column, y: 0) }
  }

  /// Returns the place at a cell, or the nearest one: in its row, else in the row above, else in the first row.
  func place(at point: Point) -> Place? {
    let above = lines.lastIndex { $0.line.origin.y <= point.y }
    guard let last = above ?? lines.indices.first else { return nil }
    let row = lines[last].line.origin.y
    let inRow = lines.indices.filter { lines[$0].line.origin.y == row }
    let number = inRow.last { lines[$0].line.origin.x <= point.x } ?? inRow[0]
    if row != point.y { return place(line: number, isEnd: row < point.y) }
    let (text, line) = lines[number]
    return Place(key: texts[text].key, index: line.index(at: point.x - line.origin.x))
  }

  /// Returns the place at the beginning or at the end of a row.
  func place(line: Int, isEnd: Bool) -> Place {
    let (text, line) = lines[line]
    return Place(key: texts[text].key, index: isEnd ? line.end : line.start)
  }

  /// Whether the row that shows a place begins at its right end.
  func isRightToLeft(at place: Place) -> Bool {
    position(of: place).map { lines[$0.line].line.isRightToLeft } ?? false
  }

  /// Whether a cell shows a text.
  func hasText(at point: Point) -> Bool { lines.contains { $0.line.contains(point) } }

  /// The place before the first text and the place after the last text.
  var ends: (start: Place, end: Place)? {
    guard let first = texts.first?.key, let last = texts.last?.key else { return nil }
    return (Place(key: first, index: first.string.startIndex), Place(key: last, index: last.string.endIndex))
  }

  /// Returns the place before the first text for a step up, or the place after the last text for a step down.
  func end(after step: Int) -> Place? { step < 0 ? ends?.start : ends?.end }

  /// Returns the next visible place of the same text, or of the next text.
  func place(after place: Place) -> Place {
    guard let number = texts.firstIndex(where: { $0.key == place.key }) else { return place }
    let next = texts[number].lines.flatMap(\.indices).filter { $0 > place.index }.min()
    if place.index < place.key.string.endIndex {
      return Place(key: place.key, index: next ?? place.key.string.endIndex)
    }
    let later = texts[(number + 1)...].first { !$0.lines.isEmpty }
    return later.map { Place(key: $0.key, index: $0.lines[0].start) } ?? place
  }

  /// Returns the previous visible place of the same text, or of the previous text.
  func place(before place: Place) -> Place {
    guard let number = texts.firstIndex(where: { $0.key == place.key }) else { return place }
    if let previous = texts[number].lines.flatMap(\.indices).filter({ $0 < place.index }).max() {
      return Place(key: place.key, index: previous)
    }
    let earlier = texts[..<number].last { !$0.lines.isEmpty }
    return earlier.map { Place(key: $0.key, index: $0.key.string.endIndex) } ?? place
  }

  // MARK: Ranges

  /// Returns the parts of the texts in a range of places: texts of the same row with a blank between them, and others in lines of their own.
  func string(in range: Range<Place>) -> String {
    var result = ""
    var last: Key?
    for key in texts.lazy.map(\.key) where key >= range.lowerBound.key && key <= range.upperBound.key {
      let start = key == range.lowerBound.key ? range.lowerBound.index : key.string.startIndex
      let end = key == range.upperBound.key ? range.upperBound.index : key.string.endIndex
      if start == end { continue }
      if let last { result += key.isInRow(of: last) ? " " : "\n" }
      result += key.string[start..<end].withoutIsolation
      last = key
    }
    return result
  }

  /// Returns the cells that show a range of places.
  func cells(in range: Range<Place>) -> [Rect] {
    lines.flatMap { number, line in
      let key = texts[number].key
      guard key >= range.lowerBound.key, key <= range.upperBound.key else { return [Rect]() }
      let spans = line.spans(
        from: key == range.lowerBound.key ? range.lowerBound.index : nil,
        to: key == range.upperBound.key ? range.upperBound.index : nil)
      return spans.map { span in
        Rect(origin: line.origin + Point(x: span.lowerBound, y: 0), size: Size(width: span.count, height: 1))
      }
    }
  }

  /// Returns the word at a place, or the characters there that are no letters.
  func word(at place: Place) -> Range<Place> {
    let string = place.key.string
    func kind(_ index: String.Index) -> Int {
      let character = string[index]
      return character.isLetter || character.isNumber || character == "_" ? 0 : character.isWhitespace ? 1 : 2
    }
    var (start, end) = (place.index, place.index)
    guard end < string.endIndex else { return place..<place }
    let wanted = kind(end)
    while start > string.startIndex, kind(string.index(before: start)) == wanted { start = string.index(before: start) }
    while end < string.endIndex, kind(end) == wanted { end = string.index(after: end) }
    return Place(key: place.key, index: start)..<Place(key: place.key, index: end)
  }

  /// Returns the whole text of a place.
  func text(at place: Place) -> Range<Place> {
    let string = place.key.string
    return Place(key: place.key, index: string.startIndex)..<Place(key: place.key, index: string.endIndex)
  }
}

@MainActor extension ScreenTexts.Text {
  fileprivate var withoutLines: Self { Self(key: key, lines: [], scrollView: scrollView) }

  // Whether the scroll view shows another part of its content.
  fileprivate var isOutOfSight: Bool {
    guard let scrollView, scrollView.window != nil else { return false }
    let visible = scrollView.contentOffset.y..<scrollView.contentOffset.y + scrollView.bounds.height
    return !visible.contains(key.place.y)
  }
}
