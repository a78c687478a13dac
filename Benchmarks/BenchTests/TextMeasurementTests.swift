import Foundation
import TermKit
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct TextMeasurementTests {
  @Test func `long texts of all kinds have the requested size`() {
    for kind in LongText.allCases { #expect((995...1_000).contains(kind.text(bytes: 1_000).utf8.count)) }
  }

  @Test func `long texts are printed, shown and pasted`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kinds: [LongText] = [.ligatures]
    let rounds = Rounds(load: { _ in MachineLoad(time: 0, busy: 0, own: 0) })
    let measurement = TextMeasurement(
      game: TerminalSession.product("tictactoe"), storeTool: TerminalSession.product("StoreTestTool"), folder: folder,
      texts: kinds, longCount: 20_000, rounds: rounds)
    let report = try measurement.report(count: 1, pasteCount: 200_000)
    #expect(report.printing.map(\.text) == kinds)
    #expect(report.printing.allSatisfy { $0.times.count == 3 && $0.times.allSatisfy { $0.least > 0 } })
    #expect(report.opening.map(\.text) == kinds)
    #expect(report.opening.allSatisfy { $0.short.least > 0 && $0.long.least > 0 })
    #expect(report.pastes.map(\.text) == kinds)
    #expect(report.pastes.allSatisfy { $0.full > $0.empty && $0.empty > 1_000_000 })
  }
}
