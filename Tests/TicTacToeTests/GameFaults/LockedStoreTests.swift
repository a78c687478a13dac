import Foundation
import GRDB
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests with another process that holds the lock of the store, as a backup does.
@MainActor @Suite(.isolatedAppearance) struct LockedStoreTests {
  /// Returns a connection of another program, which can hold the lock.
  private func other(_ store: TemporaryStore) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: store.path, configuration: configuration)
  }

  /// Returns a game with an unsaved piece in the middle, and the connection that holds the lock.
  private func gameWithUnsavedMove(_ store: TemporaryStore) throws -> (GameSession, DatabaseQueue) {
    let game = try GameSession(store: store)
    game.waitForStart()
    let other = try other(store)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    game.terminal.send("5")
    game.waitForText("Not saving")
    return (game, other)
  }

  private func secondsToNextTimer(_ tested: TestedApp) throws -> Double {
    try #require(tested.app.application.windowScene.nextTimerTime) - tested.app.clock.now
  }

  @Test
  func `fault 68: a move while the store is locked is shown, and is saved after the unlock without further input`()
    throws
  {
    let store = try TemporaryStore()
    let (game, other) = try gameWithUnsavedMove(store)
    game.waitForText("another program keeps")
    try other.inDatabase { try $0.rollback() }
    game.waitForMoves(1, store)
    game.waitForNo("Not saving")
    game.quit()
    try store.expectWhole(moves: 1)
  }

  @Test func `fault 68: a key waits less than a second for the lock of the store`() throws {
    let tested = try TestedApp()
    let other = try other(tested.store)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    let start = ContinuousClock.now
    tested.press("5")
    // This wait was two seconds once.
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(!tested.model.isSaving && tested.model.currentGame.moveCount == 1)
    #expect(tested.text.contains("another program keeps"), "\(tested.text)")
    try other.inDatabase { try $0.rollback() }
  }

  @Test func `fault 68: half a second after the unlock everything is saved, and no further retry is scheduled`() throws
  {
    let tested = try TestedApp()
    let other = try other(tested.store)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    tested.press("5")
    #expect(try secondsToNextTimer(tested) <= 0.5)
    try other.inDatabase { try $0.rollback() }
    tested.app.advance(by: 0.5)
    #expect(tested.model.isSaving)
    try expectEqual(tested.store.model().currentGame.moveCount, 1)
    // After the pause in which the log is moved into the file, the next timer is the clock of the status bar.
    tested.app.advance(by: 1)
    #expect(try secondsToNextTimer(tested) > 5)
  }

  @Test func `fault 70: edits that are unsaved at the end go to a recovery file, and the next start saves them`() throws
  {
    let store = try TemporaryStore()
    let (game, other) = try gameWithUnsavedMove(store)
    game.quit()
    #expect(game.screen.text.replacing("\n", with: "").contains("games.sqlite.unsaved-1.json"), "\(game.screen.text)")
    try other.inDatabase { try $0.rollback() }
    let next = try GameSession(store: store)
    next.waitForText("1 change from an earlier session")
    next.quit()
    try store.expectWhole(moves: 1)
  }

  @Test func `fault 70: messages that a full disk refuses go to a recovery file, and the next start saves them`() throws
  {
    let store = try TemporaryStore()
    try store.fill { $0.play(5) }
    let size = try Data(contentsOf: URL(fileURLWithPath: store.path)).count
    // No file may grow beyond the size of the store. The shell counts in units of 512 bytes.
    let game = try GameSession(store: store, shell: "ulimit -f \(size / 512); \"$@\"; echo ended")
    game.waitForStart()
    game.terminal.send(Keys.messages)
    // The log has room for the first message.
    let texts = ["one ", "two "].map { String(repeating: $0, count: size / 16) }
    for text in texts {
      game.terminal.send("c")
      game.waitForText("Cancel")
      game.terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
      game.waitForText(String(text.prefix(40)))
      game.terminal.send(Keys.post)
      game.waitForNo("Cancel")
    }
    game.waitForText("Not saving")
    game.terminal.send("q")
    game.waitForText("ended")
    #expect(game.screen.text.contains("Not everything could be saved."))
    let next = try GameSession(store: store)
    next.waitForText("from an earlier session could not be saved")
    next.quit()
    try expectEqual(StoreReader(path: store.path).messages(limit: 3).map(\.text), texts.reversed())
  }

  // SQLite maps the index of its log into memory, and needs it while several processes use a store.
  @Test func `fault 69: a truncated index of the write-ahead log kills the game, but the terminal is restored`() throws
  {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send("5")
    game.waitForMoves(1, store)
    expectEqual(truncate(store.path + "-shm", 0), 0)
    game.terminal.send("1")
    try game.expectEnd(.killed(SIGBUS), store, moves: 1)
  }
}
