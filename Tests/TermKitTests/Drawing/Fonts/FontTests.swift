import TermKit
import Testing

@Suite struct FontTests {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category)
  }
  @Test func `a font is one row high at the usual size, and no smaller at the smallest size`() {
    for style in Font.TextStyle.allCases {
      for category in [ContentSizeCategory.extraSmall, .large, .extraLarge] {
        #expect(Font.preferredFont(forTextStyle: style, compatibleWith: traits(category)).lineHeight == 1)
      }
    }
  }
}
