import Foundation

/// An amount of red, green and blue light. Unlike a `Color`, it has no upper limit.
struct Light: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  static let dark = Light()

  static func + (left: Light, right: Light) -> Light {
    Light(red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue)
  }

  static func * (light: Light, factor: Double) -> Light {
    Light(red: light.red * factor, green: light.green * factor, blue: light.blue * factor)
  }

  static func += (left: inout Light, right: Light) { left = left + right }

  /// The mean of two lights.
  func averaged(with other: Light) -> Light { (self + other) * 0.5 }

  /// The brightness that the eye perceives.
  var brightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
}

/// Random values that depend only on a place, so that a picture is the same each time it is drawn.
struct Noise {
  let seed: Int

  /// Returns a random value from 0 to 1 for a place in a grid.
  func value(_ x: Int, _ y: Int) -> Double {
    var bits = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ seed &* 974_634_777)
    bits = (bits ^ bits >> 13) &* 1_274_126_177
    bits = (bits ^ bits >> 15) &* 2_246_822_519
    return Double((bits ^ bits >> 16) & 0xFF_FFFF) / Double(0xFF_FFFF)
  }

  /// Returns a value that changes smoothly from place to place.
  func smooth(_ x: Double, _ y: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (u, v) = (Self.eased(x - left), Self.eased(y - top))
    let upper = value(column, row) * (1 - u) + value(column + 1, row) * u
    let lower = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }

  /// Returns the sum of smooth values of several sizes, from 0 to 1, which looks like a cloud.
  func cloud(_ x: Double, _ y: Double) -> Double {
    0.53 * smooth(x, y) + 0.27 * smooth(2 * x + 17, 2 * y + 5) + 0.13 * smooth(4 * x + 3, 4 * y + 29)
      + 0.07 * smooth(8 * x + 11, 8 * y + 7)
  }

  private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
