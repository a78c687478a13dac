/// Scales numbers and fonts with the size of text that the user prefers. UIKit's `UIFontMetrics`.
///
///     stack.spacing = FontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
public struct FontMetrics: Hashable, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a text style. All styles scale by the same factor.
  public init(forTextStyle style: Font.TextStyle) { self.style = style }

  /// Returns a number of cells for the preferred size. At `ContentSizeCategory.large`, it is unchanged.
  ///
  /// The largest size makes 1 into 3, and 2 into 6.
  /// - Parameters:
  ///   - value: The number of cells at `ContentSizeCategory.large`.
  ///   - traits: The traits with the preferred size.
  /// - Returns: The scaled number, rounded.
  public func scaledValue(for value: Int, compatibleWith traits: TraitCollection) -> Int {
    traits.preferredContentSizeCategory.scaled(value)
  }

  /// Returns a font at the preferred size, with the text style of the metrics. Like every font for a text style, it is bold at the
  /// accessibility sizes. In a view whose `adjustsFontForContentSizeCategory` is true, it follows changes of the size.
  /// - Parameters:
  ///   - font: The font at `ContentSizeCategory.large`, such as `Font.systemFont(ofSize: 24)`.
  ///   - traits: The traits with the preferred size.
  /// - Precondition: The font has no text style, because such a font is scaled already.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection) -> Font {
    Contract.require(
      font.textStyle == nil,
      "a font for a text style is scaled already: scale a font such as Font.systemFont(ofSize: 24)")
    return font.scaling(with: style, traits.preferredContentSizeCategory)
  }
}
