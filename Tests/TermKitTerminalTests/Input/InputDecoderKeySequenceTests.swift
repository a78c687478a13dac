import Stages
import TermKit
import TermKitInput
import TestBasics
import Testing

@Suite struct InputDecoderKeySequenceTests {
  private func decoder(_ sequences: [String: Key]) -> InputDecoder {
    InputDecoder(keySequences: Dictionary(uniqueKeysWithValues: sequences.map { (Array($0.utf8), $1) }))
  }

  @Test func `given key sequences take precedence over built-in sequences`() {
    let decoder = decoder(["\u{1B}[P": Key(.delete), "\u{1B}[M": Key(.function(1)), "\u{1B}[O": Key(.function(3))])
    expectEqual(
      decodedInput("\u{1B}[P\u{1B}[M !!\u{1B}[O", by: decoder),
      [
        .key(.delete), .key(.function(1)), .character(" "), .character("!"), .character("!"), .key(.function(3)),
      ])
  }

  @Test func `a given key sequence that names its modifiers keeps its built-in meaning`() {
    let decoder = decoder([
      "\u{1B}[1;2P": Key(.function(13)), "\u{1B}[23$": Key(.function(23)), "\u{1B}[25~": Key(.function(15)),
    ])
    expectEqual(
      decodedInput("\u{1B}[1;2P\u{1B}[23$\u{1B}[25~", by: decoder),
      [
        .key(.function(1), .shift), .key(.function(11), .shift), .key(.function(15)),
      ])
  }

  @Test func `given key sequences may begin with any control byte`() {
    // F1 and F2 of the Wyse 60. Ctrl-A and Ctrl-C remain keys.
    let decoder = decoder(["\u{01}@\r": Key(.function(1)), "\u{01}A\r": Key(.function(2)), "\u{0B}": Key(.up)])
    expectEqual(
      decodedInput("\u{01}@\r\u{01}A\r\u{0B}", by: decoder), [.key(.function(1)), .key(.function(2)), .key(.up)])
    expectEqual(decodedInput("\u{01}", by: decoder), [.character("a", .control)])
    expectEqual(decodedInput("\u{01}\u{01}@\r", by: decoder), [.character("a", .control), .key(.function(1))])
    expectEqual(
      decodedInput("\u{01}@x", by: decoder),
      ["@", "x"].reduce(into: [.character("a", .control)]) { $0.append(.character($1)) })
    expectEqual(
      decodedInput("\u{1B}\u{01}@\r\u{03}", by: decoder), [.key(.function(1), .alt), .character("c", .control)])
    for text in ["\u{01}@\r", "\u{01}\u{01}@\r", "\u{01}@x", "\u{1B}\u{01}@\r"] {
      #expect(isSameInEverySplit(Array(text.utf8), by: decoder))
    }
  }

  @Test func `the longest key sequence wins, or a shorter sequence if the rest does not arrive`() {
    let decoder = decoder(["\u{1B}a": Key(.up), "\u{1B}abc": Key(.down)])
    expectEqual(decodedInput("\u{1B}abc", by: decoder), [.key(.down)])
    expectEqual(decodedInput("\u{1B}a", by: decoder), [.key(.up)])
    expectEqual(decodedInput("\u{1B}ab", by: decoder), [.key(.up), .character("b")])
    expectEqual(decodedInput("\u{1B}abx", by: decoder), [.key(.up), .character("b"), .character("x")])
    expectEqual(decodedInput("\u{1B}ab\u{1B}abc", by: decoder), [.key(.up), .character("b"), .key(.down)])
  }

  @Test func `given key sequences that would capture text or the Escape key are ignored`() {
    let decoder = decoder([
      "": Key(.up), "a": Key(.up), "ab": Key(.up), "é": Key(.up), "\u{1B}": Key(.up), "\u{1B}[": Key(.up),
      "\u{1B}O": Key(.up), "\u{1B}\u{1B}[A": Key(.begin), "\u{1B}" + String(repeating: "x", count: 40): Key(.up),
    ])
    expectEqual(decodedInput("abé", by: decoder), ["a", "b", "é"].map { .character($0) })
    expectEqual(decodedInput("\u{1B}", by: decoder), [.key(.escape)])
    expectEqual(decodedInput("\u{1B}[B\u{1B}OB", by: decoder), [.key(.down), .key(.down)])
    expectEqual(decodedInput("\u{1B}\u{1B}[A", by: decoder), [.key(.up, .alt)])
    var unfinished = decoder
    expectEqual(unfinished.decode("\u{1B}x".utf8), [.character("x", .alt)])
  }

  @Test func `given key sequences do not affect mouse reports, pastes and replies`() {
    let decoder = decoder(["\u{1B}[2~": Key(.insert), "\u{1B}[20~": Key(.function(9)), "\u{1B}]q": Key(.function(40))])
    expectEqual(
      decodedInput("\u{1B}[200~[20~\u{1B}[201~\u{1B}[20~\u{1B}[<0;1;1M\u{1B}]11;x\u{07}\u{1B}]q", by: decoder),
      [
        .paste("[20~"), .key(.function(9)), .mouse(.press(.left), x: 0, y: 0), .key(.function(40)),
      ])
  }

  // The Wyse 50 sends ESC P for Print. On other terminals, it begins a string.
  @Test func `a decoder for a terminal without control sequences reads only the given key sequences`() {
    let keys: [(key: [UInt8], value: Key)] = [
      (Array("\u{1B}[P".utf8), Key(.delete)), (Array("\u{1B}Op".utf8), Key(.function(5))),
    ]
    let decoder = InputDecoder(keySequences: keys, readsControlSequences: false)
    expectEqual(decodedInput("\u{1B}[P\u{1B}Op", by: decoder), [.key(.delete), .key(.function(5))])
    expectEqual(
      decodedInput("\u{1B}Pab\u{1B}[A", by: decoder),
      [
        .character("P", .alt), .character("a"), .character("b"), .character("[", .alt), .character("A"),
      ])
    var answered = decoder
    _ = answered.decode("\u{1B}[?1;2c\u{1B}]11;rgb:0/0/0\u{7}".utf8)
    expectEqual(answered.takeReplies().count, 0)
    expectEqual(decodedInput("\u{1B}", by: decoder), [.key(.escape)])
  }
}
