import ArgumentParser
import TTTModel

/// What is kept, as rows of text and of JSON.
protocol Table {
  associatedtype Row: Identifiable

  /// Lays out the columns for rows of which this is the newest, the one with the greatest number.
  init(newest: Row, look: PrintedLook)

  /// A row as text.
  func entry(for row: Row) -> PrintedEntry

  /// A row as JSON.
  static func json(for row: Row) -> JSONObject
}

/// Prints rows, the newest first, a few at a time: they cost the same memory however many they are.
struct Listing<T: Table> {
  let options: PrintingOptions
  let look: PrintedLook
  /// Reads the rows before one, or the newest; at most so many.
  let page: (T.Row.ID?, Int) throws(StoreError) -> [T.Row]

  /// A row may be as long as a book.
  private static var pageSize: Int { 32 }

  /// Prints all rows, or as many as are wanted.
  func print() throws {
    var output = StandardOutput()
    if options.json { try printJSON(to: &output) } else { try printText(to: &output) }
    try output.flush()
  }

  private func printText(to output: inout StandardOutput) throws {
    var table: T?
    try forEachRow { row in
      let layout = table ?? T(newest: row, look: look)
      table = layout
      let entry = layout.entry(for: row)
      let lines = look.terminalWidth.map { entry.lines(width: $0) } ?? [entry.line]
      for line in lines { try output.append(line.trimmed + "\n") }
    }
  }

  // Each object has a line of its own, so that lines can be looked for and counted.
  private func printJSON(to output: inout StandardOutput) throws {
    var isFirst = true
    try output.append("[")
    try forEachRow { row in
      try output.append((isFirst ? "\n" : ",\n") + T.json(for: row).description)
      isFirst = false
    }
    try output.append(isFirst ? "]\n" : "\n]\n")
  }

  private func forEachRow(_ body: (T.Row) throws -> Void) throws {
    var last: T.Row.ID?
    var left = options.limit ?? .max
    while left > 0 {
      let count = min(left, Self.pageSize)
      let rows = try read(last, count)
      for row in rows { try body(row) }
      if rows.count < count { break }
      last = rows.last?.id
      left -= count
    }
  }

  private func read(_ last: T.Row.ID?, _ count: Int) throws -> [T.Row] {
    do {
      return try page(last, count)
    } catch {
      throw ExitCode.failure(error.description)
    }
  }
}

extension String {
  /// This text without the blanks that fill the last column.
  fileprivate var trimmed: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(utf8.index(after:)) ?? startIndex
    return String(self[..<end])
  }
}
