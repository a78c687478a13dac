import Testing

@testable import Bench

@Suite struct DistributionTests {
  @Test func `the median is the middle value, or the mean of the two middle values`() {
    #expect(Distribution([9, 1, 4]).median == 4)
    #expect(Distribution([9, 1, 4, 5]).median == 4.5)
  }

  @Test func `a percentile is the smallest value that the given share of samples does not exceed`() {
    let values = Distribution((1...20).map(Double.init).reversed())
    #expect(values.percentile(0.95) == 19)
    #expect(values.percentile(1) == 20)
    #expect(values.percentile(0) == 1)
    #expect(Distribution([7]).percentile(0.95) == 7)
  }
}
