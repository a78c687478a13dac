import Foundation
import TestBasics
import Testing

/// `Documentation/Faults.md` names the tests that prove its claims about each fault. Those tests must exist.
@Suite struct FaultsDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A row of the table.
  private struct Row {
    let number: Int
    let cells: [String]

    init?(_ line: String) {
      cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), let first = cells.first, let number = Int(first) else { return nil }
      self.number = number
    }

    /// The tests of the row, each as its suite and its name.
    var tests: [String] {
      (cells.last ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  private static func rows() throws -> [Row] {
    let file = root.appendingPathComponent("Documentation/Faults.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { Row(String($0)) }
  }

  /// Returns all tests of the package, each as its suite and its name.
  private static func existingTests() -> Set<String> {
    var tests: Set<String> = []
    for folder in ["Tests", "Benchmarks"] {
      let base = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        guard let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8) else { continue }
        var suite = ""
        for match in text.matches(of: /(?:struct|class) (\w+Tests)\b|func `([^`]+)`/) {
          if let name = match.1 { suite = String(name) }
          if let name = match.2 { tests.insert("\(suite)/\(name)") }
        }
      }
    }
    return tests
  }

  @Test func `the faults document numbers its faults without gaps and says what happens in each case`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 75 && rows.map(\.number) == Array(1...rows.count))
    for row in rows { #expect(row.cells.count == 4 && !row.cells.contains(""), "fault \(row.number)") }
  }

  @Test func `every fault has a test, or the faults document says why there is no test`() throws {
    for row in try Self.rows() {
      #expect(!row.tests.isEmpty || row.cells.last?.hasPrefix("none: ") == true, "fault \(row.number)")
    }
  }

  @Test func `every test that the faults document names exists`() throws {
    let existing = Self.existingTests()
    #expect(existing.count > 2_000)
    let missing = try Self.rows().flatMap { row in
      row.tests.filter { !existing.contains($0) }.map { "fault \(row.number): \($0)" }
    }
    expectEqual(missing, [])
  }

  @Test func `every test that the document of field trials names exists`() throws {
    let existing = Self.existingTests()
    let file = Self.root.appendingPathComponent("Documentation/FieldTrials.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let tests = rows.flatMap { $0.matches(of: /`(\w+Tests\/[^`]+)`/).map { String($0.1) } }
    #expect(tests.count > rows.count)
    expectEqual(tests.filter { !existing.contains($0) }, [])
  }

  @Test func `the README links to the faults document`() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("(Documentation/Faults.md)"))
  }
}
