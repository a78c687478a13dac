import TermKit
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct ScenarioTests {
  private let scenario = Scenario(name: "tint-all", title: "Tint", limit: 3)

  private func figure(_ times: Double...) -> ScenarioFigure {
    ScenarioFigure(scenario: scenario, times: Distribution(times))
  }

  @Test func `a report has a line for each scenario, and a sentence for what misses its target`() {
    let report = ScenarioReport(figures: [figure(2, 2.5, 9), figure(3, 3.5, 4)], note: "2 rounds of samples.")
    #expect(
      report.markdown == """
        ## Processor time of a frame, 200 × 50, median

        |  | TermKit | target |  |
        | --- | --- | --- | --- |
        | Tint | 2.50 ms (2–9) | ≤ 3 ms | met |
        | Tint | 3.50 ms (3–4) | ≤ 3 ms | **missed** |

        2 rounds of samples.

        """)
    #expect(report.misses == ["Tint: 3.50 ms, which is 0.50 ms over the target of ≤ 3 ms"])
  }

  @Test(arguments: Scenario.all.map(\.name))
  func `each press of Space changes the tint of what is drawn in it, and of nothing else`(name: String) throws {
    let session = try TerminalSession("TermKitPeer", ["step", name], size: Size(width: 200, height: 50))
    session.wait { $0.line(49).hasSuffix("xxxx") }
    for ink in [46, 196] {
      session.send(" ")
      session.wait { screen in
        (0..<200).allSatisfy { x in
          let isTinted = name != "tint-tenth" || x % 10 == 0
          return screen[x, 0].foreground == screen[x, 49].foreground
            && screen[x, 49].foreground == (isTinted ? ink : 231)
        }
      }
    }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }
}
