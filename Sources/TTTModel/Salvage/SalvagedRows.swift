import Foundation

/// The rows of a damaged store, sorted by table. The number and the types of its values show which table a row belongs to.
struct SalvagedRows {
  struct Game {
    let date: Date?
    let rating: Int?
    let squares: [Square]
    let opponent: Opponent
    let firstPlayer: Player
    var extras = StoreContents.RowExtras()
    fileprivate let edition: Int64
  }

  struct Message {
    let text: String
    let icon: Icon
    let date: Date?
    let replyTo: Int64?
    let isFavorite: Bool
    var editDate: Date?
    var board: TTTModel.Message.Board?
    var extras = StoreContents.RowExtras()
    fileprivate let edition: Int64
  }

  private(set) var games: [Int64: Game] = [:]
  private(set) var messages: [Int64: Message] = [:]
  private(set) var icon: Icon?
  private(set) var opponent: Opponent?
  private(set) var beginner: Beginner?
  private(set) var currentGame: Int64?
  private(set) var recentSymbols: [String] = []

  private let version: Int
  private var drafts: [Int64: (mark: Int64, replyTo: Int64?, board: TTTModel.Message.Board?)] = [:]
  private var draftEdits: [Int64: (draft: Int64, edit: DraftEdit)] = [:]
  private var lostGames: Set<Int64> = []
  private var lostMessages: Set<Int64> = []

  /// Creates an empty collection of rows.
  /// - Parameter version: The version of the store's tables.
  init(version: Int) { self.version = version }

  /// Adds a row. Of several versions of a row, the latest is kept.
  mutating func add(_ row: StoredRow) {
    // The first column of all tables is the number of the row. SQLite stores it apart from the other columns.
    guard row.id > 0, case .null? = row.values.first else { return }
    let values = row.values.dropFirst()
    switch (values.count, values.last) {
    case (12...13, _) where values[1].isText || values[1].isNull: addMessage(row.id, secondEdition: values)
    case (10, _) where row.id == 1 && values[1].isText: addProfile(values)
    case (9...10, _) where values[2].isText: addGame(row.id, secondEdition: values)
    case (7, .text) where version >= 4 && row.id == 1 && values[1].isText: addProfile(values)
    case (9, _) where row.id == 1 && values[1].isText && values[2].isInteger: addProfile(values)
    case (6, .integer) where version >= 2 && row.id == 1 && values[1].isText: addProfile(values)
    case (5, _) where version == 1 && row.id == 1 && values[1].isText && values[2].isInteger: addProfile(values)
    case (6, _) where version >= 2: addMessage(row.id, new: values)
    case (5, _) where version == 1 && values[1].isText: addMessage(row.id, old: values)
    case (4, .blob): addDraftEdit(row.id, values)
    case (4...5, _) where values[2].isText, (7, _) where values[2].isText: addGame(row.id, values)
    case (5, _) where values[1].isInteger: addDraft(row.id, values)
    case (2, _): addDraft(row.id, values)
    default: break
    }
  }

  /// The number of games and messages that are missing. In an undamaged store, their numbers have no gaps.
  var lostCount: Int {
    Self.gaps(in: games.keys, last: lostGames.max() ?? 0) + Self.gaps(in: messages.keys, last: lostMessages.max() ?? 0)
  }

  // A number that no store can reach is damaged itself. It does not count.
  private static func gaps(in ids: Dictionary<Int64, some Any>.Keys, last: Int64) -> Int {
    let possible = ids.filter { $0 <= Int64(Int32.max) }
    return Int(min(max(possible.max() ?? 0, last), Int64(Int32.max))) - possible.count
  }

  /// The draft that was begun last.
  var draft: StoredDraft? {
    guard let (id, draft) = drafts.max(by: { $0.key < $1.key }) else { return nil }
    var text: [UInt8] = []
    for (_, edit) in draftEdits.sorted(by: { $0.key < $1.key }) where edit.draft == id {
      guard edit.edit.apply(to: &text) else { break }
    }
    if text.isEmpty, draft.board == nil { return nil }
    let replyTo = draft.replyTo.map { TTTModel.Message.ID(rawValue: $0) }
    return StoredDraft(
      mark: draft.mark,
      draft: Draft(text: String(decoding: text, as: UTF8.self), replyTo: replyTo, board: draft.board))
  }
}

