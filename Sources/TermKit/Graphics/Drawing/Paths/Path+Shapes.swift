extension Path {
  /// A rectangle whose edges may lie between the cells. UIKit's `CGRect`.
  public struct Frame: Hashable, Sendable {
    /// The left edge, in columns.
    public var x: Double
    /// The top edge, in rows.
    public var y: Double
    /// The columns it spans.
    public var width: Double
    /// The rows it spans.
    public var height: Double

    /// Makes a frame from left and top edge, columns and rows.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Makes a frame around some cells.
    public init(_ rect: Rect) {
      self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    /// The position in the middle.
    public var center: Position { Position(x: x + width / 2, y: y + height / 2) }

    /// The frame with every edge moved inwards by some columns, which are half as many rows; never of negative size.
    public func inset(by columns: Double) -> Frame {
      let (x, y) = (min(columns, width / 2), min(columns / 2, height / 2))
      return Frame(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
    }
  }

  /// How the corners of a rounded rectangle begin. Core Animation's `CALayerCornerCurve`.
  public enum CornerCurve: Hashable, Sendable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that bends slowly at first: the smooth corner of iOS 7.
    case continuous
  }

  /// Makes a rectangle.
  public init(rect frame: Frame) {
    self.init()
    move(to: Position(x: frame.x, y: frame.y))
    addLine(to: Position(x: frame.x + frame.width, y: frame.y))
    addLine(to: Position(x: frame.x + frame.width, y: frame.y + frame.height))
    addLine(to: Position(x: frame.x, y: frame.y + frame.height))
    close()
  }

  /// Makes the ellipse that fills a frame; a circle when the frame has twice as many columns as rows.
  public init(ovalIn frame: Frame) {
    self.init(roundedRect: frame, radii: (frame.width / 2, frame.height / 2), bend: Self.circleBend)
  }

  /// Makes a rounded rectangle. The radius is in columns and at most half of the shorter side; corners are circular unless given.
  public init(roundedRect frame: Frame, cornerRadius: Double, cornerCurve: CornerCurve = .circular) {
    // A smooth corner begins about half as far again from the corner and meets the circle in its middle.
    let isCircular = cornerCurve == .circular
    let reach = max(0, min(cornerRadius, frame.width / 2, frame.height)) * (isCircular ? 1 : 1.528665)
    let radii = (min(reach, frame.width / 2), min(reach / 2, frame.height / 2))
    self.init(roundedRect: frame, radii: radii, bend: isCircular ? Self.circleBend : 0.8224)
  }

  // How far towards the corner the control points lie for the best circle of four curves.
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
