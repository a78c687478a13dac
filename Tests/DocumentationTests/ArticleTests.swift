import TermKitTestSupport
import Testing

/// The README and the catalogue: their code is the code of the snippets, which compile, run and have pictures.
@Suite struct ArticleTests {
  @Test(arguments: Article.allPaths)
  func `each block of code on a page is the shown code of a snippet, or its picture`(path: String) throws {
    var article = try Article(path)
    if SnippetPicture.isRecording {
      try Repository.write(article.updatedText(), to: path)
      article = try Article(path)
    }
    for block in article.blocks {
      if let problem = try article.problem(with: block) { Issue.record("\(path):\(block.line): \(problem)") }
    }
  }

  @Test func `each snippet compares its picture, and is shown on a page`() throws {
    // A file whose name ends in "Tests" has the tests of the file beside it.
    let snippets = Repository.files(in: SnippetPicture.snippets, ending: ".swift").filter {
      !$0.contains("/Support/") && !$0.hasSuffix("Tests.swift")
    }
    #expect(snippets.count >= 30)
    let marks = try Article.allPaths.flatMap {
      try Article($0).blocks.compactMap { Article.Mark($0.introduction)?.file }
    }
    for snippet in snippets {
      let files = [snippet, snippet.dropLast(".swift".count) + "Tests.swift"].filter(Repository.contains)
      let hasPicture = try files.contains { try Repository.text(of: $0).contains("expectPicture(of: ") }
      #expect(hasPicture, "\(snippet) compares no picture")
      let isShown = marks.contains(snippet)
      #expect(isShown, "no page shows \(snippet)")
    }
  }

  @Test func `at least 60 blocks of code run in tests`() throws {
    let introductions = try Article.allPaths.flatMap { try Article($0).blocks.map(\.introduction) }
    let running = introductions.compactMap(Article.Mark.init).filter { mark in
      mark.file.hasPrefix(SnippetPicture.snippets) && mark.file.hasSuffix(".swift")
    }
    #expect(running.count >= 60)
  }

  @Test func `each picture of the catalogue belongs to a snippet`() throws {
    let pictures = Repository.files(in: SnippetPicture.catalog, ending: ".txt")
    #expect(!pictures.isEmpty)
    let snippets = Repository.files(in: SnippetPicture.snippets, ending: ".swift")
    for picture in pictures + Repository.files(in: SnippetPicture.catalog, ending: ".svg") {
      let isKnown = snippets.contains { snippet in
        let name = SnippetPicture(snippet: snippet).text.dropLast(4)
        return picture.dropLast(4) == name || picture.hasPrefix("\(name)-")
      }
      #expect(isKnown, "no snippet makes \(picture); delete it")
    }
  }

  @Test func `the article about shipping links the archives of the same libraries as the scripts`() throws {
    func libraries(_ path: String) throws -> Set<Substring> {
      let loop = try #require(Repository.text(of: path).firstMatch(of: /for library in (.*); do\n/))
      return Set(loop.output.1.split(separator: " "))
    }
    let linked = try libraries("Scripts/dependencies.sh")
    #expect(linked.count >= 5)
    #expect(try libraries("\(SnippetPicture.catalog)/Shipping/Shipping.md") == linked)
  }

  @Test func `the slider of "Writing your own control" is as short as the article says`() throws {
    let file = "\(SnippetPicture.snippets)/WritingYourOwnControl/VolumeSlider.swift"
    let lines = SnippetSource(try Repository.text(of: file)).shown()
    let code = lines.filter { !$0.isEmpty && !$0.contains("///") && !$0.contains("import ") }
    #expect(code.count > 10 && code.count <= 65)
  }

  @Test func `each difference from UIKit in the README is also in the table of "Coming from UIKit"`() throws {
    let heading = "## Where TermKit differs from UIKit on purpose"
    let lines = try Repository.text(of: "README.md").split(separator: "\n")
    let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("| ") }
    #expect(rows.count > 5)
    let table = "\(SnippetPicture.catalog)/ComingFromUIKit/ComingFromUIKit.md"
    let known = Set(try Repository.text(of: table).split(separator: "\n"))
    for row in rows {
      let isKnown = known.contains(row)
      #expect(isKnown, "add this row to \(table): \(row)")
    }
  }
}
