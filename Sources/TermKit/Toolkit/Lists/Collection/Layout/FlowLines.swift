import TermKitViews

/// The places of a section's items in lines. Along is the scroll direction, across is the direction of a line.
enum FlowLines: Equatable {
  case uniform(UniformLines)
  case measured(MeasuredLines)

  /// The length of all lines with the space between them.
  var length: Int {
    switch self {
    case .uniform(let lines): lines.length
    case .measured(let lines): lines.length
    }
  }

  /// Returns the items of the lines that a range along the scroll direction touches.
  func items(in range: Range<Int>) -> Range<Int> {
    if range.clamped(to: 0..<length).isEmpty { return 0..<0 }
    return switch self {
    case .uniform(let lines): lines.items(in: range)
    case .measured(let lines): lines.items(in: range)
    }
  }

  /// Returns the place of an item.
  func place(of item: Int) -> FlowPlace {
    switch self {
    case .uniform(let lines): lines.place(of: item)
    case .measured(let lines): lines.place(of: item)
    }
  }
}

/// The place of an item among the lines of its section.
struct FlowPlace: Equatable {
  var along: Range<Int>
  var across: Range<Int>
}

/// The space that is left in a line: between the items, and before the first one.
private struct FlowJustification {
  let lead: Int
  let gap: Int

  /// Spreads the items over the line with equal gaps. What cannot be divided is left at the end. A single item is in the middle.
  init(spare: Int, count: Int) {
    gap = count > 1 ? max(0, spare / (count - 1)) : 0
    lead = count > 1 ? 0 : max(0, spare / 2)
  }
}

/// Lines of items of one size, whose places are computed. A million items need no more memory than one.
struct UniformLines: Equatable {
  let count: Int
  /// The length of an item along the scroll direction.
  let along: Int
  /// The length of an item across the scroll direction.
  let across: Int
  /// The space between lines.
  let spacing: Int
  /// The number of items in a full line.
  let perLine: Int
  private let lead: Int
  private let gap: Int

  /// Creates lines.
  /// - Parameters:
  ///   - count: The number of items.
  ///   - along: The length of an item along the scroll direction.
  ///   - across: The length of an item across the scroll direction.
  ///   - spacing: The space between lines.
  ///   - minimumGap: The least space between the items of a line.
  ///   - room: The length of a line.
  init(count: Int, along: Int, across: Int, spacing: Int, minimumGap: Int, room: Int) {
    (self.count, self.along, self.across, self.spacing) = (count, along, across, spacing)
    perLine = max(1, (room + minimumGap) / max(1, across + minimumGap))
    let justified = FlowJustification(spare: room - perLine * across, count: perLine)
    (lead, gap) = (justified.lead, justified.gap)
  }

  private var pitch: Int { along + spacing }

  var length: Int {
    let lines = (count + perLine - 1) / perLine
    return lines == 0 ? 0 : lines * pitch - spacing
  }

  func items(in range: Range<Int>) -> Range<Int> {
    var first = max(0, range.lowerBound) / pitch
    if max(0, range.lowerBound) - first * pitch >= along { first += 1 }
    let end = (range.upperBound - 1) / pitch + 1
    let last = min(count, end * perLine)
    return min(first * perLine, last)..<last
  }

  func place(of item: Int) -> FlowPlace {
    let (line, position) = item.quotientAndRemainder(dividingBy: perLine)
    let (start, side) = (line * pitch, lead + position * (across + gap))
    return FlowPlace(along: start..<start + along, across: side..<side + across)
  }
}

/// Lines of items of different sizes. A line is as thick as its thickest item, and its items are in the middle of it.
struct MeasuredLines: Equatable {
  /// The size of an item: along the scroll direction, and across it.
  struct Item: Equatable {
    var along: Int32
    var across: Int32
  }

  private struct Line: Equatable {
    var first: Int
    var start: Int
    var thickness: Int
    var lead: Int
    var gap: Int
  }

  private let items: [Item]
  private var lines: [Line] = []
  private(set) var length = 0

  /// Creates lines.
  /// - Parameters:
  ///   - items: The sizes of the items.
  ///   - spacing: The least space between lines.
  ///   - minimumGap: The least space between the items of a line.
  ///   - room: The length of a line.
  init(_ items: [Item], spacing: Int, minimumGap: Int, room: Int) {
    self.items = items
    var (first, taken, thickness) = (0, 0, 0)
    for (index, item) in items.enumerated() {
      let needed = index == first ? Int(item.across) : taken + minimumGap + Int(item.across)
      if index > first, needed > room {
        add(first..<index, taken - (index - first - 1) * minimumGap, thickness, spacing, room)
        (first, taken, thickness) = (index, Int(item.across), Int(item.along))
      } else {
        (taken, thickness) = (needed, max(thickness, Int(item.along)))
      }
    }
    // The items of the last line are at its start, with the least space between them.
    if !items.isEmpty { append(Line(first: first, start: 0, thickness: thickness, lead: 0, gap: minimumGap), spacing) }
  }

  private mutating func add(_ range: Range<Int>, _ filled: Int, _ thickness: Int, _ spacing: Int, _ room: Int) {
    let justified = FlowJustification(spare: room - filled, count: range.count)
    append(
      Line(first: range.lowerBound, start: 0, thickness: thickness, lead: justified.lead, gap: justified.gap), spacing)
  }

  private mutating func append(_ line: Line, _ spacing: Int) {
    var line = line
    line.start = lines.isEmpty ? 0 : length + spacing
    length = line.start + line.thickness
    lines.append(line)
  }

  private func end(ofLine line: Int) -> Int { line + 1 < lines.count ? lines[line + 1].first : items.count }

  func items(in range: Range<Int>) -> Range<Int> {
    var first = max(0, lines.countOfFirst { $0.start <= max(0, range.lowerBound) } - 1)
    if lines[first].start + lines[first].thickness <= range.lowerBound, first + 1 < lines.count { first += 1 }
    let last = max(0, lines.countOfFirst { $0.start < range.upperBound } - 1)
    return last < first ? 0..<0 : lines[first].first..<end(ofLine: last)
  }

  func place(of item: Int) -> FlowPlace {
    let line = lines[lines.countOfFirst { $0.first <= item } - 1]
    let side = items[line.first..<item].reduce(line.lead) { $0 + Int($1.across) + line.gap }
    let size = items[item]
    let start = line.start + (line.thickness - Int(size.along)) / 2
    return FlowPlace(along: start..<start + Int(size.along), across: side..<side + Int(size.across))
  }
}
