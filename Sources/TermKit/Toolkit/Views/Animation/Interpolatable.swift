import TermKitGraphics

/// A type whose values can be interpolated, and therefore animated.
public protocol Interpolatable: Equatable, Sendable {
  /// Returns the value at a `fraction` of the way to another: this value at 0, `end` at 1.
  ///
  /// The fraction is below 0 or above 1 while a spring goes beyond its ends. A type whose values cannot do so returns the nearer end then.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way to another.
  public func interpolated(to end: Double, at fraction: Double) -> Double { self + (end - self) * fraction }
}

extension Int: Interpolatable {
  /// Returns the whole number nearest to a fraction of the way to another.
  public func interpolated(to end: Int, at fraction: Double) -> Int {
    saturatingAdd(Int(saturating: (Double(end) - Double(self)) * fraction))
  }
}

extension Color: Interpolatable {
  /// Returns the colour at a `fraction` of the way to `end`. Fractions are clamped to 0…1.
  public func interpolated(to end: Color, at fraction: Double) -> Color { mixed(with: end, fraction) }
}

extension Point: Interpolatable {
  /// Returns the cell nearest to a `fraction` of the way to `end`.
  public func interpolated(to end: Point, at fraction: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
  }
}

extension Rect: Interpolatable {
  /// Returns the rectangle whose edges are at a `fraction` of the way to the edges of `end`. Its size is never negative.
  public func interpolated(to end: Rect, at fraction: Double) -> Rect {
    let left = minX.interpolated(to: end.minX, at: fraction)
    let top = minY.interpolated(to: end.minY, at: fraction)
    let right = maxX.interpolated(to: end.maxX, at: fraction)
    let bottom = maxY.interpolated(to: end.maxY, at: fraction)
    return Rect(
      x: left, y: top, width: max(0, right.saturatingSubtract(left)), height: max(0, bottom.saturatingSubtract(top)))
  }
}

/// The speed of an animation over time. UIKit's `UIView.AnimationCurve`.
public enum AnimationCurve: Hashable, Sendable {
  /// Slow at both ends.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Constant speed.
  case linear

  /// Returns the progress of the animation, 0…1, at a fraction of its duration. Fractions are clamped to 0…1.
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
