import Testing

@testable import Bench

@Suite struct TextReportTests {
  private func report(slow: Double, peak: Int) -> TextReport {
    func times(_ median: Double) -> Distribution { Distribution([median - 0.5, median, median + 0.5]) }
    return TextReport(
      printing: [
        PrintingFigure(text: .ascii, times: [times(20), times(30), times(40)]),
        PrintingFigure(text: .controls, times: [times(150), times(slow), times(200)]),
      ],
      opening: [OpeningFigure(text: .eastAsian, short: times(10), long: times(12.5))],
      pastes: [PasteFigure(text: .marks, byteCount: 50_000_000, empty: 15_000_000, full: peak)],
      note: "4 rounds of samples.")
  }

  @Test func `a report is three Markdown tables`() {
    #expect(
      report(slow: 199, peak: 165_000_000).markdown == """
        ## One message of 1 MB, printed, medians

        |  | `messages` | `messages --json` | `messages --favorites` | target |  |
        | --- | --- | --- | --- | --- | --- |
        | ASCII | 20 ms | 30 ms | 40 ms | ≤ 200 ms | met |
        | control characters | 150 ms | 199 ms | 200 ms | ≤ 200 ms | met |

        ## The list of messages with one message, 80 × 24, medians

        |  | short | 1 MB | ratio |
        | --- | --- | --- | --- |
        | CJK | 10 ms | 12.5 ms | 1.25 |

        ## The composer after a paste, peak memory

        |  | text | empty | after the paste | ratio | target |  |
        | --- | --- | --- | --- | --- | --- | --- |
        | combining marks | 50 MB | 15 MB | 165 MB | 3 | < 4 × | met |

        The ratio of memory is that of the text alone: the memory of the empty composer is subtracted.
        4 rounds of samples.

        """)
  }

  @Test func `figures equal to their limits meet the targets, except for memory, which must be lower`() {
    #expect(report(slow: 200, peak: 214_999_999).misses == [])
    #expect(
      report(slow: 201, peak: 215_000_000).misses == [
        "control characters, messages --json: 201 ms, target ≤ 200 ms",
        "combining marks, the memory of the composer: 4 × the text, target < 4 ×",
      ])
  }
}
