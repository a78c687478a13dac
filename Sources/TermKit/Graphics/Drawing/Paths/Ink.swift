/// A colour that is painted into cells, with the traits of the terminal.
struct Ink {
  let color: Color
  let paint: Paint
  let traits: TraitCollection
  /// The opacity, 0…1.
  let strength: Float

  init(_ color: Color, traits: TraitCollection) {
    self.color = color
    paint = color.paint
    self.traits = traits
    strength = Float(color.alpha) / 255
  }

  /// False if the ink is too faint for the terminal to show.
  var isVisible: Bool { traits.colorDepth.blends || Fade(opacity: Double(strength)) != .absent }

  /// The attributes of the ink: dim if it is faint and colours do not blend.
  var attributes: TextAttributes {
    !traits.colorDepth.blends && Fade(opacity: Double(strength)) == .faint ? .dim : []
  }

  /// Returns a cell with a glyph in the ink, over the background of another cell.
  func cell(_ glyph: Glyph, over below: Cell) -> Cell {
    Cell(
      glyph: glyph, foreground: color.over(below.background), background: below.background, attributes: attributes)
  }

  /// True if the terminal has quadrant blocks, not only half blocks.
  var hasQuadrants: Bool { traits.glyphLevel > .blocks }
}

extension Ink {
  /// The extra weight of new ink over the content beside it. It keeps lines connected where a glyph must leave a part out.
  static let extraWeight: Float = 0.5

  /// Returns the paint of a part of a cell with increased contrast. `mean` is its weighted mean and `share` its covered share.
  ///
  /// Sub-cells are large enough to be seen one by one. Faint ones around a shape look like dirt, and pale ones inside it look like
  /// holes. The result changes in steps, which keeps the number of colours on a screen low.
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

/// The look of translucent content on terminals whose colours do not blend (T12).
enum Fade {
  /// The content is not drawn.
  case absent
  /// The content has the dim attribute, and a grey colour if the terminal has one.
  case faint
  /// The content is drawn as if it were opaque.
  case present

  init(opacity: Double) {
    self = opacity < 0.05 ? .absent : opacity < 0.34 ? .faint : .present
  }
}
