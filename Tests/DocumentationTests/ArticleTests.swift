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
    let snippets = Repository.files(in: SnippetPicture.snippets, ending: ".swift").filter { !$0.contains("/Support/") }
    #expect(snippets.count >= 10)
    let marks = try Article.allPaths.flatMap {
      try Article($0).blocks.compactMap { Article.Mark($0.introduction)?.file }
    }
    for snippet in snippets {
      let source = try Repository.text(of: snippet)
      let hasPicture = source.contains("expectPicture(of: ")
      #expect(hasPicture, "\(snippet) compares no picture")
      let isShown = marks.contains(snippet)
      #expect(isShown, "no page shows \(snippet)")
    }
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
}
