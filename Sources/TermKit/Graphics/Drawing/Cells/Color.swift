/// A colour of red, green, blue and alpha, eight bits each, in sRGB. UIKit's `UIColor`.
///
/// In a finished cell a colour of alpha 0 stands for the terminal's own default colour.
public struct Color: Hashable, Sendable {
  /// The red part, 0…255.
  public var red: UInt8
  /// The green part, 0…255.
  public var green: UInt8
  /// The blue part, 0…255.
  public var blue: UInt8
  /// How opaque it is, 0 (clear) … 255 (opaque).
  public var alpha: UInt8

  /// True when all four parts are equal.
  @inlinable public static func == (a: Color, b: Color) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  /// Makes a colour from its parts, 0…255 each; opaque unless alpha is given.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey, 0 (black) … 1 (white).
  public init(white: Double, alpha: Double = 1) {
    let part = Self.byte(white)
    self.init(red: part, green: part, blue: part, alpha: Self.byte(alpha))
  }

  /// Makes a colour from hue, saturation, brightness and alpha, 0…1 each. A hue of 1 is red again.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> UInt8 {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return Self.byte(brightness * (1 - saturation * max(0, min(position, 4 - position, 1))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: Self.byte(alpha))
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8(max(0, min(255, (value * 255).rounded())))
  }

  /// Nothing at all: what lies beneath shows; at the bottom, the terminal's own colour.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// The tint of a view tree nobody has tinted (T2).
  public static let systemBlue = Color(red: 0, green: 122, blue: 255)
}

extension Color {
  /// True when nothing shows through.
  public var isOpaque: Bool { alpha == 255 }

  /// The same colour with another alpha. UIKit's `withAlphaComponent(_:)`.
  /// - Parameter alpha: The new alpha, 0 (clear) … 1 (opaque).
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: Self.byte(alpha))
  }

  /// The same colour with a share of its alpha, 0 … 1.
  package func withOpacity(_ share: Double) -> Color { withAlpha(Double(alpha) / 255 * share) }

  /// This colour laid over another. Over a clear colour it stays as it is.
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
      red: part(red, below.red), green: part(green, below.green), blue: part(blue, below.blue), alpha: UInt8(total))
  }

  /// The colour on the straight way to another: this one at 0, the other at 1. A clear colour lends the other its hue.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    if fraction <= 0 || self == other { return self }
    if fraction >= 1 { return other }
    let start = alpha == 0 ? other.withAlpha(0) : self
    let end = other.alpha == 0 ? withAlpha(0) : other
    let weight = Int((fraction * 256).rounded())
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * (256 - weight) + Int(b) * weight + 128) >> 8) }
    return Color(
      red: part(start.red, end.red), green: part(start.green, end.green), blue: part(start.blue, end.blue),
      alpha: part(start.alpha, end.alpha))
  }

  /// How bright it looks, 0…1: as the grey that gives as much light. Pure red is as bright as half-way grey.
  public var brightness: Double { Double(Luminance.grey(of: self)) / 255 }

  /// The grey of equal brightness, and of equal alpha: what a dimmed tint becomes (T8).
  public var grayscale: Color {
    let part = Luminance.grey(of: self)
    return Color(red: part, green: part, blue: part, alpha: alpha)
  }
}
