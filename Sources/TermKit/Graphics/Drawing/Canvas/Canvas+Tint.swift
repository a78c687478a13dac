extension Canvas {
  /// The presentation value of the tint of the view that draws: `View.tintColor`, or an intermediate colour during an animation.
  ///
  /// A canvas without a view uses blue. A view that reads this property in `draw(in:)` is redrawn when its tint changes, and in each
  /// frame of an animation of the tint.
  public var tintColor: Color {
    mutating get {
      isTintUsed = true
      return tint.effectiveColor
    }
  }

  /// Returns a text style in the tint, which also shows where the colour alone would not.
  ///
  /// With 16, 8 or no colours a dimmed tint adds the dim attribute. Without colours a tint that is not dimmed adds bold.
  /// - Parameter attributes: Further attributes of the text. Defaults to none.
  public mutating func tintTextStyle(_ attributes: TextAttributes = []) -> TextStyle {
    isTintUsed = true
    return tint.textStyle(attributes, in: traits)
  }
}

/// The presentation value of a tint, which may be in the middle of an animation.
package struct PresentationTint: Hashable {
  /// The colour before dimming.
  package var color: Color
  /// The amount of dimming: 0 for the pure colour, 1 for its grey.
  package var dimming = 0.0
  /// True while `color` is being animated.
  package var isColorMoving = false
  /// True while `dimming` is being animated.
  package var isDimmingMoving = false

  package init(color: Color) { self.color = color }

  /// The colour to draw with (T8).
  package var effectiveColor: Color { dimming > 0 ? color.mixed(with: color.grayscale, dimming) : color }

  var isDimmed: Bool { dimming >= 0.5 }

  /// Returns the style of text in this tint (T12).
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