extension SalvagedRows {
  // icon, currentGame, victories, defeats, draws, edition; since version 4 with the recent symbols; since version 5 with opponent and
  // beginner; since version 6 with deletions. A row that has not changed since a migration lacks the columns that were added then.
  private mutating func addProfile(_ values: ArraySlice<StoredRow.Value>) {
    icon = values[1].icon
    currentGame = values[2].integer
    recentSymbols = values[safe: 7]?.text?.split(separator: " ").map(String.init) ?? []
    opponent = values[safe: 8]?.text.flatMap(Opponent.init)
    beginner = values[safe: 9]?.text.flatMap(Beginner.init)
  }

  // startDate, moves, result, rating; since version 2 with edition; since version 3 with stars in the place of rating; since version 5 with
  // opponent and firstPlayer. A row that has not changed since a migration lacks the columns that were added then.
  private mutating func addGame(_ id: Int64, _ values: ArraySlice<StoredRow.Value>) {
    guard let moves = values[2].text else { return }
    let edition = version >= 2 ? values[safe: version == 2 ? 5 : 4]?.integer ?? 0 : 0
    let squares = [Square](stored: moves)
    if squares.isEmpty, !moves.isEmpty {
      lostGames.insert(id)
      return
    }
    // Before version 3, a game without a rating had the lowest rating, which is 0.
    let rating =
      version >= 3
      ? values[safe: 5]?.integer.flatMap { (1...5).contains($0) ? Int($0) - 1 : nil }
      : values[4].integer.flatMap { (1...4).contains($0) ? Int($0) : nil }
    let game = Game(
      date: values[1].date, rating: rating, squares: squares,
      opponent: values[safe: 6]?.text.flatMap(Opponent.init) ?? .friend,
      firstPlayer: values[safe: 7]?.text.flatMap(Player.init) ?? .me, edition: edition)
    add(game, id)
  }

  // startDate, moves, result, stars, edition, opponent, firstPlayer, identity, deletedAt; since version 7 with starDate
  private mutating func addGame(_ id: Int64, secondEdition values: ArraySlice<StoredRow.Value>) {
    guard let moves = values[2].text else { return }
    let squares = [Square](stored: moves)
    if squares.isEmpty, !moves.isEmpty {
      lostGames.insert(id)
      return
    }
    let game = Game(
      date: values[1].date, rating: values[4].integer.flatMap { (1...5).contains($0) ? Int($0) - 1 : nil },
      squares: squares, opponent: values[6].text.flatMap(Opponent.init) ?? .friend,
      firstPlayer: values[7].text.flatMap(Player.init) ?? .me,
      extras: Self.extras(values[8], values[9], values[safe: 10]),
      edition: values[5].integer ?? 0)
    add(game, id)
  }

  private static func extras(
    _ identity: StoredRow.Value, _ deletedAt: StoredRow.Value, _ starDate: StoredRow.Value?
  ) -> StoreContents.RowExtras {
    StoreContents.RowExtras(identity: identity.integer, deletedAt: deletedAt.integer, starDate: starDate?.integer)
  }

  // Only rows of this version have an identity. A migration may leave older copies of rows in unused pages.
  private mutating func add(_ game: Game, _ id: Int64) {
    if let known = games[id], known.isLater(than: game) { return }
    games[id] = game
  }

  // icon, date, replyTo, isFavorite, edition, text
  private mutating func addMessage(_ id: Int64, new values: ArraySlice<StoredRow.Value>) {
    guard values[1].isText || values[1].isNull else { return }
    let message = message(text: values[6], icon: values[1], date: values[2], replyTo: values[3], values[4], values[5])
    add(message, id)
  }

