import Testing

@testable import Bench

@Suite struct ScaleReportTests {
  private func figure(_ task: ListTour.Task, few: Double, many: Double) -> ScaleFigure {
    func samples(_ time: Double) -> [ScaleSamples.Sample] {
      [-0.1, 0, 0.1].map { ScaleSamples.Sample(time: time + $0, work: (time + $0) / 2) }
    }
    return ScaleFigure(task: task, samples: ScaleSamples(all: [samples(few), samples(many)]))
  }

  @Test func `a report is a Markdown table`() {
    let report = ScaleReport(
      figures: [figure(.start, few: 10, many: 11), figure(.gameRows, few: 1, many: 1.25)],
      note: "4 rounds of samples.")
    #expect(
      report.markdown == """
        ## 100 games and messages, and 100000, 80 × 24, medians

        |  | few | many | ratio | few, processor | many, processor | ratio | target |  |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | Start to finished first paint | 10 ms | 11 ms | 1.10 | 5 ms | 5.50 ms | 1.10 | ≤ 1.2 × | met |
        | History: Down | 1 ms | 1.25 ms | 1.25 | 0.50 ms | 0.62 ms | 1.25 | ≤ 1.1 × | **missed** |

        The start is compared with that of an empty store.
        4 rounds of samples.

        """)
    #expect(
      report.misses == [
        "History: Down: with many 1.25 × as long as with few, target ≤ 1.1 ×",
        "History: Down, processor time: with many 1.25 × as long as with few, target ≤ 1.1 ×",
      ])
  }
}
