/// The pages of an SQLite database and of its write-ahead log, read without SQLite.
///
/// SQLite stops at a damaged page and cannot open a file whose first page is damaged. This type reads all pages, as
/// `sqlite3 .recover` does. The format is described at https://www.sqlite.org/fileformat2.html.
struct DatabasePages {
  private let database: [UInt8]
  private let log: [UInt8]

  /// The size of a page in bytes.
  private let size: Int

  /// The number of bytes in a page that SQLite uses. SQLite on macOS reserves twelve bytes of each page.
  private let usableSize: Int

  /// The newer versions of pages in the log: for each page number, the offset of the page's first byte.
  private let placesInLog: [Int: Int]

  /// The places of all versions of pages in the log, oldest first.
  private let logPlaces: [(page: Int, place: Int)]

  private let count: Int

  /// Reads the bytes of both files. If there is no log, its bytes are empty.
  init(database: [UInt8], log: [UInt8]) {
    self.database = database
    self.log = log
    let header = database.prefix(Self.headerSize)
    let isIntact = header.count == Self.headerSize && header.starts(with: Self.magic)
    size = Self.pageSize(header: isIntact ? header : [], log: log[...])
    usableSize = size - (isIntact ? Int(header[20]) : 0)
    logPlaces = Self.logPlaces(log[...], size: size)
    placesInLog = Dictionary(logPlaces.map { ($0.page, $0.place) }) { $1 }
    count = max((database.count + size - 1) / size, placesInLog.keys.max() ?? 0)
  }

  private static let magic = Array("SQLite format 3\0".utf8)
  private static let headerSize = 100

  private static func pageSize(header: ArraySlice<UInt8>, log: ArraySlice<UInt8>) -> Int {
    // The header stores 1 for a page size of 65,536.
    let stored = header.number(at: 16, bytes: 2).map { $0 == 1 ? 65_536 : $0 }
    let sizes = [stored, log.number(at: 8, bytes: 4)].compactMap { $0 }
    return sizes.first { (512...65_536).contains($0) && $0.nonzeroBitCount == 1 } ?? 4_096
  }

  // Only frames up to the last commit are valid. Frames of an earlier log may follow; they have other salts.
  private static func logPlaces(_ log: ArraySlice<UInt8>, size: Int) -> [(page: Int, place: Int)] {
    let (logHeader, frameHeader) = (32, 24)
    var (places, committedCount): ([(page: Int, place: Int)], Int) = ([], 0)
    var start = logHeader
    while start + frameHeader + size <= log.count {
      guard log[start + 8..<start + 16] == log[16..<24], let page = log.number(at: start, bytes: 4) else { break }
      places.append((page, start + frameHeader))
      if log.number(at: start + 4, bytes: 4) != 0 { committedCount = places.count }
      start += frameHeader + size
    }
    return Array(places.prefix(committedCount))
  }

  // The last page may be cut off.
  private func page(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1 else { return nil }
    if let place = placesInLog[number] { return log[place..<place + usableSize] }
    let start = (number - 1) * size
    return start < database.count ? database[start..<min(start + usableSize, database.count)] : nil
  }
}

// MARK: Rows

/// A row of a table as it is stored.
struct StoredRow {
  /// A stored value. A floating-point number is read as null, because no store has one.
  enum Value {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
  }

  let id: Int64
  let values: [Value]
}

extension DatabasePages {
  /// Calls a closure with each row of any table that can be read. A row can occur in several versions.
  func forEachRow(_ body: (StoredRow) -> Void) {
    for number in 1..<count + 1 {
      guard let page = page(number) else { continue }
      for cell in cells(of: page, header: page.startIndex + (number == 1 ? Self.headerSize : 0)) {
        if let row = row(at: cell, in: page) { body(row) }
      }
    }
  }

  /// Calls a closure with the only row of each page in the log that has one row, oldest first. Pages occur in all their versions.
  func forEachSingleRowInLog(_ body: (StoredRow) -> Void) {
    for (number, place) in logPlaces {
      let page = log[place..<place + usableSize]
      let cells = cells(of: page, header: place + (number == 1 ? Self.headerSize : 0))
      if cells.count == 1, let row = row(at: cells[0], in: page) { body(row) }
    }
  }