  // icon, date, replyTo, isFavorite, edition, identity, editDate, deletedAt, game, firstPlayer, moves, text; since version 7 with
  // starDate
  private mutating func addMessage(_ id: Int64, secondEdition values: ArraySlice<StoredRow.Value>) {
    var message = message(text: values[12], icon: values[1], date: values[2], replyTo: values[3], values[4], values[5])
    message?.editDate = values[7].date
    message?.board = Self.board(values[9...])
    message?.extras = Self.extras(values[6], values[8], values[safe: 13])
    add(message, id)
  }

  // game, firstPlayer, moves
  private static func board(_ values: ArraySlice<StoredRow.Value>) -> TTTModel.Message.Board? {
    guard values.count >= 3, let game = values[values.startIndex].integer,
      let firstPlayer = values[values.startIndex + 1].text.flatMap(Player.init),
      let moves = values[values.startIndex + 2].text
    else { return nil }
    return TTTModel.Message.Board(
      game: TTTModel.Game.ID(rawValue: game), firstPlayer: firstPlayer, squares: [Square](stored: moves))
  }

  // text, icon, date, replyTo, isFavorite
  private mutating func addMessage(_ id: Int64, old values: ArraySlice<StoredRow.Value>) {
    let message = message(text: values[1], icon: values[2], date: values[3], replyTo: values[4], values[5], .null)
    add(message, id)
  }

  // Returns nil if the text is missing.
  private func message(
    text: StoredRow.Value, icon: StoredRow.Value, date: StoredRow.Value, replyTo: StoredRow.Value,
    _ isFavorite: StoredRow.Value, _ edition: StoredRow.Value
  ) -> Message? {
    text.text.map {
      Message(
        text: $0, icon: icon.icon ?? .x, date: date.date, replyTo: replyTo.integer,
        isFavorite: isFavorite.integer == 1, edition: edition.integer ?? 0)
    }
  }

  private mutating func add(_ message: Message?, _ id: Int64) {
    guard let message else {
      lostMessages.insert(id)
      return
    }
    if let known = messages[id], known.isLater(than: message) { return }
    messages[id] = message
  }

  // mark, replyTo; since version 6 with game, firstPlayer and moves
  private mutating func addDraft(_ id: Int64, _ values: ArraySlice<StoredRow.Value>) {
    if version == 1, let text = values[1].text {
      drafts[id] = (StoredDraft.newMark(), values[2].integer, nil)
      draftEdits[id] = (id, DraftEdit(start: 0, removed: 0, inserted: Data(text.utf8)))
    } else if let mark = values[1].integer {
      drafts[id] = (mark, values[2].integer, Self.board(values[3...]))
    }
  }

  // draft, start, removed, inserted
  private mutating func addDraftEdit(_ id: Int64, _ values: ArraySlice<StoredRow.Value>) {
    guard let draft = values[1].integer, let start = values[2].integer, let removed = values[3].integer,
      case .blob(let inserted) = values[4]
    else { return }
    draftEdits[id] = (draft, DraftEdit(start: Int(start), removed: Int(removed), inserted: Data(inserted)))
  }
}

extension SalvagedRows.Game {
  fileprivate func isLater(than other: Self) -> Bool {
    (extras.identity == nil ? 0 : 1, edition, squares.count)
      > (other.extras.identity == nil ? 0 : 1, other.edition, other.squares.count)
  }
}

extension SalvagedRows.Message {
  fileprivate func isLater(than other: Self) -> Bool {
    (extras.identity == nil ? 0 : 1, edition) > (other.extras.identity == nil ? 0 : 1, other.edition)
  }
}

extension StoredRow.Value {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
  fileprivate var isInteger: Bool { integer != nil }
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  fileprivate var text: String? {
    switch self {
    case .text(let text): text
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    case .null, .integer: nil
    }
  }

  fileprivate var icon: Icon? { text.flatMap(Icon.init(rawValue:)) }

  fileprivate var date: Date? {
    integer.flatMap { abs(Double($0)) <= Double(Date.maximumMilliseconds) ? Date(milliseconds: $0) : nil }
  }
}

extension ArraySlice {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
