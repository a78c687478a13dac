import Foundation
import TermKit
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct ScaleMeasurementTests {
  @Test func `a tour performs every action, and reaches the end of each list and returns`() {
    let steps = ListTour(rows: 7).steps
    #expect(Set(steps.compactMap(\.task)) == Set(ListTour.Task.allCases.filter { $0 != .start }))
    for list in [ListTour.List.messages, .history] {
      let rows = steps.filter { $0.list == list }.compactMap(\.row)
      #expect(rows.first == .number(0) && rows.last == .number(0))
      #expect(rows.contains(.last) && rows.contains(.number(7)))
    }
  }

  @Test func `a tour of the game is measured with few and with many games and messages`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let storeTool = TerminalSession.product("StoreTestTool")
    let stores = try ScaleStores(in: folder, storeTool: storeTool, many: 2_000)
    let rounds = Rounds(load: { _ in MachineLoad(time: 0, busy: 0, own: 0) })
    let measurement = try ScaleMeasurement(
      game: TerminalSession.product("tictactoe"), stores: stores, tour: ListTour(rows: 3, pages: 2, ends: 1),
      rounds: rounds)
    let report = try measurement.report(tours: 1)
    #expect(report.figures.map(\.task) == ListTour.Task.allCases)
    for figure in report.figures {
      #expect(figure.samples.all.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.time > 0 && $0.work > 0 } })
      #expect(figure.samples.all[0].count == figure.samples.all[1].count)
    }
  }

  @Test func `the date of a game is parsed from its printed line`() {
    let line = "100000  13/11/2026, 23:45  Victory  ★★★☆☆  5 moves  7 4 8 5 9"
    #expect(ListRows.date(inLine: line) == "13/11/2026, 23:45")
    #expect(ListRows.date(inLine: "     7  01/01/2026, 00:00  Draw   ") == "01/01/2026, 00:00")
  }
}
