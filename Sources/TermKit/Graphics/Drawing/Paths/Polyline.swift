/// A subpath as straight pieces, in sub-cells. Sub-cells are square: four in the width of a column, eight in the height of a row.
struct Polyline {
  typealias Vertex = SIMD2<Double>

  /// The number of sub-cells in the width of a column and the height of a row.
  static let scale = Vertex(4, 8)

  var vertices: [Vertex] = []
  var isClosed = false

  /// The vertices, with the first one again at the end if the subpath is closed.
  var path: [Vertex] { isClosed ? vertices + vertices.prefix(1) : vertices }

  /// Returns the cell that a vertex is in.
  static func cell(_ vertex: Vertex) -> Point {
    let place = (vertex / scale).rounded(.down)
    return Point(x: Int(place.x), y: Int(place.y))
  }
}

extension Path {
  /// The subpaths with curves flattened to an invisible error. Pieces of length zero are left out.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    func finish() {
      if current.isClosed, current.vertices.count > 1, current.vertices.first == current.vertices.last {
        current.vertices.removeLast()
      }
      if !current.vertices.isEmpty { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let position):
        finish()
        current = Polyline(vertices: [position.vertex])
      case .line(let position):
        current.add(position.vertex)
      case .curve(let first, let second, let end):
        current.addCurve(first.vertex, second.vertex, end.vertex)
      case .close:
        let start = current.vertices.first
        current.isClosed = true
        finish()
        current = Polyline(vertices: start.map { [$0] } ?? [])
      }
    }
    if current.vertices.count > 1 || result.isEmpty { finish() }
    return result
  }
}

extension Path.Position {
  fileprivate var vertex: Polyline.Vertex { Polyline.Vertex(x, y) * Polyline.scale }
}

extension Polyline {
  fileprivate mutating func add(_ vertex: Vertex) {
    if vertices.last != vertex { vertices.append(vertex) }
  }

  fileprivate mutating func addCurve(_ first: Vertex, _ second: Vertex, _ end: Vertex) {
    guard let begin = vertices.last else { return }
    // The error of n chords decreases with n². This count keeps it below a thirtieth of a sub-cell.
    let bow = max((begin - 2 * first + second).length, (first - 2 * second + end).length)
    let count = max(1, min(64, Int((bow * 20).squareRoot().rounded(.up))))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let (u, uu, tt) = (1 - t, (1 - t) * (1 - t), t * t)
      let early = begin * (uu * u) + first * (3 * uu * t)
      add(index == count ? end : early + second * (3 * u * tt) + end * (tt * t))
    }
  }
}

extension SIMD2<Double> {
  /// The length of the vector.
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector turned by 90°, clockwise on the screen.
  var turned: SIMD2 { SIMD2(-y, x) }
}
