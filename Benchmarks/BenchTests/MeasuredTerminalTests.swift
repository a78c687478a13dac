import Foundation
import TermKit
import Testing

@testable import Bench

@Suite struct MeasuredTerminalTests {
  private func terminal(_ program: String, _ arguments: [String] = []) throws -> MeasuredTerminal {
    let subject = Subject(
      name: "it", program: program, arguments: arguments, home: FileManager.default.temporaryDirectory)
    return try MeasuredTerminal(subject, size: Size(width: 20, height: 2))
  }

  @Test func `the time of a screen is the time of the byte that completes it`() throws {
    let script = "printf one; read x; printf ' two'; read x"
    let terminal = try terminal("/bin/sh", ["-c", script])
    let first = try terminal.arrival(of: "one") { $0.line(0) == "one" }
    let pressed = terminal.send("\r")
    let second = try terminal.arrival(of: "two") { $0.text.contains("two") }
    #expect(terminal.startTime < first && first < pressed && pressed < second)
    #expect(terminal.byteCount == "one two".utf8.count + "\r\n".utf8.count)
  }

  @Test func `a program that ends before its screen is complete cannot be measured`() throws {
    let terminal = try terminal("/bin/sh", ["-c", "printf no"])
    #expect {
      _ = try terminal.arrival(of: "yes") { $0.text.contains("yes") }
    } throws: { error in
      "\(error)" == "it has ended. Its screen was:\nno\n"
    }
  }

  @Test func `measuring a program that never stops writing does not wait until it ends`() throws {
    let script = "i=0; while [ $i -lt 300 ]; do printf .; sleep 0.01; i=$((i+1)); done"
    let terminal = try terminal("/bin/sh", ["-c", script])
    _ = try terminal.arrival(of: "the first dot") { $0.text.contains(".") }
    try terminal.settle(0.03)
    let count = terminal.byteCount
    _ = try terminal.arrival(of: "more dots") { _ in terminal.byteCount > count }
  }

  @Test func `the resource usage of a process can be read while it runs`() throws {
    let terminal = try terminal("/bin/sh", ["-c", "printf ready; read x"])
    _ = try terminal.arrival(of: "ready") { $0.line(0) == "ready" }
    #expect(terminal.usage.processorTime > 0)
    #expect(terminal.usage.peakMemory > 100_000)
    let before = terminal.expense
    terminal.send("\r")
    #expect(throws: MeasuringError.self) { try terminal.arrival(of: "the end") { _ in false } }
    #expect(terminal.expense.byteCount > before.byteCount)
  }

  @Test func `a busy process uses processor time`() throws {
    let terminal = try terminal("/usr/bin/yes")
    _ = try terminal.arrival(of: "y") { $0.line(0) == "y" }
    let before = terminal.expense
    _ = try terminal.arrival(of: "many more") { _ in
      terminal.byteCount > 1_000_000 && terminal.expense.processorTime > before.processorTime
    }
    let spent = terminal.expense - before
    #expect(spent.processorTime > 0 && spent.byteCount > 0)
    #expect((spent + before).byteCount == terminal.byteCount)
  }
}
