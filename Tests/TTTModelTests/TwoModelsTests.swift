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

  @Test func `each sees what the other did after a refresh`() throws {
    one.play(4)
    one.setIcon(.o)
    let id = try #require(one.post("hello").id)
    one.post("again")
    let told = changes(of: two) { two.refresh() }
    #expect(told == [.icon, .game(two.currentGame.id), .currentGame, .messagesAdded(2)])
    #expect(two.squares == [4] && two.icon == .o && two.texts == ["again", "hello"])
    two.setFavorite(id, true)
    #expect(changes(of: one) { one.refresh() } == [.message(id)])
    #expect(one.message(id)?.isFavorite == true)
  }

  @Test func `of games the other has begun, played and rated each change is told`() {
    one.play(0, 3, 1, 4, 2)
    let first = one.currentGame.id
    one.newGame()
    one.play(4)
    one.newGame()
    one.rate(first, 3)
    #expect(changes(of: two) { two.refresh() } == [.gamesAdded(2), .game(first), .currentGame, .statistics])
    two.rate(Game.ID(rawValue: 2), 1)
    #expect(changes(of: one) { one.refresh() } == [.game(Game.ID(rawValue: 2))])
  }

  @Test func `what the other did is told with what this one does`() throws {
    let id = try #require(one.post("hello").id)
    two.refresh()
    one.setFavorite(id, true)
    one.post("from one")
    #expect(changes(of: two) { two.post("from two") } == [.messagesAdded(2), .message(id)])
  }

  @Test func `rows are told in the order in which they changed, and once`() throws {
    let ids = (0..<3).compactMap { one.post("\($0)").id }
    two.refresh()
    for id in [ids[2], ids[0], ids[2]] { one.setFavorite(id, true) }
    #expect(changes(of: two) { two.refresh() } == [.message(ids[0]), .message(ids[2])])
  }

  @Test func `of very many changes the list as a whole is told`() throws {
    try sqlite(folder.store, Self.insert(300))
    two.refresh()
    try sqlite(folder.store, "UPDATE message SET isFavorite = 1 WHERE id <= 256")
    let told = changes(of: two) { two.refresh() }
    #expect(told.count == 256 && told.first == .message(Message.ID(rawValue: 1)))
    try sqlite(folder.store, "UPDATE message SET isFavorite = 0 WHERE id <= 257")
    #expect(changes(of: two) { two.refresh() } == [.messages])
    #expect(changes(of: two) { two.refresh() } == [])
  }

  private static func insert(_ count: Int) -> String {
    """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO message (text, icon, date) SELECT i, 'x', i FROM n
    """
  }

  @Test func `a refresh without news tells nothing`() {
    one.play(4)
    two.refresh()
    let told = changes(of: one) { one.refresh() } + changes(of: two) { two.refresh() }
    #expect(told == [])
  }

  @Test func `a move in a position that is no longer so is overtaken and shows the new position`() {
    one.play(0)
    let told = changes(of: two) { #expect(two.place(at: Square.all[8]) == .overtaken) }
    #expect(told.contains(.currentGame) && two.squares == [0])
    #expect(two.place(at: Square.all[8]) == .placed)
    #expect(one.place(at: Square.all[8]) == .overtaken)
    #expect(one.squares == [0, 8])
  }

  @Test func `a move in a game that the other has put away is overtaken`() {
    one.play(0)
    two.refresh()
    one.newGame()
    #expect(two.place(at: Square.all[8]) == .overtaken)
    #expect(two.currentGame == one.currentGame && two.squares == [])
    #expect(two.games(in: 0..<9).map(\.moveCount) == [0, 1])
  }

  @Test func `a new game that the other has begun is the new game`() {
    one.play(0)
    two.refresh()
    one.newGame()
    one.play(4)
    #expect(two.newGame() == one.currentGame)
    #expect(two.gameCount == 2 && two.squares == [4])
  }

  @Test func `both can post, and the one's icon is not the other's`() {
    one.setIcon(.o)
    two.post("under the old icon")
    one.post("under the new icon")
    one.refresh()
    #expect(one.messages(in: 0..<9).map(\.icon) == [.o, .x] && one.messageCount == 2)
  }

  @Test func `neither draft is lost when both write one`() throws {
    one.keepDraft(Draft(text: "from one"))
    let three = try openModel(folder.store)
    #expect(three.draft == Draft(text: "from one"))
    three.keepDraft(Draft(text: "from three"))
    one.keepDraft(Draft(text: "from one, longer"))
    three.keepDraft(Draft(text: "from three, longer"))
    #expect(one.draft == Draft(text: "from one, longer") && three.draft == Draft(text: "from three, longer"))
    one.post("posted by one")
    #expect(try openModel(folder.store).draft == Draft(text: "from three, longer"))
    three.keepDraft(nil)
    #expect(try openModel(folder.store).draft == nil)
  }

  @Test func `a draft the other writes is followed until one writes oneself`() {
    one.keepDraft(Draft(text: "h"))
    #expect(changes(of: two) { two.refresh() } == [.draft])
    #expect(two.draft == Draft(text: "h"))
    one.keepDraft(Draft(text: "hello"))
    two.refresh()
    #expect(two.draft == Draft(text: "hello"))
    one.post("hello")
    #expect(changes(of: two) { two.refresh() } == [.messagesAdded(1), .draft])
    #expect(two.draft == nil)
    two.keepDraft(Draft(text: "mine"))
    one.keepDraft(Draft(text: "yours"))
    #expect(changes(of: two) { two.refresh() } == [])
    two.post("mine")
    #expect(two.draft == nil && one.draft == Draft(text: "yours"))
  }
}
