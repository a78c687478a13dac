import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// The app of Bob, a player on a host where Ada and Eve play too.
@MainActor @Suite(.isolatedAppearance) struct LobbyTests {
  /// Another player, whose program is not on the screen of the test.
  private final class Guest {
    let model: TicTacToeModel
    let courier: HostCourier

    @MainActor init(_ name: String, beside tested: TestedApp) throws {
      let time = tested.time
      let path = tested.store.folder.path
      model = TicTacToeModel(
        store: try Store(path: "\(path)/\(name).sqlite", now: { MainActor.assumeIsolated { time.now } }))
      courier = HostCourier(name: try #require(PlayerName(rawValue: name)), folder: path)
      courier.connect(model)
      model.setPresent(true)
    }

    @MainActor func play(_ digits: Int..., against name: String? = nil) throws {
      if let name { model.setOpponent(try #require(PlayerName(rawValue: name))) }
      for digit in digits { model.place(at: .keypad(digit)) }
    }
  }

  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ]

  private func app(_ size: Size = Self.sizes[0], traits: TraitCollection = TraitCollection()) throws -> TestedApp {
    try TestedApp(size, traits: traits, player: PlayerName(rawValue: "bob"))
  }

  /// Reads what other programs have written, as after a change of the store's file.
  private func refresh(_ tested: TestedApp) {
    tested.model.refresh()
    tested.advance(by: 1)
  }

  @Test(arguments: sizes) func `an invitation is answered by keys`(size: Size) throws {
    let tested = try app(size)
    let ada = try Guest("ada", beside: tested)
    try ada.play(5, against: "bob")
    refresh(tested)
    tested.press(Keys.profile, "l")
    #expect(tested.text.contains("YOUR TURN") && tested.text.contains("ada invites you"))
    tested.press("\r")
    #expect(tested.text.contains("to move against ada"))
    tested.press("7")
    #expect(tested.text.contains("ada is to move"))
    ada.model.refresh()
    expectEqual(ada.model.currentGame.moveCount, 2)
    tested.press("1")
    expectEqual(tested.model.currentGame.moveCount, 2)
  }

  @Test func `a game with someone else begins in the choice of the opponent, also by mouse`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    tested.press(Keys.profile)
    try tested.click("Opponent")
    try tested.click("Someone else")
    #expect(tested.rows.contains { $0.contains("ada") && $0.contains("here") })
    try tested.click("ada")
    #expect(tested.text.contains("Your first move invites ada"))
    tested.press("5")
    ada.model.refresh()
    let game = try #require(ada.model.game(at: 0))
    #expect(game.person?.rawValue == "bob" && game.moveCount == 1)
    tested.press(Keys.profile)
    try tested.click("Opponent")
    #expect(tested.rows.contains { $0.contains("Someone else") && $0.contains("ada") })
  }

  @Test func `Play and the dashboard lead to the lobby, by key and by mouse`() throws {
    let tested = try app(Self.sizes[2])
    let ada = try Guest("ada", beside: tested)
    tested.press("l")
    #expect(tested.rows.contains { $0.contains("ada") && $0.contains("here") })
    tested.press(Keys.escape)
    try tested.click("Players")
    #expect(tested.rows.contains { $0.contains("ada") && $0.contains("here") })
    _ = ada.model
  }

  @Test func `the focus stays on a player when another one comes, and on a game after watching it`() throws {
    let tested = try app()
    let (bea, eve) = (try Guest("bea", beside: tested), try Guest("eve", beside: tested))
    tested.press("l")
    #expect(tested.text.contains("Enter Play against bea"))
    let ada = try Guest("ada", beside: tested)
    tested.advance(by: 6)
    #expect(tested.rows.contains { $0.contains("ada") } && tested.text.contains("Enter Play against bea"))
    try eve.play(5, against: "bea")
    tested.advance(by: 6)
    tested.press(Typed.down, Typed.down)
    #expect(tested.text.contains("Enter Watch"))
    tested.press("\r", Keys.escape)
    #expect(tested.text.contains("Enter Watch"))
    _ = (ada, bea)
  }

