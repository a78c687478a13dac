extension Canvas {
  /// The tint of the view that draws, as it is to be seen right now: `View.tintColor`, or on the way there while that is animated
  /// (V9). Blue on a canvas that no view draws on.
  ///
  /// Views that ask for it are drawn anew in each frame of such an animation; to be drawn anew after other changes they override
  /// `View.tintColorDidChange()`.
  public var tintColor: Color {
    mutating get {
      isTintUsed = true
      return tint.effectiveColor
    }
  }

  /// How text in the tint is drawn, also where the colour alone would not tell (T12): with 16, 8 and no colours a dimmed tint is dim
  /// as well, and without colours a tint that is not dimmed is bold.
  /// - Parameter attributes: Others that the text is to have; none unless given.
  public mutating func tintTextStyle(_ attributes: TextAttributes = []) -> TextStyle {
    isTintUsed = true
    return tint.textStyle(attributes, in: traits)
  }
}

/// A tint as it is seen, perhaps on its way from one to another.
package struct SeenTint: Hashable {
  /// The colour without any grey in it.
  package var color: Color
  /// How much of it is grey: 0 for nothing, 1 for all of it.
  package var dimming = 0.0
  /// True while `color` is on its way.
  package var isColorMoving = false
  /// True while `dimming` is on its way.
  package var isDimmingMoving = false

  package init(color: Color) { self.color = color }

  /// What is drawn with (T8).
  var effectiveColor: Color { dimming > 0 ? color.mixed(with: color.grayscale, dimming) : color }

  var isDimmed: Bool { dimming >= 0.5 }

  /// How text is drawn in it (T12).
  package func textStyle(_ attributes: TextAttributes, in traits: TraitCollection) -> TextStyle {
    var style = TextStyle(foreground: effectiveColor, attributes: attributes, minimumContrast: .text)
    if traits.colorDepth.blends { return style }
    if isDimmed {
      style.attributes.insert(.dim)
    } else if traits.colorDepth == .none {
      style.attributes.insert(.bold)
    }
    return style
  }

  package var isMoving: Bool { isColorMoving || isDimmingMoving }
}
