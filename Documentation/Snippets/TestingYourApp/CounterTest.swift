import TermKit
import TermKitTesting
import Testing

// snippet.hide
extension Snippets {
  // snippet.show
  @MainActor @Test func `plus counts up, and a click on Reset starts again`() {
    let app = TestApplication(size: Size(width: 30, height: 6)) { CounterViewController() }
    app.type("++")
    expect(
      app,
      shows: """
                    09:41

          Count: 2

            Reset
        """)
    app.click(on: "Reset")
    #expect(app.row(2) == "  Count: 0")
  }
  // snippet.hide

  @Test func `the counter after a click on Reset`() throws {
    let app = TestApplication(width: 30, height: 6, CounterViewController())
    app.type("++")
    app.click(on: "Reset")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
