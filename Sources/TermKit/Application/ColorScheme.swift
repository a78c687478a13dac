import TermKitGraphics

/// Whether a program is shown as it was made, black on white, or on other paper. It goes for all that is shown, at once and live; what it
/// does to a colour `ColorMap` says.
///
///     application.colorScheme = .automatic
///
/// Views draw on white paper whatever is chosen, and are told the light `userInterfaceStyle`, but for `paper`, where they are told that
/// of the terminal and may draw dark things themselves.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// As it was made.
  case paper
  /// Light on dark: white becomes nearly black, and black nearly white.
  case night
  /// In the terminal's own colours; in those that are usual, light or dark, where it does not tell its own.
  case terminal
  /// `paper` on light terminals and `night` on dark ones, and the other one when the terminal changes.
  case automatic

  /// True when what the terminal answers decides.
  var followsTerminal: Bool { self == .terminal || self == .automatic }

  private static let nightMap = ColorMap(paper: Color(white: 0.07), ink: Color(white: 0.92))

  /// What colours become on a terminal.
  func map(style: UserInterfaceStyle, defaultColors: DefaultColors?) -> ColorMap {
    switch self {
    case .paper: return .identity
    case .night: return Self.nightMap
    case .automatic: return style == .dark ? Self.nightMap : .identity
    case .terminal:
      // What is mixed must fit to what it is mixed with, so that colours which are not known are not used either.
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
