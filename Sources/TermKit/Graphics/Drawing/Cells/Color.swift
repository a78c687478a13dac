/// A colour of red, green, blue and alpha in sRGB, with eight bits each. UIKit's `UIColor`.
///
/// In a finished cell a colour with alpha 0 stands for the terminal's default colour.
public struct Color: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The opacity, 0 (clear) … 255 (opaque).
  public var alpha: UInt8

  /// Returns true if all four components are equal.
  @inlinable public static func == (a: Color, b: Color) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  /// Creates an opaque colour from the components `red`, `green` and `blue` of eight bits, 0…255 each.
  ///
  /// `withAlphaComponent(_:)` makes it transparent. With four arguments, components are fractions, as in UIKit.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(bytes: red, green, blue, 255)
  }

  /// Creates a colour from the components `red`, `green` and `blue` as fractions, and from its opacity `alpha`, 0 (clear) … 1 (opaque).
  ///
  ///     Color(red: 0.9, green: 0.9, blue: 0, alpha: 0.5)
  ///     Color(red: 230, green: 229, blue: 0).withAlphaComponent(0.5)     // a similar colour, from bytes
  ///
  /// Values are clamped to 0…1 and rounded to eight bits; NaN counts as 0.
  /// - Precondition: In debug builds, no value is above 1: bytes would all become 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    Contract.requireInDebugBuilds(
      Self.areFractions(red, green, blue, alpha),
      """
      Color(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha)) has a component above 1, but its components \
      are fractions. For bytes, write for example Color(red: 230, green: 229, blue: 0).withAlphaComponent(0.5)
      """)
    self.init(bytes: Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey from `white`, 0 (black) … 1 (white), and the opacity `alpha`, 0 (clear) … 1 (opaque), which defaults to 1. Values are
  /// clamped to 0…1 and rounded to eight bits.
  /// - Precondition: In debug builds, neither value is above 1.
  public init(white: Double, alpha: Double = 1) {
    Contract.requireInDebugBuilds(
      Self.areFractions(white, alpha),
      "Color(white: \(white), alpha: \(alpha)) has a component above 1, but its components are fractions")
    let part = Self.byte(white)
    self.init(bytes: part, part, part, Self.byte(alpha))
  }

  /// Creates a colour from hue, saturation and brightness, 0…1 each. The resulting components are clamped and rounded to eight bits.
  /// - Parameters:
  ///   - hue: The hue. Both 0 and 1 are red. Only the part after the decimal point counts, so 1.25 is the same hue as 0.25.
  ///   - saturation: The saturation.
  ///   - brightness: The brightness.
  ///   - alpha: The opacity, 0 (clear) … 1 (opaque). Defaults to 1.
  /// - Precondition: In debug builds, `saturation`, `brightness` and `alpha` are not above 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    Contract.requireInDebugBuilds(
      Self.areFractions(saturation, brightness, alpha),
      """
      Color(hue: \(hue), saturation: \(saturation), brightness: \(brightness), alpha: \(alpha)) has a component \
      above 1, but its components are fractions
      """)
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> UInt8 {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return Self.byte(brightness * (1 - saturation * max(0, min(position, 4 - position, 1))))
    }
    self.init(bytes: part(5), part(3), part(1), Self.byte(alpha))
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8(max(0, min(255, (value.withoutNaN * 255).rounded())))
  }

  // Fractions just above 1, which arithmetic leaves behind, round to 255.
  private static func areFractions(_ components: Double...) -> Bool {
    !components.contains { ($0 * 255).rounded() > 255 }
  }

  /// Fully transparent: the colour beneath shows through, and below that the terminal's own colour.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// The default tint, used while no view or window sets another one.
  public static let systemBlue = Color(red: 0, green: 122, blue: 255)
}

extension Color {
  /// Gets `red`, `green`, `blue` and the opacity `alpha` as fractions, 0…1 each. UIKit's `getRed(_:green:blue:alpha:)`; the properties have
  /// them as bytes.
  /// - Returns: True.
  @discardableResult
  public func getRed(_ red: inout Double, green: inout Double, blue: inout Double, alpha: inout Double) -> Bool {
    (red, green, blue, alpha) = (
      Double(self.red) / 255, Double(self.green) / 255, Double(self.blue) / 255, Double(self.alpha) / 255
    )
    return true
  }

  /// True if the colour is fully opaque.
  public var isOpaque: Bool { alpha == 255 }

  /// Returns the same colour with another alpha. UIKit's `withAlphaComponent(_:)`.
  /// - Parameter alpha: The new alpha, 0 (clear) … 1 (opaque). Other values are clamped.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(bytes: red, green, blue, Self.byte(alpha))
  }

  /// Returns the same colour with its alpha multiplied by a share, 0…1.
  package func withOpacity(_ share: Double) -> Color { withAlphaComponent(Double(alpha) / 255 * share) }

  /// Returns this colour composited over another. Over a clear colour the result is this colour unchanged.
  @inline(__always)
  public func over(_ below: Color) -> Color {
    if alpha == 255 || below.alpha == 0 { return self }
    if alpha == 0 { return below }
    return blended(over: below)
  }

  private func blended(over below: Color) -> Color {
    let top = Int(alpha)
    let rest = Int(below.alpha) * (255 - top) / 255
    let total = top + rest
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * top + Int(b) * rest + total / 2) / total) }
    return Color(
      bytes: part(red, below.red), part(green, below.green), part(blue, below.blue), UInt8(total))
  }

  /// Returns the linear interpolation between this colour (fraction 0) and another (fraction 1). A clear colour takes the hue of the
  /// other. A fraction below 0 or NaN counts as 0, and one above 1 as 1.
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The share of the other colour, from 0 to 1.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    if !(fraction > 0) || self == other { return self }
    if fraction >= 1 { return other }
    let start = alpha == 0 ? other.withAlphaComponent(0) : self
    let end = other.alpha == 0 ? withAlphaComponent(0) : other
    let weight = Int((fraction * 256).rounded())
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * (256 - weight) + Int(b) * weight + 128) >> 8) }
    return Color(
      bytes: part(start.red, end.red), part(start.green, end.green), part(start.blue, end.blue),
      part(start.alpha, end.alpha))
  }

  /// The perceived brightness, 0…1: the value of the grey with equal luminance. Pure red is as bright as middle grey.
  public var brightness: Double { Double(Luminance.grey(of: self)) / 255 }

  /// The grey of equal luminance and alpha, which replaces a dimmed tint.
  public var grayscale: Color {
    let part = Luminance.grey(of: self)
    return Color(bytes: part, part, part, alpha)
  }
}