  @Test func `a player whose invitation comes while the focus is on the player is accepted, not invited`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    tested.press("l")
    #expect(tested.text.contains("Enter Play against ada"))
    try ada.play(5, against: "bob")
    refresh(tested)
    #expect(tested.text.contains("ada invites you") && tested.text.contains("Enter Continue"))
    tested.press("\r")
    expectEqual(tested.model.currentGame.moveCount, 1)
    expectEqual(tested.model.currentGame.person?.rawValue, "ada")
  }

  @Test func `in a lobby that was empty, the first row gets the focus`() throws {
    let tested = try app()
    tested.press("l")
    #expect(tested.text.contains("Nobody else has been here yet"))
    let ada = try Guest("ada", beside: tested)
    tested.advance(by: 6)
    #expect(tested.text.contains("Enter Play against ada"))
    _ = ada.model
  }

  @Test func `after an accepted invitation, the next game and the profile have the same opponent`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    try ada.play(5, against: "bob")
    refresh(tested)
    #expect(tested.text.contains("l 1 game waits for you"))
    tested.press("l", "\r", "7", "n")
    #expect(tested.text.contains("Your first move invites ada"))
    expectEqual(tested.model.person?.rawValue, "ada")
  }

  @Test func `games against persons do not count as games with a friend here, and have no pause`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    try ada.play(5, against: "bob")
    refresh(tested)
    tested.press("l", "\r", "p")
    #expect(tested.text.contains("Only games here can be paused"))
    for (mine, theirs) in [(7, 1), (8, 9), (2, 3)] {
      tested.press("\(mine)")
      ada.model.refresh()
      try ada.play(theirs)
      refresh(tested)
    }
    expectEqual(tested.model.recordHere(against: .friend), Statistics())
    expectEqual(tested.model.recordAgainstPersons, Statistics(defeats: 1))
    let path = tested.store.folder.path + "/bob.sqlite"
    let run = try CommandRun(["stats", "--store", path])
    #expect(run.output.contains("Someone else  ") && !run.output.contains("friend"))
  }

  @Test func `without other players, the lobby says how they come`() throws {
    let tested = try app()
    tested.press(Keys.profile, "l")
    #expect(tested.text.contains("Nobody else has been here yet."))
  }

  @Test func `the tab bar counts the games in which it is the user's turn`() throws {
    let tested = try app()
    let (ada, eve) = (try Guest("ada", beside: tested), try Guest("eve", beside: tested))
    let tabs = try #require(tested.app.application.keyWindow?.rootViewController as? MainViewController)
    let item = try #require(tabs.viewControllers.first?.tabBarItem)
    expectEqual(item.badgeValue, nil)
    try ada.play(5, against: "bob")
    try eve.play(1, against: "bob")
    refresh(tested)
    expectEqual(item.badgeValue, "2")
    tested.press(Keys.profile, "l", "\r")
    expectEqual(item.badgeValue, "1")
    tested.press(Keys.messages)
    expectEqual(item.badgeValue, "2")
    tested.press(Keys.play, "9")
    expectEqual(item.badgeValue, "1")
  }

  @Test func `a user without other players sees no badge, although an imported game waits for a move`() throws {
    let host = try TemporaryStore()
    let lines = """
      {"format":"tictactoe","games":1,"messages":0,"version":3}
      {"profile":{"beginner":"me","currentGame":"000000000000000b","icon":"x","opponent":"friend","symbols":[]}}
      {"game":{"date":0,"firstPlayer":"enemy","id":"000000000000000a","moves":[4],"opponent":"friend","person":"ada"}}

      """
    try Data(lines.utf8).write(to: host.folder.appendingPathComponent("export"))
    let tested = try TestedApp()
    let run = try CommandRun(["import", host.folder.path + "/export", "--store", tested.store.path])
    #expect(run.status == 0, "\(run.errors)")
    refresh(tested)
    expectEqual(tested.model.gamesWithPersons().count, 1)
    let tabs = try #require(tested.app.application.keyWindow?.rootViewController as? MainViewController)
    #expect(tabs.viewControllers[0].tabBarItem.badgeValue == nil && !tested.text.contains("waits for you"))
  }

  @Test func `the other player's move appears on the board, and the result names the players`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    try ada.play(5, against: "bob")
    refresh(tested)
    tested.press(Keys.profile, "l", "\r")
    for (mine, theirs) in [(7, 1), (8, 9), (2, 3)] {
      tested.press("\(mine)")
      ada.model.refresh()
      try ada.play(theirs)
      refresh(tested)
    }
    expectEqual(tested.model.currentGame.result, .defeat)
    #expect(tested.text.contains("ada wins · 1 : 0 against you"))
    tested.press("u")
    #expect(tested.text.contains("Moves against a person cannot be taken back."))
  }

  @Test func `a game of others can be watched while it goes on`() throws {
    let tested = try app()
    let (ada, eve) = (try Guest("ada", beside: tested), try Guest("eve", beside: tested))
    try ada.play(5, against: "eve")
    tested.press(Keys.profile, "l")
    #expect(tested.text.contains("GAMES TO WATCH"))
    try tested.click("ada and eve")
    #expect(tested.text.contains("eve is to move"))
    try expectRestored(tested)
    eve.model.refresh()
    let game = try #require(eve.model.game(at: 0))
    eve.model.resume(game, afterMoves: 1)
    try eve.play(7)
    tested.press(Keys.escape)
    try tested.click("ada and eve")
    #expect(tested.text.contains("ada is to move"))
  }

  // The next start finds the game again by its player and its number, if it still exists.
  private func expectRestored(_ tested: TestedApp) throws {
    let main = try #require(tested.app.application.windows.first?.rootViewController as? MainViewController)
    let watch = try #require((main.selectedViewController as? NavigationController)?.topViewController)
    let coder = Coder()
    watch.encodeRestorableState(with: coder)
    expectEqual(watch.restorationIdentifier, "watch")
    expectEqual(main.makeScreen("lobby", Coder())?.title, "Players")
    let again = try #require(main.makeScreen("watch", coder))
    again.loadViewIfNeeded()
    expectEqual(again.title, "ada and eve")
    coder.encode(99, forKey: "game")
    #expect(main.makeScreen("watch", coder) == nil)
  }

  @Test func `messages name the person, and only the author can edit`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    try ada.play(5, against: "bob")
    ada.model.post("Your move!")
    refresh(tested)
    tested.press(Keys.messages)
    #expect(tested.rows.contains { $0.contains("Your move!") && $0.contains("ada · now") })
    tested.press("e")
    #expect(tested.text.contains("Only its author can change this message."))
    tested.press("r")
    #expect(tested.text.contains("Reply to ada"))
    tested.press("Soon", Keys.post)
    #expect(tested.rows.contains { $0.contains("Soon") && $0.contains("to ada · now") })
    ada.model.refresh()
    expectEqual(ada.model.message(at: 0)?.text, "Soon")
  }

  @Test func `the status bar counts what was not sent`() throws {
    let tested = try app()
    tested.model.setOpponent(try #require(PlayerName(rawValue: "ada")))
    tested.press("5")
    #expect(tested.rows[0].contains("1 not sent"))
    let ada = try Guest("ada", beside: tested)
    expectEqual(ada.model.gameCount, 2)
    refresh(tested)
    #expect(!tested.rows[0].contains("not sent"))
  }

  @Test func `something refused is shown`() throws {
    let tested = try app()
    let eve = try #require(PlayerName(rawValue: "eve"))
    tested.model.receive(Data("nonsense".utf8), from: eve)
    tested.advance(by: 1)
    #expect(tested.text.contains("Something from eve was refused, because it could not be read."))
  }

  @Test func `an idle game says once a minute that its player is here, and a player without a program leaves`() throws {
    let tested = try app()
    let ada = try Guest("ada", beside: tested)
    for _ in 0..<3 { tested.advance(by: 60) }
    expectEqual(ada.courier.neighbours().map(\.isHere), [true])
    tested.press(Keys.profile, "l")
    #expect(tested.rows.contains { $0.contains("ada") && $0.contains("away") })
  }
}
