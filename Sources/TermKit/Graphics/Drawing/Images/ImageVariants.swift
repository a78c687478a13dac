extension Image {
  /// A variant of an image, and the terminals that it is for. UIKit marks image files with "@2x" and "~ipad" for the same purpose.
  public struct Variant: Hashable, Sendable {
    /// The image of the variant.
    public var image: Image
    /// The poorest glyph level that can show the variant. Defaults to `.ascii`.
    public var glyphLevel: GlyphLevel
    /// The horizontal size class that the variant is for. Defaults to nil, which means any.
    public var horizontalSizeClass: SizeClass?
    /// The vertical size class that the variant is for. Defaults to nil, which means any.
    public var verticalSizeClass: SizeClass?
    /// The style of the terminal's colours that the variant is for. Defaults to nil, which means any.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Creates a variant. By default it is for every terminal.
    /// - Parameters:
    ///   - image: The image.
    ///   - glyphLevel: The least characters that the terminal must have. Defaults to `.ascii`, which all terminals have.
    ///   - horizontalSizeClass: The width that the variant is for. Defaults to nil: all.
    ///   - verticalSizeClass: The height that the variant is for. Defaults to nil: all.
    ///   - userInterfaceStyle: The style that the variant is for: light or dark. Defaults to nil: both.
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

    fileprivate var condition: Condition {
      Condition(
        glyphLevel: glyphLevel, horizontal: horizontalSizeClass, vertical: verticalSizeClass, style: userInterfaceStyle)
    }
  }

  /// Creates an image with several variants. The best variant for the current traits is shown.
  ///
  /// The terminal must be able to show the variant. A variant for the terminal's size classes and style is better than a general one.
  /// After that a richer glyph level is better, and between equals the first one is chosen. A terminal too poor for all variants shows
  /// the poorest one, at `GlyphLevel.ascii` with ASCII substitutes for its characters.
  ///
  /// Insets and sizes belong to each variant. The rendering mode and the description for screen readers come from the first variant.
  /// - Parameter variants: The variants.
  /// - Precondition: There is at least one variant.
  public init(variants: [Variant]) {
    self.init(
      variants.flatMap { variant in
        variant.image.candidates.compactMap { candidate in
          variant.condition.narrowed(by: candidate.condition).map { condition in
            var narrowed = candidate
            narrowed.condition = condition
            return narrowed
          }
        }
      })
    if let first = variants.first { self = first.image.withCandidates(candidates) }
  }

  /// Returns the image with only the variant that is shown with some traits. UIKit's `imageAsset.image(with:)`.
  public func resolved(for traits: TraitCollection) -> Image {
    withCandidates([variant(for: traits)])
  }

  /// Returns the best candidate for some traits: the first of several that are equally good.
  func variant(for traits: TraitCollection) -> Candidate {
    candidates.max { $0.condition.rank(for: traits) < $1.condition.rank(for: traits) } ?? candidates[0]
  }
}

extension Image {
  /// The traits that a candidate requires.
  struct Condition: Hashable, Sendable {
    var glyphLevel = GlyphLevel.ascii
    var horizontal: SizeClass?
    var vertical: SizeClass?
    var style: UserInterfaceStyle?

    /// The poorest traits that meet the condition.
    var minimumTraits: TraitCollection {
      TraitCollection(
        glyphLevel: glyphLevel, horizontalSizeClass: horizontal ?? .regular, verticalSizeClass: vertical ?? .regular,
        userInterfaceStyle: style ?? .light)
    }

    /// Returns the conjunction of two conditions, or nil if no traits can meet both.
    func narrowed(by other: Condition) -> Condition? {
      guard Self.agree(horizontal, other.horizontal), Self.agree(vertical, other.vertical),
        Self.agree(style, other.style)
      else { return nil }
      return Condition(
        glyphLevel: max(glyphLevel, other.glyphLevel), horizontal: horizontal ?? other.horizontal,
        vertical: vertical ?? other.vertical, style: style ?? other.style)
    }

    private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
      one == nil || other == nil || one == other
    }

    /// Returns how well a candidate suits some traits. A greater rank is better, and a negative rank means that it does not suit.
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
