import Foundation

extension TicTacToeModel {
  /// The piece the owner of the profile plays with, ``Icon/x`` at first. All boards follow a change.
  public var icon: Icon { profile.icon }

  /// The game on the board. A finished one stays until ``newGame()``.
  public var currentGame: Game { profile.currentGame }

  /// How the finished games ended.
  public var statistics: Statistics { profile.statistics }

  /// Changes the icon of the profile.
  public func setIcon(_ icon: Icon) {
    guard icon != self.icon else { return }
    update { _ = store.perform(.choose(icon)) }
  }

  /// Makes a move of the player whose turn it is in the current game.
  @discardableResult public func place(at square: Square) -> MoveOutcome {
    var result = MoveOutcome.impossible
    let game = currentGame
    update {
      switch store.perform(.place(square, in: game, at: store.now())) {
      case .done: result = .placed
      case .overtaken: result = .overtaken
      case .refused(let refusal): result = .refused(refusal)
      case .began, .posted, .impossible, .missing: break
      }
    }
    return result
  }

  /// Begins a new game; an unfinished one stays in the history. An empty board is kept as it is.
  ///
  /// If another process has begun a new game meanwhile, that one is it.
  ///
  /// - Returns: the game now on the board.
  @discardableResult public func newGame() -> Game {
    guard currentGame.moveCount > 0 else { return currentGame }
    update { _ = store.perform(.startGame(after: currentGame.id, at: store.now())) }
    return currentGame
  }

  /// Rates a game.
  ///
  /// - Parameter rating: in ``Game/ratings``; rating 0 shows one star.
  /// - Returns: false if there is no such game.
  @discardableResult public func rate(_ id: Game.ID, _ rating: Int) -> Bool {
    precondition(Game.ratings.contains(rating), "rating \(rating) is not in 0...4")
    return edit(.rate(id, rating))
  }

  /// Reads a page of the history.
  ///
  /// - Parameter rows: counted from 0, the newest game; what is not in 0..<``gameCount`` is left out.
  public func games(in rows: Range<Int>) -> [Game] {
    guard let ids = Self.ids(rows, of: gameCount) else { return [] }
    return store.read { try $0.games(in: ids, knowsGaps: &store.knowsGaps) } ?? []
  }

  /// Reads the game in a row of the history; nil if there is no such row, or somebody has deleted it by hand.
  public func game(at row: Int) -> Game? {
    games(in: row..<row + 1).first
  }

  /// Reads one game, nil if there is none with the number.
  public func game(_ id: Game.ID) -> Game? {
    store.read { try $0.game(id) } ?? nil
  }

  /// The row of a game in the history, 0 for the newest.
  public func row(of id: Game.ID) -> Int? {
    let row = gameCount - Int(id.rawValue)
    return (0..<gameCount).contains(row) ? row : nil
  }

  func edit(_ edit: Edit) -> Bool {
    var isDone = false
    update { isDone = store.perform(edit) == .done }
    return isDone
  }

  /// The numbers of rows counted from the newest, since there are no gaps in the numbers.
  static func ids(_ rows: Range<Int>, of count: Int) -> ClosedRange<Int64>? {
    let rows = rows.clamped(to: 0..<count)
    return rows.isEmpty ? nil : Int64(count - rows.upperBound + 1)...Int64(count - rows.lowerBound)
  }
}
