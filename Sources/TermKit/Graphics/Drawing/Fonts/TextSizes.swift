// All numbers of Dynamic Type. The sizes in points are the sizes that UIKit has at `ContentSizeCategory.large`.

extension ContentSizeCategory {
  /// The size of body text, in points.
  var bodySize: Int {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }

  /// The smallest height of a row in a list, in rows of the terminal and without the hairline. Text of one row has blank rows around it.
  package var listRowHeight: Int {
    switch self {
    case .extraSmall, .small, .medium, .large: 1
    case .extraLarge: 2
    case .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      3
    }
  }

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
  var isBold: Bool {
    switch self {
    case .largeTitle, .title1, .title2, .title3, .headline: true
    case .body, .callout, .subheadline, .footnote, .caption1, .caption2: false
    }
  }
}
