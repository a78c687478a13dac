/// The minimum contrast between a glyph and its background, as a ratio of the Web Content Accessibility Guidelines (WCAG 2.2).
///
/// A terminal may show other colours than a view draws: a colour scheme replaces black and white, and a palette has few colours. The
/// contrast is therefore ensured last, when the cells are sent to the terminal. The glyph keeps its hue and becomes darker or lighter
/// until it reaches the ratio. Nothing changes without colours, nor where a glyph and its background both have the terminal's own colours, as
/// with `ColorScheme.terminal`: the user has chosen these.
///
/// Views set the minimum of a text in its `TextStyle`. Images of text in one colour and template images have one too. Translucent text and
/// painted paths have none, and with 256 colours or more, neither have images with the mode `alwaysOriginal`.
public enum MinimumContrast: UInt8, Hashable, Sendable, CaseIterable {
  /// No minimum: the glyph keeps the colour that it was drawn in.
  case none
  /// 2.5 : 1, for disabled controls.
  case disabled
  /// 3 : 1, for symbols and other elements that are not text.
  case element
  /// 4.5 : 1, for text.
  case text

  /// The minimum ratio of the two luminances, 1 (no minimum) … 4.5.
  public var ratio: Double {
    switch self {
    case .none: 1
    case .disabled: 2.5
    case .element: 3
    case .text: 4.5
    }
  }
}

extension Color {
  /// Returns the contrast with another colour by WCAG 2.2, from 1 (equal luminance) to 21 (black and white). Alpha is ignored.
  public func contrastRatio(with other: Color) -> Double {
    let (first, second) = (Luminance.light(of: self), Luminance.light(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns this colour, made darker or lighter until it reaches a contrast with a background.
  ///
  /// The hue stays. The colour is mixed with as little black or white as possible, and a colour that reaches the ratio is unchanged.
  /// - Parameters:
  ///   - ratio: The contrast to reach, 1…4.5. Black or white reaches 4.5 on every background.
  ///   - background: The opaque colour behind the glyph.
  /// - Returns: The adjusted colour.
  public func withContrast(_ ratio: Double, against background: Color) -> Color {
    if contrastRatio(with: background) >= ratio { return self }
    let candidates = [Color.black, .white].compactMap { end in
      minimumMix(with: end, reaching: ratio, against: background)
    }
    let nearest = candidates.min { $0.share < $1.share }?.color
    return nearest ?? (Color.black.contrastRatio(with: background) > 4.58 ? .black : .white)
  }

  // Returns the mix with the smallest share of black or white that reaches the ratio, or nil if even the pure colour does not. On its
  // way a mix may first lose contrast. Only mixes on the far side of the background's luminance count.
  private func minimumMix(with end: Color, reaching ratio: Double, against background: Color) -> (
    color: Color, share: Int
  )? {
    guard end.contrastRatio(with: background) >= ratio else { return nil }
    let isLighter = end == .white
    func reaches(_ share: Int) -> Bool {
      let color = mixed(with: end, Double(share) / 256)
      let isBeyond = (Luminance.light(of: color) > Luminance.light(of: background)) == isLighter
      return isBeyond && color.contrastRatio(with: background) >= ratio
    }
    let share = (1..<256).partitionPoint(where: reaches)
    var color = mixed(with: end, Double(share) / 256)
    color.alpha = alpha
    return (color, share)
  }
}
