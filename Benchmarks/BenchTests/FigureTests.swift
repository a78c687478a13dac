import Testing

@testable import Bench

@Suite struct FigureTests {
  private func figure(_ game: Double, raw: Double, _ target: Target?) -> Figure {
    Figure(name: "Start", unit: .milliseconds, game: game, raw: raw, target: target)
  }

  @Test func `a figure at its limit meets the target, and one above misses it`() {
    for target in [Target.atMost(30), .timesRaw(1.5), .atMostOrTimesRaw(10, 1.5), .atMostOrTimesRaw(30, 1)] {
      #expect(figure(30, raw: 20, target).miss == nil)
      #expect(figure(30.01, raw: 20, target).miss != nil)
    }
  }

  @Test func `a figure without a target misses no target`() {
    #expect(figure(1_000_000, raw: 1, nil).miss == nil)
    #expect(figure(1, raw: 1, nil).row.last == "")
  }

  @Test func `a missed target names the measured value and the excess`() {
    #expect(
      figure(36, raw: 20, .timesRaw(1.5)).miss
        == "Start: 36 ms, 1.80 × raw ncurses, which is 6 ms over the target of ≤ 1.5 × raw")
    #expect(figure(0.5, raw: 0, .atMost(0)).miss == "Start: 0.50 ms, which is 0.50 ms over the target of ≤ 0 ms")
  }

  @Test func `a line has the value with its range, the value of raw ncurses, the ratio and the verdict`() {
    var line = figure(36, raw: 24, .atMostOrTimesRaw(25, 8))
    line.range = 30.25...123.4
    #expect(line.row == ["Start", "36 ms (30.2–123)", "24 ms", "1.50", "≤ 25 ms or 8 × raw", "met"])
    #expect(figure(3, raw: 0, .atMost(2)).row == ["Start", "3 ms", "0 ms", "–", "≤ 2 ms", "**missed**"])
  }
}
