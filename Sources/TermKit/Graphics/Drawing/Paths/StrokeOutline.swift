private import LibC

/// The shape of the ends of a stroke. Core Graphics' `CGLineCap`.
public enum LineCap: Hashable, Sendable, CaseIterable {
  /// The stroke ends exactly at the end of the path.
  case butt
  /// The stroke ends in a semicircle.
  case round
  /// The stroke ends in half a square.
  case square
}

/// The shape of the corners of a stroke. Core Graphics' `CGLineJoin`.
public enum LineJoin: Hashable, Sendable, CaseIterable {
  /// A pointed corner. It is cut off where the point would be longer than five widths.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// The area of a stroke, as overlapping polygons with the same orientation.
struct StrokeOutline {
  typealias Vertex = Polyline.Vertex

  private(set) var polygons: [[Vertex]] = []
  private let reach: Double
  private let cap: LineCap
  private let join: LineJoin

  /// Creates the outline of a stroke whose width is in sub-cells.
  init(_ lines: [Polyline], width: Double, cap: LineCap, join: LineJoin) {
    reach = min(width, 1_000_000) / 2
    self.cap = cap
    self.join = join
    for line in lines { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    let vertices = line.vertices
    guard vertices.count > 1 else {
      if let point = vertices.first { addDot(point) }
      return
    }
    let pieces = line.isClosed ? vertices.count : vertices.count - 1
    var directions: [Vertex] = []
    for index in 0..<pieces {
      let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
      let direction = (to - from) / (to - from).length
      directions.append(direction)
      let begins = !line.isClosed && index == 0
      let ends = !line.isClosed && index == pieces - 1
      addPiece(from, to, direction, begins: begins, ends: ends)
    }
    for index in 1..<max(1, pieces) { addJoin(vertices[index], directions[index - 1], directions[index]) }
    if line.isClosed, pieces > 1 { addJoin(vertices[0], directions[pieces - 1], directions[0]) }
  }

  private mutating func addDot(_ point: Vertex) {
    switch cap {
    case .butt: break
    case .round: addDisc(point)
    case .square: addPiece(point, point, Vertex(1, 0), begins: true, ends: true)
    }
  }

  private mutating func addPiece(_ from: Vertex, _ to: Vertex, _ direction: Vertex, begins: Bool, ends: Bool) {
    let longer = cap == .square ? direction * reach : Vertex(0, 0)
    let (first, last) = (begins ? from - longer : from, ends ? to + longer : to)
    let side = direction.turned * reach
    polygons.append([first - side, last - side, last + side, first + side])
    if cap == .round {
      if begins { addDisc(from) }
      if ends { addDisc(to) }
    }
  }

  private mutating func addJoin(_ point: Vertex, _ before: Vertex, _ after: Vertex) {
    let turn = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    if abs(turn) < 1e-9, cosine > 0 { return }
    let isGentle = cosine > 0.95
    if join == .round, !isGentle { return addDisc(point) }
    let outside = turn > 0 ? -reach : reach
    let (first, last) = (point + before.turned * outside, point + after.turned * outside)
    var corner = [point, first, last]
    if join == .miter || isGentle, cosine > -0.92 {
      // The tip is on the bisector, at a distance of the half width divided by the cosine of half the turn.
      let bisector = (before.turned + after.turned) * outside
      corner.insert(point + bisector / (1 + cosine), at: 2)
    }
    polygons.append(turn > 0 ? corner : corner.reversed())
  }

  private mutating func addDisc(_ center: Vertex) {
    let count = max(8, min(48, Int(reach * 6)))
    polygons.append(
      (0..<count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(count)
        return center + Vertex(cos(angle), sin(angle)) * reach
      })
  }
}
