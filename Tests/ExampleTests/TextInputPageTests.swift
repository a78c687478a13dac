import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's page about input views and the symbol palette (V8).
@MainActor @Suite(.isolatedAppearance) struct TextInputPageTests {
  private func page(_ size: Size = Size(width: 80, height: 24)) -> TestApplication {
    let app = size.width < 60 ? TestApplication.smallGallery(showing: "Text input") : .gallery(showing: "Text input")
    app.advance(by: 1)
    return app
  }

  private func row(of text: String, _ app: TestApplication) -> Int? {
    (0..<app.screen.size.height).first { app.row($0).contains(text) }
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `V8: the form stays above the picker, Done leads on, and the form goes back to the bottom`(size: Size) throws {
    let app = page(size)
    let bottom = try #require(row(of: "A message", app))
    app.click(on: "Choose a planet")
    app.advance(by: 1)
    let form = try #require(row(of: "A message", app))
    #expect(form < bottom)
    #expect(row(of: "keyboardDidShow", app) == form - 1)
    #expect(try #require(row(of: "Done", app)) > form)
    app.press(.down)
    app.advance(by: 1)
    #expect(try #require(row(of: "Venus", app)) < form)
    app.press(.up, .up, .enter)
    app.advance(by: 1)
    #expect(row(of: "Done", app) == nil)
    #expect(row(of: "A message", app) == bottom)
    #expect(row(of: "keyboardDidHide, 0", app) == bottom - 1)
  }

  @Test(.needsSymbols) func `V8: the palette inserts a symbol into the message, and the message can be sent`() {
    let app = page()
    app.click(on: "A message")
    app.press("\u{1B}.")
    app.advance(by: 1)
    app.type("rocket")
    app.press(.enter, .escape)
    app.advance(by: 1)
    app.click(on: "Send")
    #expect((2..<9).map(app.row).contains { $0.contains("🚀") })
  }
}
