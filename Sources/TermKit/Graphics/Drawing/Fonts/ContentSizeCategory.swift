/// The size of text that the user prefers. UIKit's `UIContentSizeCategory`.
///
///     application.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
///
/// A program cannot change the size of the terminal's letters. TermKit shows a larger size in other ways: higher rows in lists, higher
/// navigation bars, and bold text. The article Documentation/TextSize.md shows what each size means.
public enum ContentSizeCategory: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The smallest size. It looks like `large`, because a terminal's letters cannot be smaller than a cell.
  case extraSmall
  /// A small size. It looks like `large`.
  case small
  /// A medium size. It looks like `large`.
  case medium
  /// The usual size, and the default.
  case large
  /// A large size. The rows of lists are at least two rows high.
  case extraLarge
  /// A larger size. The rows of lists are at least three rows high.
  case extraExtraLarge
  /// The largest size that is not an accessibility size. It looks like `extraExtraLarge`.
  case extraExtraExtraLarge
  /// The smallest of the accessibility sizes. All text with a text style is bold, and navigation bars are three rows high.
  case accessibilityMedium
  /// A large accessibility size. It looks like `accessibilityMedium`, except for numbers that `FontMetrics` scales.
  case accessibilityLarge
  /// A larger accessibility size. It looks like `accessibilityMedium`, except for numbers that `FontMetrics` scales.
  case accessibilityExtraLarge
  /// The second largest size. It looks like `accessibilityMedium`, except for numbers that `FontMetrics` scales.
  case accessibilityExtraExtraLarge
  /// The largest size. It looks like `accessibilityMedium`, except for numbers that `FontMetrics` scales.
  case accessibilityExtraExtraExtraLarge

  /// The sizes of which each looks different from the one before.
  package static let distinct: [ContentSizeCategory] = [.large, .extraLarge, .extraExtraLarge, .accessibilityMedium]

  /// Whether the size is one of the five for users with low vision. UIKit's `isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders the sizes from the smallest to the largest.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The short name of the size, as in the environment variable TERMKIT_TEXT_SIZE: XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5.
  public var name: String { Self.names[rawValue] }

  /// Creates the size with a short name such as "XXL" or "ax3". Returns nil for any other text.
  /// - Parameter name: The short name, in upper or lower case.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name.uppercased()) else { return nil }
    self.init(rawValue: index)
  }

  private static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
}
