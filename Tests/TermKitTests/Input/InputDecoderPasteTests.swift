import Testing

@testable import TermKitInput

@Suite struct InputDecoderPasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func `a paste is one event however its bytes are split`() {
    let text = "\(begin)Hällo\tWörld\u{1B}[A \u{1B}[20 👩‍👧\(end)x"
    let expected: [InputEvent] = [.paste("Hällo\tWörld\u{1B}[A \u{1B}[20 👩‍👧"), .character("x")]
    #expect(decodedInput(text) == expected)
    #expect(isSameInEverySplit(Array(text.utf8)))
  }

  @Test func `line ends in a paste become newlines`() {
    #expect(decodedInput("\(begin)a\rb\r\nc\nd\r\r\n\n\(end)") == [.paste("a\nb\nc\nd\n\n\n")])
    #expect(isSameInEverySplit(Array("\(begin)a\r\nb\(end)".utf8)))
  }

  @Test func `an incomplete end marker within a paste belongs to the pasted text`() {
    for inner in ["\u{1B}", "\u{1B}\u{1B}", "\u{1B}[201", "\u{1B}[\u{1B}[201\u{1B}", "\u{1B}[200~"] {
      #expect(decodedInput("\(begin)\(inner)!\(end)") == [.paste("\(inner)!")])
      #expect(decodedInput("\(begin)\(inner)\(end)") == [.paste(inner)])
    }
  }

  @Test func `invalid UTF-8 in a paste is replaced`() {
    let bytes = Array(begin.utf8) + [0x61, 0xFF, 0xE2, 0x82] + Array(end.utf8)
    #expect(decodedInput(bytes) == [.paste("a\u{FFFD}\u{FFFD}")])
  }

  @Test func `an empty paste is not an event`() {
    #expect(decodedInput("\(begin)\(end)x") == [.character("x")])
    #expect(decodedInput(end + "x") == [.character("x")])
  }

  @Test func `an unfinished paste is delivered after the wait, and typing continues`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\(begin)half\u{1B}[2".utf8) == [])
    #expect(decoder.waitDuration == InputDecoder.sequenceTimeout)
    #expect(decoder.flush() == [.paste("half")])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("a\(begin)b\(end)".utf8) == [.character("a"), .paste("b")])
  }

  @Test func `a paste over the limit arrives in pieces that never split a scalar`() {
    let decoder = InputDecoder(keySequences: [:], pasteLimit: 4)
    let text = "\(begin)abc€€x\r\ny\(end)"
    #expect(decodedInput(text, by: decoder) == [.paste("abc€"), .paste("€x"), .paste("\ny")])
    #expect(isSameInEverySplit(Array(text.utf8), by: decoder))
    let noText = Array(begin.utf8) + Array(repeating: 0x80, count: 100) + Array(end.utf8)
    let pieces = decodedInput(noText, by: decoder)
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { if case .paste(let piece) = $0 { piece.unicodeScalars.count <= 8 } else { false } })
  }

  @Test func `a line end that is split between two pieces of a paste is still one newline`() {
    let decoder = InputDecoder(keySequences: [:], pasteLimit: 2)
    #expect(decodedInput("\(begin)a\r\nb\(end)", by: decoder) == [.paste("a\n"), .paste("b")])
  }
}
