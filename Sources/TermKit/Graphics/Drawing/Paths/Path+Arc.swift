private import LibC

extension Path {
  /// Adds an arc of a circle. If the path has a current point, a line leads from it to the beginning of the arc. UIKit's
  /// `addArc(withCenter:…)`.
  ///
  /// Angles are in radians. 0 is at the right, and angles grow clockwise, because y grows downwards. Equal angles add no arc. Angles that
  /// differ by 2π or more add a full circle.
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in columns. Vertically it is half as many rows, because a row is as high as two columns are wide.
  ///   - startAngle: The angle at which the arc begins.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise. Defaults to true.
  public mutating func addArc(
    center: Position, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool = true
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    func position(_ angle: Double, bend: Double) -> Position {
      let (cosine, sine) = (cos(angle), sin(angle))
      return Position(x: center.x + radius * (cosine - bend * sine), y: center.y + radius * (sine + bend * cosine) / 2)
    }
    let begin = position(startAngle, bend: 0)
    if currentPoint == nil { move(to: begin) } else if currentPoint != begin { addLine(to: begin) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let bend = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (startAngle + step * Double(index), startAngle + step * Double(index + 1))
      addCurve(
        to: position(to, bend: 0), controlPoint1: position(from, bend: bend), controlPoint2: position(to, bend: -bend))
    }
  }

  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let difference = end - start
    if abs(difference) >= 2 * .pi { return clockwise ? 2 * .pi : -2 * .pi }
    if clockwise { return difference < 0 ? difference + 2 * .pi : difference }
    return difference > 0 ? difference - 2 * .pi : difference
  }
}
