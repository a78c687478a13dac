import Foundation
import TestBasics
import Testing

@testable import TTTModel

/// Importing the export of a store that has the same games and messages.
@MainActor @Suite struct ImportMergeTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  private var other: String { folder.path + "/other.sqlite" }

  /// Runs a closure on a store, one second later.
  private func use(_ path: String, _ body: (TicTacToeModel) throws -> Void) throws {
    clock.date += 1
    let model = try openModel(path, clock: clock)
    try body(model)
    model.close()
  }

  @discardableResult private func importExport(of source: String, to target: String) throws -> ImportResult {
    var lines: [Data] = []
    try StoreReader(path: source).export { lines.append($0) }
    let store = try Store(path: target, now: clock.now, uptime: clock.uptime)
    defer { store.close() }
    var rest = lines[...]
    return try store.importLines { rest.popFirst() }
  }

  private func lines(_ path: String) throws -> [String] {
    var lines: [String] = []
    try StoreReader(path: path).export { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  /// Two stores with the same contents: five messages, a finished game and an unfinished one.
  private func fill() throws {
    try use(folder.store) { model in
      model.play(0, 3, 1, 4, 2)
      model.newGame()
      model.play(4, 0)
      for text in ["one", "two", "three", "four", "five"] { model.post(text) }
    }
    try importExport(of: folder.store, to: other)
  }

  private func id(_ number: Int64) -> Message.ID { Message.ID(rawValue: number) }

  private func edit(_ number: Int64, _ text: String, in model: TicTacToeModel) throws {
    expectNil(model.edit(try #require(model.message(id(number))), text: text))
  }

  @Test func `after imports in both directions, both stores have all later changes (field trial Y4)`() throws {
    try fill()
    try use(folder.store) { model in
      try edit(1, "one, edited", in: model)
      try edit(2, "two, edited first", in: model)
      model.setFavorite(id(3), true)
      model.rate(Game.ID(rawValue: 1), 4)
      model.play(8, 2)
      model.delete(id(4))
      model.post("six")
    }
    try use(other) { model in
      try edit(2, "two, edited later", in: model)
      model.delete(id(5))
      model.post("seven")
    }
    let there = try importExport(of: folder.store, to: other)
    #expect(there.addedMessages == 1 && there.changed == 5 && there.kept == 2 && there.known == 0)
    let back = try importExport(of: other, to: folder.store)
    #expect(back.addedMessages == 1 && back.changed == 2 && back.kept == 0 && back.known == 5)
    for path in [folder.store, other] {
      try use(path) { model in
        let texts = ["one, edited", "seven", "six", "three", "two, edited later"]
        #expect(model.texts.sorted() == texts && model.squares == [4, 0, 8, 2])
        #expect(model.game(Game.ID(rawValue: 1))?.rating == 4 && model.message(id(3))?.isFavorite == true)
      }
    }
    try importExport(of: folder.store, to: other)
    try expectEqual(Set(lines(folder.store)), Set(lines(other)))
  }

  @Test func `a deletion and a later change of the same message: the later one wins`() throws {
    try fill()
    try use(folder.store) { $0.delete(id(1)) }
    try use(other) { try edit(1, "still here", in: $0) }
    try use(other) { $0.delete(id(2)) }
    try use(folder.store) { $0.setFavorite(id(2), true) }
    clock.date += 61
    try use(folder.store) { $0.setIcon(.o) }
    try use(other) { $0.setIcon(.o) }
    try expectEqual(importExport(of: folder.store, to: other).changed, 1)
    try importExport(of: other, to: folder.store)
    for path in [folder.store, other] {
      try use(path) { model in
        expectEqual(model.texts, ["five", "four", "three", "two", "still here"])
        expectEqual(model.message(id(2))?.isFavorite, true)
      }
    }
  }

  @Test func `a deleted message stays deleted in a store that never had it`() throws {
    try fill()
    let third = folder.path + "/third.sqlite"
    try use(third) { $0.post("mine") }
    let old = try lines(folder.store)
    try use(folder.store) { $0.delete(id(1)) }
    try importExport(of: folder.store, to: third)
    let store = try Store(path: third, now: clock.now)
    var rest = old[...]
    let result = try store.importLines { rest.popFirst().map { Data($0.utf8) } }
    #expect(result.kept == 1 && result.addedMessages == 0)
    store.close()
    try use(third) { expectEqual($0.texts, ["five", "four", "three", "two", "mine"]) }
  }

  @Test func `a game that went on differently is kept twice, however often it is imported`() throws {
    try fill()
    try use(folder.store) { $0.play(8) }
    try use(other) { $0.play(1) }
    for _ in 0..<3 {
      try importExport(of: folder.store, to: other)
      try importExport(of: other, to: folder.store)
    }
    for path in [folder.store, other] {
      try use(path) { model in
        let games = model.games(in: 0..<9).map { $0.moves.map(\.square.index) }
        expectEqual(Set(games), [[4, 0, 8], [4, 0, 1], [0, 3, 1, 4, 2]])
        expectEqual(games.count, 3)
      }
    }
  }

  @Test func `the number of a game in an imported text is its number here (field trial E6)`() throws {
    try use(folder.store) { model in
      model.play(0, 3, 1, 4, 2)
      model.newGame()
      model.play(8)
      model.post("see #2 and #1, not #7 or a#2")
      model.keepDraft(Draft(text: "#2!"))
    }
    try use(other) { model in
      for _ in 0..<3 {
        model.play(0, 3, 1, 4, 2)
        model.newGame()
      }
      model.play(5)
    }
    let copy = folder.path + "/copy.sqlite"
    try FileManager.default.copyItem(atPath: other, toPath: copy)
    try importExport(of: folder.store, to: other)
    _ = try Store(path: copy, now: clock.now).recover(folder.store)
    for path in [other, copy] {
      try use(path) { model in
        expectEqual(model.texts, ["see #6 and #5, not #7 or a#2"])
        expectEqual(model.game(Game.ID(rawValue: 6))?.moves.map(\.square.index), [8])
        expectEqual(model.draft?.text, "#6!")
      }
    }
    try importExport(of: other, to: folder.store)
    try use(folder.store) { expectEqual($0.texts, ["see #2 and #1, not #7 or a#2"]) }
  }

  @Test func `the number of a deleted game in an imported text is its number here`() throws {
    try use(folder.store) { model in
      for square in [0, 1, 2] {
        model.play(square)
        model.newGame()
      }
      model.post("see #2 and #3")
      model.delete(Game.ID(rawValue: 2))
    }
    try use(other) { model in
      for _ in 0..<4 {
        model.play(5)
        model.newGame()
      }
    }
    try importExport(of: folder.store, to: other)
    try use(other) { model in
      let text = try #require(model.texts.first)
      let numbers = text.split(separator: "#").dropFirst().compactMap { Int64($0.prefix { $0.isNumber }) }
      expectEqual(numbers.count, 2)
      expectNil(model.game(Game.ID(rawValue: numbers[0])))
      expectEqual(model.game(Game.ID(rawValue: numbers[1]))?.moves.map(\.square.index), [2])
    }
  }
}
