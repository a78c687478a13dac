import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Stores with several hundred rows, in which one page is damaged.
@MainActor @Suite struct SalvageRandomTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: UInt64(1)...UInt64(Sample.count(6, of: 12)))
  func `a page of random bytes loses only the rows on that page`(seed: UInt64) throws {
    try fillAtRandom(seed)
    let whole = try contents(folder.store)
    var random = SeededGenerator(state: seed)
    var data = try content(folder.store)
    let page = Int.random(in: 0..<data.count / 4_096, using: &random)
    for place in page * 4_096..<(page + 1) * 4_096 { data[place] = UInt8.random(in: 0...255, using: &random) }
    try data.write(to: URL(fileURLWithPath: folder.store))
    let salvaged = try salvaged(folder.store)
    let games = Dictionary(uniqueKeysWithValues: whole.games.map { ($0.id, $0) })
    let messages = Dictionary(uniqueKeysWithValues: whole.messages.map { ($0.id, $0) })
    #expect(salvaged.contents.games.allSatisfy { games[$0.id] == $0 })
    // A long text fills whole pages, in which noise cannot be distinguished from text.
    let changed = salvaged.contents.messages.count { messages[$0.id] != $0 }
    #expect(changed <= 1)
    let missing =
      whole.games.count + whole.messages.count - salvaged.contents.games.count - salvaged.contents.messages.count
    #expect(missing <= 250 && salvaged.lostCount <= missing)
    // Noise in the first page affects only the names of the tables.
    if page == 0 { expectSameContents(salvaged.contents, whole) }
  }

  /// Adds several hundred games and messages, short and long.
  private func fillAtRandom(_ seed: UInt64) throws {
    try openModel(folder.store).close()
    let queue = try DatabaseQueue(path: folder.store)
    var random = SeededGenerator(state: seed)
    try queue.write { db in
      for number in 0..<400 {
        let moves = Square.all.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        _ = try db.insert(Game(startDate: Date(milliseconds: Int64(number)), squares: Array(moves)))
        let length = number.isMultiple(of: 20) ? Int.random(in: 5_000...30_000, using: &random) : number % 90
        try db.execute(
          sql: "INSERT INTO message (text, icon, date) VALUES (?, 'x', ?)",
          arguments: [String(repeating: "\(number) ", count: length + 1), number])
      }
    }
    try queue.close()
  }
}
