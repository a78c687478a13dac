import TermKit
import TermKitGraphics
import TestBasics
import Testing

@Suite struct LinkAddressTests {
  @Test(arguments: [
    ("https://a.example/x?y=1&z=2", "https://a.example/x?y=1&z=2"), ("HTTP://A.example", "HTTP://A.example"),
    ("mailto:ada@a.example", "mailto:ada@a.example"), ("https://a.example/ä b", "https://a.example/%C3%A4%20b"),
    ("https://a.example/\u{1B}\\\u{7}\u{9C}", "https://a.example/%1B\\%07%C2%9C"),
  ])
  func `addresses are encoded, so nothing in them ends the sequence`(address: String, text: String) {
    expectEqual(LinkAddress(address)?.text, text)
  }

  @Test(arguments: [
    "", "https", "file:///etc/passwd", "javascript:alert(1)", "ssh://a.example", " https://a.example", "\u{1B}]8;;",
    "https://a.example/" + String(repeating: "x", count: 2_000),
    "https://a.example/" + String(repeating: "ä", count: 400),
  ])
  func `other and very long addresses are refused`(address: String) {
    expectEqual(LinkAddress(address), nil)
  }

  @Test func `an address keeps its number`() throws {
    let first = try #require(LinkAddress("https://b.example/1"))
    let second = try #require(LinkAddress("https://b.example/2"))
    let number = try #require(first.number)
    #expect(second.number != number)
    expectEqual(first.number, number)
    expectEqual(LinkAddress(number: number), first)
    expectEqual(LinkAddress(number: 0), nil)
    expectEqual(LinkAddress(number: .max), nil)
  }
}
