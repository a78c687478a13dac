/// A shape made ready to be laid into cells in any colour, as often as wanted: a cut-out that paint goes through.
///
/// Making one costs a pass over its lines, painting it only a look at its cells; keep one where the same shape is drawn again
/// and again, like the pieces of a board.
public struct Stencil: Hashable, Sendable {
  /// The cells it touches, in the coordinates of its path.
  public let bounds: Rect
  /// How much of each of the 4 × 8 sub-cells of each cell is covered, 0…255.
  let coverage: [UInt8]
  /// For a line at `GlyphLevel.ascii`: the character of each cell or 0, in place of a coverage.
  let characters: [UInt8]

  // No screen is larger; what reaches further is cut off.
  private static let limits = Rect(x: -1000, y: -1000, width: 2000, height: 2000)

  /// Makes a stencil of the inside of a path. Open parts are closed by a line; what is more than 1000 cells from (0, 0) is cut off.
  public init(filling path: Path) {
    self.init(filling: path, within: Self.limits)
  }

  /// Makes a stencil of a line along a path, `width` columns wide, for a terminal with the given traits.
  ///
  /// Where colours do not blend it is at least a column wide, and at `GlyphLevel.ascii` it is a
  /// chain of characters whatever its width. Ends and corners are round unless given.
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
    self.init(outline, within: limits)
  }

  init(_ outline: StrokeOutline, within limits: Rect) {
    self.init(outline.polygons, usesEvenOddRule: false, within: limits)
  }

  private init(_ polygons: [[Polyline.Vertex]], usesEvenOddRule: Bool, within limits: Rect) {
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
    // A level or upright line has no area, but there are cells on one side of it.
    let reach = lines.map { line in line.vertices.flatMap { [$0, $0 + Polyline.Vertex(0.01, 0.01)] } }
    bounds = Self.cells(around: reach).intersection(limits)
    coverage = []
    characters = PlainTrace(lines, area: bounds).characters
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
    // An edge that misses the cells' edge by a rounding error does not touch the next cell.
    let little = Polyline.Vertex(repeating: 1e-6)
    low = ((low + little) / Polyline.scale).rounded(.down).clamped(lowerBound: -far, upperBound: far)
    high = ((high - little) / Polyline.scale).rounded(.up).clamped(lowerBound: -far, upperBound: far)
    return Rect(x: Int(low.x), y: Int(low.y), width: Int(high.x - low.x), height: Int(high.y - low.y))
  }
}

extension Stencil {
  /// The character of one cell when it has some, which must be inside of `bounds`.
  func character(at cell: Point) -> Unicode.Scalar? {
    let value = characters[(cell.y - bounds.minY) * bounds.width + cell.x - bounds.minX]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The coverage of one cell, as eight rows of four bytes; the cell must be inside of `bounds`.
  func withCoverage<Result>(at cell: Point, _ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    let index = ((cell.y - bounds.minY) * bounds.width + cell.x - bounds.minX) * 32
    return coverage.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { body($0 + index) } }
  }
}
