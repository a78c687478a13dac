// All numbers of Dynamic Type. The sizes in points are the sizes that UIKit has at `ContentSizeCategory.large`.

extension ContentSizeCategory {
  /// The size of body text, in points.
  var bodySize: Int { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] }

  /// The smallest height of a row in a list, in rows of the terminal and without the hairline. Text of one row has blank rows around it.
  package var listRowHeight: Int { self < .extraLarge ? 1 : self == .extraLarge ? 2 : 3 }

  /// Returns a number for the usual size, scaled to this size as body text is, and rounded.
  func scaled(_ value: Int) -> Int {
    let usual = Self.large.bodySize
    return Int(saturating: Double(value) * Double(bodySize) / Double(usual))
  }
}

extension Font.TextStyle {
  /// The size at `ContentSizeCategory.large`, in points.
  var size: Int {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// Whether the style is bold at every size.
  var isBold: Bool { self == .headline || size >= Font.largeSize }
}
