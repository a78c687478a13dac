import Foundation

/// The connection of a model to other players.
@MainActor struct Connection {
  var courier: any Courier = NoCourier()
  /// The last row of the outbox that the courier has taken for each player.
  var sent: [PlayerName: Int64] = [:]
  /// The generation of the store that the rows belong to.
  var generation = 0
  /// When everything for a player was last sent again, because the player had a gap.
  var repetitions: [PlayerName: Date] = [:]
}

extension TicTacToeModel {
  /// The person who plays new games at another terminal, or nil. Then ``opponent`` is ``Opponent/friend``. Defaults to nil.
  public var person: PlayerName? { profile.person }

  /// Chooses a person at another terminal as the opponent of new games, and of the current game if it has no moves.
  ///
  /// The game reaches the person with your first move. If the store refuses the change, the opponent stays as it is.
  public func setOpponent(_ person: PlayerName) {
    guard person != self.person else { return }
    perform(.chooseOpponent(.friend, person))
  }

  /// Returns the person who gets a message: the one who shares the message that it replies to, or else the one of the game on the board.
  /// Nil if the message stays in this store.
  public func recipient(replyingTo replyTo: Message.ID?) -> PlayerName? {
    store.read { try $0.recipient(of: Draft(text: "", replyTo: replyTo)) } ?? nil
  }

  /// The greatest length of an envelope in bytes.
  public nonisolated static let maximumEnvelopeLength = Envelope.maximumLength

  /// The number of moves and messages that another player has not received yet.
  public var unsentCount: Int { store.snapshot.unsentCount }

  /// Sends everything that other players have not confirmed, and from then on each edit.
  ///
  /// Call it again when the courier has connected again: what may have been lost is then sent once more.
  public func connect(_ courier: any Courier) {
    connection = Connection(courier: courier)
    sendEvents()
  }

  /// Stores what a courier has brought from another player, and tells the sender so.
  ///
  /// A move out of turn, a change of another player's game or message, and an envelope that cannot be read are refused: nothing changes, and
  /// ``takeNotices()`` says why.
  ///
  /// - Parameters:
  ///   - envelope: The bytes from the courier of the sender.
  ///   - sender: The player who sent it. The courier vouches for the name.
  public func receive(_ envelope: Data, from sender: PlayerName) {
    guard let received = update({ store.receive(envelope, from: sender) }) else { return }
    if let receipt = received.receipt { connection.courier.send(receipt, to: sender) }
    if received.reception == .receipt(isMissing: true) { fillGap(of: sender) }
  }

  // A player with a gap reports it after each later event.
  private func fillGap(of player: PlayerName) {
    let now = store.now()
    if let last = connection.repetitions[player], abs(now.timeIntervalSince(last)) < 1 { return }
    connection.repetitions[player] = now
    sendAgain(to: player)
  }

  /// Sends everything that one player has not confirmed.
  ///
  /// A courier calls it when the player has connected again, because the player may have lost what was on the way.
  public func sendAgain(to recipient: PlayerName) {
    guard connection.courier.isConnected else { return }
    connection.sent[recipient] = nil
    send(store.nextEvents(to: recipient))
  }

  /// Tells the observers that the courier's connection, or its list of players, has changed.
  public func courierDidChange() { notify([.courier]) }

  /// Sends the events that the courier has not taken yet.
  func sendEvents() {
    guard connection.courier.isConnected, store.snapshot.unsentCount > 0 else { return }
    if connection.generation != store.generation {
      connection.sent = [:]
      connection.generation = store.generation
    }
    send(store.nextEvents(after: connection.sent))
  }

  private func send(_ events: [UnsentEvent]) {
    // A receipt that arrives at once has already led to the next events.
    for event in events where event.row > connection.sent[event.recipient] ?? 0 {
      connection.sent[event.recipient] = event.row
      connection.courier.send(event.envelope, to: event.recipient)
    }
  }
}
