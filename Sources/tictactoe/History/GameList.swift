import TTTModel

/// The games of the history that pass a filter, newest first, read in pages.
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

  var count: Int { model.gameCount(matching: filter) }

  /// Returns the game in a row, or nil if the row does not exist.
  func game(at row: Int) -> Game? {
    guard isFiltered else { return model.game(at: row) }
    let (page, index) = row.quotientAndRemainder(dividingBy: Self.pageSize)
    if pages[page] == nil {
      let first = page * Self.pageSize
      pages[page] = model.games(in: first..<first + Self.pageSize, matching: filter)
    }
    return pages[page].flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
