import TermKit
import TestBasics
import Testing

@Suite struct FontTests {
  private func font(_ style: Font.TextStyle, _ category: ContentSizeCategory) -> Font {
    .preferredFont(forTextStyle: style, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
  }

  @Test func `V7: sizes of text are ordered, have short names, and the largest five are accessibility sizes`() {
    expectEqual(ContentSizeCategory.allCases, ContentSizeCategory.allCases.sorted())
    expectEqual(
      ContentSizeCategory.allCases.map(\.name),
      [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    expectEqual(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.name).joined(), "AX1AX2AX3AX4AX5")
    for category in ContentSizeCategory.allCases {
      expectEqual(ContentSizeCategory(name: category.name.lowercased()), category)
    }
    expectNil(ContentSizeCategory(name: "huge"))
  }

  @Test func `V7: up to XL, every text style is one row high`() {
    for style in Font.TextStyle.allCases {
      for category in ContentSizeCategory.allCases where category <= .extraLarge {
        expectEqual(font(style, category).lineHeight, 1)
      }
    }
  }

  // The first size at which each text style is four or seven rows high.
  @Test(
    arguments: [
      (.largeTitle, "XXL", "AX3"), (.title1, "AX1", "AX5"), (.title2, "AX2", nil), (.title3, "AX3", nil),
      (.headline, "AX3", nil), (.body, "AX3", nil), (.callout, "AX4", nil), (.subheadline, "AX4", nil),
      (.footnote, "AX5", nil), (.caption1, nil, nil), (.caption2, nil, nil),
    ] as [(Font.TextStyle, String?, String?)])
  func `V7: each text style has large letters from a certain size on`(
    style: Font.TextStyle, four: String?, seven: String?
  ) {
    func first(_ height: Int) -> String? {
      ContentSizeCategory.allCases.first { font(style, $0).lineHeight >= height }?.name
    }
    expectEqual(first(4), four)
    expectEqual(first(7), seven)
  }

  @Test func `V7: titles and headlines are bold at every size, and all text styles at the accessibility sizes`() {
    let bold = Font.TextStyle.allCases.filter { font($0, .large).attributes == .bold }
    expectEqual(bold, [.largeTitle, .title1, .title2, .title3, .headline])
    for style in Font.TextStyle.allCases {
      expectEqual(font(style, .accessibilityMedium).attributes, .bold)
      expectEqual(font(style, .extraExtraExtraLarge).attributes, font(style, .large).attributes)
    }
  }

  @Test func `V7: a font without a text style has the same size at every preferred size`() {
    expectEqual(Font.systemFont(ofSize: 17).pointSize, 17)
    expectEqual(Font.systemFont(ofSize: 17).lineHeight, 1)
    expectEqual(Font.systemFont(ofSize: 40).lineHeight, 4)
    expectEqual(Font.systemFont(ofSize: 80).lineHeight, 7)
    expectEqual(Font.boldSystemFont(ofSize: 12).attributes, .bold)
  }

  @Test func `V7: font metrics scale cells and fonts with the preferred size`() {
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = FontMetrics(forTextStyle: .body)
    expectEqual((0...4).map { metrics.scaledValue(for: $0, compatibleWith: largest) }, [0, 3, 6, 9, 12])
    expectEqual((0...4).map { metrics.scaledValue(for: $0, compatibleWith: TraitCollection()) }, [0, 1, 2, 3, 4])
    let font = metrics.scaledFont(for: .systemFont(ofSize: 25), compatibleWith: largest)
    expectEqual(font.pointSize, 78)
    expectEqual(font.lineHeight, 4)
    expectEqual(font.textStyle, .body)
  }
}
