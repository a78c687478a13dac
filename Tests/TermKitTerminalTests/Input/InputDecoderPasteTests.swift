import Stages
import TestBasics
import Testing

@testable import TermKitInput

@Suite struct InputDecoderPasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func `a paste is one event however its bytes are split`() {
    let text = "\(begin)Hällo\tWörld\u{1B}[A \u{1B}[20 👩‍👧\(end)x"
    let expected: [InputEvent] = [.paste("Hällo\tWörld\u{1B}[A \u{1B}[20 👩‍👧"), .character("x")]
    expectEqual(decodedInput(text), expected)
    #expect(isSameInEverySplit(Array(text.utf8)))
  }

  @Test func `line ends in a paste become newlines`() {
    expectEqual(decodedInput("\(begin)a\rb\r\nc\nd\r\r\n\n\(end)"), [.paste("a\nb\nc\nd\n\n\n")])
    #expect(isSameInEverySplit(Array("\(begin)a\r\nb\(end)".utf8)))
  }

  @Test func `an incomplete end marker within a paste belongs to the pasted text`() {
    for inner in ["\u{1B}", "\u{1B}\u{1B}", "\u{1B}[201", "\u{1B}[\u{1B}[201\u{1B}", "\u{1B}[200~"] {
      expectEqual(decodedInput("\(begin)\(inner)!\(end)"), [.paste("\(inner)!")])
      expectEqual(decodedInput("\(begin)\(inner)\(end)"), [.paste(inner)])
    }
  }

  @Test(arguments: [
    "[I", "[O", "[<0;3;4M", "[<35;3;4m", "[?62;1c", "[?2026;2$y", "[?997;1n", "[6;16;8t", "[24;80R",
    "]11;rgb:0/0/0\u{7}",
    "]10;rgb:ff/ff/ff\u{1B}\\",
  ])
  func `a report or a reply in the middle of a paste is not pasted (field trial B3)`(report: String) {
    var decoder = InputDecoder()
    expectEqual(decoder.decode("\(begin)ä\u{1B}\(report)b\(end)".utf8), [.paste("äb")])
    expectEqual(!decoder.takeReplies().isEmpty, !"IOMm".contains(report.last ?? " "))
  }

  @Test(arguments: ["[31m", "[?25h", "[2J", "]0;title\u{7}", "[1;5A", "[<0;3;4", "]11;rgb", "OA", "x", ""])
  func `other sequences in a paste are pasted text`(sequence: String) {
    expectEqual(decodedInput("\(begin)ä\u{1B}\(sequence)\(end)"), [.paste("ä\u{1B}\(sequence)")])
  }

  @Test func `invalid UTF-8 in a paste is replaced`() {
    let bytes = Array(begin.utf8) + [0x61, 0xFF, 0xE2, 0x82] + Array(end.utf8)
    expectEqual(decodedInput(bytes), [.paste("a\u{FFFD}\u{FFFD}")])
  }

  @Test func `an empty paste is not an event`() {
    expectEqual(decodedInput("\(begin)\(end)x"), [.character("x")])
    expectEqual(decodedInput(end + "x"), [.character("x")])
  }

  @Test func `after a pause, what has arrived of a paste is delivered, and the rest is still pasted text and no keys`()
  {
    var decoder = InputDecoder()
    expectEqual(decoder.decode("\(begin)half".utf8), [])
    expectEqual(decoder.waitDuration, InputDecoder.textTimeout)
    expectEqual(decoder.flush(), [.paste("half")])
    #expect(!decoder.isWaiting && decoder.flush() == [], "nothing is held, so nothing has to be waited for")
    expectEqual(decoder.decode("q\u{1B}[A".utf8), [])
    #expect(decoder.isWaiting)
    expectEqual(decoder.flush(), [.paste("q\u{1B}[A")])
    expectEqual(decoder.decode("!\(end)q".utf8), [.paste("!"), .character("q")])
  }

  @Test func `a pause may be within the end marker, a line end or a character of a paste`() {
    for (text, cut) in [("a\(end)", 4), ("a\r\nb\(end)", 2), ("a€b\(end)", 2), ("a€b\(end)", 3), ("👩‍👧\(end)", 5)] {
      let bytes = Array((begin + text).utf8)
      var decoder = InputDecoder()
      var events = decoder.decode(bytes[..<(begin.utf8.count + cut)])
      events += decoder.flush()
      #expect(!decoder.isWaiting)
      events += decoder.decode(bytes[(begin.utf8.count + cut)...])
      events += decoder.decode("x".utf8)
      let pasted = events.dropLast().map { if case .paste(let piece) = $0 { piece } else { "?" } }.joined()
      expectEqual(
        pasted, text.replacing(end, with: "").replacing("\r\n", with: "\n"), "\(text.debugDescription) \(cut)")
      expectEqual(events.last, .character("x"))
    }
  }

  @Test(arguments: ["\u{3}", "\u{3}\u{3}\u{3}", "\u{1B}[99;5u"])
  func `if the end marker of a paste is lost, Ctrl-C ends the paste after a pause`(keys: String) {
    var decoder = InputDecoder()
    _ = decoder.decode("\(begin)half\(keys)".utf8)
    expectEqual(decoder.flush(), [.paste("half\(keys)")], "it may be pasted")
    _ = decoder.decode("a\(keys)".utf8)
    expectEqual(decoder.flush(), [.paste("a\(keys)")])
    expectEqual(decoder.decode(keys.utf8), [])
    let events = decoder.flush()
    #expect(!events.isEmpty && events.allSatisfy { $0 == .character("c", .control) })
    expectEqual(decoder.decode("q\(begin)b\(end)".utf8), [.character("q"), .paste("b")])
  }

  @Test func `a paste over the limit arrives in pieces that never split a scalar`() {
    let decoder = InputDecoder(keySequences: [:], pasteLimit: 4)
    let text = "\(begin)abc€€x\r\ny\(end)"
    expectEqual(decodedInput(text, by: decoder), [.paste("abc€"), .paste("€x"), .paste("\ny")])
    #expect(isSameInEverySplit(Array(text.utf8), by: decoder))
    let noText = Array(begin.utf8) + Array(repeating: 0x80, count: 100) + Array(end.utf8)
    let pieces = decodedInput(noText, by: decoder)
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { if case .paste(let piece) = $0 { piece.unicodeScalars.count <= 8 } else { false } })
  }

  @Test func `a line end that is split between two pieces of a paste is still one newline`() {
    let decoder = InputDecoder(keySequences: [:], pasteLimit: 2)
    expectEqual(decodedInput("\(begin)a\r\nb\(end)", by: decoder), [.paste("a\n"), .paste("b")])
  }
}
