import TermKitTestSupport
import TestBasics
import Testing

/// The clock of the time limits of tests.
@Suite struct LimitClockTests {
  @Test func `time between frequent readings counts`() {
    var clock = LimitClock()
    expectEqual([1000, 1000.125, 1000.375, 1000.375].map { clock.advance(to: $0) }, [0, 0.125, 0.375, 0.375])
  }

  @Test func `a paused machine does not use up a time limit`() {
    var clock = LimitClock()
    expectEqual([1000, 1060, 1060.125].map { clock.advance(to: $0) }, [0, 0.25, 0.375])
  }
}
