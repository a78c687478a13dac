import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's page with transitions, beside the list of all pages (V5).
@MainActor @Suite(.isolatedAppearance) struct TransitionsPageTests {
  private let app = TestApplication.gallery(showing: "Transitions")

  // Moves the focus to a button of the page, and presses it.
  private func press(button: Int) {
    app.press(.tab)
    for _ in 0..<button { app.press(.down) }
    app.press(.enter)
  }

  @Test func `the page shows rows, and buttons for a flip, for a pop and for tints`() {
    expectPage(
      "Transitions",
      draws: """
                               Transitions
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          A card grows out of its row.
            Mercury
            Earth
            Neptune

          A flip
            Turn the Screen Over

          A pop that follows the mouse
            Push a Screen

          A tint that spreads from its button
            Gold      Green      Red
        """)
  }

  @Test func `a card grows out of its row, and returns there when it is closed`() {
    press(button: 0)
    app.advance(by: 0.08)
    #expect(app.row(6).hasSuffix(" Mercury") && !app.row(13).contains("Close"), "the card is small")
    app.advance(by: 1)
    #expect(app.row(8).contains(" Mercury"))
    #expect(app.row(10).contains(" The smallest planet. A year takes"))
    #expect(app.background(2, 2).brightness < 0.9, "the screen behind the card is darker")
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.row(4).contains("    Mercury"))
    #expect(app.row(11).contains("Push a Screen") || app.row(12).contains("Push a Screen"))
  }

  @Test func `a flip narrows the screen to its middle, and widens the back from there`() {
    press(button: 3)
    app.advance(by: 0.12)
    #expect(app.row(20).prefix(4) == "    ", "the list is clipped")
    #expect(app.row(10).contains("Turn the Screen Over") || app.row(9).contains("Turn the Screen Over"))
    app.advance(by: 1)
    #expect(app.background(0, 10) == Exhibits.gold && app.background(79, 20) == Exhibits.gold)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("Gallery") && app.row(1).contains("Transitions"))
  }

  @Test func `a pushed screen follows the mouse from its left edge, and returns if it is released early`() {
    press(button: 4)
    app.advance(by: 1)
    #expect(app.row(1).contains("On Top"))
    app.mouseDown(23, 12)
    app.mouseDrag(40, 12)
    app.advance(by: 0.5)
    #expect(app.row(3).contains("Drag this"))
    #expect(!app.row(3).contains("from its left edge."))
    app.mouseUp(40, 12)
    app.advance(by: 1)
    #expect(app.row(3).contains("from its left edge."))
    app.mouseDown(23, 12)
    app.mouseDrag(70, 12)
    app.advance(by: 0.5)
    app.mouseUp(70, 12)
    app.advance(by: 1)
    #expect(app.row(3).contains("A card grows out of its row."))
  }

  @Test func `a tint spreads from its button over the page`() throws {
    let (near, far) = (Point(x: 37, y: 15), Point(x: 27, y: 4))
    #expect(app.row(near.y).contains("Green") && app.row(far.y).contains("Mercury"))
    let blue = app.foreground(near.x, near.y)
    press(button: 5)
    app.advance(by: 0.14)
    #expect(app.foreground(near.x, near.y) != blue && app.foreground(far.x, far.y) == blue)
    app.advance(by: 0.3)
    #expect(app.foreground(far.x, far.y) == app.foreground(near.x, near.y) && app.foreground(far.x, far.y) != blue)
  }
}
