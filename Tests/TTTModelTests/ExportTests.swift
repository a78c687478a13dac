import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Exporting a store as JSON Lines, and importing the lines.
@MainActor @Suite struct ExportTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  private var other: String { folder.path + "/other.sqlite" }

  /// Fills a store with all that can be exported, and with deleted rows.
  private func fill(_ path: String) throws {
    let model = try openModel(path, clock: clock)
    model.setIcon(.o)
    model.setRecentSymbols(["😀", "→"])
    for (opponent, squares) in [(Opponent.friend, [0, 3, 1, 4, 2]), (.master, [4]), (.rival, [8, 0, 2])] {
      clock.date += 60
      model.setOpponent(opponent)
      model.newGame()
      for square in squares { model.play(square) }
    }
    model.rate(Game.ID(rawValue: 1), 3)
    let board = Message.Board(model.currentGame, afterMoves: 2)
    let first = try #require(model.post("first \0 \u{1B}[31m naïve 🇸🇪 \\ / \"quoted\"\n\u{2028}", board: board).id)
    let gone = try #require(model.post("gone").id)
    clock.date += 0.123
    model.post("reply", replyingTo: first)
    model.post("reply to a deleted message", replyingTo: gone)
    model.setFavorite(first, true)
    let reply = try #require(model.message(at: 1))
    model.edit(reply, text: "edited")
    model.delete(gone)
    model.delete(Game.ID(rawValue: 2))
    model.keepDraft(Draft(text: "half", replyTo: first, board: board))
    model.close()
  }

  private func export(_ path: String) throws -> [Data] {
    var lines: [Data] = []
    try StoreReader(path: path).export { lines.append($0) }
    return lines
  }

  @discardableResult private func importLines(_ lines: [Data], to path: String) throws -> ImportResult {
    let store = try Store(path: path, now: clock.now)
    defer { store.close() }
    var rest = lines[...]
    return try store.importLines { rest.popFirst() }
  }

  @Test func `a new store that imports an export exports the same bytes`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    #expect(lines.count == 2 + 3 + 4 + 1 && lines.allSatisfy { $0.last == 10 && $0.count { $0 == 10 } == 1 })
    let result = try importLines(lines, to: other)
    #expect(result.addedGames == 2 && result.addedMessages == 3 && result.known == 0)
    try expectEqual(export(other), lines)
    let (one, two) = (try openModel(folder.store, clock: clock), try openModel(other, clock: clock))
    #expect(two.texts == one.texts && two.icon == .o && two.opponent == .rival && two.recentSymbols == ["😀", "→"])
    #expect(two.statistics == one.statistics && two.profile.records == one.profile.records)
    #expect(two.squares == [8, 0, 2] && two.games(in: 0..<9).map(\.rating) == [nil, 3])
    #expect(two.draft?.text == "half" && two.draft?.replyTo == two.message(at: 2)?.id)
    #expect(two.message(at: 2)?.board?.game == two.currentGame.id && two.message(at: 1)?.editDate != nil)
  }

  @Test func `the lines of an export are readable JSON with sorted keys`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.play(4)
    model.post("hello")
    model.close()
    let queue = try DatabaseQueue(path: folder.store)
    try queue.write { try $0.execute(sql: "UPDATE game SET identity = 10; UPDATE message SET identity = -1") }
    try queue.close()
    let expected = """
      {"format":"tictactoe","games":1,"messages":1,"version":3}
      {"profile":{"beginner":"alternates","currentGame":"000000000000000a","icon":"x","opponent":"friend","symbols":[]}}
      {"game":{"date":1000000000,"firstPlayer":"me","id":"000000000000000a","moves":[4],"opponent":"friend"}}
      {"message":{"date":1000000000,"icon":"x","id":"ffffffffffffffff","text":"hello"}}

      """
    try expectEqual(String(decoding: export(folder.store).reduce(Data(), +), as: UTF8.self), expected)
  }

  @Test func `an empty store can be exported and imported`() throws {
    try openModel(folder.store, clock: clock).close()
    let lines = try export(folder.store)
    try importLines(lines, to: other)
    #expect(try lines.count == 3 && export(other) == lines)
  }

  @Test func `importing a file twice changes nothing the second time`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    try importLines(lines, to: other)
    let result = try importLines(lines, to: other)
    #expect(result.addedGames == 0 && result.addedMessages == 0 && result.known == 5)
    try expectEqual(export(other), lines)
    #expect(try importLines(lines, to: folder.store).known == 5 && export(folder.store) == lines)
  }

  @Test func `an import keeps everything that the store has`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    let model = try openModel(other, clock: clock)
    model.play(0)
    model.post("mine")
    model.keepDraft(Draft(text: "my draft"))
    model.close()
    try importLines(lines, to: other)
    let mine = try openModel(other, clock: clock)
    #expect(mine.squares == [0] && mine.icon == .x && mine.draft == Draft(text: "my draft") && mine.recentSymbols == [])
    #expect(mine.messageCount == 4 && mine.texts.last == "mine" && mine.gameCount == 3)
    expectEqual(mine.message(at: 1)?.replyTo, mine.message(at: 2)?.id)
    let edited = try #require(mine.message(at: 1))
    mine.edit(edited, text: "edited here")
    mine.takeBack()
    mine.close()
    try importLines(lines, to: other)
    #expect(try openModel(other, clock: clock).texts.contains("edited here"))
  }

  @Test func `an export that a JSON tool has rewritten is imported (field trial Y18)`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    let rewritten = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: line)
      let pretty = try JSONSerialization.data(withJSONObject: object, options: .prettyPrinted)
      let spaced = String(decoding: pretty, as: UTF8.self).replacingOccurrences(of: "\n", with: " ")
      return Data((spaced.replacingOccurrences(of: "ï", with: "\\u00ef") + " \r\n").utf8)
    }
    #expect(rewritten != lines)
    try importLines(rewritten, to: other)
    try expectEqual(export(other), lines)
  }

  @Test func `an export of format version 1 is imported`() throws {
    try fill(folder.store)
    let lines = try export(folder.store).compactMap { line in
      let text = String(decoding: line, as: UTF8.self).replacingOccurrences(of: #""version":3"#, with: #""version":1"#)
      let old = text.replacing(/,"(?:rated|starred)":\d+/, with: "")
      return text.hasPrefix(#"{"deleted"#) ? nil : Data(old.utf8)
    }
    try expectEqual(importLines(lines, to: other).addedMessages, 3)
    let (one, two) = (try openModel(folder.store, clock: clock), try openModel(other, clock: clock))
    #expect(two.texts == one.texts && two.games(in: 0..<9).map(\.rating) == [nil, 3])
  }

  // MARK: Damaged input

  nonisolated private static let damages: [(line: Int, old: String, new: String, reason: String)] = [
    (1, #""format":"tictactoe""#, #""format":"other""#, "no export"), (1, "{", "", "not valid JSON"),
    (1, #""messages":3"#, #""messages":4"#, "announces 2 and 4"), (2, #""icon":"o""#, #""icon":"z""#, "icon"),
    (2, #""profile""#, #""profil""#, "unknown key"), (3, #""moves":[0,3"#, #""moves":[0,0"#, "impossible"),
    (3, #""rating":3"#, #""rating":5"#, "rating"), (3, #""opponent":"friend""#, #""opponent":"f""#, "opponent"),
    (3, #""id":""#, #""id":"x"#, "hexadecimal"), (3, #","firstPlayer":"me""#, "", "firstPlayer"),
    (5, #""game""#, #""message""#, "missing"), (5, #""date":"#, #""date":9999999"#, "range"),
    (6, #""text""#, #""texts""#, "text"), (6, #""text""#, #""received":true,"text""#, "needs a person"),
    (3, #""opponent":"friend""#, #""opponent":"master","person":"ada""#, "no person"),
    (3, #""opponent":"friend""#, #""opponent":"friend","person":"A""#, "person"),
    (6, #""favorite":true"#, #""favourite":true"#, "unknown key"),
    (6, #""favorite":true"#, #""favorite":1"#, "favorite"),
    (8, #""replyTo":""#, #""replyTo":"0"#, "hexadecimal"), (8, "{", "{}", "not valid JSON"),
    (10, #""text":"half""#, #""text":5"#, "wrong type"), (10, #""moves":[8,0]"#, #""moves":[8,8]"#, "board"),
  ]

  @Test(arguments: damages.indices) func `damaged input is refused with its line and reason, and nothing changes`(
    number: Int
  ) throws {
    let (line, old, new, reason) = Self.damages[number]
    try fill(folder.store)
    var lines = try export(folder.store).map { String(decoding: $0, as: UTF8.self) }
    let damaged = lines[line - 1].replacingOccurrences(of: old, with: new)
    #expect(damaged != lines[line - 1])
    lines[line - 1] = damaged
    let model = try openModel(other, clock: clock)
    model.post("before")
    model.close()
    let before = try export(other)
    let error = #expect(throws: ImportError.self) { try importLines(lines.map { Data($0.utf8) }, to: other) }
    // Only the end of the file shows that a line is missing.
    let expected = reason.contains("announces") ? lines.count + 1 : line
    guard case .damaged(let number, let text)? = error else {
      // A later date is no damage.
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(number == expected && text.contains(reason), "\(text)")
    try expectEqual(export(other), before)
  }

  @Test func `a file that is cut off, empty, in another order or of a newer version is refused`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    for count in 0..<lines.count - 1 {
      #expect(throws: ImportError.self) { try importLines(Array(lines.prefix(count)), to: other) }
    }
    var cut = lines
    cut[6] = cut[6].prefix(20)
    #expect(throws: ImportError.damaged(line: 7, reason: "It is not valid JSON.")) { try importLines(cut, to: other) }
    var moved = lines
    moved.swapAt(2, 5)
    #expect(throws: ImportError.self) { try importLines(moved, to: other) }
    var newer = lines
    newer[0] = Data(#"{"format":"tictactoe","games":2,"messages":3,"version":4}"#.utf8)
    #expect(throws: ImportError.newerVersion) { try importLines(newer, to: other) }
    // A missing draft cannot be noticed.
    try expectEqual(importLines(lines.dropLast(), to: other).addedMessages, 3)
  }

  @Test func `random bytes in an export never change the store unless the whole file is valid`() throws {
    try fill(folder.store)
    let bytes = try export(folder.store).reduce(Data(), +)
    try openModel(other, clock: clock).close()
    let store = try Store(path: other, now: clock.now)
    let before = try export(other)
    var random = SeededGenerator(state: 4)
    for _ in 0..<200 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      var lines = damaged.split(separator: 10, omittingEmptySubsequences: false).dropLast()[...]
      do {
        _ = try store.importLines { lines.popFirst() }
        break
      } catch {
        #expect(error is ImportError && store.isSaving)
      }
      try expectEqual(export(other), before)
    }
    store.close()
  }

  // MARK: Stores that cannot be written

  @Test func `an import on a full disk changes nothing and says so`() throws {
    try fill(folder.store)
    var lines = try export(folder.store)
    lines[0] = try ExportedHeader(games: 2, messages: 2_003).line()
    let long = String(repeating: "long ", count: 200)
    let draft = lines.removeLast()
    for number in 0..<2_000 {
      let message = Message(id: Message.ID(rawValue: 1), text: "\(number) \(long)", icon: .x, date: clock.date)
      lines.append(
        try ExportedLine(message: ExportedMessage(message, identity: Int64(number), replyTo: nil, board: nil)).line())
    }
    lines.append(draft)
    let store = try Store(path: other, now: clock.now)
    try #require(store.disk).queue.inDatabase { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages + 100)")
    }
    let before = try export(other)
    var rest = lines[...]
    #expect(throws: ImportError.cannotSave(.diskFull(path: other))) { try store.importLines { rest.popFirst() } }
    #expect(try export(other) == before && store.isSaving)
    try #require(store.disk).queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    rest = lines[...]
    try expectEqual(store.importLines { rest.popFirst() }.addedMessages, 2_003)
    store.close()
    #expect(throws: ImportError.closed) { try store.importLines { nil } }
  }

  @Test func `a locked store imports nothing, and an import fails as a whole if reading its file fails`() throws {
    try fill(folder.store)
    let lines = try export(folder.store)
    let store = try Store(StoreFile(path: other), isStandard: false, timeout: 0.01, now: clock.now)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let locker = try DatabaseQueue(path: other, configuration: configuration)
    try locker.inDatabase { try $0.beginTransaction(.immediate) }
    var rest = lines[...]
    #expect(throws: ImportError.cannotSave(.locked(path: other))) { try store.importLines { rest.popFirst() } }
    try locker.inDatabase { try $0.rollback() }
    try locker.close()
    rest = lines.prefix(5)
    #expect(throws: POSIXError.self) {
      try store.importLines { if let line = rest.popFirst() { line } else { throw POSIXError(.EIO) } }
    }
    let model = TicTacToeModel(store: store)
    #expect(model.messageCount == 0 && model.gameCount == 1 && model.isSaving)
  }

  // MARK: Reading lines

  @Test func `lines are read from a file one by one, with or without a line break at the end`() throws {
    let long = String(repeating: "é", count: 100_000)
    for (text, expected) in [
      ("a\n\nb", ["a", "", "b"]), ("a\n", ["a"]), ("", []), ("\(long)\n\(long)x\n", [long, long + "x"]),
    ] {
      let path = try folder.write(Array(text.utf8), to: "lines")
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      var reader = LineReader(descriptor: descriptor)
      var lines: [String] = []
      while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
      expectEqual(lines, expected)
    }
    var broken = LineReader(descriptor: -1)
    #expect(throws: POSIXError.self) { try broken.next() }
  }
}
