/// Stored games or messages, as rows of text and of JSON.
protocol Table {
  associatedtype Row: Identifiable

  func entry(for row: Row) -> PrintedEntry

  static func json(for row: Row) -> JSONObject
}

/// Prints rows page by page, newest first, so that the memory does not depend on the number of rows.
struct Listing<T: Table> {
  let options: PrintingOptions
  let look: PrintedLook
  /// Lays out the columns, for a list that begins with this row.
  let table: (T.Row) -> T
  /// Reads the rows before a given row, or the newest rows if nil, up to the given number.
  let page: (T.Row.ID?, Int) throws -> [T.Row]

  /// The number of rows in a page. It is small, because a row may be as long as a book.
  private static var pageSize: Int { 32 }

  /// Prints all rows, or as many as the option `--limit` allows.
  func print() throws {
    var output = StandardOutput()
    if options.json { try printJSON(to: &output) } else { try printText(to: &output) }
    try output.flush()
  }

  private func printText(to output: inout StandardOutput) throws {
    var layout: T?
    try forEachRow { row in
      let columns = layout ?? table(row)
      layout = columns
      let entry = columns.entry(for: row)
      let lines = (look.terminalWidth.map { entry.lines(width: $0) } ?? [entry.line]) + entry.figure
      for line in lines { try output.append(line.trimmed + "\n") }
    }
  }

  // Each object has its own line, so that tools can search and count lines.
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
      let rows = try page(last, count)
      for row in rows { try body(row) }
      if rows.count < count { break }
      last = rows.last?.id
      left -= count
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
