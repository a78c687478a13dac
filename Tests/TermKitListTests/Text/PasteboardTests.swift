import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

@MainActor @Suite struct PasteboardTests {
  @Test func `C10: setting the general pasteboard's string copies it to the application's terminal`() {
    let stage = TextStage(TextField())
    let count = Pasteboard.general.changeCount
    Pasteboard.general.string = "by a program"
    expectEqual(stage.app.terminal.clipboard, "by a program")
    expectEqual(Pasteboard.general.changeCount, count + 1)
  }

  @Test func `C10: the string of a custom pasteboard is not sent to the terminal`() {
    let stage = TextStage(TextField())
    let pasteboard = Pasteboard()
    pasteboard.string = "secret"
    #expect(stage.app.terminal.clipboard == nil && pasteboard.string == "secret")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("é?~", "w6k/fg=="), ("👨‍👩‍👧", "8J+RqOKAjfCfkanigI3wn5Gn"),
  ])
  func `C10: the clipboard sequence encodes its text in base64, so that the text cannot end the sequence`(
    text: String, encoded: String
  ) {
    expectEqual(ClipboardSequence.copying(text), Array("\u{1B}]52;c;\(encoded)\u{1B}\\".utf8))
  }

  @Test(arguments: [
    ("rm x\r", "rm x\n"), ("a\r\nb\n\nc\u{2028}d\te", "a\nb\n\nc\nd\te"), ("\u{1B}[2J\u{9B}J\u{7F}", "␛[2J\u{FFFD}J␡"),
    ("a\u{202E}b", "a\u{FFFD}b"),
  ])
  func `C10: copied text has visible symbols instead of control characters, except for newlines and tabs`(
    text: String, pasted: String
  ) throws {
    let sequence = try #require(ClipboardSequence.copying(text))
    let data = try #require(Data(base64Encoded: Data(sequence.dropFirst(7).dropLast(2))))
    expectEqual(String(decoding: data, as: UTF8.self), pasted)
  }

  @Test func `C10: a text that is too long for terminals is not sent to the clipboard`() {
    expectEqual(ClipboardSequence.copying(String(repeating: "x", count: 75_000))?.count, 100_009)
    expectNil(ClipboardSequence.copying(String(repeating: "x", count: 75_001)))
  }
}
