/// A shape made of lines and curves. UIKit's `UIBezierPath`.
///
/// x counts columns and y counts rows, including fractions: cell (3, 1) is the square from (3, 1) to (4, 2). A row counts as high as two
/// columns are wide, which means that a circle of radius 4 spans 8 columns and 4 rows. Stroke widths and radii are in columns. All
/// positions must be less than 100000 cells from (0, 0) along each axis.
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

    /// Creates a position.
    /// - Parameters:
    ///   - x: The distance from the left, in columns.
    ///   - y: The distance from the top, in rows.
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
  /// - Precondition: The position is less than 100000 cells from (0, 0) along each axis.
  public mutating func move(to position: Position) {
    position.check()
    elements.append(.move(position))
    (start, currentPoint) = (position, position)
  }

  /// Adds a line from the current point.
  /// - Precondition: The path has a current point, and all positions are less than 100000 cells from (0, 0) along each axis.
  public mutating func addLine(to position: Position) {
    Contract.require(currentPoint != nil, "a line needs a starting point: call move(to:) first")
    position.check()
    elements.append(.line(position))
    currentPoint = position
  }

  /// Adds a cubic Bézier curve from the current point.
  /// - Parameters:
  ///   - position: The end of the curve.
  ///   - controlPoint1: The control point of the beginning.
  ///   - controlPoint2: The control point of the end.
  /// - Precondition: The path has a current point, and all positions are less than 100000 cells from (0, 0) along each axis.
  public mutating func addCurve(to position: Position, controlPoint1: Position, controlPoint2: Position) {
    Contract.require(currentPoint != nil, "a curve needs a starting point: call move(to:) first")
    for position in [controlPoint1, controlPoint2, position] { position.check() }
    elements.append(.curve(controlPoint1, controlPoint2, position))
    currentPoint = position
  }

  /// Adds a quadratic Bézier curve from the current point.
  /// - Parameters:
  ///   - position: The end of the curve.
  ///   - controlPoint: The control point.
  /// - Precondition: The path has a current point, and all positions are less than 100000 cells from (0, 0) along each axis.
  public mutating func addQuadCurve(to position: Position, controlPoint: Position) {
    guard let begin = currentPoint else {
      Contract.fail("a curve needs a starting point: call move(to:) first")
    }
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
  // Traps if the position is too far away. Lines are walked cell by cell, and an infinite line would take forever.
  func check() {
    Contract.require(
      abs(x) < 100_000 && abs(y) < 100_000,
      "(\(x), \(y)) is too far away: a path must stay within 100000 cells of (0, 0)")
  }

  func mixed(with other: Path.Position, _ fraction: Double) -> Path.Position {
    Path.Position(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Path {
  /// Returns the path moved by some columns and rows.
  /// - Parameters:
  ///   - x: The columns to the right.
  ///   - y: The rows down.
  /// - Precondition: The new positions are less than 100000 cells from (0, 0) along each axis.
  public func offset(x: Double, y: Double) -> Path {
    mapped { Position(x: $0.x + x, y: $0.y + y) }
  }

  /// Returns the path scaled by a factor around a fixed position.
  /// - Parameters:
  ///   - factor: The factor. 2 doubles all lengths.
  ///   - center: The position that stays where it is.
  /// - Precondition: The new positions are less than 100000 cells from (0, 0) along each axis.
  public func scaled(by factor: Double, around center: Position) -> Path {
    mapped { center.mixed(with: $0, factor) }
  }

  private func mapped(_ change: (Position) -> Position) -> Path {
    func transform(_ position: Position) -> Position {
      let result = change(position)
      result.check()
      return result
    }
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
