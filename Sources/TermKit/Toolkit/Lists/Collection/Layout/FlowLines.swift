import TermKitViews

/// The places of a section's items in lines. Along is the scroll direction, across is the direction of a line.
protocol FlowLines {
  /// The length of all lines with the space between them.
  var length: Int { get }

  /// Returns the items of the lines that a range along the scroll direction touches.
  /// - Precondition: The range is not empty, and a part of it is within the `length`.
  func items(touching range: Range<Int>) -> Range<Int>

  /// Returns the place of an item.
  func place(of item: Int) -> FlowPlace
}

extension FlowLines {
  /// Returns the items of the lines that a range along the scroll direction touches.
  func items(in range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<length).isEmpty ? 0..<0 : items(touching: range)
  }
}

/// The place of an item among the lines of its section.
struct FlowPlace: Equatable {
  var along: Range<Int>
  var across: Range<Int>
}

/// The space that is left in a line: between the items, and before the first one.
private struct FlowJustification {
  var lead = 0
  var gap = 0
}

extension FlowJustification {
  /// Spreads the items over the line with equal gaps. What cannot be divided is left at the end. A single item is in the middle.
  init(spare: Int, count: Int) {
    if count > 1 { gap = max(0, spare / (count - 1)) } else { lead = max(0, spare / 2) }
  }
}

/// Lines of items of one size, whose places are computed. A million items need no more memory than one.
struct UniformLines: FlowLines {
  let count: Int
  /// The length of an item along the scroll direction.
  let along: Int
  /// The length of an item across the scroll direction.
  let across: Int
  /// The space between lines.
  let spacing: Int
  /// The number of items in a full line.
  let perLine: Int
  private let justification: FlowJustification

  /// Creates lines of the length `room`, with at least `minimumGap` between the items of a line.
  init(count: Int, along: Int, across: Int, spacing: Int, minimumGap: Int, room: Int) {
    (self.count, self.along, self.across, self.spacing) = (count, along, across, spacing)
    perLine = max(1, (room + minimumGap) / max(1, across + minimumGap))
    justification = FlowJustification(spare: room - perLine * across, count: perLine)
  }

  private var pitch: Int { along + spacing }

  var length: Int {
    let lines = (count + perLine - 1) / perLine
    return lines == 0 ? 0 : lines * pitch - spacing
  }

  func items(touching range: Range<Int>) -> Range<Int> {
    var first = max(0, range.lowerBound) / pitch
    if max(0, range.lowerBound) - first * pitch >= along { first += 1 }
    let end = (range.upperBound - 1) / pitch + 1
    let last = min(count, end * perLine)
    return min(first * perLine, last)..<last
  }

  func place(of item: Int) -> FlowPlace {
    let (line, position) = item.quotientAndRemainder(dividingBy: perLine)
    let (start, side) = (line * pitch, justification.lead + position * (across + justification.gap))
    return FlowPlace(along: start..<start + along, across: side..<side + across)
  }
}

/// Lines of items of different sizes. A line is as thick as its thickest item, and its items are in the middle of it.
struct MeasuredLines: FlowLines {
  /// The size of an item: along the scroll direction, and across it.
  struct Item {
    var along: Int32
    var across: Int32
  }

  private struct Line {
    var first: Int
    var start: Int
    var thickness: Int
    var justification: FlowJustification
  }

  private let items: [Item]
  private var lines: [Line] = []
  private(set) var length = 0

  /// Creates lines of the length `room`, with `spacing` between them, and at least `minimumGap` between the items of a line.
  init(_ items: [Item], spacing: Int, minimumGap: Int, room: Int) {
    self.items = items
    var (first, taken, thickness) = (0, 0, 0)
    for (index, item) in items.enumerated() {
      let needed = index == first ? Int(item.across) : taken + minimumGap + Int(item.across)
      if index > first, needed > room {
        let spare = room - taken + (index - first - 1) * minimumGap
        append(first, thickness, spacing, FlowJustification(spare: spare, count: index - first))
        (first, taken, thickness) = (index, Int(item.across), Int(item.along))
      } else {
        (taken, thickness) = (needed, max(thickness, Int(item.along)))
      }
    }
    // The items of the last line are at its start, with the least space between them.
    if !items.isEmpty { append(first, thickness, spacing, FlowJustification(gap: minimumGap)) }
  }

  private mutating func append(_ first: Int, _ thickness: Int, _ spacing: Int, _ justification: FlowJustification) {
    let start = lines.isEmpty ? 0 : length + spacing
    lines.append(Line(first: first, start: start, thickness: thickness, justification: justification))
    length = start + thickness
  }

  func items(touching range: Range<Int>) -> Range<Int> {
    var first = max(0, lines.countOfFirst { $0.start <= max(0, range.lowerBound) } - 1)
    if lines[first].start + lines[first].thickness <= range.lowerBound, first + 1 < lines.count { first += 1 }
    let last = max(0, lines.countOfFirst { $0.start < range.upperBound } - 1)
    let end = last + 1 < lines.count ? lines[last + 1].first : items.count
    return last < first ? 0..<0 : lines[first].first..<end
  }

  func place(of item: Int) -> FlowPlace {
    let line = lines[lines.countOfFirst { $0.first <= item } - 1]
    let side = items[line.first..<item].reduce(line.justification.lead) {
      $0 + Int($1.across) + line.justification.gap
    }
    let size = items[item]
    let start = line.start + (line.thickness - Int(size.along)) / 2
    return FlowPlace(along: start..<start + Int(size.along), across: side..<side + Int(size.across))
  }
}
