extension TicTacToeModel {
  /// Reads a page of the messages that match a search, newest first.
  ///
  /// - Parameters:
  ///   - search: What to look for.
  ///   - id: Reads the matches before this message, for the next page. Defaults to nil: the newest matches.
  ///   - limit: The greatest number of messages.
  /// - Returns: The messages. Empty if none match, or if the store cannot be read.
  public func messages(
    matching search: MessageSearch, before id: Message.ID? = nil, limit: Int
  ) -> [Message] {
    store.read { try $0.messages(matching: search, before: id, limit: limit) } ?? []
  }

  /// Reads a page of the games that pass a filter.
  ///
  /// - Parameters:
  ///   - rows: The rows of the filtered list. Row 0 is the newest game that passes. Rows that do not exist are left out.
  ///   - filter: The games to read.
  /// - Returns: The games, newest first. Empty if the store cannot be read.
  public func games(in rows: Range<Int>, matching filter: GameFilter) -> [Game] {
    if filter == GameFilter() { return games(in: rows) }
    return store.read { try $0.games(in: rows.clamped(to: 0..<gameCount), matching: filter) } ?? []
  }

  /// Returns the number of games that pass a filter. It takes the same time for any number of games.
  public func gameCount(matching filter: GameFilter) -> Int {
    if filter == GameFilter() { return gameCount }
    return filter.kinds.reduce(0) { $0 + count($1.result, $1.opponent) }
  }

  private func count(_ result: Game.Result, _ opponent: Opponent) -> Int {
    if let number = result.number { return record(against: opponent)[keyPath: number] }
    return store.read { try $0.unfinishedCount(against: opponent) } ?? 0
  }

  /// Finds the web addresses and the numbers of existing games in a text.
  public func references(in text: String) -> [TextReference] {
    TextReference.all(in: text) { row(of: $0) != nil }
  }
}
