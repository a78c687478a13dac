import TestBasics
import Testing

/// Tests of what a failed test reports. They record no issue.
@Suite struct ExpectationsTests {
  @Test func `values are described, strings have quotation marks, and pictures show their rows`() {
    #expect(report(1, 2, "") == "The value is\n1\nbut should be\n2")
    #expect(report("1", nil, "after the move") == "after the move: The value is\n\"1\"\nbut should be\nnil")
    #expect(report("a\nb", "a\nc", "") == "The value is\na\nb\nbut should be\na\nc")
  }

  @Test func `equal values and nil record no issue`() {
    expectEqual(1 + 1, 2)
    expectNil(Int?.none)
  }
}
