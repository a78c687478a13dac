import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite struct PasteboardTests {
  @Test func `C10: what is copied goes to the terminal of the application`() {
    let stage = TextStage(TextField())
    let count = Pasteboard.general.changeCount
    Pasteboard.general.string = "by a program"
    #expect(stage.app.terminal.clipboard == "by a program")
    #expect(Pasteboard.general.changeCount == count + 1)
  }

  @Test func `C10: one of one's own stays with oneself`() {
    let stage = TextStage(TextField())
    let pasteboard = Pasteboard()
    pasteboard.string = "secret"
    #expect(stage.app.terminal.clipboard == nil && pasteboard.string == "secret")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{1B}]", "G10="), ("é?~", "w6k/fg=="),
  ])
  func `C10: the sequence carries a text in base64, so that nothing in it can end it`(text: String, encoded: String) {
    #expect(ClipboardSequence.copying(text) == Array("\u{1B}]52;c;\(encoded)\u{1B}\\".utf8))
  }

  @Test func `C10: what is longer than terminals take is not sent`() {
    #expect(ClipboardSequence.copying(String(repeating: "x", count: 75_000))?.count == 100_009)
    #expect(ClipboardSequence.copying(String(repeating: "x", count: 75_001)) == nil)
  }
}
