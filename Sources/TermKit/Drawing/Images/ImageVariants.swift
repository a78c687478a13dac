extension Image {
  /// An image and the terminals it is for (I8), the way "@2x" says which screens a file of UIKit is for.
  public struct Variant: Hashable, Sendable {
    /// What is shown there.
    public var image: Image
    /// The poorest level it can be shown at.
    public var glyphLevel: GlyphLevel

    /// Makes a variant, for every terminal unless told otherwise.
    public init(_ image: Image, glyphLevel: GlyphLevel = .ascii) {
      self.image = image
      self.glyphLevel = glyphLevel
    }
  }

  /// What the traits have to be for a candidate.
  struct Condition: Hashable, Sendable {
    var glyphLevel = GlyphLevel.ascii

    func isMet(by traits: TraitCollection) -> Bool { glyphLevel <= traits.glyphLevel }
  }

  /// Makes an image of several variants, of which the best is shown that the terminal can show (I8); of equals the first.
  ///
  /// It changes when the terminal's traits do. If the terminal is too poor for all of them the poorest is shown, in plain forms.
  /// The rendering mode is that of the first; insets and sizes are those of each.
  public init(variants: [Variant]) {
    self.init(
      variants.flatMap { variant in
        variant.image.candidates.map { candidate in
          var candidate = candidate
          candidate.condition.glyphLevel = max(candidate.condition.glyphLevel, variant.glyphLevel)
          return candidate
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
    if candidates.count == 1 { return candidates[0] }
    let suitable = candidates.filter { $0.condition.isMet(by: traits) }
    let best = suitable.max { $0.condition.glyphLevel < $1.condition.glyphLevel }
    return best ?? candidates.min { $0.condition.glyphLevel < $1.condition.glyphLevel } ?? candidates[0]
  }
}
