import Foundation
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct AnswerMeasurementTests {
  @Test func `an answer of a computer in more than a millisecond misses its target`() throws {
    let figures = try AnswerMeasurement.figures(in: "The first answer of Master\t1500\nAn answer of Rival\t20.5\n")
    #expect(figures.map(\.name) == ["The first answer of Master", "An answer of Rival"])
    #expect(figures[0].miss?.contains("1.50 ms") == true && figures[1].miss == nil)
    #expect(throws: MeasuringError.self) { try AnswerMeasurement.figures(in: "no time") }
  }

  @Test func `the tool measures the first answer of Master and an answer of each computer`() throws {
    let store = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString).sqlite")
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) } }
    let output = try ScaleStores.run(TerminalSession.product("StoreTestTool"), ["answers", store.path])
    let names = try AnswerMeasurement.figures(in: output).map(\.name)
    #expect(
      names == ["The first answer of Master", "An answer of Learner", "An answer of Rival", "An answer of Master"])
  }

  @Test func `the tool measures the slowest key of each search, and more than 20 milliseconds miss the target`() throws
  {
    let store = FileManager.default.temporaryDirectory.appendingPathComponent("searches-\(UUID().uuidString).sqlite")
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) } }
    let output = try ScaleStores.run(TerminalSession.product("StoreTestTool"), ["searches", store.path])
    let figures = try AnswerMeasurement.figures(in: output, limit: AnswerMeasurement.searchLimit)
    #expect(figures.count > 8 && figures.allSatisfy { $0.name.hasPrefix("A key of a search for ") })
    let slow = try AnswerMeasurement.figures(in: "A search\t20500\n", limit: AnswerMeasurement.searchLimit)
    #expect(slow[0].miss != nil)
  }
}
