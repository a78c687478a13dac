import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with gesture recognizers.
@MainActor @Suite(.isolatedAppearance) struct GesturesPageTests {
  private let app = TestApplication.gallery(showing: "Gestures")

  private func answer() -> String { String(app.row(14).dropFirst(25)).trimmingEnd(" ▐▝") }

  @Test func `V6: the page shows a note in a frame, the last gesture and four squares`() {
    expectPage(
      "Gestures",
      draws: """
                                Gestures
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Drag the note, tap it once or twice, or hold it.      ▐
          Swipe beside it.                                      ▐
          ╭───────────────────────────────────────────────────╮ ▐
          │ ╭──────────╮                                      │ ▐
          │ │   Note   │                                      │ ▐
          │ ╰──────────╯                                      │ ▐
          │                                                   │ ▐
          │                                                   │ ▐
          │                                                   │ ▐
          ╰───────────────────────────────────────────────────╯ ▐
                                                                ▐
          Try the gestures.                                     ▐
                                                                ▐
          A single tap is recognized                            ▐
          ▐    At once    ▌ After a pause ▌                     ▐
                                                                ▐
          Move the pointer over the squares.                    ▐
          ╭────╮  ╭────╮  ╭────╮  ╭────╮                        ▐
          │    │  │    │  │    │  │    │                        ▐
        """)
  }

  @Test func `V6: the page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Gestures"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery     Gestures
        ---------------------------------------|
          Drag the note, tap it once or twice, |
          or hold it. Swipe beside it.         |
          +----------------------------------+ |
          | #==========#                     | |
          | #   Note   #                     | |
          | #==========#                     | |
          |                                  | |
          |                                  |
          |                                  |
          +----------------------------------+

          Try the gestures.
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `V6: the note follows a drag and the wheel, is marked by a tap, and returns after a double tap`() {
    app.mouseDown(30, 7)
    app.mouseDrag(40, 9)
    app.mouseUp(40, 9)
    #expect(answer() == "pan: ended")
    #expect(app.row(9).contains("│   Note   │"))
    app.turnWheel(by: 1, 40, 9)
    app.advance(by: 1)
    #expect(app.row(7).contains("│   Note   │"), "the frame stops it")
    app.click(on: "Note")
    #expect(answer() == "single tap")
    #expect(app.row(7).contains("│ ★ Note   │"))
    app.click(on: "Note")
    #expect(answer() == "double tap")
    app.mouseDown(30, 7)
    app.advance(by: 1)
    #expect(app.row(7).contains("┃ ★ Note   ┃"))
    app.mouseUp(30, 7)
    #expect(answer() == "long press: ended")
  }

  @Test func `V6: a single tap waits for the double tap if the user wants it to`() {
    app.click(on: "After a pause")
    app.click(on: "Note")
    #expect(answer() == "Try the gestures.")
    app.advance(by: 0.5)
    #expect(answer() == "single tap")
    app.click(on: "Note")
    app.click(on: "Note")
    app.advance(by: 0.5)
    #expect(answer() == "double tap")
  }

  @Test func `V6: a swipe beside the note sends it to that side, and the squares follow the pointer`() {
    app.mouseDown(60, 11)
    app.mouseDrag(66, 11)
    app.mouseUp(66, 11)
    app.advance(by: 1)
    #expect(answer() == "swipe")
    #expect(app.row(7).contains("│   Note   ││"))
    app.mouseMove(27, 20)
    #expect(answer() == "hover 1: began")
    app.mouseMove(35, 20)
    #expect(answer() == "hover 2: began")
    let frames = app.frameCount
    app.mouseMove(36, 20)
    #expect(app.frameCount == frames, "moving inside a square draws nothing")
  }

  @Test func `V6: all gestures of the page wait for the pan from the edge of the screen`() {
    let app = TestApplication.smallGallery(showing: "Gestures")
    app.mouseDown(0, 7)
    app.mouseDrag(3, 7)
    app.mouseUp(3, 7)
    #expect(app.row(14).contains("screen edge pan: ended"))
    app.mouseDown(20, 11)
    app.mouseDrag(10, 11)
    app.mouseUp(10, 11)
    #expect(app.row(14).contains("swipe"))
  }
}

extension String {
  /// Returns the text without some characters at its end.
  fileprivate func trimmingEnd(_ characters: String) -> String {
    String(reversed().drop { characters.contains($0) }.reversed())
  }
}
