extension TicTacToeModel {
  /// The message that was deleted last, by this or another process, while it can be restored. Nil if no message can be restored, or if
  /// the store cannot be read.
  public var lastDeletedMessage: Message.ID? {
    for case .message(let id) in store.restorableEntries { return id }
    return nil
  }

  /// The game that was deleted last, by this or another process, while it can be restored. Nil if no game can be restored, or if the store
  /// cannot be read.
  public var lastDeletedGame: Game.ID? {
    for case .game(let id) in store.restorableEntries { return id }
    return nil
  }

  /// The seconds after which ``keepUp()`` should be called if the user does nothing until then. Nil if there is nothing to do.
  public var upkeepInterval: Double? { store.upkeepInterval }

  /// Does work that has waited until the user pauses: it moves changes from the write-ahead log into the file, and removes deleted
  /// contents that can no longer be restored.
  public func keepUp() {
    update { store.keepUp() }
  }
}
