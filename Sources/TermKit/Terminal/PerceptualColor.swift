import TermKitGraphics
private import LibC

/// A colour in the Oklab colour space, where equal distances look about equally large (Björn Ottosson, 2020).
struct PerceptualColor: Hashable {
  /// The lightness, from 0 (black) to 1 (white).
  var lightness: Double
  /// The position between green (negative) and red (positive).
  var redness: Double
  /// The position between blue (negative) and yellow (positive).
  var yellowness: Double

  /// Converts a colour from sRGB. Alpha is ignored.
  init(_ color: Color) {
    let red = Luminance.linear[Int(color.red)]
    let green = Luminance.linear[Int(color.green)]
    let blue = Luminance.linear[Int(color.blue)]
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    redness = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    yellowness = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Whether the colour is black, white or a grey.
  var isNeutral: Bool { redness * redness + yellowness * yellowness < 0.02 * 0.02 }

  /// The hue as an angle around grey, in radians, from -π to π.
  var hue: Double { atan2(yellowness, redness) }

  /// Returns the difference to the hue of another colour, in radians, from 0 to π.
  func hueDifference(to other: PerceptualColor) -> Double {
    let difference = abs(hue - other.hue)
    return min(difference, 2 * .pi - difference)
  }

  /// Returns how different two colours look. Hue and chroma are weighted `chromaWeight` times as much as lightness.
  func distance(to other: PerceptualColor, chromaWeight: Double = 1) -> Double {
    squaredDistance(to: other, chromaWeight: chromaWeight).squareRoot()
  }

  /// Returns the square of `distance`, which is enough for comparisons.
  func squaredDistance(to other: PerceptualColor, chromaWeight: Double = 1) -> Double {
    let first = lightness - other.lightness
    let second = (redness - other.redness) * chromaWeight
    let third = (yellowness - other.yellowness) * chromaWeight
    return first * first + second * second + third * third
  }
}
