import TermKitGraphics

/// How a title differs from the usual look: what is nil stays as usual (B7). UIKit's dictionary of text attributes.
public struct TitleTextAttributes: Hashable, Sendable {
  /// The colour of the text.
  public var foregroundColor: Color?
  /// Bold, underline and the like, in place of the usual ones. The focus and terminals without colours add theirs.
  public var attributes: TextAttributes?
  /// What sets the text off from what is behind it.
  public var shadow: TextShadow?

  /// Makes a look; one like the usual one unless told otherwise.
  public init(foregroundColor: Color? = nil, attributes: TextAttributes? = nil, shadow: TextShadow? = nil) {
    self.foregroundColor = foregroundColor
    self.attributes = attributes
    self.shadow = shadow
  }
}

/// A soft patch behind text, which makes it readable on pictures (B7). UIKit's `NSShadow`.
///
/// A cell shows one glyph, so a second, shifted copy of the text would only spoil it: a shadow in cells colours what is behind the text.
/// Where colours do not blend there is none.
public struct TextShadow: Hashable, Sendable {
  /// The colour laid over the cells behind the text; usually not opaque.
  public var color: Color
  /// Columns on either side over which it fades away; 1 unless given, and no more than there are of what the text is in.
  public var blurRadius: Int

  /// Makes a shadow.
  public init(color: Color, blurRadius: Int = 1) {
    self.color = color
    self.blurRadius = blurRadius
  }
}

extension Canvas {
  /// Lays a shadow behind the cells that text of a row is going to take.
  mutating func draw(_ shadow: TextShadow, behind columns: Range<Int>, row: Int) {
    guard traits.colorDepth.blends, !columns.isEmpty else { return }
    fill(Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1), with: shadow.color)
    // Beyond the clip nothing is seen, however far it fades.
    for distance in 0..<max(0, min(shadow.blurRadius, clip.width)) {
      let color = shadow.color.withOpacity(1 - Double(distance + 1) / (Double(shadow.blurRadius) + 1))
      for x in [columns.lowerBound - 1 - distance, columns.upperBound + distance] {
        fill(Rect(x: x, y: row, width: 1, height: 1), with: color)
      }
    }
  }
}
