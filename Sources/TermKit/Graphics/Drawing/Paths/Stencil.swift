/// A rasterized shape that can be painted repeatedly and in any colour.
///
/// Creating a stencil walks along the lines of the path, whereas painting it only reads its cells. Keep a stencil of a shape that is
/// drawn again and again, like the pieces of a board.
public struct Stencil: Hashable, Sendable {
  /// The rectangle of the cells that the shape touches, in the coordinates of the path.
  public let bounds: Rect
  /// The coverage of each of the 4 × 8 sub-cells of each cell, 0…255.
  let coverage: [UInt8]
  /// The character of each cell, or 0. Only lines at `GlyphLevel.ascii` have characters, and they have no coverage.
  let characters: [UInt8]

  // No screen is larger. Parts beyond these limits are cut off.
  private static let limits = Rect(x: -1000, y: -1000, width: 2000, height: 2000)

  /// Creates a stencil of the interior of a path. Open subpaths are closed. Parts more than 1000 cells from (0, 0) are cut off.
  public init(filling path: Path) {
    self.init(filling: path, within: Self.limits)
  }

  /// Creates a stencil of a line along a path.
  ///
  /// Where colours do not blend, the line is at least one column wide. At `GlyphLevel.ascii` it is a chain of characters, and its width
  /// is ignored.
  /// - Parameters:
  ///   - path: The path.
  ///   - width: The width of the line, in columns.
  ///   - cap: The shape of the ends. Defaults to `.round`.
  ///   - join: The shape of the corners. Defaults to `.round`.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  public init(
    stroking path: Path, width: Double, cap: LineCap = .round, join: LineJoin = .round,
    traits: TraitCollection = TraitCollection()
  ) {
    self.init(stroking: path, width: width, cap: cap, join: join, traits: traits, within: Self.limits)
  }

  init(filling path: Path, within limits: Rect) {
    let polygons = path.polylines.map(\.vertices)
    self.init(polygons, usesEvenOddRule: path.usesEvenOddFillRule, within: limits)
  }

  init(
    stroking path: Path, width: Double, cap: LineCap, join: LineJoin, traits: TraitCollection, within limits: Rect
  ) {
    let width = traits.colorDepth.blends ? width : max(width, 1)
    if traits.glyphLevel == .ascii {
      self.init(tracing: path.polylines, within: limits)
      return
    }
    let outline = StrokeOutline(path.polylines, width: width * Polyline.scale.x, cap: cap, join: join)
    self.init(outline.polygons, within: limits)
  }

  init(_ polygons: [[Polyline.Vertex]], usesEvenOddRule: Bool = false, within limits: Rect) {
    characters = []
    bounds = Self.cells(around: polygons).intersection(limits)
    if bounds.isEmpty {
      coverage = []
    } else {
      var raster = CoverageRaster(polygons, area: bounds, usesEvenOddRule: usesEvenOddRule)
      coverage = raster.coverage()
    }
  }

  private init(tracing lines: [Polyline], within limits: Rect) {
    // A horizontal or vertical line has no area. The vertices are extended into the cells on one side of it.
    let reach = lines.map { line in line.vertices.flatMap { [$0, $0 + Polyline.Vertex(0.01, 0.01)] } }
    bounds = Self.cells(around: reach).intersection(limits)
    coverage = []
    characters = ASCIITrace(lines, area: bounds).characters
  }

  private static func cells(around polygons: [[Polyline.Vertex]]) -> Rect {
    var (low, high) = (Polyline.Vertex(repeating: .infinity), Polyline.Vertex(repeating: -.infinity))
    for polygon in polygons {
      for vertex in polygon {
        low = Polyline.Vertex(min(low.x, vertex.x), min(low.y, vertex.y))
        high = Polyline.Vertex(max(high.x, vertex.x), max(high.y, vertex.y))
      }
    }
    guard low.x < high.x, low.y < high.y else { return .zero }
    let far = Polyline.Vertex(repeating: 1_000_000)
    // An edge that passes the border of a cell only by a rounding error does not touch the next cell.
    let little = Polyline.Vertex(repeating: 1e-6)
    low = ((low + little) / Polyline.scale).rounded(.down).clamped(lowerBound: -far, upperBound: far)
    high = ((high - little) / Polyline.scale).rounded(.up).clamped(lowerBound: -far, upperBound: far)
    return Rect(x: Int(low.x), y: Int(low.y), width: Int(high.x - low.x), height: Int(high.y - low.y))
  }
}

extension Stencil {
  /// Returns the character of a cell, or nil for an empty cell. The cell must be inside `bounds`.
  func character(at cell: Point) -> Unicode.Scalar? {
    let value = characters[(cell.y - bounds.minY) * bounds.width + cell.x - bounds.minX]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Calls a closure with the coverage of a cell, as eight rows of four bytes. The cell must be inside `bounds`.
  func withCoverage<Result>(at cell: Point, _ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    let index = ((cell.y - bounds.minY) * bounds.width + cell.x - bounds.minX) * 32
    return coverage.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { body($0 + index) } }
  }
}
