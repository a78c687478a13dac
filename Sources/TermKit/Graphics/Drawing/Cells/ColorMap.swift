/// What the white paper and the black ink of a program are shown as, and with them all other colours.
///
/// Every colour is a mix of white, of black and of one pure hue (HWB, as in CSS Color 4). White becomes `paper`, black becomes `ink`, the
/// hue stays what it is: red text is red on any paper, what is half faded is half faded, a shadow is as deep. Where a terminal has
/// sixteen colours or less the greys change places instead, since between few there is nothing to mix. Without colours nothing changes.
public struct ColorMap: Hashable, Sendable {
  /// What white is shown as.
  public var paper: Color
  /// What black is shown as.
  public var ink: Color
  /// True when both are the terminal's own: paper that is white and ink that is black are then sent as the terminal's default colours, so
  /// that its picture or its transparency behind them stays.
  public var usesDefaultColors: Bool

  /// Makes a map; of colours that the terminal is told unless `usesDefaultColors` is true.
  public init(paper: Color, ink: Color, usesDefaultColors: Bool = false) {
    self.paper = paper
    self.ink = ink
    self.usesDefaultColors = usesDefaultColors
  }

  /// Colours are what they are.
  public static let identity = ColorMap(paper: .white, ink: .black)

  /// True when ink is lighter than paper.
  package var isInverting: Bool { ink.brightness > paper.brightness }

  /// What a colour is shown as, with the same alpha.
  public func color(for color: Color) -> Color {
    if self == .identity { return color }
    let white = Int(min(color.red, color.green, color.blue))
    let black = 255 - Int(max(color.red, color.green, color.blue))
    func part(_ color: UInt8, _ paper: UInt8, _ ink: UInt8) -> UInt8 {
      UInt8((white * Int(paper) + black * Int(ink) + 127) / 255 + Int(color) - white)
    }
    return Color(
      red: part(color.red, paper.red, ink.red), green: part(color.green, paper.green, ink.green),
      blue: part(color.blue, paper.blue, ink.blue), alpha: color.alpha)
  }
}

/// The colours that a terminal gives to text which was told none, as it answered when it was asked (OSC 10 and 11).
public struct DefaultColors: Hashable, Sendable {
  /// That of the text.
  public var foreground: Color
  /// That behind it.
  public var background: Color

  /// Makes a pair.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }
}
