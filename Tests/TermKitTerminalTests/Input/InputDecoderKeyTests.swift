import Stages
import TermKit
import TestBasics
import Testing

@Suite struct InputDecoderKeyTests {
  @Test func `typed characters become keys in the order of typing`() {
    expectEqual(decodedInput("aZ 9~"), ["a", "Z", " ", "9", "~"].map { .character($0) })
  }

  @Test func `control bytes become characters with Control`() {
    for letter in "abcdefgklnopqrstuvwxyz" {
      let byte = (letter.asciiValue ?? 0) & 0x1F
      expectEqual(decodedInput([byte]), [.character(letter, .control)], "byte \(byte)")
    }
    expectEqual(
      decodedInput([0x00, 0x1C, 0x1D, 0x1E, 0x1F]), [" ", "\\", "]", "^", "_"].map { .character($0, .control) })
  }

  @Test func `the control bytes of Enter, Tab and Backspace become these keys without Control`() {
    expectEqual(
      decodedInput("\r\n\t\u{7F}\u{08}"),
      [
        .key(.enter), .key(.enter), .key(.tab), .key(.backspace), .key(.backspace),
      ])
  }

  @Test func `an Escape before a key is Alt`() {
    expectEqual(decodedInput("\u{1B}a\u{1B}A\u{1B}1"), ["a", "A", "1"].map { .character($0, .alt) })
    expectEqual(
      decodedInput("\u{1B}\r\u{1B}\u{7F}\u{1B}\t"), [.key(.enter, .alt), .key(.backspace, .alt), .key(.tab, .alt)])
    expectEqual(decodedInput("\u{1B}\u{01}"), [.character("a", [.alt, .control])])
    expectEqual(decodedInput("\u{1B}é\u{1B}😀"), [.character("é", .alt), .character("😀", .alt)])
    expectEqual(decodedInput("\u{1B}\u{1B}[A\u{1B}\u{1B}OP"), [.key(.up, .alt), .key(.function(1), .alt)])
    expectEqual(decodedInput("\u{1B}\u{1B}[[B"), [.key(.function(2), .alt)])
  }

  @Test func `an Escape that nothing follows is the Escape key once the wait is over`() {
    var decoder = InputDecoder()
    expectEqual(decoder.decode([0x1B]), [])
    expectEqual(decoder.waitDuration, InputDecoder.escapeTimeout)
    expectEqual(decoder.flush(), [.key(.escape)])
    #expect(!decoder.isWaiting)
  }

  @Test func `several Escapes are as many Escape keys`() {
    for count in 1...5 {
      let escapes = [UInt8](repeating: 0x1B, count: count)
      expectEqual(decodedInput(escapes), Array(repeating: .key(.escape), count: count))
    }
    expectEqual(decodedInput("\u{1B}\u{1B}x"), [.key(.escape), .character("x", .alt)])
    expectEqual(decodedInput("\u{1B}\u{1B}\u{1B}[A"), [.key(.escape), .key(.up, .alt)])
  }

  @Test func `an Escape before a sequence that is not a key is the Escape key`() {
    expectEqual(decodedInput("\u{1B}\u{1B}[<0;1;1M"), [.key(.escape), .mouse(.press(.left), x: 0, y: 0)])
    expectEqual(decodedInput("\u{1B}\u{1B}[I"), [.key(.escape), .focus(true)])
    expectEqual(decodedInput("\u{1B}\u{1B}[200~x\u{1B}[201~"), [.key(.escape), .paste("x")])
    expectEqual(decodedInput("\u{1B}\u{1B}[?1;2c"), [.key(.escape)])
    expectEqual(decodedInput("\u{1B}\u{1B}]11;?\u{07}"), [.key(.escape)])
    expectEqual(decodedInput("\u{1B}\u{1B}[M !!"), [.key(.escape), .mouse(.press(.left), x: 0, y: 0)])
  }

  @Test func `an introducer such as Escape and a bracket is a character with Alt if no sequence follows`() {
    for introducer in "[O]PX^_" {
      let text = "\u{1B}\(introducer)"
      expectEqual(decodedInput(text), [.character(introducer, .alt)])
      expectEqual(decodedInput("\u{1B}\(text)"), [.key(.escape), .character(introducer, .alt)])
      expectEqual(decodedInput("\(text)\r"), [.character(introducer, .alt), .key(.enter)])
      expectEqual(decodedInput("\(text)\u{1B}"), [.character(introducer, .alt), .key(.escape)])
      expectEqual(decodedInput("\(text)\u{1B}[A"), [.character(introducer, .alt), .key(.up)])
      expectEqual(decodedInput("\(text)é"), [.character(introducer, .alt), .character("é")])
    }
  }

  @Test func `the decoder waits longest for sequences that a user cannot type`() {
    let waits = ["\u{1B}", "\u{1B}[", "\u{1B}[1"].map { text in
      var decoder = InputDecoder()
      _ = decoder.decode(text.utf8)
      return decoder.waitDuration
    }
    expectEqual(waits, [InputDecoder.escapeTimeout, InputDecoder.introducerTimeout, InputDecoder.sequenceTimeout])
    var decoder = InputDecoder()
    _ = decoder.decode("\u{1B}]\u{1B}".utf8)
    expectEqual(decoder.waitDuration, InputDecoder.escapeTimeout)
    #expect(InputDecoder.escapeTimeout < InputDecoder.introducerTimeout)
    #expect(InputDecoder.introducerTimeout < InputDecoder.sequenceTimeout)
  }

  @Test func `the decoder waits as long for given key sequences as for built-in sequences`() {
    let keys: [[UInt8]: Key] = [Array("\u{1B}[A".utf8): Key(.up), Array("\u{1B}[[A".utf8): Key(.function(1))]
    for text in ["\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[["] {
      var plain = InputDecoder()
      var taught = InputDecoder(keySequences: keys)
      _ = plain.decode(text.utf8)
      _ = taught.decode(text.utf8)
      expectEqual(plain.waitDuration, taught.waitDuration)
      expectEqual(plain.flush(), taught.flush())
    }
  }

  @Test func `the decoder does not wait after a complete key, report or paste`() {
    for text in [
      "a", "é", "\r", "\u{1B}[A", "\u{1B}OP", "\u{1B}[<0;1;1M", "\u{1B}[200~\u{1B}[201~", "\u{1B}]0\u{1B}\\",
    ] {
      var decoder = InputDecoder()
      _ = decoder.decode(text.utf8)
      #expect(!decoder.isWaiting, "after \(text.debugDescription)")
    }
  }
}
