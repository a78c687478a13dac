import TermKit
import TermKitTestSupport
import Testing

/// The bytes that a drag of a slider costs (C5).
@Suite struct SliderDragTests {
  @Test(arguments: ["truecolor", nil])
  func `C5: each report of the mouse during a drag writes at most 300 bytes`(colors: String?) throws {
    let session = try TerminalSession(
      "termkit-bench", ["step", "slider-drag"], environment: ["COLORTERM": colors], size: Size(width: 80, height: 24))
    session.wait { $0.line(11).contains("─────") || $0.line(12).contains("─────") }
    let row = session.screen.line(11).contains("─────") ? 12 : 13
    var costs: [Int] = []
    func report(_ button: Int, column: Int) {
      let (picture, count) = (session.screen.line(row - 1), session.bytes.count)
      session.send("\u{1B}[<\(button);\(column);\(row)M")
      session.wait(for: "the thumb at column \(column)") { $0.line(row - 1) != picture }
      costs.append(session.bytes.count - count)
    }
    // The press also draws the look of the focus.
    report(0, column: 20)
    costs = []
    for column in 21...60 { report(32, column: column) }
    #expect(costs.allSatisfy { $0 > 0 && $0 <= 300 }, "\(costs)")
    session.send("\u{1B}[<0;60;\(row)mq")
    #expect(session.ending() == .exited(0))
  }
}
