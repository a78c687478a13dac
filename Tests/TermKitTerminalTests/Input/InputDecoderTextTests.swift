import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import struct TermKit.UTF8Decoder
@testable import TermKitInput

@Suite struct InputDecoderTextTests {
  @Test func `UTF-8 characters of one to four bytes are decoded`() {
    expectEqual(decodedInput("aß€😀"), ["a", "ß", "€", "😀"].map { .character($0) })
  }

  @Test func `a character that arrives byte by byte is decoded`() {
    for text in ["ß", "€", "😀", "\u{10FFFF}", "\u{D7FF}", "\u{E000}"] {
      var decoder = InputDecoder()
      let events = Array(text.utf8).flatMap { decoder.decode([$0]) }
      expectEqual(events, text.map { .character($0) })
    }
  }

  @Test func `the scalars of a grapheme cluster are one key if they arrive together`() {
    for character: Character in ["e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "각", "☺️", "n\u{303}\u{323}"] {
      expectEqual(decodedInput("x\(character)y"), [.character("x"), .character(character), .character("y")])
    }
  }

  @Test func `an accent that arrives later is a separate key, and the joined text is unchanged`() {
    var decoder = InputDecoder()
    let events = decoder.decode("e".utf8) + decoder.decode("\u{301}".utf8)
    expectEqual(events, [.character("e"), .character("\u{301}")])
    expectEqual(JoinedInput.joining(events), [.text("e\u{301}")])
  }

  @Test func `an accent does not join a preceding key that types no text`() {
    expectEqual(decodedInput("\u{1B}e\u{301}"), [.character("e", .alt), .character("\u{301}")])
    expectEqual(decodedInput("\r\u{301}"), [.key(.enter), .character("\u{301}")])
  }

  @Test func `a letter with a thousand accents is divided into several keys`() {
    let text = "e" + String(repeating: "\u{301}", count: 1000)
    let lengths = decodedInput(text).map { event in
      guard case .key(let key) = event, case .character(let character) = key.code else { return 0 }
      return character.unicodeScalars.count
    }
    expectEqual(lengths.reduce(0, +), 1001)
    #expect(lengths.allSatisfy { (1...32).contains($0) })
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0xBF, 0x80], 2), ([0xC0, 0x80], 2), ([0xC1, 0xBF], 2), ([0xFE], 1), ([0xFF], 1),
      ([0xC3], 1), ([0xE2, 0x82], 1), ([0xF0, 0x9F, 0x98], 1),
      ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3), ([0xF0, 0x80, 0x80, 0x80], 4),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF5, 0x80, 0x80, 0x80], 4),
      // The example from table 3-11 of the Unicode Standard.
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF], 4),
    ] as [([UInt8], Int)])
  func `each invalid part becomes one replacement character, and decoding continues`(bytes: [UInt8], count: Int) {
    let expected: [InputEvent] = Array(repeating: .character("\u{FFFD}"), count: count)
    expectEqual(decodedInput(bytes), expected)
    expectEqual(decodedInput(bytes + Array("a".utf8)), expected + [.character("a")])
    expectEqual(decodedInput(bytes + Array("\u{1B}[A".utf8)), expected + [.key(.up)])
    expectEqual(decodedInput(bytes + Array("é".utf8)), expected + [.character("é")])
    #expect(isSameInEverySplit(bytes + Array("é".utf8)))
  }

  @Test func `an eight-bit CSI is an invalid byte and begins no sequence`() {
    expectEqual(decodedInput([0x9B] + Array("A".utf8)), [.character("\u{FFFD}"), .character("A")])
  }

  @Test func `an incomplete character is replaced once the wait is over`() {
    var decoder = InputDecoder()
    expectEqual(decoder.decode([0xE2, 0x82]), [])
    expectEqual(decoder.waitDuration, InputDecoder.textTimeout)
    expectEqual(decoder.flush(), [.character("\u{FFFD}")])
    expectEqual(decoder.decode("€".utf8), [.character("€")])
  }

  @Test func `every Unicode scalar is decoded from its UTF-8 bytes`() {
    var decoder = UTF8Decoder()
    let wrong = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).first { scalar in
      UTF8.encode(scalar).map { bytes in bytes.map { decoder.decode($0) }.last } != .scalar(scalar)
    }
    expectNil(wrong)
  }

  @Test func `invalid bytes become the same replacement characters as in the standard library`() {
    var random = SeededGenerator(seed: 7)
    let leads: [UInt8] = [0x41, 0x80, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<6).map { _ in leads.randomElement(using: &random) ?? 0 }
      let joined = JoinedInput.joining(decodedInput(bytes))
      expectEqual(joined, [.text(String(decoding: bytes, as: UTF8.self))], "\(bytes)")
    }
  }
}
