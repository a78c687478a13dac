private import LibC

/// The conversion between the encoded components of a colour and their linear light (IEC 61966-2-1, sRGB).
package enum Luminance {
  /// The linear light of each encoded value, 0…1.
  package static let linear: [Double] = (0..<256).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the relative luminance of a colour, 0 (black) … 1 (white), by the weights of Rec. 709.
  static func light(of color: Color) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
  }

  /// Returns the encoded value of the grey with the luminance of a colour.
  static func grey(of color: Color) -> UInt8 {
    if color.red == color.green, color.green == color.blue { return color.red }
    let light = light(of: color)
    let high = (1..<255).partitionPoint { linear[$0] > light }
    return UInt8(light - linear[high - 1] <= linear[high] - light ? high - 1 : high)
  }
}
