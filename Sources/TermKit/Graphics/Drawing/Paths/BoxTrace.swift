/// The cells along a path, for drawing it with box-drawing characters.
struct BoxTrace {
  /// The content of a cell along the path.
  enum Mark: Hashable {
    /// Arms to neighbouring cells.
    case arms(BoxArms)
    /// Diagonal lines: one that falls to the right, one that rises to the right, or both.
    case slants(falls: Bool, rises: Bool)
  }

  private(set) var marks: [Point: Mark] = [:]
  /// The cells in which the path has a sharp corner. Other corners between two arms are rounded.
  private(set) var corners: Set<Point> = []

  init(_ path: Path) {
    for line in path.polylines { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    let vertices = line.path
    for index in vertices.indices.dropFirst().dropLast() {
      noteCorner(vertices[index - 1], vertices[index], vertices[index + 1])
    }
    if line.isClosed, vertices.count > 2 { noteCorner(vertices[vertices.count - 2], vertices[0], vertices[1]) }
    var place = vertices.first.map(Polyline.cell)
    for (from, to) in zip(vertices, vertices.dropFirst()) {
      if Self.isSlant(to - from) { addSlant(from, to) } else { walk(from, to, &place) }
      place = Polyline.cell(to)
    }
  }

  private mutating func noteCorner(_ before: Polyline.Vertex, _ at: Polyline.Vertex, _ after: Polyline.Vertex) {
    let (first, second) = (at - before, after - at)
    let cosine = (first * second).sum() / (first.length * second.length)
    if cosine < 0.5 { corners.insert(Polyline.cell(at)) }
  }

  // Returns true for lines of some length between 15° and 75°. The short pieces of a curve are never slanted.
  private static func isSlant(_ way: Polyline.Vertex) -> Bool {
    let (x, y) = (abs(way.x), abs(way.y))
    return way.length > 12 && min(x, y) > 0.27 * max(x, y)
  }

  // Adds one diagonal character in each row, or in each column if the line crosses more columns than rows.
  private mutating func addSlant(_ from: Polyline.Vertex, _ to: Polyline.Vertex) {
    let way = (to - from) / Polyline.scale
    let steps = max(1, Int(max(abs(way.x), abs(way.y)).rounded()))
    for step in 0..<steps {
      let middle = from + (to - from) * ((Double(step) + 0.5) / Double(steps))
      addSlant(at: Polyline.cell(middle), falls: way.x * way.y > 0)
    }
  }

  private mutating func addSlant(at point: Point, falls: Bool) {
    var both = (falls: falls, rises: !falls)
    if case .slants(let fell, let rose) = marks[point] { both = (falls || fell, !falls || rose) }
    marks[point] = .slants(falls: both.falls, rises: both.rises)
  }

  private mutating func walk(_ from: Polyline.Vertex, _ to: Polyline.Vertex, _ place: inout Point?) {
    let steps = max(1, Int((to - from).length.rounded(.up)))
    for step in 0...steps {
      let cell = Polyline.cell(from + (to - from) * (Double(step) / Double(steps)))
      guard let previous = place, previous != cell else {
        place = cell
        continue
      }
      let between = Point(x: cell.x, y: previous.y)
      if between != previous { link(previous, between) }
      if between != cell { link(between, cell) }
      place = cell
    }
  }

  private mutating func link(_ first: Point, _ second: Point) {
    add(BoxArms(toward: second - first), at: first)
    add(BoxArms(toward: first - second), at: second)
  }

  private mutating func add(_ arms: BoxArms, at point: Point) {
    var all = arms
    if case .arms(let there) = marks[point] { all.formUnion(there) }
    marks[point] = .arms(all)
  }
}
