import TermKitTestSupport
import Testing

/// `Documentation/Controls.md`: its code compiles, and its pictures exist.
@Suite struct ControlsPageTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("Documentation/Controls.md") }

  #if os(Linux)
    @Test func `the code of each control compiles without a warning, as a function or as a type`() throws {
      let blocks = page.code.filter { $0.language == "swift" }
      try #require(blocks.count == 7)
      let sources = blocks.enumerated().map { number, block in
        let code = block.lines.joined(separator: "\n")
        let isType = block.lines.first?.contains("class") == true
        let body = isType ? code : "@MainActor func example\(number)() {\n\(code)\n}"
        return ("Example\(number)", "import TermKit\n\(body)\n")
      }
      let diagnostics = try SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources))
      #expect(diagnostics.mapValues { $0.filter { !$0.contains("never used") } }.filter { !$0.value.isEmpty } == [:])
    }
  #endif

  @Test func `each picture of the page is a file`() throws {
    let names = try Repository.text(of: "Documentation/Controls.md").split(separator: "](").dropFirst()
      .compactMap { $0.split(separator: ")").first }.filter { $0.hasSuffix(".svg") }
    try #require(names.count == 7)
    for name in names { #expect(try Repository.text(of: "Documentation/\(name)").hasPrefix("<svg"), "\(name)") }
  }
}
