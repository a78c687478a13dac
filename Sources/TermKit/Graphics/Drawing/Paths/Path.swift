/// A shape made of lines and curves. UIKit's `UIBezierPath`.
///
/// x counts columns and y counts rows, including fractions: cell (3, 1) is the square from (3, 1) to (4, 2). A row counts as high as two
/// columns are wide, which means that a circle of radius 4 spans 8 columns and 4 rows. Stroke widths and radii are in columns. A
/// position that is more than 100000 cells from (0, 0) along an axis becomes the nearest one that is not, and NaN counts as 0.
///
///     var cross = Path()
///     cross.move(to: Path.Position(x: 0, y: 0))
///     cross.addLine(to: Path.Position(x: 8, y: 4))
public struct Path: Hashable, Sendable {
  /// A position with fractions of cells. UIKit's `CGPoint`.
  public struct Position: Hashable, Sendable {
    /// The distance from the left, in columns.
    public var x: Double
    /// The distance from the top, in rows.
    public var y: Double

    /// Creates the position `x` columns from the left and `y` rows from the top.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  enum Element: Hashable, Sendable {
    case move(Position)
    case line(Position)
    case curve(Position, Position, Position)
    case close
  }

  private(set) var elements: [Element] = []
  /// The position at which the next line or curve begins. Nil while the path is empty.
  public private(set) var currentPoint: Position?
  /// Whether filling uses the even-odd rule, which leaves holes where parts overlap. Defaults to false, which fills the overlaps.
  public var usesEvenOddFillRule = false
  private var start: Position?

  /// Creates an empty path.
  public init() {}

  /// True if the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath at a position.
  public mutating func move(to position: Position) {
    let position = position.withinReach
    elements.append(.move(position))
    (start, currentPoint) = (position, position)
  }

  /// Adds a line from the current point. Does nothing without one, as in a path that is empty.
  public mutating func addLine(to position: Position) {
    guard currentPoint != nil else { return }
    let position = position.withinReach
    elements.append(.line(position))
    currentPoint = position
  }

  /// Adds a cubic Bézier curve from the current point to a `position`. Does nothing without a current point. `controlPoint1` is the control
  /// point of the beginning, and `controlPoint2` the control point of the end.
  public mutating func addCurve(to position: Position, controlPoint1: Position, controlPoint2: Position) {
    guard currentPoint != nil else { return }
    elements.append(.curve(controlPoint1.withinReach, controlPoint2.withinReach, position.withinReach))
    currentPoint = position.withinReach
  }

  /// Adds a quadratic Bézier curve with a `controlPoint` from the current point to a `position`. Does nothing without a current point.
  public mutating func addQuadCurve(to position: Position, controlPoint: Position) {
    guard let begin = currentPoint else { return }
    addCurve(
      to: position, controlPoint1: begin.mixed(with: controlPoint, 2.0 / 3),
      controlPoint2: position.mixed(with: controlPoint, 2.0 / 3))
  }

  /// Closes the current subpath with a line to its beginning. Does nothing if the path is empty.
  public mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Appends all subpaths of another path. The fill rule stays.
  public mutating func append(_ other: Path) {
    elements += other.elements
    if let point = other.currentPoint { (start, currentPoint) = (other.start, point) }
  }
}

extension Path.Position {
  // The nearest position that a path can reach. Lines are walked cell by cell, and an infinite line would take forever.
  var withinReach: Self {
    func clamped(_ number: Double) -> Double { max(-Self.reach, min(Self.reach, number.withoutNaN)) }
    return Self(x: clamped(x), y: clamped(y))
  }

  // In cells.
  private static let reach = 100_000.0

  func mixed(with other: Path.Position, _ fraction: Double) -> Path.Position {
    Path.Position(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Path {
  /// Returns the path moved `x` columns to the right and `y` rows down.
  public func offset(x: Double, y: Double) -> Path {
    mapped { Position(x: $0.x + x, y: $0.y + y) }
  }

  /// Returns the path scaled by a `factor` around a position, the `center`, which stays where it is. A factor of 2 doubles all lengths.
  public func scaled(by factor: Double, around center: Position) -> Path {
    mapped { center.mixed(with: $0, factor) }
  }

  private func mapped(_ change: (Position) -> Position) -> Path {
    func transform(_ position: Position) -> Position { change(position).withinReach }
    var result = self
    result.start = start.map(transform)
    result.currentPoint = currentPoint.map(transform)
    result.elements = elements.map { element in
      switch element {
      case .move(let position): .move(transform(position))
      case .line(let position): .line(transform(position))
      case .curve(let first, let second, let end): .curve(transform(first), transform(second), transform(end))
      case .close: .close
      }
    }
    return result
  }
}
