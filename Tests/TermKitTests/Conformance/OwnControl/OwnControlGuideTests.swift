import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// `Documentation/WritingYourOwnControl.md`: its code is the code that the tests run, and its slider looks as in its pictures.
@MainActor @Suite struct OwnControlGuideTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("Documentation/WritingYourOwnControl.md") }

  private static let folder = "Tests/TermKitTests/Conformance/OwnControl"

  @Test func `each program of the guide is a file of the tests, and its test is one of theirs`() throws {
    let programs = page.code.filter { $0.language == "swift" }.map { $0.lines.joined(separator: "\n") + "\n" }
    try #require(programs.count == 3)
    #expect(programs[0] == (try Repository.text(of: "\(Self.folder)/VolumeSlider.swift")))
    #expect(programs[1] == (try Repository.text(of: "\(Self.folder)/DeckViewController.swift")))
    let isTested = try Repository.text(of: "\(Self.folder)/VolumeSliderTests.swift").contains(programs[2])
    #expect(isTested, "the test of the guide is not in VolumeSliderTests.swift")
  }

  @Test(arguments: [TraitCollection(), TraitCollection(glyphLevel: .ascii, colorDepth: .none)])
  func `the slider of the guide looks as in its picture`(traits: TraitCollection) throws {
    let pictures = page.code.filter { $0.language == "text" }
    let picture = try #require(traits.glyphLevel == .ascii ? pictures.last : pictures.first)
    let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))
    slider.value = 0.275
    let app = TestApplication(size: Size(width: 24, height: 4), traits: traits) {
      let screen = ViewController()
      screen.view.addSubview(slider)
      return screen
    }
    expect(app, shows: picture.lines.joined(separator: "\n"))
  }

  @Test func `the slider of the guide is as short as the guide says`() throws {
    let lines = try Repository.text(of: "\(Self.folder)/VolumeSlider.swift").split(separator: "\n")
    let code = lines.filter { !$0.contains("///") && !$0.contains("import ") }
    #expect(code.count <= 65)
  }

  #if os(Linux)
    @Test func `the programs of the guide compile without a warning`() throws {
      let programs = page.code.filter { $0.language == "swift" && $0.lines.first == "import TermKit" }
      let sources = programs.enumerated().map { ("Program\($0)", $1.lines.joined(separator: "\n")) }
      #expect(try SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources)) == [:])
    }
  #endif
}
