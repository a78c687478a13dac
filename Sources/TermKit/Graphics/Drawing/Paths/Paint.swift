/// A colour as numbers that can be summed: red, green and blue, premultiplied by alpha, and alpha, each 0…255.
typealias Paint = SIMD4<Float>

extension Color {
  /// The colour with components premultiplied by alpha.
  var paint: Paint {
    let alpha = Float(alpha)
    return Paint(Float(red), Float(green), Float(blue), 255) * (alpha / 255)
  }

  /// Creates the colour nearest to a paint.
  init(_ paint: Paint) {
    guard paint.w >= 0.5 else {
      self = .clear
      return
    }
    let parts = (paint * (255 / paint.w)).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: Paint(repeating: 0), upperBound: Paint(repeating: 255))
    self.init(
      bytes: UInt8(parts.x), UInt8(parts.y), UInt8(parts.z), UInt8(min(255, paint.w.rounded())))
  }
}

extension Paint {
  /// The square of the distance from an empty paint.
  var squared: Float { (self * self).sum() }
}
