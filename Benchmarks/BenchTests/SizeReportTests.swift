import TermKit
import Testing

@testable import Bench

@Suite struct SizeReportTests {
  private func report(idleBytes: Int, minutes: Int) -> SizeReport {
    var report = SizeReport(size: Size(width: 80, height: 24))
    report.addFirstPaint(Pair(game: Distribution([10, 12, 11]), raw: Distribution([2, 2, 2])))
    report.addKeys(
      Pair(
        game: KeySamples(times: [140, 160], expense: Expense(byteCount: 700, processorTime: 0.0003, wakeUps: 2)),
        raw: KeySamples(times: [90, 110], expense: Expense(byteCount: 600, processorTime: 0.0002, wakeUps: 2))))
    report.addMemory(
      Pair(game: ProcessUsage(peakMemory: 20_000_000), raw: ProcessUsage(peakMemory: 2_500_000)))
    let spent = Expense(byteCount: idleBytes, processorTime: 0, wakeUps: 0)
    let nothing = Expense(byteCount: 0, processorTime: 0, wakeUps: 0)
    report.addIdle(Pair(game: spent, raw: nothing), seconds: 10, minutes: minutes)
    report.add(note: "4 rounds of samples.")
    return report
  }

  @Test func `a report is a Markdown table`() {
    #expect(
      report(idleBytes: 30, minutes: 1).markdown == """
        ## 80 × 24

        |  | tictactoe | raw ncurses | ratio | target |  |
        | --- | --- | --- | --- | --- | --- |
        | First paint, median | 11 ms (10–12) | 2 ms | 5.50 | ≤ 25 ms or 8 × raw | met |
        | Key to finished paint, median | 150 µs (140–160) | 100 µs | 1.50 | ≤ 1.5 × raw | met |
        | Key to finished paint, 95th percentile | 160 µs | 110 µs | 1.45 |  |  |
        | Bytes for a key, mean | 350 B | 300 B | 1.17 |  |  |
        | Processor time for a key, mean | 150 µs | 100 µs | 1.50 |  |  |
        | Memory, peak | 20 MB | 2.50 MB | 8 |  |  |
        | Idle 10 s: bytes | 30 B | 0 B | – | ≤ 64 B | met |
        | Idle 10 s: processor time | 0 ms | 0 ms | – | ≤ 2 ms | met |
        | Idle 10 s: wake-ups | 0 | 0 | – | ≤ 4 | met |

        The minute changed 1 × while they were idle.
        4 rounds of samples.

        """)
  }

  @Test func `a byte written while the minute does not change misses the target`() {
    #expect(report(idleBytes: 0, minutes: 0).misses.isEmpty)
    #expect(
      report(idleBytes: 1, minutes: 0).misses == [
        "80 × 24: Idle 10 s: bytes: 1 B, which is 1 B over the target of ≤ 0 B"
      ])
  }

  @Test func `a size is parsed as columns and rows`() {
    let sizes = TerminalSizes(argument: "80x24,200×50")?.sizes
    #expect(sizes == [Size(width: 80, height: 24), Size(width: 200, height: 50)])
    for text in ["", "80", "80x", "80x24x2", "80x24,x", "10x24"] { #expect(TerminalSizes(argument: text) == nil) }
  }
}
