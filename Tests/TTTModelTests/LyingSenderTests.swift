import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Envelopes of a client that breaks the rules. Each is refused, logged and shown, and changes nothing.
@MainActor @Suite struct LyingSenderTests {
  private let players: TwoPlayers
  private var ada: TicTacToeModel { players.ada }
  private let game: String
  private let message: String
  private let ownMessage: String

  /// A game of Ada and Bob in which Bob moves next, a message of each, and a game and a message that Ada keeps for herself.
  init() throws {
    players = try TwoPlayers()
    players.ada.play(0)
    players.ada.post("private")
    players.ada.newGame()
    players.begin()
    players.bob.post("from bob")
    players.office.deliverAll()
    players.ada.post("from ada")
    players.office.deliverAll()
    _ = players.ada.takeNotices()
    let names = players.ada.store.read { db in
      func name(_ sql: String) throws -> String { ExportedGame.name(try Int64.fetchOne(db, sql: sql) ?? 0) }
      return (
        try name("SELECT identity FROM game WHERE person = 'bob'"),
        try name("SELECT identity FROM message WHERE isReceived = 1"),
        try name("SELECT identity FROM message WHERE isReceived = 0 AND person = 'bob'")
      )
    }
    (game, message, ownMessage) = try #require(names)
  }

  private func exported(_ model: TicTacToeModel) throws -> [String] {
    var lines: [String] = []
    try StoreReader(path: model.store.path ?? "").export { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  /// Delivers an envelope, and expects that it is refused.
  private func expectRefusal(
    _ reason: EventRefusal, from sender: PlayerName = .bob, _ data: Data
  ) throws {
    // An event with the greatest number would make all later ones look known.
    try sqlite(ada.store.path ?? "", "UPDATE peer SET received = 0")
    let before = try exported(ada)
    ada.receive(data, from: sender)
    let envelope = String(decoding: data.prefix(200), as: UTF8.self)
    #expect(ada.takeNotices() == [.refusedEvent(sender: sender, reason: reason)], "\(envelope)")
    #expect(try exported(ada) == before, "\(envelope)")
  }

  private func move(
    _ moves: [Int], id: String? = nil, first: String = "enemy", date: Int64 = 0, opponent: String = "friend"
  ) throws -> Data {
    let game = try exportedGame(id ?? game, date: date, opponent: opponent, first: first, moves: moves)
    return try envelope(.max, game: game)
  }

  private func text(
    _ text: String, id: String = "00000000000000aa", icon: String = "x", date: Int64 = 0, edited: Int64? = nil,
    replyTo: String? = nil, board: [Int]? = nil
  ) throws -> Data {
    var fields: [String: Any] = ["id": id, "date": date, "icon": icon, "text": text]
    fields["edited"] = edited
    fields["replyTo"] = replyTo
    fields["board"] = board.map { ["firstPlayer": "me", "moves": $0, "game": game] as [String: Any] }
    let data = try JSONSerialization.data(withJSONObject: fields)
    return try envelope(.max, message: try JSONDecoder().decode(ExportedMessage.self, from: data))
  }

  @Test func `moves out of turn and changed moves are refused`() throws {
    for moves in [[4, 0, 8], [4, 0, 8, 1], [0], [0, 4], [3, 1, 2]] {
      try expectRefusal(.outOfTurn, try move(moves))
    }
    try expectRefusal(.outOfTurn, try move([4, 0], first: "me"))
  }

  @Test func `a game that begins with other moves than one of the sender is refused`() throws {
    for (moves, first) in [([], "me"), ([4, 0], "me"), ([4], "enemy"), ([4, 0, 8], "me")] {
      try expectRefusal(.outOfTurn, from: .eve, try move(moves, id: "0000000000000001", first: first))
    }
  }

  @Test func `games and messages of others are refused`() throws {
    try expectRefusal(.notTheirs, from: .eve, try move([4, 0]))
    try expectRefusal(.notTheirs, from: .eve, try text("x", id: message))
    try expectRefusal(.notTheirs, try text("mine now", id: ownMessage))
    try expectRefusal(.notTheirs, try envelope(.max, deleted: ExportedDeletion(id: ownMessage, date: 1)))
  }

  @Test func `impossible values are refused`() throws {
    let impossible = [
      try move([4, 4]), try move([4, 9]), try move([4, -1]), try move(Array(repeating: 0, count: 5_000)),
      try move([4, 0], id: "x"), try move([4, 0], first: "nobody"), try move([4, 0], opponent: "master"),
      try text("x", id: "../../x"), try text("x", icon: "z"), try text("x", date: .max),
      try text("x", edited: .min), try text("x", replyTo: ""), try text("x", board: [0, 0]),
      try envelope(.max, deleted: ExportedDeletion(id: "", date: 0)),
    ]
    for data in impossible {
      try expectRefusal(.impossible, data)
    }
  }

  @Test func `texts that are blank or too long are refused`() throws {
    for bad in ["", " \n\u{200B}", String(repeating: "x", count: Message.maximumSentLength + 1)] {
      try expectRefusal(.text, try text(bad))
    }
  }

  @Test func `what cannot be read is refused`() throws {
    let profile = ExportedProfile(
      icon: "x", opponent: "friend", person: nil, beginner: "me", symbols: [], currentGame: game)
    let unreadable = [
      Data(), Data("{".utf8), Data("[1]".utf8), Data("{\"number\":1}".utf8), Data([0xFF, 0x00]),
      Data(repeating: UInt8(ascii: "["), count: 100_000), Data(count: Envelope.maximumLength + 1),
      Data("{\"number\":\"1\",\"received\":0}".utf8),
      try Envelope(number: .max, event: ExportedLine(profile: profile), received: 0).line(),
      try Envelope(number: .max, event: ExportedLine(), received: 0).line(),
    ]
    for data in unreadable {
      try expectRefusal(.unreadable, data)
    }
  }

  @Test func `a receipt for what was never sent is refused, and what waits stays`() throws {
    players.office.disconnect(.ada)
    ada.post("waiting")
    try expectRefusal(.receipt, try Envelope(received: .max).line())
    expectEqual(ada.unsentCount, 1)
  }

  @Test func `dates from the future become the present`() throws {
    ada.receive(try text("hello", date: 4_000_000_000_000), from: .eve)
    expectEqual(ada.message(at: 0)?.date, players.clock.date)
  }

  @Test func `a refused event is not repeated for ever, and the next one is stored`() throws {
    ada.receive(try envelope(1, game: exportedGame(game, opponent: "x", first: "me", moves: [])), from: .eve)
    ada.receive(try envelope(1), from: .eve)
    let next = try JSONDecoder().decode(Envelope.self, from: try text("next"))
    ada.receive(try Envelope(number: 2, after: 1, event: next.event, received: 0).line(), from: .eve)
    expectEqual(ada.message(at: 0)?.text, "next")
  }

  @Test func `only the last hundred refusals are kept`() throws {
    for _ in 0..<150 { ada.receive(Data(), from: .eve) }
    let count = ada.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM refusedEvent") }
    expectEqual(count, 100)
  }
}
