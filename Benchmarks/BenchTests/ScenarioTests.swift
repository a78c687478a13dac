import TermKit
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct ScenarioTests {
  private let scenario = Scenario(name: "tint-all", title: "Tint", limit: 3)

  private func figure(_ times: Double...) -> ScenarioFigure {
    ScenarioFigure(scenario: scenario, times: Distribution(times))
  }

  @Test func `a report has a line for each scenario and a sentence for each missed target`() {
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

  @Test func `compared scenarios run alternately`() {
    let groups = Scenario.groups(Scenario.all)
    #expect(groups.flatMap { $0 }.map(\.title) == Scenario.all.map(\.title))
    for group in groups { for other in group.dropFirst() { #expect(other.reference == group[0].name) } }
    #expect(groups.contains { $0.map(\.name) == ["table-10", "table-10000", "table-1000000"] })
  }

  @Test func `a report compares a scenario with its reference`() {
    let other = Scenario(name: "tint-more", title: "More", limit: 9, reference: "tint-all")
    let report = ScenarioReport(
      figures: [figure(2, 2, 2), ScenarioFigure(scenario: other, times: Distribution([2, 2.08, 3]))], note: "Note.")
    #expect(report.markdown.contains("\n- tint-more takes 1.04 × tint-all, target ≤ 1.05\n"))
    #expect(report.misses == [])
    let slow = ScenarioReport(
      figures: [figure(2, 2, 2), ScenarioFigure(scenario: other, times: Distribution([2, 2.2, 3]))], note: "")
    #expect(slow.misses == ["tint-more takes 1.10 × tint-all, target ≤ 1.05"])
  }

  @Test(arguments: ["collection-10", "collection-1000000"])
  func `each key press scrolls by a line of nine items, and back after nine lines`(name: String) throws {
    let session = try TerminalSession("termkit-bench", ["step", name], size: Size(width: 200, height: 50))
    session.wait { $0.text.contains("Game 7 ") }
    func press(_ count: Int) { for _ in 0..<count { session.send(" ") } }
    press(9)
    session.wait { $0.text.contains("Game 81 ") && !$0.text.contains("Game 27 ") }
    press(9)
    session.wait { $0.text.contains("Game 0 ") && !$0.text.contains("Game 54 ") }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test(arguments: ["table-10", "table-1000000"])
  func `each key press scrolls by a row, and back after nine rows`(name: String) throws {
    let session = try TerminalSession("termkit-bench", ["step", name], size: Size(width: 200, height: 50))
    session.wait { $0.text.contains("Game 0 ") }
    func press(_ count: Int) { for _ in 0..<count { session.send(" ") } }
    press(9)
    session.wait { $0.text.contains("Game 9 ") && !$0.text.contains("Game 3 ") }
    press(9)
    session.wait { $0.text.contains("Game 0 ") && !$0.text.contains("Game 6 ") }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test func `a figure for a part of a frame is in microseconds`() {
    let scenario = Scenario(name: "appear-one", title: "Rules", limit: 2, parts: 10_000)
    let slow = ScenarioFigure(scenario: scenario, times: Distribution([24, 25, 26]))
    #expect(slow.row == ["Rules", "2.50 µs (2.40–2.60)", "≤ 2 µs", "**missed**"])
    #expect(slow.miss == "Rules: 2.50 µs, which is 0.50 µs over the target of ≤ 2 µs")
    #expect(ScenarioFigure(scenario: scenario, times: Distribution([20])).miss == nil)
  }

  @Test(arguments: ["appear-ten", "appear-one"])
  func `each press of Space shows ten thousand letters in the colour of an appearance rule`(name: String) throws {
    let session = try TerminalSession("termkit-bench", ["step", name], size: Size(width: 200, height: 50))
    session.wait { $0.line(49).hasSuffix("xxxx") && $0[199, 49].foreground == 231 }
    for ink in [46, 196] {
      session.send(" ")
      session.wait { screen in
        (0..<200).allSatisfy { screen[$0, 0].foreground == ink && screen[$0, 49].foreground == ink }
      }
    }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test(arguments: Scenario.all.map(\.name).filter { $0.hasPrefix("tint") })
  func `each press of Space changes the tint of the views that draw in it, and of no others`(name: String) throws {
    let session = try TerminalSession("termkit-bench", ["step", name], size: Size(width: 200, height: 50))
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

  @Test func `each press moves the screens of an interactive pop by four columns`() throws {
    let session = try TerminalSession(
      "termkit-bench", ["step", "pop-drag"], environment: ["COLORTERM": "truecolor"], size: Size(width: 200, height: 50)
    )
    session.wait { $0.line(1).contains("‹ Letters") && $0.line(10).hasPrefix("┼───┼───┼───┼") }
    for count in Array(1...49) + [48, 47] {
      session.send(" ")
      // The board's columns of lines are four columns apart.
      session.wait(for: "the board at column \(4 * count)") { screen in
        let line = Array(screen.line(10))
        return line.count > 4 * count && line[4 * count] == "┼" && line[4 * (count - 1)] != "┼"
      }
    }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test func `each press of Space switches ten thousand labels between the usual and the largest size of text`() throws
  {
    let session = try TerminalSession("termkit-bench", ["step", "text-size"], size: Size(width: 200, height: 50))
    session.wait { $0.line(4).contains("on        go") }
    session.send(" ")
    session.wait { $0[0, 4].attributes.contains(.bold) }
    session.send(" ")
    session.wait { !$0[0, 4].attributes.contains(.bold) }
    session.send("q")
    #expect(session.ending() == .exited(0))
  }

  @Test(arguments: Set(Scenario.all.filter { $0.name == "push" }.map(\.isTruecolor)))
  func `a push and a pop take eighteen presses each, and each press moves the screens`(isTruecolor: Bool) throws {
    let session = try TerminalSession(
      "termkit-bench", ["step", "push"], environment: ["COLORTERM": isTruecolor ? "truecolor" : nil],
      size: Size(width: 200, height: 50))
    session.wait { $0.line(1).contains("Letters") && $0.line(49).contains("Delete") }
    let list = session.screen.line(25)
    func press(_ count: Int) {
      for _ in 0..<count {
        let before = session.screen.text
        session.send(" ")
        session.wait(for: "the next frame") { $0.text != before }
      }
    }
    press(9)
    // A little more than half of the transition: the board has moved as far, and the list a third of that.
    let board = "┼───┼───┼───┼"
    session.wait { screen in
      let line = Array(screen.line(10))
      let isBoardThere = line.count > 120 && String(line[97..<110]) == board && line[96] != "─"
      return isBoardThere && screen.line(25).prefix(60) == list.dropFirst(34).prefix(60)
    }
    press(9)
    session.wait {
      $0.line(1).contains("‹ Letters") && $0.line(1).contains("Game 12") && $0.line(10).hasPrefix(board)
    }
    let green = isTruecolor ? 0x100_0000 | 0x05F900 : 46
    session.wait(for: "the ring in the middle of the first row") { $0[100, 5].background == green }
    press(18)
    session.wait { $0.line(25) == list && !$0.line(1).contains("Game") }
    #expect(!session.bytes.contains(0x1F))
    session.send("q")
    #expect(session.ending() == .exited(0))
  }
}
