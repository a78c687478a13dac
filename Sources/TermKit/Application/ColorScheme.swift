import TermKitGraphics

/// The colours that an application's white and black are shown as.
///
///     application.colorScheme = .automatic
///
/// A scheme applies to everything on the screen and takes effect at once. `ColorMap` does the conversion of each colour.
///
/// Views draw on white paper in every scheme. Their `userInterfaceStyle` is light, except with `.paper`: there it is the terminal's own
/// style, so that they can draw dark content themselves.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Colours as the program draws them, black on white.
  case paper
  /// Light on dark: white becomes nearly black, and black becomes nearly white.
  case night
  /// The terminal's own colours, also after they have changed. If the terminal does not report them, the usual colours of a light or a dark
  /// terminal.
  case terminal
  /// `paper` on a light terminal and `night` on a dark one. It follows the terminal's changes.
  case automatic

  /// True if the scheme depends on what the terminal reports.
  var followsTerminal: Bool { self == .terminal || self == .automatic }

  /// Returns the colour conversion for a terminal with this style and these default colours.
  func map(style: UserInterfaceStyle, defaultColors: DefaultColors?) -> ColorMap {
    switch self {
    case .paper: return .identity
    case .night: return .night
    case .automatic: return style == .dark ? .night : .identity
    case .terminal:
      // Mixed colours must match the colours around them. If the default colours are unknown, the map therefore does not use them at
      // all.
      let usual = style == .dark ? DefaultColors.usualOnDark : .usualOnLight
      let colors = defaultColors ?? usual
      return ColorMap(paper: colors.background, ink: colors.foreground, usesDefaultColors: defaultColors != nil)
    }
  }
}

extension DefaultColors {
  fileprivate static let usualOnLight = DefaultColors(foreground: .black, background: .white)
  fileprivate static let usualOnDark = DefaultColors(foreground: Color(white: 0.9), background: .black)
}
