/// The size and the attributes of text. UIKit's `UIFont`.
///
///     label.font = .preferredFont(forTextStyle: .title1)
///     label.adjustsFontForContentSizeCategory = true
///
/// A terminal has letters of one size, which are one row high. Fonts of 20 points and more are bold instead of large.
public struct Font: Hashable, Sendable {
  /// The use of a text, which decides its font. UIKit's `UIFont.TextStyle`.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen. Bold.
    case largeTitle
    /// A title of the first level. Bold.
    case title1
    /// A title of the second level. Bold.
    case title2
    /// A title of the third level. Bold.
    case title3
    /// A heading, or the title of a row or a bar. Bold.
    case headline
    /// A heading below a headline.
    case subheadline
    /// Text to read.
    case body
    /// A remark beside the text.
    case callout
    /// A footnote.
    case footnote
    /// The caption of a picture.
    case caption1
    /// A less important caption.
    case caption2
  }

  /// The text style that the font was created for. Nil for a font that does not depend on the user's preferred size.
  public let textStyle: TextStyle?
  private let usualSize: Int
  private let usualAttributes: TextAttributes
  private let category: ContentSizeCategory

  private init(
    _ size: Int, _ attributes: TextAttributes, textStyle: TextStyle? = nil, category: ContentSizeCategory = .large
  ) {
    self.textStyle = textStyle
    usualSize = size
    usualAttributes = attributes
    self.category = category
  }

  /// Returns a font that is bold only if it has 20 points or more.
  /// - Parameter size: The size in points.
  /// - Precondition: The size is positive.
  public static func systemFont(ofSize size: Int) -> Font { Font(checked(size), size < largeSize ? [] : .bold) }

  /// Returns a bold font.
  /// - Parameter size: The size in points.
  /// - Precondition: The size is positive.
  public static func boldSystemFont(ofSize size: Int) -> Font { Font(checked(size), .bold) }

  private static func checked(_ size: Int) -> Int {
    Contract.require(size > 0, "a font cannot have \(size) points: use a positive size, such as 17")
    return size
  }

  /// Returns the font for a text `style` at the preferred size of `traits`.
  ///
  /// The font of a label follows changes of the size if the label's `adjustsFontForContentSizeCategory` is true.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection) -> Font {
    Font(
      style.size, style.isBold ? .bold : [], textStyle: style, category: traits.preferredContentSizeCategory)
  }

  /// Returns this font at the preferred size of given traits. A font without a text style stays as it is.
  package func adjusted(to traits: TraitCollection) -> Font {
    textStyle.map { scaling(with: $0, traits.preferredContentSizeCategory) } ?? self
  }

  /// Returns a font without a text style, as a font for a style that changes with the preferred size.
  func scaling(with style: TextStyle, _ category: ContentSizeCategory) -> Font {
    Font(usualSize, usualAttributes, textStyle: style, category: category)
  }

  /// The size in points.
  public var pointSize: Int { textStyle == nil ? usualSize : category.scaled(usualSize) }

  /// The text attributes. A font for a text style is bold at the accessibility sizes.
  public var attributes: TextAttributes {
    textStyle != nil && category.isAccessibilityCategory ? usualAttributes.union(.bold) : usualAttributes
  }

  /// The height of a line, in rows. It is 1 for every font, so that code that counts rows works as in UIKit.
  public var lineHeight: Int { 1 }

  // The size in points from which on a font is bold.
  static let largeSize = 20
}
