import TermKitGraphics

/// A value with values in between, so that it can be animated.
public protocol Interpolatable: Equatable, Sendable {
  /// The value on the way to another: this one at 0, the other at 1.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number on the straight way to another.
  public func interpolated(to end: Double, at fraction: Double) -> Double { self + (end - self) * fraction }
}

extension Int: Interpolatable {
  /// The whole number nearest to the straight way to another.
  public func interpolated(to end: Int, at fraction: Double) -> Int {
    saturatingAdd(Int(saturating: (Double(end) - Double(self)) * fraction))
  }
}

extension Color: Interpolatable {
  /// The colour on the straight way to another.
  public func interpolated(to end: Color, at fraction: Double) -> Color { mixed(with: end, fraction) }
}

extension Point: Interpolatable {
  /// The cell nearest to the straight way to another.
  public func interpolated(to end: Point, at fraction: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
  }
}

extension Rect: Interpolatable {
  /// The rectangle whose edges are on the straight way to those of another.
  public func interpolated(to end: Rect, at fraction: Double) -> Rect {
    let left = minX.interpolated(to: end.minX, at: fraction)
    let top = minY.interpolated(to: end.minY, at: fraction)
    return Rect(
      x: left, y: top, width: maxX.interpolated(to: end.maxX, at: fraction).saturatingSubtract(left),
      height: maxY.interpolated(to: end.maxY, at: fraction).saturatingSubtract(top))
  }
}

/// How fast an animation goes at which time. UIKit's `UIView.AnimationCurve`.
public enum AnimationCurve: Hashable, Sendable {
  /// Slow at both ends.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Always the same.
  case linear

  /// How far things are, 0…1, when `time`, 0…1, has passed.
  public func fraction(at time: Double) -> Double {
    let time = max(0, min(1, time))
    return switch self {
    case .easeInOut: time * time * (3 - 2 * time)
    case .easeIn: time * time
    case .easeOut: time * (2 - time)
    case .linear: time
    }
  }
}
