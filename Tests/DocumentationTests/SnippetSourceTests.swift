import Testing

@Suite struct SnippetSourceTests {
  @Test func `hidden lines are left out, and each shown region is indented as little as possible`() {
    let source = SnippetSource(
      """
      import TermKit
      // snippet.hide
      extension Snippets {
        func test() {
          // snippet.show
          if isOver {
            stop()
          }
          // snippet.hide
        }
      }
      """)
    #expect(source.shown() == ["import TermKit", "if isOver {", "  stop()", "}"])
  }

  @Test func `a part ends where the next one begins, and at its end`() {
    let source = SnippetSource(
      """
      // snippet.first
      one()

      // snippet.second
        two()
      // snippet.end
      three()
      """)
    #expect(source.shown(part: "first") == ["one()"])
    #expect(source.shown(part: "second") == ["two()"])
    #expect(source.shown(part: "third") == [])
    #expect(source.shown() == ["one()", "", "two()", "three()"])
  }

  @Test func `a part is shown although the lines around it are hidden`() {
    let source = SnippetSource(
      """
      // snippet.hide
      func test() {
        // snippet.stop
        stop()
        // snippet.end
      }
      """)
    #expect(source.shown(part: "stop") == ["stop()"])
    #expect(source.shown() == [])
  }
}
