import Foundation
import GRDB

extension Database {
  /// Reads the messages that match a search, newest first.
  /// - Parameter id: Reads the matches before this message, or the newest ones if nil.
  func messages(matching search: MessageSearch, before id: Message.ID?, limit: Int) throws -> [Message] {
    let query = try SearchQuery(search, self)
    if query.isEmpty { return [] }
    var (sql, arguments) = ("", StatementArguments())
    if let (rows, matches) = query.rows(before: id?.rawValue ?? .max) {
      // The index returns only the rows of the page, unless each of them has to be read.
      let page = query.patterns.isEmpty ? " ORDER BY rowid DESC LIMIT \(limit)" : ""
      sql += "AND id IN (SELECT * FROM (\(rows)\(page))) "
      arguments += matches
    }
    if !query.usesIndex { sql += search.scope.filter.condition }
    for pattern in query.patterns {
      sql += #"AND text LIKE ? ESCAPE '\' "#
      arguments += [pattern]
    }
    return try entries(before: id, limit: limit, sql, arguments)
  }
}

/// A search in the terms of the index.
private struct SearchQuery {
  private var words: [String] = []
  private var characters: [String] = []

  /// Patterns for `LIKE`, for what the index cannot find.
  private(set) var patterns: [String] = []

  /// Whether nothing can match.
  private(set) var isEmpty = false

  private let scope: MessageSearch.Scope

  /// With more continuations than these, one or two characters are so frequent that reading the newest messages finds a page at once.
  private static let maximumTermCount = 50

  init(_ search: MessageSearch, _ db: Database) throws {
    scope = search.scope
    for term in search.terms {
      switch term {
      case .word(let word, let isPrefix): words.append("text : " + Self.quoted(word) + (isPrefix ? " *" : ""))
      case .characters(let text): try add(text, db)
      case .signs(let text): addSigns(text)
      }
    }
  }

  // The index has every three characters. One or two characters are found by the entries that begin with them.
  private mutating func add(_ text: String, _ db: Database) throws {
    if text.unicodeScalars.count >= 3 { return characters.append("text : " + Self.quoted(text)) }
    let start = text.lowercased()
    let sql = "SELECT term FROM messageTerm WHERE term >= ? AND term < ? LIMIT ?"
    let terms = try String.fetchAll(
      db.cachedStatement(sql: sql), arguments: [start, start + "\u{10FFFF}", Self.maximumTermCount + 1])
    if terms.isEmpty { isEmpty = true }
    if terms.count > Self.maximumTermCount {
      addPattern(text)
    } else {
      characters.append("text : (" + terms.map(Self.quoted).joined(separator: " OR ") + ")")
    }
  }

  private mutating func addSigns(_ text: String) {
    let signs = text.unicodeScalars.map(SearchIndex.word(forSign:))
    words += Set(signs.compactMap { $0 }).sorted().map { "scope : " + $0 }
    // A single sign needs no further check.
    if signs.count > 1 || signs.contains(nil) { addPattern(text) }
  }

  private mutating func addPattern(_ text: String) {
    if text.utf8.count > Self.maximumPatternLength { isEmpty = true } else { patterns.append(Self.pattern(text)) }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  // In bytes. SQLite refuses patterns of more than 50,000 bytes, and users do not look for longer texts than this.
  private static let maximumPatternLength = 10_000

  private static func pattern(_ text: String) -> String {
    "%" + text.reduce("") { $0 + (#"\%_"#.contains($1) ? #"\"# : "") + String($1) } + "%"
  }

  var usesIndex: Bool { !words.isEmpty || !characters.isEmpty }

  /// Returns a query for the numbers of the rows that the index finds before a row, or nil if the index is not used.
  func rows(before id: Int64) -> (sql: String, arguments: StatementArguments)? {
    guard usesIndex else { return nil }
    let scope = scope.filter.word.map { ["scope : " + $0] } ?? []
    let parts = [("messageCharacter", characters), ("messageWord", words)].filter { !$0.1.isEmpty }
    let sql = parts.map { "SELECT rowid FROM \($0.0) WHERE \($0.0) MATCH ? AND rowid < ?" }
    let arguments = parts.reduce(into: StatementArguments()) {
      $0 += [($1.1 + scope).joined(separator: " AND "), id]
    }
    return (sql.joined(separator: " INTERSECT "), arguments)
  }
}

extension MessageSearch.Scope {
  /// The word in the index that all messages of the scope have, or nil for all messages, and the same as a condition.
  fileprivate var filter: (word: String?, condition: String) {
    switch self {
    case .all: (nil, "")
    case .favorites: (SearchIndex.favorite, "AND isFavorite = 1 ")
    case .asX: (SearchIndex.scope(.x), "AND icon = 'x' ")
    case .asO: (SearchIndex.scope(.o), "AND icon = 'o' ")
    }
  }
}

// MARK: Filtered games

extension Database {
  /// Reads some rows of the list of games that pass a filter, newest first.
  func games(in rows: Range<Int>, matching filter: GameFilter) throws -> [Game] {
    // SQLite merges the parts of the index, which are in the order of the games.
    let kinds = filter.kinds.map { kind in
      """
      SELECT id FROM game WHERE opponent = '\(kind.opponent.rawValue)' AND result = \(kind.result.rawValue)
        AND deletedAt IS NULL
      """
    }
    let ids = kinds.joined(separator: " UNION ALL ") + " ORDER BY id DESC LIMIT ? OFFSET ?"
    return try Row.fetchAll(
      cachedStatement(sql: Game.query + "AND id IN (SELECT id FROM (\(ids))) ORDER BY id DESC"),
      arguments: [rows.count, rows.lowerBound]
    ).map(Game.init)
  }

  /// Reads the games before a given game that pass a filter, or the newest ones if nil. The newest comes first.
  func games(before id: Game.ID?, limit: Int, matching filter: GameFilter) throws -> [Game] {
    let opponent = filter.opponent.map { "AND opponent = '\($0.rawValue)' " } ?? ""
    let result = filter.result.map { "AND result = \($0.rawValue)" } ?? ""
    return try entries(before: id, limit: limit, opponent + result)
  }

  /// Counts the unfinished games against an opponent. There are few of them.
  func unfinishedCount(against opponent: Opponent) throws -> Int {
    let sql = "SELECT count(*) FROM game WHERE opponent = ? AND result = 0 AND deletedAt IS NULL"
    return try Int.fetchOne(cachedStatement(sql: sql), arguments: [opponent.rawValue]) ?? 0
  }

  /// Counts the finished games against each opponent by result.
  func statistics() throws -> [Opponent: Statistics] {
    let sql = """
      SELECT opponent, sum(result = 1) AS victories, sum(result = 2) AS defeats, sum(result = 3) AS draws
      FROM game WHERE deletedAt IS NULL GROUP BY opponent
      """
    let rows = try Row.fetchAll(self, sql: sql)
    return Dictionary(try rows.map { (try $0.choice("opponent"), try $0.statistics()) }) { $1 }
  }
}
