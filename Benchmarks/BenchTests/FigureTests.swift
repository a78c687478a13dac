import Testing

@testable import Bench

@Suite struct FigureTests {
  @Test func x() { #expect(Distribution([1]).median == 1) }
}
