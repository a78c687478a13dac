/// The direction in which an interface is laid out. UIKit's `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Hashable, Sendable, CaseIterable {
  /// From the left edge to the right edge, as in English.
  case leftToRight
  /// From the right edge to the left edge, as in Arabic.
  case rightToLeft
}
