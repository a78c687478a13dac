/// Values that take precedence over inherited traits. UIKit's `UITraitOverrides`.
///
/// An application's overrides are the user's choices for the whole screen. A view's overrides apply to a part of it.
///
///     application.traitOverrides.reducesMotion = true
///     application.traitOverrides.colorDepth = nil      // as many colours as the terminal has
public struct TraitOverrides: Hashable, Sendable {
  /// The characters to use, within the capabilities of the terminal. Defaults to nil, which means no other limit.
  public var glyphLevel: GlyphLevel?
  /// The number of colours to use, within the capabilities of the terminal. Defaults to nil, which means no other limit.
  public var colorDepth: ColorDepth?
  /// Whether animations jump to their ends. If nil, the default, they do so with a screen reader or if the terminal's traits say so.
  public var reducesMotion: Bool?
  /// The horizontal size class. Defaults to nil, which means that the number of columns decides.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class. Defaults to nil, which means that the number of rows decides.
  public var verticalSizeClass: SizeClass?
  /// Whether the interface is dark on light or light on dark. Defaults to nil, which means that the terminal's own colours decide.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The language of texts. Defaults to nil, which means that the environment decides (X2).
  public var language: Language?
  /// Whether the bottom row is the spoken line. Defaults to nil, which means that the environment decides (X1).
  public var usesScreenReader: Bool?
  /// The size of text. Defaults to nil, which means that the environment decides (V7).
  public var preferredContentSizeCategory: ContentSizeCategory?

  /// Creates overrides that change nothing.
  public init() {}

  /// Returns the traits of a terminal with the overrides applied.
  package func applied(to traits: TraitCollection) -> TraitCollection {
    let usesScreenReader = usesScreenReader ?? traits.usesScreenReader
    return TraitCollection(
      glyphLevel: min(glyphLevel ?? traits.glyphLevel, traits.glyphLevel),
      colorDepth: min(colorDepth ?? traits.colorDepth, traits.colorDepth),
      reducesMotion: reducesMotion ?? (traits.reducesMotion || usesScreenReader),
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle, invertsColors: traits.invertsColors,
      languages: (language.map { [$0] } ?? []) + traits.languages, usesScreenReader: usesScreenReader,
      preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
  }
}