  // The places of the rows in a leaf page of a table. Empty for any other page.
  private func cells(of page: ArraySlice<UInt8>, header: Int) -> [Int] {
    let leafOfTable = 0x0D
    guard page.number(at: header, bytes: 1) == leafOfTable, let count = page.number(at: header + 3, bytes: 2)
    else { return [] }
    return (0..<count).compactMap { cell in
      page.number(at: header + 8 + 2 * cell, bytes: 2).map { page.startIndex + $0 }
    }
  }

  private func row(at cell: Int, in page: ArraySlice<UInt8>) -> StoredRow? {
    var place = cell
    guard let length = page.varint(at: &place).flatMap({ Int(exactly: $0) }), let id = page.varint(at: &place),
      let types = Self.types(of: page, at: place, payload: length),
      let payload = payload(of: page, at: place, length: length)
    else { return nil }
    var offset = payload.endIndex - types.reduce(0) { $0 + Self.size(ofType: $1) }
    let values = types.map { type in
      defer { offset += Self.size(ofType: type) }
      return Self.value(type, payload[offset..<offset + Self.size(ofType: type)])
    }
    return StoredRow(id: id, values: values)
  }

  // The types of the columns. Nil unless header and values together are exactly as long as the row, which excludes noise.
  private static func types(of page: ArraySlice<UInt8>, at start: Int, payload length: Int) -> [Int]? {
    var place = start
    guard let header = page.varint(at: &place), (2...1_000).contains(header), Int(header) <= length else { return nil }
    var types: [Int] = []
    var total = Int(header)
    while place < start + Int(header) {
      guard let type = page.varint(at: &place).flatMap({ Int(exactly: $0) }), type >= 0 else { return nil }
      let (sum, isTooLong) = total.addingReportingOverflow(size(ofType: type))
      if isTooLong { return nil }
      total = sum
      types.append(type)
    }
    return total == length && place == start + Int(header) ? types : nil
  }

  private static func size(ofType type: Int) -> Int {
    switch type {
    case 0...4: type
    case 5: 6
    case 6, 7: 8
    case 8...11: 0
    default: (type - 12) / 2
    }
  }

  private static func value(_ type: Int, _ bytes: ArraySlice<UInt8>) -> StoredRow.Value {
    switch type {
    case 1...6:
      let isNegative = bytes.first.map { $0 >= 0x80 } ?? false
      return .integer(bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) })
    case 8, 9: return .integer(Int64(type - 8))
    case 12...: return type.isMultiple(of: 2) ? .blob(Array(bytes)) : .text(String(decoding: bytes, as: UTF8.self))
    default: return .null
    }
  }

  // The bytes of a row. Bytes that do not fit into its page are in a chain of overflow pages.
  private func payload(of page: ArraySlice<UInt8>, at start: Int, length: Int) -> ArraySlice<UInt8>? {
    guard length <= database.count + log.count else { return nil }
    let local = localLength(of: length)
    guard start + local <= page.endIndex else { return nil }
    if local == length { return page[start..<start + length] }
    var bytes = Array(page[start..<start + local])
    bytes.reserveCapacity(length)
    var next = page.number(at: start + local, bytes: 4)
    while bytes.count < length {
      guard let number = next, let page = self.page(number), page.count > 4 else { return nil }
      bytes += page.dropFirst(4).prefix(length - bytes.count)
      next = page.number(at: page.startIndex, bytes: 4)
    }
    return bytes[...]
  }

  private func localLength(of length: Int) -> Int {
    let most = usableSize - 35
    if length <= most { return length }
    let least = (usableSize - 12) * 32 / 255 - 23
    let local = least + (length - least) % (usableSize - 4)
    return local <= most ? local : least
  }
}

extension ArraySlice<UInt8> {
  /// Returns a big-endian number of this many bytes, or nil beyond the end.
  fileprivate func number(at start: Int, bytes: Int) -> Int? {
    guard start >= startIndex, start + bytes <= endIndex else { return nil }
    return self[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a number of one to nine bytes and moves the place behind it. Returns nil beyond the end.
  fileprivate func varint(at place: inout Int) -> Int64? {
    var value: Int64 = 0
    for count in 1...9 {
      guard indices.contains(place) else { return nil }
      let byte = self[place]
      place += 1
      if count == 9 { return value << 8 | Int64(byte) }
      value = value << 7 | Int64(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    return value
  }
}
