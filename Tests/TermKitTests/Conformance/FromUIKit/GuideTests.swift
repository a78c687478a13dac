import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// `Documentation/ComingFromUIKit.md`: its programs compile, and its layouts look as in its pictures.
@MainActor @Suite struct GuideTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("Documentation/ComingFromUIKit.md") }

  /// The code blocks in Swift. Blocks that show UIKit's code for comparison are left out.
  private var code: [MarkdownPage.Code] {
    page.code.filter { $0.language == "swift" && $0.introduction != "In UIKit:" }
  }

  @Test func `the first program of the guide counts, and looks as in its picture`() throws {
    let app = TestApplication(size: Size(width: 24, height: 8)) {
      NavigationController(rootViewController: TallyViewController())
    }
    app.type("++")
    let picture = try #require(page.code.first { $0.language == "text" })
    expect(app, shows: picture.lines.joined(separator: "\n"))
    let source = try Repository.text(of: "Tests/TermKitTests/Conformance/FromUIKit/FirstProgram.swift")
    #expect(page.code.first.map { $0.lines.joined(separator: "\n") + "\n" } == source)
  }

  @Test(arguments: LayoutIdiom.allCases)
  func `a layout of the guide looks as in its picture, and grows with the terminal`(_ idiom: LayoutIdiom) throws {
    let app = TestApplication(size: Size(width: 16, height: 5)) { idiom.screen() }
    let pictures = page.code.filter { $0.language == "text" }.dropFirst()
    let picture = try #require(pictures.dropFirst(idiom.index).first)
    expect(app, shows: picture.lines.joined(separator: "\n"))
    app.resize(to: Size(width: 22, height: 7))
    expect(app, shows: idiom.larger)
  }

  @Test func `the code of each layout of the guide is the code that the tests run`() throws {
    let source = try Repository.text(of: "Tests/TermKitTests/Conformance/FromUIKit/LayoutIdioms.swift")
    let tested = source.split(separator: "\n").map(\.trimmingSpaces).joined(separator: "\n")
    let layouts = code.filter { $0.introduction == "In TermKit:" }
    #expect(layouts.count == LayoutIdiom.allCases.count)
    for layout in layouts {
      let lines = layout.lines.map(\.trimmingSpaces).filter { !$0.isEmpty }.joined(separator: "\n")
      let isTested = tested.contains("\n\(lines)\n")
      #expect(isTested, "\(page.name):\(layout.line) is not tested")
    }
  }

  @Test func `each difference in the README is also in the table of the guide`() throws {
    let heading = "## Where TermKit differs from UIKit on purpose"
    let lines = try Repository.text(of: "README.md").split(separator: "\n")
    let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("| ") }
    #expect(rows.count > 5)
    let guide = Set(try Repository.text(of: "Documentation/ComingFromUIKit.md").split(separator: "\n"))
    for row in rows {
      let isInGuide = guide.contains(row)
      #expect(isInGuide, "add this row to Documentation/ComingFromUIKit.md: \(row)")
    }
  }

  #if os(Linux)
    @Test func `the programs of the guide compile without a warning`() throws {
      let programs = code.filter { $0.introduction != "In TermKit:" }
      #expect(programs.count >= 2)
      let sources = programs.enumerated().map { ("Program\($0)", $1.lines.joined(separator: "\n")) }
      #expect(try SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources)) == [:])
    }
  #endif
}
