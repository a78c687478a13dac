import TTTModel

/// The games of the history that pass a filter, newest first, read in pages. The game on the board is listed from its first move on.
@MainActor final class GameList {
  /// The games that are shown. Defaults to all games.
  var filter = GameFilter() {
    didSet {
      guard filter != oldValue else { return }
      pages = [:]
      onFilterChange?()
    }
  }
  var onFilterChange: (@MainActor () -> Void)?

  private let model: TicTacToeModel
  private var pages: [Int: [Game]] = [:]
  private static let pageSize = 64

  private var observation: Observation?

  // The list observes the model before the views that show it, so that they never read old pages.
  init(model: TicTacToeModel) {
    self.model = model
    observation = model.observe { [weak self] _ in self?.pages = [:] }
  }

  /// Whether some games may be left out.
  var isFiltered: Bool { filter != GameFilter() }

  var count: Int { count(matching: filter) }

  /// Returns the number of listed games that pass a filter.
  func count(matching filter: GameFilter) -> Int {
    model.gameCount(matching: filter) - (emptyGame(matching: filter) == nil ? 0 : 1)
  }

  /// Returns the row of a game, or nil if it is not listed. Only the list of all games knows the rows.
  func row(of id: Game.ID) -> Int? {
    guard !isFiltered, id != emptyGame(matching: filter)?.id, let row = model.row(of: id) else { return nil }
    return row > emptyRow ?? .max ? row - 1 : row
  }

  /// Returns the game on the board if it has no moves and passes a filter.
  private func emptyGame(matching filter: GameFilter) -> Game? {
    let game = model.currentGame
    let passes = filter.result ?? .inProgress == .inProgress && filter.opponent ?? game.opponent == game.opponent
    return passes && emptyRow != nil ? game : nil
  }

  private var emptyRow: Int? { model.currentGame.moveCount == 0 ? model.row(of: model.currentGame.id) : nil }

  /// Returns the game in a row, or nil if the row does not exist.
  func game(at row: Int) -> Game? {
    guard isFiltered else { return model.game(at: row >= emptyRow ?? .max ? row + 1 : row) }
    let (page, index) = row.quotientAndRemainder(dividingBy: Self.pageSize)
    let games = pages[page] ?? readPage(page)
    pages[page] = games
    return games.indices.contains(index) ? games[index] : nil
  }

  // A page begins one game later if the empty game is before it. The games are in the order of their numbers.
  private func readPage(_ page: Int) -> [Game] {
    let first = page * Self.pageSize
    let games = model.games(in: first..<first + Self.pageSize + 1, matching: filter)
    guard let emptyGame = emptyGame(matching: filter) else { return Array(games.prefix(Self.pageSize)) }
    let isBefore = games.first.map { emptyGame.id.rawValue > $0.id.rawValue } ?? false
    return Array(games.dropFirst(isBefore ? 1 : 0).filter { $0.id != emptyGame.id }.prefix(Self.pageSize))
  }
}
