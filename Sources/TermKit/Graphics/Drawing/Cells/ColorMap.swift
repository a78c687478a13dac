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

  /// The map of the night scheme.
  package static let night = ColorMap(paper: Color(white: 0.07), ink: Color(white: 0.92))

  /// True if the ink is lighter than the paper.
  package var isInverting: Bool { ink.brightness > paper.brightness }

  /// Returns the converted colour, with the same alpha.
  public func color(for color: Color) -> Color { converted(color, hue: 256) }

  // Converts a colour, and leaves some 256ths of its hue.
  private func converted(_ color: Color, hue: Int) -> Color {
    if self == .identity { return color }
    let white = Int(min(color.red, color.green, color.blue))
    let black = 255 - Int(max(color.red, color.green, color.blue))
    func part(_ color: UInt8, _ paper: UInt8, _ ink: UInt8) -> UInt8 {
      UInt8((white * Int(paper) + black * Int(ink) + 127) / 255 + (Int(color) - white) * hue / 256)
    }
    return Color(
      bytes: part(color.red, paper.red, ink.red), part(color.green, paper.green, ink.green),
      part(color.blue, paper.blue, ink.blue), color.alpha)
  }

  /// Returns the grey that is as bright in a shadow of some elevation as a colour is outside of it, at another elevation.
  package func grey(inShadow shadow: Int8, like color: Color, at elevation: Int8) -> Color {
    let shaded = map(at: shadow)
    guard shaded.isInverting else { return color }
    let (ink, paper) = (shaded.ink.brightness, shaded.paper.brightness)
    return Color(white: min(1, (ink - map(at: elevation).color(for: color).brightness) / (ink - paper)))
  }

  /// Returns the map for cells with an elevation: the paper of a sheet is lighter, and a shade darkens the paper and all colours on it.
  package func map(at elevation: Int8) -> ColorMap {
    if elevation == 0 || !isInverting { return self }
    let share = max(0, 1 + Double(elevation) / Double(Elevation.ground))
    func lighter(_ color: Color, by change: Int) -> Color {
      func part(_ part: UInt8) -> UInt8 { UInt8(clamping: Int(part) + change) }
      return Color(bytes: part(color.red), part(color.green), part(color.blue), 255)
    }
    // On lighter paper, the ink is lighter too, which keeps the contrast of text.
    let shown = elevation > 0 ? lighter(ink, by: Int(elevation) * 3 / 2) : Color.black.mixed(with: ink, share)
    return ColorMap(paper: lighter(paper, by: Int(elevation)), ink: shown)
  }

  /// Returns the converted colour of a cell with an elevation. A shade darkens hues as much as ink.
  package func color(for color: Color, at elevation: Int8) -> Color {
    let ground = Elevation.ground
    let hue = elevation < 0 && isInverting ? max(0, 256 * (ground + Int(elevation)) / ground) : 256
    return map(at: elevation).converted(color, hue: hue)
  }
}

/// The levels of brightness at night, where a sheet cannot be set off by a darker backdrop alone: backdrop 8, ground 18, sheet 32, alert 44.
package enum Elevation {
  /// The brightness of the ground, to which the other values are relative.
  static let ground = 18
  /// The change by the shade over what is behind a sheet.
  static let backdrop = -10.0
  /// The change for a sheet or a menu.
  package static let sheet: Int8 = 14
  /// The change for an alert.
  package static let alert: Int8 = 26
  /// The opacity of the backdrop in other themes.
  static let backdropOpacity = 0.15
  /// The change by a shadow, and the least elevation in one.
  static let shadow = (change: -9.0, least: -16)
  /// The opacity of a shadow in other themes.
  static let shadowOpacity = 0.22
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
