/// Values that take precedence over inherited traits. UIKit's `UITraitOverrides`.
///
/// An application's overrides are the user's choices for the whole screen. A view's overrides apply to the view and everything inside it. A
/// value of nil, the default, keeps the inherited trait: the superview's, or the terminal's for an application.
///
///     application.traitOverrides.reducesMotion = true
///     application.traitOverrides.colorDepth = nil      // as many colours as the terminal has
public struct TraitOverrides: Hashable, Sendable {
  /// The characters to use. A richer level than the inherited one has no effect. Defaults to nil, the inherited level.
  public var glyphLevel: GlyphLevel?
  /// The number of colours to use. More colours than the inherited number have no effect. Defaults to nil, the inherited number.
  public var colorDepth: ColorDepth?
  /// Whether animations jump to their ends. Defaults to nil: they do so with a screen reader, or if the inherited trait says so.
  public var reducesMotion: Bool?
  /// The horizontal size class. Defaults to nil, the inherited class, which depends on the number of columns of the screen.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class. Defaults to nil, the inherited class, which depends on the number of rows of the screen.
  public var verticalSizeClass: SizeClass?
  /// Whether the interface is dark on light or light on dark. Defaults to nil, the inherited style.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The language of texts. It precedes the inherited languages. Defaults to nil, only the inherited languages.
  public var language: Language?
  /// TermKit's own texts. They replace the texts of every language. If the language changes, set texts in the new language. Make each copy once,
  /// because two copies with the same change are not equal, so the traits would change. Defaults to nil, the inherited texts, which are in the
  /// user's language, or in `language`.
  public var strings: SystemStrings?
  /// The direction of layout. Defaults to nil, the direction in which the `language` is written or, without one, the inherited direction. It
  /// has no effect with a screen reader.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// Whether the bottom row is the spoken line. Defaults to nil, the terminal's trait, which comes from the environment.
  public var usesScreenReader: Bool?
  /// The size of text. Defaults to nil, the inherited size; for an application, it comes from the environment.
  public var preferredContentSizeCategory: ContentSizeCategory?

  /// Creates overrides that change nothing.
  public init() {}

  /// Returns the traits of a terminal with the overrides applied.
  package func applied(to traits: TraitCollection) -> TraitCollection {
    let usesScreenReader = usesScreenReader ?? traits.usesScreenReader
    var result = TraitCollection(
      glyphLevel: min(glyphLevel ?? traits.glyphLevel, traits.glyphLevel),
      colorDepth: min(colorDepth ?? traits.colorDepth, traits.colorDepth),
      reducesMotion: reducesMotion ?? (traits.reducesMotion || usesScreenReader),
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle,
      languages: (language.map { [$0] } ?? []) + traits.languages, usesScreenReader: usesScreenReader,
      preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
    result.ownStrings = strings ?? (language == nil ? traits.ownStrings : nil)
    result.ownLayoutDirection = layoutDirection ?? (language == nil ? traits.ownLayoutDirection : nil)
    result.colorMap = traits.colorMap
    result.keepsWideCharacters = traits.keepsWideCharacters && glyphLevel != .ascii
    return result
  }
}
