import TermKitGraphics

/// The differences between a title and its usual look. A value of nil keeps the usual look. UIKit's dictionary of text attributes.
public struct TitleTextAttributes: Hashable, Sendable {
  /// The colour of the text. Defaults to nil: the usual colour.
  public var foregroundColor: Color?
  /// The text attributes that replace the usual ones, such as bold and underline. Defaults to nil. The focus and terminals without colours
  /// add attributes.
  public var attributes: TextAttributes?
  /// The shadow behind the text. Defaults to nil: no shadow. Terminals with sixteen colours or fewer show no shadow.
  public var shadow: TextShadow?

  /// Creates differences in the `foregroundColor`, the `attributes` and the `shadow`. Each defaults to nil, which keeps the usual look.
  public init(foregroundColor: Color? = nil, attributes: TextAttributes? = nil, shadow: TextShadow? = nil) {
    self.foregroundColor = foregroundColor
    self.attributes = attributes
    self.shadow = shadow
  }
}

/// A soft patch of colour behind text, which makes the text readable on images. UIKit's `NSShadow`.
///
/// A cell shows one glyph, so a shifted copy of the text is not possible. The shadow colours the cells behind the text instead. With 16
/// colours, 8 or none, it is not drawn.
public struct TextShadow: Hashable, Sendable {
  /// The colour laid over the cells behind the text, usually translucent.
  public var color: Color
  /// The columns on either side over which the shadow fades out. Defaults to 1. 0 or less means no fading.
  public var blurRadius: Int

  /// Creates a shadow of a usually translucent `color`, which fades out over `blurRadius` columns on either side. The radius defaults to 1.
  public init(color: Color, blurRadius: Int = 1) {
    self.color = color
    self.blurRadius = blurRadius
  }
}

extension Canvas {
  /// Draws a `shadow` behind `columns` of a `row` where text is about to be drawn, in the canvas's coordinates. Does nothing with 16
  /// colours, 8 or none.
  public mutating func draw(_ shadow: TextShadow, behind columns: Range<Int>, row: Int) {
    guard traits.colorDepth.blends, !columns.isEmpty else { return }
    fill(Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1), with: shadow.color)
    // The shadow is not visible beyond the clip, however large its radius is.
    for distance in 0..<max(0, min(shadow.blurRadius, clip.width)) {
      let color = shadow.color.withOpacity(1 - Double(distance + 1) / (Double(shadow.blurRadius) + 1))
      for x in [columns.lowerBound - 1 - distance, columns.upperBound + distance] {
        fill(Rect(x: x, y: row, width: 1, height: 1), with: color)
      }
    }
  }
}
