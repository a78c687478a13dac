/// A colour on its way into cells, with the way the terminal's traits ask for.
struct Ink {
  let color: Color
  let paint: Paint
  let traits: TraitCollection
  /// How opaque, 0…1.
  let strength: Float

  init(_ color: Color, traits: TraitCollection) {
    self.color = color
    paint = color.paint
    self.traits = traits
    strength = Float(color.alpha) / 255
  }

  /// False when the terminal cannot show anything so faint.
  var isVisible: Bool { traits.colorDepth.blends || Fade(opacity: Double(strength)) != .absent }

  /// Dim when it is faint and cannot be mixed.
  var attributes: TextAttributes {
    !traits.colorDepth.blends && Fade(opacity: Double(strength)) == .faint ? .dim : []
  }

  /// True when the terminal has more than halves.
  var hasQuadrants: Bool { traits.glyphLevel > .blocks }
}

extension Ink {
  /// How much more new ink counts than what lies beside it, so that lines are not cut where a glyph must leave something out.
  static let extraWeight: Float = 0.5

  /// The weighted mean of a part of a cell of which `share` is covered, with more contrast than it has.
  ///
  /// Sub-cells are large enough to be seen one by one: faint ones around a shape look like dirt, pale ones in it like holes.
  /// In steps, so that a screen needs few colours.
  func sharpened(_ mean: Paint, _ share: Float) -> Paint {
    let weighted = share * (1 + Self.extraWeight) / (1 + share * Self.extraWeight)
    let rest = 1 - weighted * strength
    guard share > 0, share < 1, rest > 0.001 else { return mean }
    let steep = max(0, min(1, (weighted - 0.12) / 0.76))
    let wanted = (steep * steep * (3 - 2 * steep) * 16).rounded() / 16
    let below = (mean - paint * weighted) / rest
    return paint * wanted + below * (1 - wanted * strength)
  }
}
