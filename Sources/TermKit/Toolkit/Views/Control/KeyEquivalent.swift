import TermKitGraphics
import TermKitInput

extension Key {
  /// The character that the key types, which a control underlines in its title with `Canvas.underline(_:in:at:style:)`. Nil for a blank,
  /// for a character with Ctrl or Alt, and for keys that type nothing.
  public var letter: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    return character.isWhitespace ? nil : character
  }
}

extension TextStyle {
  /// Returns the style of a key's name beside a title in this style: grey, and neither bold nor underlined. If this is the style of a
  /// disabled control, the name has the colour and the attributes of the title.
  public func secondary(in traits: TraitCollection) -> TextStyle {
    if minimumContrast == .disabled {
      return TextStyle(
        foreground: foreground, background: background, attributes: attributes, minimumContrast: .disabled)
    }
    // Eight colours have no grey.
    return TextStyle(
      foreground: Color(white: 0.45), background: background, attributes: traits.colorDepth <= .eight ? .dim : [],
      minimumContrast: .text)
  }
}

extension Canvas {
  /// Underlines the first `letter` in a `title` that was drawn at `origin` in `style`. Upper and lower case are the same. Nil underlines
  /// nothing, and a title without the letter stays as it is.
  ///
  /// With eight colours, the letter is bold instead, or not bold in a bold title, because consoles cannot underline coloured text.
  public mutating func underline(_ letter: Character?, in title: String, at origin: Point, style: TextStyle) {
    guard let letter = letter?.lowercased(), let index = title.firstIndex(where: { $0.lowercased() == letter }) else {
      return
    }
    var style = style
    if traits.colorDepth == .eight {
      style.attributes.formSymmetricDifference(.bold)
    } else {
      style.attributes.insert(.underline)
    }
    guard let line = traits.order(of: title) else {
      let place = Point(x: origin.x + String(title[..<index]).columns, y: origin.y)
      draw(String(title[index]), at: place, style: style)
      return
    }
    let byte = title.utf8.distance(from: title.startIndex, to: index)
    var place = origin
    for item in line.items {
      if item.byte == byte { draw(item.glyph, width: item.width, at: place, style: style) }
      place.x += item.width
    }
  }
}
