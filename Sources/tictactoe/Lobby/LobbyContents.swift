import TTTModel

/// The rows of the lobby: the user's games with others, the other players, and their games.
struct LobbyContents: Equatable {
  /// A row of the lobby.
  enum Row: Hashable {
    /// A game of the user.
    case game(Game)
    case player(PlayerName, isHere: Bool)
    /// A game of two other players, as one of them sees it.
    case watchable(Game, of: PlayerName)
  }

  enum Section: Hashable {
    case yourTurn, theirTurn, players, watchable
  }

  /// The sections that have rows.
  private(set) var sections: [(section: Section, rows: [Row])] = []

  static func == (one: LobbyContents, other: LobbyContents) -> Bool {
    one.sections.map(\.section) == other.sections.map(\.section)
      && one.sections.map(\.rows) == other.sections.map(\.rows)
  }

  /// Creates an empty lobby.
  init() {}

  /// Sorts the games of the user by whose turn it is, and the players by whether they are here.
  init(games: [Game], neighbours: [Neighbour], user: PlayerName) {
    let players = neighbours.filter(\.isHere) + neighbours.filter { !$0.isHere }
    // Both players have the game. It is listed once.
    let watchable = neighbours.flatMap { neighbour in
      neighbour.games.filter { $0.person.map { $0 != user && neighbour.name < $0 } ?? false }
        .map { Row.watchable($0, of: neighbour.name) }
    }
    let all: [(Section, [Row])] = [
      (.yourTurn, games.filter { !$0.isPersonsTurn }.map(Row.game)),
      (.theirTurn, games.filter(\.isPersonsTurn).map(Row.game)),
      (.players, players.map { .player($0.name, isHere: $0.isHere) }), (.watchable, watchable),
    ]
    sections = all.filter { !$0.1.isEmpty }
  }
}
