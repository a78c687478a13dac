/// What the person wants otherwise than the terminal says: the settings of an application. UIKit's `UITraitOverrides`.
///
///     application.traitOverrides.reducesMotion = true
///     application.traitOverrides.colorDepth = nil      // as many colours as the terminal has
public struct TraitOverrides: Hashable, Sendable {
  /// Which characters to use, no richer ones than the terminal has; nil, the default, for all it has.
  public var glyphLevel: GlyphLevel?
  /// How many colours to use, no more than the terminal has; nil, the default, for all it has.
  public var colorDepth: ColorDepth?
  /// Whether animations jump to their ends; nil, the default, for what the terminal was opened with.
  public var reducesMotion: Bool?
  /// How much room things take that there is from left to right; nil, the default, goes by the columns.
  public var horizontalSizeClass: SizeClass?
  /// How much room things take that there is from top to bottom; nil, the default, goes by the rows.
  public var verticalSizeClass: SizeClass?
  /// Whether dark things are preferred on light or light ones on dark; nil, the default, goes by the terminal's own colours.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The language to write in; nil, the default, goes by the environment (X2).
  public var language: Language?
  /// Whether the row at the bottom is the spoken line; nil, the default, for what the environment says (X1).
  public var usesScreenReader: Bool?

  /// Makes overrides that change nothing.
  public init() {}

  /// What is left of what a terminal says.
  package func applied(to traits: TraitCollection) -> TraitCollection {
    let usesScreenReader = usesScreenReader ?? traits.usesScreenReader
    return TraitCollection(
      glyphLevel: min(glyphLevel ?? traits.glyphLevel, traits.glyphLevel),
      colorDepth: min(colorDepth ?? traits.colorDepth, traits.colorDepth),
      reducesMotion: reducesMotion ?? (traits.reducesMotion || usesScreenReader),
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle, invertsColors: traits.invertsColors,
      languages: (language.map { [$0] } ?? []) + traits.languages, usesScreenReader: usesScreenReader)
  }
}
