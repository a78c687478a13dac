extension Path {
  /// A rectangle with fractions of cells. UIKit's `CGRect`.
  public struct Frame: Hashable, Sendable {
    /// The left edge, in columns.
    public var x: Double
    /// The top edge, in rows.
    public var y: Double
    /// The width, in columns.
    public var width: Double
    /// The height, in rows.
    public var height: Double

    /// Creates a frame with its left edge at column `x` and its top edge at row `y`, `width` columns wide and `height` rows high.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates a frame that covers the same area as a rectangle of whole cells.
    public init(_ rect: Rect) {
      self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    /// The centre of the frame.
    public var center: Position { Position(x: x + width / 2, y: y + height / 2) }

    /// Returns the frame with every edge moved inwards, at most to the middle. A negative distance moves the edges outwards.
    /// - Parameter columns: The distance, in columns. The top and bottom edges move by half as many rows.
    public func inset(by columns: Double) -> Frame {
      let (x, y) = (min(columns, width / 2), min(columns / 2, height / 2))
      return Frame(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
    }
  }

  /// The curve of the corners of a rounded rectangle. Core Animation's `CALayerCornerCurve`.
  public enum CornerCurve: Hashable, Sendable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that bends gradually, the smooth corner of iOS 7.
    case continuous
  }

  /// Creates a rectangular path.
  public init(rect frame: Frame) {
    self.init()
    move(to: Position(x: frame.x, y: frame.y))
    addLine(to: Position(x: frame.x + frame.width, y: frame.y))
    addLine(to: Position(x: frame.x + frame.width, y: frame.y + frame.height))
    addLine(to: Position(x: frame.x, y: frame.y + frame.height))
    close()
  }

  /// Creates the ellipse that fills a frame. It is a circle if the frame has twice as many columns as rows.
  public init(ovalIn frame: Frame) {
    self.init(roundedRect: frame, radii: (frame.width / 2, frame.height / 2), bend: Self.circleBend)
  }

  /// Creates a rounded rectangle.
  /// - Parameters:
  ///   - frame: The frame of the rectangle.
  ///   - cornerRadius: The radius of the corners, in columns. It is limited to half of the shorter side.
  ///   - cornerCurve: The curve of the corners. Defaults to `.circular`.
  public init(roundedRect frame: Frame, cornerRadius: Double, cornerCurve: CornerCurve = .circular) {
    // A smooth corner begins at about one and a half times the radius and meets the circle at its middle.
    let isCircular = cornerCurve == .circular
    let reach = max(0, min(cornerRadius, frame.width / 2, frame.height)) * (isCircular ? 1 : 1.528665)
    let radii = (min(reach, frame.width / 2), min(reach / 2, frame.height / 2))
    self.init(roundedRect: frame, radii: radii, bend: isCircular ? Self.circleBend : 0.8224)
  }

  // The relative position of the control points for the best approximation of a circle by four curves.
  private static let circleBend = 0.5522847498

  private init(roundedRect frame: Frame, radii: (x: Double, y: Double), bend: Double) {
    self.init()
    let (left, top, right, bottom) = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
    let (x, y) = radii
    move(to: Position(x: left + x, y: top))
    addLine(to: Position(x: right - x, y: top))
    addCorner(Position(x: right, y: top), to: Position(x: right, y: top + y), bend)
    addLine(to: Position(x: right, y: bottom - y))
    addCorner(Position(x: right, y: bottom), to: Position(x: right - x, y: bottom), bend)
    addLine(to: Position(x: left + x, y: bottom))
    addCorner(Position(x: left, y: bottom), to: Position(x: left, y: bottom - y), bend)
    addLine(to: Position(x: left, y: top + y))
    addCorner(Position(x: left, y: top), to: Position(x: left + x, y: top), bend)
    close()
  }

  private mutating func addCorner(_ corner: Position, to end: Position, _ bend: Double) {
    guard let begin = currentPoint, begin != end else { return }
    addCurve(
      to: end, controlPoint1: begin.mixed(with: corner, bend), controlPoint2: end.mixed(with: corner, bend))
  }
}
