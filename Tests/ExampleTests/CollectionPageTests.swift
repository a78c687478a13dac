import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with a collection.
@MainActor @Suite(.isolatedAppearance) struct CollectionPageTests {
  /// The page beside the list, from the row below the navigation bar.
  private func page(_ app: TestApplication) -> Picture {
    var buffer = CellBuffer(size: Size(width: 57, height: 19))
    for y in 0..<19 { for x in 0..<57 { buffer[x, y] = app.screen[x + 23, y + 3] } }
    return Picture(buffer)
  }

  private func app() -> TestApplication {
    let app = TestApplication.gallery(showing: "Collection")
    app.press(.right)
    return app
  }

  @Test func `C13: the page shows cards in a grid with a header for each section`() {
    #expect(
      page(app()).difference(
        from: Picture(
          """
            Garden
          ▌   Rose          Sun           Leaf          Sky
          ▌   No. 1         No. 2         No. 3         No. 4

              Plum          Rose          Sun           Leaf
              No. 5         No. 6         No. 7         No. 8

            Meadow
              Sky           Plum          Rose          Sun
              No. 9         No. 10        No. 11        No. 12

              Leaf          Sky           Plum          Rose
              No. 13        No. 14        No. 15        No. 16

              Sun           Leaf          Sky           Plum
              No. 17        No. 18        No. 19        No. 20



          """)) == nil)
  }

  @Test func `C13: the switch shows the same cards as a list, with the focus on the same card`() {
    let app = app()
    app.press(.down, .right)
    app.click(on: "List")
    app.advance(by: 0.15)
    app.advance(by: 1)
    #expect(app.row(4).contains("Rose    No. 1"))
    #expect(app.row(5).contains("▁▁▁▁"))
    #expect((0..<24).map(app.row).contains { $0.contains("Rose    No. 6") })
    app.click(on: "Grid")
    app.advance(by: 1)
    #expect(app.row(5).contains("No. 1         No. 2"))
  }

  @Test func `C13: a key adds a card at the focus, and Delete removes the card with the focus`() {
    let app = app()
    app.press("+")
    app.advance(by: 1)
    #expect(app.row(5).contains("No. 21    ▌   No. 1         No. 2"))
    app.press(.delete)
    app.advance(by: 1)
    #expect(app.row(5).contains("No. 21    ▌   No. 2         No. 3"), "the focus stayed with its card")
  }

  @Test func `C13: Shuffle moves the cards to other places`() {
    let app = app()
    app.click(on: "Shuffle")
    app.advance(by: 1)
    #expect(app.row(5).contains("No. 1         No. 3         No. 5         No. 7"))
  }

  @Test func `C13: the menu of a card deletes it`() {
    let app = app()
    app.mouseDown(42, 5, button: 2)
    app.mouseUp(42, 5, button: 2)
    app.advance(by: 0.3)
    app.click(on: "Delete")
    app.advance(by: 1)
    #expect(app.row(5).contains("No. 1     ▌   No. 3"))
  }
}
