import Testing

@testable import TTTModel

/// Two instances of the app with one store.
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
    let id = try #require(one.post("hello"))
    let told = changes(of: two) { two.refresh() }
    #expect(told == [.games, .messages, .icon, .currentGame])
    #expect(two.squares == [4] && two.icon == .o && two.texts == ["hello"])
    two.setFavorite(id, true)
    #expect(changes(of: one) { one.refresh() } == [.games, .messages])
    #expect(one.message(id)?.isFavorite == true)
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
}
