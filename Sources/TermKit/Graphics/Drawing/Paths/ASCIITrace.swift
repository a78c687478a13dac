/// The ASCII characters of a line: "/" and "\" where it slants, "-" and "|" where it does not, "." and "'" where it bends (I7).
///
/// The line is walked in small steps. Every cell records how far the line went in which direction, and which edges it crossed. The
/// width of the line is ignored, because characters have a fixed stroke width.
struct ASCIITrace {
  /// The cells that are traced.
  let area: Rect
  private var cells: [Passage]

  /// The passage of the line through a cell. Lengths are in sub-cells, of which a cell has four across and eight down.
  fileprivate struct Passage {
    var level: Float = 0
    var isBent = false
    /// The number of times that the line entered the cell.
    var visits = 0
    var upright: Float = 0
    var falling: Float = 0
    var rising: Float = 0
    // The sum of the positions along the line, for their mean, in fractions of the cell.
    var place = SIMD2<Float>(0, 0)
    var edges: BoxArms = []
    // The positions at which the line crosses the upper and lower edges.
    var crossings: (sum: Float, count: Float) = (0, 0)

    var total: Float { level + upright + falling + rising }
  }

  private static let step = 0.25

  init(_ lines: [Polyline], area: Rect) {
    self.area = area
    cells = Array(repeating: Passage(), count: max(0, area.width * area.height))
    for line in lines { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    let vertices = line.path
    var previous: Point?
    for (from, to) in zip(vertices, vertices.dropFirst()) {
      let way = to - from
      let steps = max(1, Int((way.length / Self.step).rounded(.up)))
      let length = way.length / Double(steps)
      for index in 0..<steps {
        let vertex = (from + way * ((Double(index) + 0.5) / Double(steps))) / Polyline.scale
        let corner = vertex.rounded(.down)
        let cell = Point(x: Int(corner.x), y: Int(corner.y))
        if previous != cell, let index = self.index(cell) { cells[index].visits += 1 }
        note(cell, SIMD2<Float>(vertex - corner), way, Float(length))
        if let previous, previous != cell { cross(previous, cell, SIMD2<Float>(vertex - corner).x) }
        previous = cell
      }
    }
  }

  private func index(_ cell: Point) -> Int? {
    area.contains(cell) ? (cell.y - area.minY) * area.width + cell.x - area.minX : nil
  }

  private mutating func note(_ cell: Point, _ place: SIMD2<Float>, _ way: Polyline.Vertex, _ length: Float) {
    guard let index = index(cell) else { return }
    cells[index].place += place * length
    let (x, y) = (abs(way.x), abs(way.y))
    // A line counts as horizontal up to 30° and as vertical from 66° on, because characters are higher than wide.
    if y < 0.58 * x {
      cells[index].level += length
      if y > 0.001 * x { cells[index].isBent = true }
    } else if x < 0.45 * y {
      cells[index].upright += length
    } else if way.x * way.y > 0 {
      cells[index].falling += length
    } else {
      cells[index].rising += length
    }
  }

  private mutating func cross(_ from: Point, _ to: Point, _ x: Float) {
    let step = to - from
    for (cell, step, x) in [(from, step, x + Float(step.x)), (to, Point.zero - step, x)] {
      guard let index = index(cell) else { continue }
      cells[index].edges.formUnion(BoxArms(toward: Point(x: step.x, y: 0)))
      cells[index].edges.formUnion(BoxArms(toward: Point(x: 0, y: step.y)))
      if step.y != 0 { cells[index].addCrossing(x) }
    }
  }
}

extension ASCIITrace.Passage {
  fileprivate mutating func addCrossing(_ x: Float) {
    crossings = (crossings.sum + x, crossings.count + 1)
  }

  /// The character that shows the passage. Nil if the line only touches the cell.
  fileprivate var character: Unicode.Scalar? {
    guard total > 1.6 else { return nil }
    // The side of a small ring is one line that turns. A crossing consists of two lines.
    if min(falling, rising) > 0.25 * total { return visits == 1 ? uprightCharacter : "X" }
    if max(falling, rising) > 0.55 * total { return falling > rising ? "\\" : "/" }
    if min(level, upright) > 0.2 * total, falling + rising < 0.1 * total { return "+" }
    let isSideways = !edges.isDisjoint(with: [.left, .right])
    let (isAbove, isBelow) = (edges.contains(.up), edges.contains(.down))
    if isSideways, isAbove != isBelow, upright < 0.5 * total { return isBelow ? "." : "'" }
    return level >= upright ? levelCharacter : uprightCharacter
  }

  private var levelCharacter: Unicode.Scalar {
    let height = place.y / total
    if !isBent { return "-" }
    return height < 0.25 ? "\"" : height > 0.75 ? "_" : "-"
  }

  private var uprightCharacter: Unicode.Scalar {
    if total < 4, edges == .up { return "'" }
    if total < 4, edges == .down { return "." }
    guard crossings.count > 1 else { return "|" }
    let bow = crossings.sum / crossings.count - place.x / total
    return bow > 0.1 ? "(" : bow < -0.1 ? ")" : "|"
  }
}

extension ASCIITrace {
  /// The character of each cell, row by row, or 0 for an empty cell.
  var characters: [UInt8] {
    cells.map { $0.character.map { UInt8(ascii: $0) } ?? 0 }
  }

  /// Returns the character for a line drawn over a character. Horizontal and vertical lines cross in a "+", and other lines replace the
  /// character.
  static func character(_ line: Unicode.Scalar, over below: Unicode.Scalar) -> Unicode.Scalar {
    let straight: Set<Unicode.Scalar> = ["-", "|", "+"]
    return line != below && straight.contains(line) && straight.contains(below) ? "+" : line
  }
}
