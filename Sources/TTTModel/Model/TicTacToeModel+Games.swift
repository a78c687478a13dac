import Foundation

extension TicTacToeModel {
  /// The piece that the owner of the profile plays with. Defaults to ``Icon/x``. A new icon also applies to the boards of earlier games.
  public var icon: Icon { profile.icon }

  /// The game on the board. A finished game stays on the board until ``newGame()`` is called, here or in another process.
  public var currentGame: Game { profile.currentGame }

  /// The number of finished games by result.
  public var statistics: Statistics { profile.statistics }

  /// Changes the icon of the profile. If the store refuses the change, the icon stays.
  public func setIcon(_ icon: Icon) {
    guard icon != self.icon else { return }
    perform(.choose(icon))
  }

  /// The emoji and other symbols that the user has chosen last, the last one first. Defaults to none.
  public var recentSymbols: [String] { profile.recentSymbols }

  /// Remembers the symbols chosen last, without spaces. If the store refuses the change, the earlier ones stay. Observers are not notified.
  public func setRecentSymbols(_ symbols: [String]) {
    guard symbols != recentSymbols else { return }
    perform(.remember(symbols: symbols))
  }

  /// The opponent of new games. Defaults to ``Opponent/friend``. The game on the board may have another one (see ``Game/opponent``).
  public var opponent: Opponent { profile.opponent }

  /// The rule for the first move in new games against a computer. Defaults to ``Beginner/alternates``.
  public var beginner: Beginner { profile.beginner }

  /// Changes the opponent of new games, and of the current game if it has no moves. If the store refuses, the opponent stays as it is.
  public func setOpponent(_ opponent: Opponent) {
    guard opponent != self.opponent || person != nil else { return }
    perform(.chooseOpponent(opponent))
  }

  /// Changes the rule for the first move in new games against a computer, and in the current game if it has no moves. If the store refuses,
  /// the rule stays as it is.
  public func setBeginner(_ beginner: Beginner) {
    guard beginner != self.beginner else { return }
    perform(.chooseBeginner(beginner))
  }

  /// Returns the number of finished games against an opponent, by result.
  public func record(against opponent: Opponent) -> Statistics { profile.records[opponent] ?? Statistics() }

  /// Reads the results of the last finished games against a computer, oldest first. The cost does not depend on the number of games.
  /// - Returns: At most ``Opponent/memory`` results. Empty for a ``Opponent/friend``, or if the store cannot be read.
  public func recentResults(against opponent: Opponent) -> [Game.Result] {
    store.read { try $0.recentResults(against: opponent, limit: Opponent.memory) } ?? []
  }

  /// Reads the results of the last days and the longest row of victories. The cost does not depend on the number of games, because only the
  /// newest ``Form/memory`` games are read.
  ///
  /// - Parameters:
  ///   - dayCount: The number of days, today included.
  ///   - day: Returns the number of the day of a date, in the user's time zone. The next day has the next number.
  public func form(ofDays dayCount: Int, day: (Date) -> Int) -> Form {
    let first = store.snapshot.games.last - Form.memory
    let games = store.read { try $0.results(after: Int64(first)) } ?? []
    return Form(of: games, days: dayCount, today: day(store.now()), day: day)
  }

  /// Makes the move of the computer in the current game. Returns whether the move was made, or why not.
  ///
  /// Several processes may make this move for the same position. The store takes one. The outcome of the others is ``MoveOutcome/conflict``.
  ///
  /// - Parameter generator: The source of chance.
  /// - Returns: ``MoveOutcome/impossible`` if it is not the turn of a computer.
  @discardableResult public func placeForComputer(
    using generator: inout some RandomNumberGenerator
  ) -> MoveOutcome {
    let game = currentGame
    guard game.isComputersTurn else { return .impossible }
    let results = game.opponent == .rival ? recentResults(against: game.opponent) : []
    guard let square = game.opponent.square(in: game, after: results, using: &generator) else { return .impossible }
    return place(at: square)
  }

  /// Makes a move in the current game, for the player whose turn it is. Returns whether the move was made, or why not.
  @discardableResult public func place(at square: Square) -> MoveOutcome {
    switch perform(.place(square, in: currentGame, at: store.now())) {
    case .done: .placed
    case .conflict: .conflict
    case .refused(let refusal): .refused(refusal)
    case .began, .posted, .impossible, .missing: .impossible
    }
  }

  /// Begins a new game against ``opponent``. An unfinished game stays in the history, and an empty board is kept as it is.
  ///
  /// If another process has already begun a new game, that game is used.
  ///
  /// - Returns: The game that is now on the board. If the store refuses the new game, that is still the old one.
  @discardableResult public func newGame() -> Game {
    guard currentGame.moveCount > 0 else { return currentGame }
    let previous = currentGame.id
    perform(.startGame(after: previous, at: store.now()))
    if currentGame.id != previous { beganGame = (currentGame.id, previous, store.generation) }
    return currentGame
  }

  /// Rates a game.
  ///
  /// - Parameter rating: A number in ``Game/ratings``. A rating of 0 shows one star.
  /// - Returns: False if there is no such game, or if the store refuses the rating.
  /// - Precondition: `rating` is in ``Game/ratings``.
  @discardableResult public func rate(_ id: Game.ID, _ rating: Int) -> Bool {
    precondition(Game.ratings.contains(rating), "rating \(rating) is not in 0...4")
    return perform(.rate(id, rating, at: store.now())) == .done
  }

  /// Reads a page of the history.
  ///
  /// - Parameter rows: The rows to read. Row 0 is the newest game. Rows outside 0..<``gameCount`` are left out.
  /// - Returns: The games, newest first. Games that were deleted by hand are left out. Empty if the store cannot be read.
  public func games(in rows: Range<Int>) -> [Game] {
    let numbers = store.snapshot.games
    return store.read { try $0.entries(in: rows, of: numbers, knowsGaps: &store.knowsGaps) } ?? []
  }

  /// Reads the game in a row of the history. Row 0 is the newest game.
  /// - Returns: The game. Nil if there is no such row, if its game was deleted by hand, or if the store cannot be read.
  public func game(at row: Int) -> Game? {
    games(in: row..<row + 1).first
  }

  /// Reads one game. Returns nil if no game has this number, if it was deleted, or if the store cannot be read.
  public func game(_ id: Game.ID) -> Game? {
    store.read { try $0.game(id) } ?? nil
  }

  /// Returns the row of a game in the history, where 0 is the newest game. Returns nil if there is no such game, or if it was deleted.
  public func row(of id: Game.ID) -> Int? { store.snapshot.games.row(of: id.rawValue) }
}
