import TestBasics
import Testing

@testable import TTTModel

/// Two instances of the app that share one store.
@MainActor @Suite struct TwoModelsTests {
  private let folder: TemporaryFolder
  private let one: TicTacToeModel
  private let two: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    one = try openModel(folder.store)
    two = try openModel(folder.store)
  }

  @Test func `after a refresh, each model has the edits of the other and reports them as changes`() throws {
    one.play(4)
    one.setIcon(.o)
    let id = try #require(one.post("hello").id)
    one.post("again")
    let told = changes(of: two) { two.refresh() }
    expectEqual(told, [.messagesAdded(2), .game(two.currentGame.id), .icon, .currentGame])
    #expect(two.squares == [4] && two.icon == .o && two.texts == ["again", "hello"])
    two.setFavorite(id, true)
    expectEqual(changes(of: one) { one.refresh() }, [.message(id)])
    expectEqual(one.message(id)?.isFavorite, true)
  }

  @Test func `games that another model began, played and rated are reported by a refresh`() {
    one.play(0, 3, 1, 4, 2)
    let first = one.currentGame.id
    one.newGame()
    one.play(4)
    one.newGame()
    one.rate(first, 3)
    expectEqual(changes(of: two) { two.refresh() }, [.gamesAdded(2), .game(first), .currentGame, .statistics])
    two.rate(Game.ID(rawValue: 2), 1)
    expectEqual(changes(of: one) { one.refresh() }, [.game(Game.ID(rawValue: 2))])
  }

  @Test func `an edit also reports earlier changes by another model`() throws {
    let id = try #require(one.post("hello").id)
    two.refresh()
    one.setFavorite(id, true)
    one.post("from one")
    expectEqual(changes(of: two) { two.post("from two") }, [.messagesAdded(2), .message(id)])
  }

  @Test func `each changed row is reported once, in the order of the last changes`() throws {
    let ids = (0..<3).compactMap { one.post("\($0)").id }
    two.refresh()
    for id in [ids[2], ids[0], ids[2]] { one.setFavorite(id, true) }
    expectEqual(changes(of: two) { two.refresh() }, [.message(ids[0]), .message(ids[2])])
  }

  @Test func `more than 256 changed messages are reported as one change of the whole list`() throws {
    try sqlite(folder.store, Self.insert(300))
    two.refresh()
    try sqlite(folder.store, "UPDATE message SET isFavorite = 1 WHERE id <= 256")
    let told = changes(of: two) { two.refresh() }
    #expect(told.count == 256 && told.first == .message(Message.ID(rawValue: 1)))
    try sqlite(folder.store, "UPDATE message SET isFavorite = 0 WHERE id <= 257")
    expectEqual(changes(of: two) { two.refresh() }, [.messages])
    expectEqual(changes(of: two) { two.refresh() }, [])
  }

  private static func insert(_ count: Int) -> String {
    """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO message (text, icon, date) SELECT i, 'x', i FROM n
    """
  }

  @Test func `a refresh without changes by another model reports nothing`() {
    one.play(4)
    two.refresh()
    let told = changes(of: one) { one.refresh() } + changes(of: two) { two.refresh() }
    expectEqual(told, [])
  }

  @Test func `a move in an outdated position is not made, and the model shows the new position`() {
    one.play(0)
    let told = changes(of: two) { expectEqual(two.place(at: Square.all[8]), .conflict) }
    #expect(told.contains(.currentGame) && two.squares == [0])
    expectEqual(two.place(at: Square.all[8]), .placed)
    expectEqual(one.place(at: Square.all[8]), .conflict)
    expectEqual(one.squares, [0, 8])
  }

  @Test func `a move is not made if another model has begun a new game`() {
    one.play(0)
    two.refresh()
    one.newGame()
    expectEqual(two.place(at: Square.all[8]), .conflict)
    #expect(two.currentGame == one.currentGame && two.squares == [])
    expectEqual(two.games(in: 0..<9).map(\.moveCount), [0, 1])
  }

  @Test func `newGame returns the game that another model has already begun`() {
    one.play(0)
    two.refresh()
    one.newGame()
    one.play(4)
    expectEqual(two.newGame(), one.currentGame)
    #expect(two.gameCount == 2 && two.squares == [4])
  }

  @Test func `messages that two models post have the icon that each model knew at that time`() {
    one.setIcon(.o)
    two.post("under the old icon")
    one.post("under the new icon")
    one.refresh()
    #expect(one.messages(in: 0..<9).map(\.icon) == [.o, .x] && one.messageCount == 2)
  }

  @Test func `two models that write drafts at the same time lose neither draft`() throws {
    one.keepDraft(Draft(text: "from one"))
    let three = try openModel(folder.store)
    expectEqual(three.draft, Draft(text: "from one"))
    three.keepDraft(Draft(text: "from three"))
    one.keepDraft(Draft(text: "from one, longer"))
    three.keepDraft(Draft(text: "from three, longer"))
    #expect(one.draft == Draft(text: "from one, longer") && three.draft == Draft(text: "from three, longer"))
    one.post("posted by one")
    try expectEqual(openModel(folder.store).draft, Draft(text: "from three, longer"))
    three.keepDraft(nil)
    try expectNil(openModel(folder.store).draft)
  }

  @Test func `a model shows another model's draft until it has a draft of its own`() {
    one.keepDraft(Draft(text: "h"))
    expectEqual(changes(of: two) { two.refresh() }, [.draft])
    expectEqual(two.draft, Draft(text: "h"))
    one.keepDraft(Draft(text: "hello"))
    two.refresh()
    expectEqual(two.draft, Draft(text: "hello"))
    one.post("hello")
    expectEqual(changes(of: two) { two.refresh() }, [.messagesAdded(1), .draft])
    expectNil(two.draft)
    two.keepDraft(Draft(text: "mine"))
    one.keepDraft(Draft(text: "yours"))
    expectEqual(changes(of: two) { two.refresh() }, [])
    two.post("mine")
    #expect(two.draft == nil && one.draft == Draft(text: "yours"))
  }
}
