import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The decoder with random sequences that fit the grammar.
@Suite struct InputDecoderGrammarRandomTests {
  private static let seeds = UInt64(1)...UInt64(Sample.count(of: 4))

  @Test(arguments: seeds) func `replies of the terminal between keys do not change the keys`(seed: UInt64) {
    var sequences = TerminalSequences(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<1500 {
      let replies = (0..<sequences.number(0...3)).map { _ in sequences.reply() }
      let bytes = Array(replies.joined()) + Array("a".utf8)
      let events = decoder.decode(bytes) + decoder.flush()
      guard events != [.character("a")] else { continue }
      Issue.record("seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription) is \(events)")
      return
    }
  }

  @Test(arguments: seeds) func `a sequence gives at most one event, however its bytes are split`(seed: UInt64) {
    var sequences = TerminalSequences(seed: seed)
    for _ in 0..<2500 {
      let bytes = sequences.number(0...3) == 0 ? sequences.mouse() : sequences.kittyKey()
      var (whole, pieces) = (InputDecoder(), InputDecoder())
      let events = whole.decode(bytes) + whole.flush()
      let cut = sequences.number(0...bytes.count)
      let others = pieces.decode(bytes[..<cut]) + pieces.decode(bytes[cut...]) + pieces.flush()
      guard events.count > 1 || events != others else { continue }
      Issue.record(
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription) is \(events) and \(others)")
      return
    }
  }

  @Test(arguments: seeds) func `the decoder survives long streams of damaged sequences, split anywhere`(seed: UInt64) {
    var sequences = TerminalSequences(seed: seed)
    var decoder = InputDecoder()
    var (byteCount, eventCount) = (0, 0)
    while byteCount < 500_000 {
      var bytes: [UInt8] = []
      while bytes.count < 4000 { bytes += sequences.any() }
      for _ in 0..<sequences.number(0...40) {
        bytes[sequences.number(0...bytes.count - 1)] = UInt8(sequences.number(0...255))
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(sequences.number(1...60))
        eventCount += decoder.decode(piece).count
        rest = rest.dropFirst(piece.count)
      }
      byteCount += bytes.count
      // The end of a paste, and then a key.
      _ = decoder.decode("\u{1B}\\\u{1B}[201~".utf8)
      _ = decoder.flush()
      guard !decoder.isWaiting, decoder.decode("x".utf8) + decoder.flush() == [.character("x")] else {
        Issue.record("seed \(seed): after \(byteCount) bytes a key does not arrive")
        return
      }
    }
    #expect(eventCount > 1000 && eventCount <= byteCount)
  }

  @Test func `each eight-bit control byte is an invalid byte and begins no sequence`() {
    for byte in UInt8(0x80)...0x9F {
      expectEqual(decodedInput([byte] + Array("31mA".utf8)), "\u{FFFD}31mA".map { .character($0) })
    }
  }
}
