import TermKitGraphics

/// A view whose font can follow the size of text that the user prefers. UIKit's `UIContentSizeCategoryAdjusting`.
@MainActor public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user's preferred size of text. Defaults to false for labels and buttons, and to true for navigation bars
  /// and for the cells, headers and footers of tables.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Font {
  /// Returns the font for a text style at the user's preferred size.
  ///
  /// The font of a label follows changes of the size if the label's `adjustsFontForContentSizeCategory` is true.
  @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: WindowScene.current?.traitCollection ?? TraitCollection())
  }
}

extension FontMetrics {
  /// Returns a number of cells, rounded, for the user's preferred size. The given number is that at `ContentSizeCategory.large`.
  @MainActor public func scaledValue(for value: Int) -> Int {
    scaledValue(for: value, compatibleWith: WindowScene.current?.traitCollection ?? TraitCollection())
  }

  /// Returns a font at the user's preferred size, with the text style of the metrics. Like every font for a text style, it is bold at the
  /// accessibility sizes. In a view whose `adjustsFontForContentSizeCategory` is true, it follows changes of the size.
  /// - Parameter font: The font at `ContentSizeCategory.large`, such as `Font.systemFont(ofSize: 24)`.
  /// - Precondition: The font has no text style, because such a font is scaled already.
  @MainActor public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, compatibleWith: WindowScene.current?.traitCollection ?? TraitCollection())
  }
}
