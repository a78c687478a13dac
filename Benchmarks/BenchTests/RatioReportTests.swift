import Testing

@testable import Bench

/// The table of ratios.
@Suite struct RatioReportTests {
  private func report() -> RatioReport {
    var report = RatioReport()
    func add(_ name: String, _ unit: Unit, _ game: Double, _ raw: Double, _ target: Target, _ column: String) {
      report.add(Figure(name: name, unit: unit, game: game, raw: raw, target: target), in: column)
    }
    add("Start", .milliseconds, 3, 2, .timesRaw(2), "200 × 50")
    add("Key", .microseconds, 300, 200, .timesRaw(1), "200 × 50")
    add("Idle: bytes", .bytes, 0, 0, .atMost(0), "200 × 50")
    add("Start", .milliseconds, 3, 1, .timesRaw(2), "80 × 24")
    report.add(note: "Two rounds.")
    return report
  }

  @Test func `a size report has a column for each size and a row for each figure, with excessive values in bold`() {
    #expect(
      report().markdown == """
        |  | at most | 200 × 50 | 80 × 24 |
        | --- | --- | --- | --- |
        | Start | ≤ 2 × raw | 1.50 × (3 / 2 ms) | **3 × (3 / 1 ms)** |
        | Key | ≤ 1 × raw | **1.50 × (300 / 200 µs)** |  |
        | Idle: bytes | ≤ 0 B | 0 B |  |

        Two rounds.
        """)
  }

  @Test func `a size report names excessive values by size`() {
    let misses = report().misses
    #expect(misses.map { String($0.prefix(14)) } == ["80 × 24: Start", "200 × 50: Key:"])
    #expect(misses[1].contains("1.50 × raw ncurses"))
  }
}
