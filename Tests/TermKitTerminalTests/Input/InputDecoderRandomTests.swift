import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct InputDecoderRandomTests {
  /// Complete sequences, to be cut, doubled and damaged.
  private static let seeds = [
    "\u{1B}", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}[3~", "\u{1B}[23$", "\u{1B}[[A", "\u{1B}[97;5u",
    "\u{1B}[27;5;13~",
    "\u{1B}[<0;10;20M", "\u{1B}[<35;10;20m", "\u{1B}[M !!", "\u{1B}[32;10;20M", "\u{1B}[200~pasted\r\n€\u{1B}[201~",
    "\u{1B}[6;16;8t", "\u{1B}[?1016;1$y", "\u{1B}[?1016;2$y", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?62;1c", "\u{1B}[24;80R",
    "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", "\u{1B}]0;x\u{07}",
    "\u{1B}P>|XTerm(390)\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\", "é€😀", "e\u{301}", "👩‍👩‍👧‍👦", "\r", "\t", "abc", "\u{01}@\r",
    "\u{01}",
  ].map { Array($0.utf8) }

  private static let keySequences: [[UInt8]: Key] = [
    Array("\u{01}@\r".utf8): Key(.function(1)), Array("\u{1B}[A".utf8): Key(.up), Array("\u{1B}OA".utf8): Key(.up),
    Array("\u{1B}ab".utf8): Key(.left), Array("\u{1B}abcd".utf8): Key(.right), [0x7F]: Key(.delete),
  ]

  /// Returns random bytes, complete sequences, and sequences with a byte changed, left out or cut off.
  private func noise(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var piece = Self.seeds.randomElement(using: &random) ?? []
      let index = Int.random(in: piece.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: piece = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1: piece[index] = UInt8.random(in: 0...255, using: &random)
      case 2: piece.remove(at: index)
      case 3: piece = Array(piece[..<index])
      default: break
      }
      bytes += piece
    }
    return bytes
  }

  private func cut(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [ArraySlice<UInt8>] {
    var rest = bytes[...]
    var chunks: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      chunks.append(rest.prefix(Int.random(in: 1...24, using: &random)))
      rest = rest.dropFirst(chunks.last?.count ?? 0)
    }
    return chunks
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `the decoder survives random bytes, and keys typed afterwards arrive`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = InputDecoder(keySequences: seed.isMultiple(of: 2) ? Self.keySequences : [:])
    for _ in 0..<Sample.count(60, of: 250) {
      for chunk in cut(noise(2000, &random), &random) {
        _ = decoder.decode(chunk)
        if Int.random(in: 0..<50, using: &random) == 0 { _ = decoder.flush() }
      }
      // The end of a string or of a paste.
      _ = decoder.decode("\u{1B}\\\u{1B}[201~".utf8)
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
      expectEqual(decoder.flush(), [])
      expectEqual(decoder.decode("abc".utf8), ["a", "b", "c"].map { .character($0) })
      expectEqual(decoder.decode("\u{1B}[A".utf8), [.key(.up)])
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `random bytes give the same events whether they arrive in pieces or at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fresh = InputDecoder(keySequences: seed.isMultiple(of: 2) ? Self.keySequences : [:])
    for _ in 0..<Sample.count(250, of: 1000) {
      let bytes = noise(200, &random)
      var whole = fresh
      var pieces = fresh
      let expected = whole.decode(bytes) + whole.flush()
      let events = cut(bytes, &random).flatMap { pieces.decode($0) } + pieces.flush()
      expectEqual(JoinedInput.joining(events), JoinedInput.joining(expected), "\(bytes)")
    }
  }

  @Test func `every pair of sequences gives the same events however its bytes are split`() {
    for first in Self.seeds {
      for second in Self.seeds {
        #expect(isSameInEverySplit(first + second), "\(first) \(second)")
        let taught = InputDecoder(keySequences: Self.keySequences)
        #expect(isSameInEverySplit(first + second, by: taught), "\(first) \(second)")
      }
    }
  }
}
