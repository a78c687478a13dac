extension Image {
  /// An image and the terminals it is for (I8), the way "@2x" and "~ipad" say which screens a file of UIKit is for.
  public struct Variant: Hashable, Sendable {
    /// What is shown there.
    public var image: Image
    /// The poorest level it can be shown at.
    public var glyphLevel: GlyphLevel
    /// How much room from left to right it is for; nil for any.
    public var horizontalSizeClass: SizeClass?
    /// How much room from top to bottom it is for; nil for any.
    public var verticalSizeClass: SizeClass?
    /// Which colours of the terminal it is for; nil for any.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Makes a variant, for every terminal unless told otherwise.
    public init(
      _ image: Image, glyphLevel: GlyphLevel = .ascii, horizontalSizeClass: SizeClass? = nil,
      verticalSizeClass: SizeClass? = nil, userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.image = image
      self.glyphLevel = glyphLevel
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.userInterfaceStyle = userInterfaceStyle
    }
  }

  /// Makes an image of several variants, of which the best is shown wherever it is (I8); it changes when the traits do.
  ///
  /// Of those the terminal can show, one made for its size classes and style is better than one for any, then one of a richer glyph
  /// level; of equals the first. A terminal too poor for all gets the poorest, in plain forms. Insets and sizes are those of each variant,
  /// the rendering mode is that of the first.
  public init(variants: [Variant]) {
    self.init(
      variants.flatMap { variant in
        variant.image.candidates.compactMap { candidate in
          Condition(variant).narrowed(by: candidate.condition).map { condition in
            var narrowed = candidate
            narrowed.condition = condition
            return narrowed
          }
        }
      })
    if let first = variants.first { self = withRenderingMode(first.image.renderingMode) }
  }

  /// The image as it is shown with some traits, without its other variants. UIKit's `imageAsset.image(with:)`.
  public func resolved(for traits: TraitCollection) -> Image {
    Image([variant(for: traits)]).withRenderingMode(renderingMode)
  }

  /// The best of the candidates.
  func variant(for traits: TraitCollection) -> Candidate {
    candidates.dropFirst().reduce(candidates[0]) { best, next in
      next.condition.rank(for: traits) > best.condition.rank(for: traits) ? next : best
    }
  }
}

extension Image {
  /// What the traits have to be for a candidate.
  struct Condition: Hashable, Sendable {
    private var glyphLevel = GlyphLevel.ascii
    private var horizontal: SizeClass?
    private var vertical: SizeClass?
    private var style: UserInterfaceStyle?

    /// Any traits will do.
    init() {}

    init(_ variant: Variant) {
      glyphLevel = variant.glyphLevel
      horizontal = variant.horizontalSizeClass
      vertical = variant.verticalSizeClass
      style = variant.userInterfaceStyle
    }

    /// The poorest of the traits that meet it.
    var leastTraits: TraitCollection {
      TraitCollection(
        glyphLevel: glyphLevel, horizontalSizeClass: horizontal ?? .regular, verticalSizeClass: vertical ?? .regular,
        userInterfaceStyle: style ?? .light)
    }

    /// Both conditions in one; nil when no traits can meet both.
    func narrowed(by other: Condition) -> Condition? {
      guard Self.agree(horizontal, other.horizontal), Self.agree(vertical, other.vertical),
        Self.agree(style, other.style)
      else { return nil }
      var both = self
      both.glyphLevel = max(glyphLevel, other.glyphLevel)
      both.horizontal = horizontal ?? other.horizontal
      both.vertical = vertical ?? other.vertical
      both.style = style ?? other.style
      return both
    }

    private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
      one == nil || other == nil || one == other
    }

    /// How well a candidate suits some traits: the higher the better, negative if not at all.
    func rank(for traits: TraitCollection) -> Int {
      let wishes = [
        horizontal.map { $0 == traits.horizontalSizeClass }, vertical.map { $0 == traits.verticalSizeClass },
        style.map { $0 == traits.userInterfaceStyle },
      ].compactMap { $0 }
      if wishes.contains(false) { return -100 - glyphLevel.rawValue }
      if glyphLevel > traits.glyphLevel { return -glyphLevel.rawValue }
      return wishes.count * 10 + glyphLevel.rawValue
    }
  }
}
