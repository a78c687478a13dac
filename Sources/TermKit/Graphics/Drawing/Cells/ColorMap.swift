/// A conversion of colours that replaces white paper and black ink, and adapts all other colours.
///
/// Every colour is a mix of white, black and one pure hue (HWB, as in CSS Color 4). White becomes `paper`, black becomes `ink`, and the
/// hue stays. Red text is therefore red on any paper, and fades and shadows keep their strength.
///
/// On a terminal with 16 or 8 colours an inverting map swaps black with white and light grey with dark grey instead. Without colours
/// nothing changes.
public struct ColorMap: Hashable, Sendable {
  /// The colour that replaces white.
  public var paper: Color
  /// The colour that replaces black.
  public var ink: Color
  /// True if both colours are the terminal's own. White paper and black ink are then sent as the terminal's default colours, which
  /// preserves its background image or transparency.
  public var usesDefaultColors: Bool

  /// Creates a map that replaces white with `paper` and black with `ink`. `usesDefaultColors` says whether both are the terminal's own
  /// colours, and defaults to false.
  public init(paper: Color, ink: Color, usesDefaultColors: Bool = false) {
    self.paper = paper
    self.ink = ink
    self.usesDefaultColors = usesDefaultColors
  }

  /// The map that leaves all colours unchanged.
  public static let identity = ColorMap(paper: .white, ink: .black)

  /// True if the ink is lighter than the paper.
  package var isInverting: Bool { ink.brightness > paper.brightness }

  /// Returns the converted colour, with the same alpha.
  public func color(for color: Color) -> Color {
    if self == .identity { return color }
    let white = Int(min(color.red, color.green, color.blue))
    let black = 255 - Int(max(color.red, color.green, color.blue))
    func part(_ color: UInt8, _ paper: UInt8, _ ink: UInt8) -> UInt8 {
      UInt8((white * Int(paper) + black * Int(ink) + 127) / 255 + Int(color) - white)
    }
    return Color(
      bytes: part(color.red, paper.red, ink.red), part(color.green, paper.green, ink.green),
      part(color.blue, paper.blue, ink.blue), color.alpha)
  }
}

/// The colours that a terminal uses for text without a colour, as it reported them (OSC 10 and 11).
public struct DefaultColors: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color

  /// Creates a pair of default colours: the `foreground` of text and the `background` behind it.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }
}
