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

    /// Whether both rows are about the same game or player.
    func isSame(as other: Row) -> Bool {
      switch (self, other) {
      case (.game(let one), .game(let two)): one.id == two.id
      case (.player(let one, _), .player(let two, _)): one == two
      case (.watchable(let one, let player), .watchable(let two, let other)): one.id == two.id && player == other
      default: false
      }
    }
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

  /// Returns the place of the row about the same game or player.
  func path(of row: Row) -> (section: Int, row: Int)? {
    for (section, content) in sections.enumerated() {
      if let place = content.rows.firstIndex(where: { $0.isSame(as: row) }) { return (section, place) }
    }
    return nil
  }

  /// Returns the newest game with a person in which it is the user's turn.
  func waitingGame(with person: PlayerName) -> Game? {
    for case .game(let game) in sections.first(where: { $0.section == .yourTurn })?.rows ?? []
    where game.person == person { return game }
    return nil
  }

  /// Creates an empty lobby.
  init() {}

  /// Sorts the games of the user by whose turn it is. Players are in the order of their names, so rows do not move while a user chooses.
  init(games: [Game], neighbours: [Neighbour], user: PlayerName) {
    // Both players have the game. It is listed once.
    let watchable = neighbours.flatMap { neighbour in
      neighbour.games.filter { $0.person.map { $0 != user && neighbour.name < $0 } ?? false }
        .map { Row.watchable($0, of: neighbour.name) }
    }
    let all: [(Section, [Row])] = [
      (.yourTurn, games.filter { !$0.isPersonsTurn }.map(Row.game)),
      (.theirTurn, games.filter(\.isPersonsTurn).map(Row.game)),
      (.players, neighbours.map { .player($0.name, isHere: $0.isHere) }), (.watchable, watchable),
    ]
    sections = all.filter { !$0.1.isEmpty }
  }
}
