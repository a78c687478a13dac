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

  @Test func `V7: titles and headlines are bold at every size, and all text styles at the accessibility sizes`() {
    let bold = Font.TextStyle.allCases.filter { font($0, .large).attributes == .bold }
    expectEqual(bold, [.largeTitle, .title1, .title2, .title3, .headline])
    for style in Font.TextStyle.allCases {
      expectEqual(font(style, .accessibilityMedium).attributes, .bold)
      expectEqual(font(style, .extraExtraExtraLarge).attributes, font(style, .large).attributes)
    }
  }

  @Test func `V7: a font without a text style keeps its size, and is bold from 20 points on`() {
    expectEqual(Font.systemFont(ofSize: 17).pointSize, 17)
    expectEqual(Font.systemFont(ofSize: 19).attributes, [])
    expectEqual(Font.systemFont(ofSize: 20).attributes, .bold)
    expectEqual(Font.boldSystemFont(ofSize: 12).attributes, .bold)
  }

  @Test func `V7: font metrics scale cells and fonts with the preferred size`() {
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = FontMetrics(forTextStyle: .body)
    expectEqual((0...4).map { metrics.scaledValue(for: $0, compatibleWith: largest) }, [0, 3, 6, 9, 12])
    expectEqual((0...4).map { metrics.scaledValue(for: $0, compatibleWith: TraitCollection()) }, [0, 1, 2, 3, 4])
    let font = metrics.scaledFont(for: .systemFont(ofSize: 25), compatibleWith: largest)
    expectEqual(font.pointSize, 78)
    expectEqual(font.textStyle, .body)
  }
}
