import Foundation
import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitTerminal

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
    ("foobar", "Zm9vYmFy"), ("é?~", "w6k/fg=="), ("👨‍👩‍👧", "8J+RqOKAjfCfkanigI3wn5Gn"),
  ])
  func `C10: the sequence carries a text in base64, so that nothing in it can end it`(text: String, encoded: String) {
    #expect(ClipboardSequence.copying(text) == Array("\u{1B}]52;c;\(encoded)\u{1B}\\".utf8))
  }

  @Test(arguments: [
    ("rm x\r", "rm x\n"), ("a\r\nb\n\nc\u{2028}d\te", "a\nb\n\nc\nd\te"), ("\u{1B}[2J\u{9B}J\u{7F}", "␛[2J\u{FFFD}J␡"),
    ("a\u{202E}b", "a\u{FFFD}b"),
  ])
  func `C10: a shell that it is pasted into gets what was to be seen, and nothing that it would obey`(
    text: String, pasted: String
  ) throws {
    let sequence = try #require(ClipboardSequence.copying(text))
    let data = try #require(Data(base64Encoded: Data(sequence.dropFirst(7).dropLast(2))))
    #expect(String(decoding: data, as: UTF8.self) == pasted)
  }

  @Test func `C10: what is longer than terminals take is not sent`() {
    #expect(ClipboardSequence.copying(String(repeating: "x", count: 75_000))?.count == 100_009)
    #expect(ClipboardSequence.copying(String(repeating: "x", count: 75_001)) == nil)
  }
}
