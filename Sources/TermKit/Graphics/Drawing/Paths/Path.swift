/// A shape made of lines and curves. UIKit's `UIBezierPath`.
///
/// x counts columns and y counts rows, as everywhere, but in fractions too: cell (3, 1) is the square from (3, 1) to (4, 2).
/// A row is taken to be as high as two columns are wide, so a circle of radius 4 spans 8 columns and 4 rows.
/// Widths of strokes and radii are in columns. Everything lies within 100000 cells from (0, 0).
///
///     var cross = Path()
///     cross.move(to: Path.Position(x: 0, y: 0))
///     cross.addLine(to: Path.Position(x: 8, y: 4))
public struct Path: Hashable, Sendable {
  /// A place between the cells. UIKit's `CGPoint`.
  public struct Position: Hashable, Sendable {
    /// Columns from the left.
    public var x: Double
    /// Rows from the top.
    public var y: Double

    /// Makes a position from columns and rows.
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
  /// Where the next line or curve begins, nil while the path is empty.
  public private(set) var currentPoint: Position?
  /// True when overlapping parts leave holes, false (as it is unless set) when they are filled.
  public var usesEvenOddFillRule = false
  private var start: Position?

  /// Makes an empty path.
  public init() {}

  /// True when nothing was added yet.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part at a position.
  public mutating func move(to position: Position) {
    position.check()
    elements.append(.move(position))
    (start, currentPoint) = (position, position)
  }

  /// Adds a line from the current point, which there must be.
  public mutating func addLine(to position: Position) {
    Contract.require(currentPoint != nil, "a line needs a point to begin at: call move(to:) first")
    position.check()
    elements.append(.line(position))
    currentPoint = position
  }

  /// Adds a cubic curve from the current point, which there must be.
  public mutating func addCurve(to position: Position, controlPoint1: Position, controlPoint2: Position) {
    Contract.require(currentPoint != nil, "a curve needs a point to begin at: call move(to:) first")
    for position in [controlPoint1, controlPoint2, position] { position.check() }
    elements.append(.curve(controlPoint1, controlPoint2, position))
    currentPoint = position
  }

  /// Adds a quadratic curve from the current point, which there must be.
  public mutating func addQuadCurve(to position: Position, controlPoint: Position) {
    guard let begin = currentPoint else {
      Contract.fail("a curve needs a point to begin at: call move(to:) first")
    }
    addCurve(
      to: position, controlPoint1: begin.mixed(with: controlPoint, 2.0 / 3),
      controlPoint2: position.mixed(with: controlPoint, 2.0 / 3))
  }

  /// Joins the current part's end to its beginning with a line.
  public mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds all parts of another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
    if let point = other.currentPoint { (start, currentPoint) = (other.start, point) }
  }
}

extension Path.Position {
  // Lines are walked cell by cell: one to nowhere would be walked for ever.
  func check() {
    Contract.require(
      abs(x) < 100_000 && abs(y) < 100_000, "a path stays within 100000 cells from (0, 0), not at (\(x), \(y))")
  }

  func mixed(with other: Path.Position, _ fraction: Double) -> Path.Position {
    Path.Position(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Path {
  /// The path moved by columns and rows.
  public func offset(x: Double, y: Double) -> Path {
    mapped { Position(x: $0.x + x, y: $0.y + y) }
  }

  /// The path made larger, or smaller by a factor below 1, around a position that stays where it is.
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
