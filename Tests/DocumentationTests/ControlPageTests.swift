import TermKitTestSupport
import Testing

/// The pages of controls: all have the same sections.
@Suite struct ControlPageTests {
  private static let sections = [
    "### Anatomy", "### States", "### Keys and mouse", "### Appearance", "### Accessibility", "### Example",
    "### Differences from UIKit",
  ]
  private static let pages = Repository.files(in: "\(SnippetPicture.catalog)/Controls", ending: ".md")

  @Test func `there are at least 30 pages of controls`() { #expect(Self.pages.count >= 30) }

  @Test(arguments: pages)
  func `the page of a control begins with its purpose and a picture, and has every section`(page: String) throws {
    let lines = try Repository.text(of: page).split(separator: "\n")
    let name = page.split(separator: "/").last?.dropLast(3) ?? ""
    // The page takes the place of the documentation comment, which is for editors.
    #expect(
      Array(lines.prefix(4)) == [
        "# ``TermKit/\(name)``", "@Metadata {", "  @DocumentationExtension(mergeBehavior: override)", "}",
      ])
    try #require(lines.count > 7)
    #expect(lines[5] == "## Overview", "one paragraph says what the control is for")
    #expect(lines[6].hasPrefix("!["), "the overview begins with a picture")
    let sections = lines.prefix { $0 != "## Topics" }.filter { $0.hasPrefix("### ") }
    #expect(sections.map(String.init) == Self.sections)
  }
}
