import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct CompiledDescriptionTests {
  private var small: CompiledDescription {
    CompiledDescription(
      name: "mine", booleans: [true, false, true],
      numbers: [.init(name: "cols", value: 80), .init(name: "colors", value: 8), .init(name: "pairs", value: 64)],
      strings: [
        .init(name: "setaf", value: Array("A".utf8)), .init(name: "oc", value: Array("B".utf8)),
        .init(name: "setab", value: nil),
      ])
  }

  @Test func `a compiled description has the format of term(5) with 32-bit numbers`() {
    let names = Array("mine|as seen by TermKit".utf8) + [0]
    let expected: [UInt8] =
      [0x1E, 0x02, UInt8(names.count), 0, 3, 0, 3, 0, 3, 0, 4, 0] + names + [1, 0, 1] + [0]
      + [80, 0, 0, 0, 8, 0, 0, 0, 64, 0, 0, 0] + [0, 0, 2, 0, 0xFF, 0xFF] + [65, 0, 66, 0]
    // The names have an even number of bytes. With three booleans the total is odd, so one padding byte follows.
    #expect(names.count.isMultiple(of: 2))
    expectEqual(small.bytes, expected)
  }

  @Test func `direct colours are announced by the extended capability RGB`() {
    var description = small
    description.hasDirectColors = true
    #expect(description.bytes.starts(with: small.bytes))
    expectEqual(description.bytes.suffix(18), [1, 0, 0, 0, 0, 0, 1, 0, 4, 0, 1, 0, 0, 0] + Array("RGB".utf8) + [0])
  }

  @Test func `the value for the environment is the compiled description in hexadecimal digits`() {
    #expect(small.environmentValue.hasPrefix("hex:1E02"))
    expectEqual(small.environmentValue.count, 4 + 2 * small.bytes.count)
  }

  @Test func `removePalette removes the sequence that resets the palette and raises the number of colour pairs`() {
    var description = small
    description.removePalette()
    expectNil(description.strings.first { $0.name == "oc" }?.value)
    expectEqual(description.number("pairs"), 1 << 20)
    expectEqual(description.number("colors"), 8)
  }

  @Test func `the sequences for 16.7 million colours separate their parameters with semicolons`() throws {
    var description = small
    description.setColors(.truecolor)
    expectEqual(description.number("colors"), 1 << 24)
    let sequence = try #require(description.strings.first { $0.name == "setab" }?.value)
    #expect(String(decoding: sequence, as: UTF8.self).hasPrefix("\u{1B}[48;2;"))
    #expect(!sequence.contains(UInt8(ascii: ":")))
  }

  @Test func `setting a capability that the description does not have changes nothing`() {
    var description = small
    description.set("none of these", to: "x")
    description.set("none of these", to: 3)
    expectEqual(description, small)
    expectEqual(description.number("none of these"), -1)
  }

  @Test func `padding times are removed from terminfo strings`() {
    expectEqual(TerminfoPadding.removed(from: Array("\u{1B}[H$<5>x$<2*/>y".utf8)), Array("\u{1B}[Hxy".utf8))
    expectEqual(TerminfoPadding.removed(from: Array("$5 < $<".utf8)), Array("$5 < $<".utf8))
  }
}
