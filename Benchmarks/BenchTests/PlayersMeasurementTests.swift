import Foundation
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct PlayersMeasurementTests {
  @Test func `the moves of a game between two players are measured, except for the first and the last`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("players-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let measurement = PlayersMeasurement(game: TerminalSession.product("tictactoe"), folder: folder, rest: 0.05)
    let report = try measurement.report(games: 2, idle: 0.05)
    #expect(report.times.count == 14 && report.times.least > 0)
    #expect(report.markdown.contains("| median | 99th percentile | target |"))
  }

  @Test func `a median above the target is a miss`() {
    let report = { PlayersReport(times: Distribution([$0]), idle: 1, wakeUps: 0) }
    #expect(report(49).misses == [] && report(51).misses.count == 1)
  }
}
