import TestBasics
import Testing

@testable import TermKitControls

@Suite struct ProgressRateTests {
  @Test func `C6: the rate and the time left are unknown until there is progress`() {
    var rate = ProgressRate()
    #expect(rate.perSecond(at: 0) == nil && rate.timeLeft(at: 0) == nil)
    rate.note(0, at: 0)
    #expect(rate.perSecond(at: 4) == nil && rate.timeLeft(at: 4) == nil)
    rate.note(0.2, at: 4)
    expectEqual(rate.perSecond(at: 4), 0.05)
    expectEqual(rate.timeLeft(at: 4), 16)
  }

  @Test func `C6: the rate is that of the last ten seconds`() {
    var rate = ProgressRate()
    rate.note(0, at: 0)
    rate.note(0.5, at: 1)
    for second in 2...20 { rate.note(0.5 + 0.01 * Double(second - 1), at: Double(second)) }
    expectEqual(rate.perSecond(at: 20).map { abs($0 - 0.01) < 1e-9 }, true)
  }

  @Test func `C6: without progress for three seconds, the rate falls and the time left grows`() {
    var rate = ProgressRate()
    rate.note(0, at: 0)
    rate.note(0.5, at: 10)
    expectEqual(rate.timeLeft(at: 12), 8)
    expectEqual(rate.timeLeft(at: 20), 20)
    expectEqual(rate.perSecond(at: 20), 0.025)
  }

  @Test func `C6: a lower progress or 0 starts a new task, and a finished task has no time left`() {
    var rate = ProgressRate()
    rate.note(0, at: -90)
    rate.note(0, at: 0)
    rate.note(0.5, at: 10)
    rate.note(0.1, at: 11)
    expectNil(rate.perSecond(at: 11))
    rate.note(1, at: 12)
    expectNil(rate.timeLeft(at: 12))
  }

  @Test(arguments: [(0.0, "0:00"), (4.2, "0:05"), (65, "1:05"), (3599.5, "1:00:00"), (36_061, "10:01:01")])
  func `C6: a duration is written in minutes and seconds, from one hour on with hours`(seconds: Double, text: String) {
    expectEqual(ProgressRate.text(ofSeconds: seconds), text)
  }
}
