import TermKitTestSupport
import Testing

/// `Scripts/snippets` copies the code of snippets into articles.
@Suite struct ArticleUpdateTests {
  private let comment = "<!-- Documentation/Snippets/TheTerminal/SmallScreen.swift -->"

  @Test func `a block below the name of a file gets the code of the file`() throws {
    let article = Article(path: "a.md", text: "One:\n\n\(comment)\n\n```swift\nold\n```\n\nEnd.\n")
    #expect(
      try article.updatedText() == """
        One:

        \(comment)

        ```swift
        application.minimumSize = Size(width: 40, height: 12)
        ```

        End.

        """)
    #expect(try article.problem(with: #require(article.blocks.first)) != nil)
  }

  @Test func `a block of shell commands below the code of a file keeps its text`() throws {
    let commands = "```sh\nls | choose\n```\n"
    let code = "```swift\napplication.minimumSize = Size(width: 40, height: 12)\n```\n"
    for text in ["\(comment)\n\n\(code)\n\(commands)", "\(comment)\n\n\(commands)"] {
      #expect(try Article(path: "a.md", text: text).updatedText() == text)
    }
  }

  @Test func `a second block of code below the same comment belongs to no file`() throws {
    let code = "```swift\napplication.minimumSize = Size(width: 40, height: 12)\n```\n"
    let article = Article(path: "a.md", text: "\(comment)\n\n\(code)\n```swift\nmore()\n```\n")
    try #require(article.blocks.count == 2)
    #expect(try article.problem(with: article.blocks[0]) == nil)
    #expect(try article.problem(with: article.blocks[1]) == "no comment above the block names a file")
    #expect(try article.updatedText() == article.text)
  }

  @Test func `a block keeps its code if its file has no such part`() throws {
    let part = comment.replacing(".swift", with: ".swift#missing")
    let article = Article(path: "a.md", text: "\(part)\n\n```swift\nold\n```\n")
    #expect(try article.updatedText() == article.text)
    let problem = try article.problem(with: #require(article.blocks.first))
    #expect(problem?.hasSuffix("shows nothing here, or has no part missing") == true)
  }
}
