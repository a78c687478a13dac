/// A rasterizer that computes how much of every sub-cell some polygons cover.
///
/// Each row of sub-cells is sampled by four lines, and along a line the coverage is exact. An edge is therefore accurate to a quarter
/// of a sub-cell in the worst case, which is a thirty-second of a row.
struct CoverageRaster {
  typealias Vertex = Polyline.Vertex

  /// The number of lines in a row of sub-cells.
  private static let lines = 4

  private struct Crossing {
    var x: Float
    var turn: Int32
  }

  private let width: Int
  private let height: Int
  private let offset: Vertex
  // The crossings of all lines. The crossings of line n are in `starts[n]..<starts[n + 1]`.
  private var crossings: [Crossing] = []
  private var starts: [Int] = []
  private let usesEvenOddRule: Bool

  /// Prepares the polygons for the cells of an area.
  init(_ polygons: [[Vertex]], area: Rect, usesEvenOddRule: Bool) {
    width = area.width * 4
    height = area.height * 8 * Self.lines
    offset = Vertex(Double(area.minX), Double(area.minY)) * Polyline.scale
    self.usesEvenOddRule = usesEvenOddRule
    gather(polygons)
  }

  // Counts the crossings of each line, then stores them. Two passes avoid an array for each line.
  private mutating func gather(_ polygons: [[Vertex]]) {
    var counts = [Int](repeating: 0, count: height + 1)
    eachEdge(polygons) { edge in for line in edge.lines { counts[line + 1] += 1 } }
    for line in 0..<height { counts[line + 1] += counts[line] }
    starts = counts
    var places = counts
    crossings = Array(repeating: Crossing(x: 0, turn: 0), count: counts[height])
    var filed = crossings
    eachEdge(polygons) { edge in
      for line in edge.lines {
        filed[places[line]] = Crossing(x: Float(edge.x(at: line)), turn: edge.turn)
        places[line] += 1
      }
    }
    crossings = filed
  }

  private struct Edge {
    var lines: Range<Int>
    var top: Vertex
    var slope: Double
    var turn: Int32

    func x(at line: Int) -> Double { top.x + (Double(line) + 0.5 - top.y) * slope }
  }

  // Calls `body` with each edge, in coordinates of lines. Horizontal edges and edges outside of the area are left out.
  private func eachEdge(_ polygons: [[Vertex]], _ body: (Edge) -> Void) {
    let scale = Vertex(1, Double(Self.lines))
    for polygon in polygons {
      guard var from = polygon.last.map({ ($0 - offset) * scale }) else { continue }
      for vertex in polygon {
        let to = (vertex - offset) * scale
        if let edge = edge(from, to) { body(edge) }
        from = to
      }
    }
  }

  private func edge(_ from: Vertex, _ to: Vertex) -> Edge? {
    let isDown = from.y < to.y
    let (top, bottom) = isDown ? (from, to) : (to, from)
    // An edge crosses a line if the middle of the line is in top..<bottom.
    let first = (top.y - 0.5).rounded(.up)
    let end = (bottom.y - 0.5).rounded(.up)
    let lower = Int(max(0, min(first, Double(height))))
    let upper = Int(max(0, min(end, Double(height))))
    guard lower < upper else { return nil }
    return Edge(
      lines: lower..<upper, top: top, slope: (bottom.x - top.x) / (bottom.y - top.y), turn: isDown ? 1 : -1)
  }
}

extension CoverageRaster {
  /// Returns the coverage of every sub-cell, 0…255, with 32 bytes for each cell. Cells follow row by row, and so do the sub-cells of a
  /// cell.
  mutating func coverage() -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width * height / Self.lines)
    var sums = [Float](repeating: 0, count: width)
    let cells = width / 4
    for row in 0..<height / Self.lines {
      var isEmpty = true
      for line in row * Self.lines..<(row + 1) * Self.lines where starts[line] < starts[line + 1] {
        isEmpty = false
        addLine(line, to: &sums)
      }
      if isEmpty { continue }
      let start = row / 8 * cells * 32 + row % 8 * 4
      for x in 0..<width where sums[x] != 0 {
        result[start + x / 4 * 32 + x % 4] = UInt8(min(255, sums[x] * (255 / Float(Self.lines)) + 0.5))
        sums[x] = 0
      }
    }
    return result
  }

  private mutating func addLine(_ line: Int, to sums: inout [Float]) {
    sort(starts[line]..<starts[line + 1])
    var winding: Int32 = 0
    var begin: Float = 0
    for index in starts[line]..<starts[line + 1] {
      let wasInside = isInside(winding)
      winding += crossings[index].turn
      let isNowInside = isInside(winding)
      if isNowInside, !wasInside { begin = crossings[index].x }
      if wasInside, !isNowInside { Self.addSpan(begin, crossings[index].x, to: &sums) }
    }
  }

  private func isInside(_ winding: Int32) -> Bool { usesEvenOddRule ? winding & 1 != 0 : winding != 0 }

  // Insertion sort: a line has few crossings, which are often in order already.
  private mutating func sort(_ range: Range<Int>) {
    for index in range.dropFirst() {
      let item = crossings[index]
      var place = index
      while place > range.lowerBound, crossings[place - 1].x > item.x {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = item
    }
  }

  private static func addSpan(_ from: Float, _ to: Float, to sums: inout [Float]) {
    let left = max(0, min(from, Float(sums.count)))
    let right = max(0, min(to, Float(sums.count)))
    guard left < right else { return }
    let (first, last) = (Int(left), Int(right))
    if first == last {
      sums[first] += right - left
      return
    }
    sums[first] += Float(first + 1) - left
    for x in first + 1..<max(first + 1, last) { sums[x] += 1 }
    if last < sums.count { sums[last] += right - Float(last) }
  }
}
