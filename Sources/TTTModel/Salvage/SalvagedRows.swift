import Foundation

/// The rows of a damaged store, sorted by table. The number and the types of its values show which table a row belongs to.
struct SalvagedRows {
  /// A game or a message with the other columns of its row.
  struct Row<Value> {
    var value: Value
    /// The date of the game or message, or nil if it is impossible.
    let date: Date?
    let edition: Int64
    let extras: RowExtras
  }

  private(set) var games: [Int64: Row<Game>] = [:]
  private(set) var messages: [Int64: Row<Message>] = [:]
  /// The settings and the current game. The rest is empty.
  private(set) var profile = StoreContents()

  private var drafts: [Int64: StoredDraft] = [:]
  private var draftEdits: [Int64: (draft: Int64, edit: DraftEdit)] = [:]
  private var lostGames: Set<Int64> = []
  private var lostMessages: Set<Int64> = []

  /// Adds a row. Of several versions of a row, the latest is kept.
  mutating func add(_ row: StoredRow) {
    // The first column of all tables is the number of the row. SQLite stores it apart from the other columns.
    guard row.id > 0, case .null? = row.values.first else { return }
    let values = row.values
    switch (values.count - 1, values.last) {
    case (11, _) where values[2].isText && values[8].integer != nil: addGame(row.id, values)
    case (15, _) where values[6].integer != nil: addMessage(row.id, values)
    case (12, _) where row.id == 1 && values[1].isText: addProfile(values)
    case (5, _) where values[1].integer != nil: addDraft(row.id, values)
    case (4, .blob): addDraftEdit(row.id, values)
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
    guard let (id, stored) = drafts.max(by: { $0.key < $1.key }) else { return nil }
    var text: [UInt8] = []
    for (_, edit) in draftEdits.sorted(by: { $0.key < $1.key }) where edit.draft == id {
      guard edit.edit.apply(to: &text) else { break }
    }
    var draft = stored.base
    if text.isEmpty, draft.board == nil { return nil }
    draft.text = String(decoding: text, as: UTF8.self)
    return StoredDraft(mark: stored.mark, draft: draft)
  }
}

// The values are in the order of the columns in ``Schema``.
extension SalvagedRows {
  private mutating func addProfile(_ values: [StoredRow.Value]) {
    (profile.icon, profile.currentGame) = (values[1].choice(), values[2].integer.map(Game.ID.init))
    profile.recentSymbols = values[7].text?.split(separator: " ").map(String.init) ?? []
    (profile.opponent, profile.beginner) = (values[8].choice(), values[9].choice())
    profile.person = values[11].choice()
  }

  private mutating func addGame(_ id: Int64, _ values: [StoredRow.Value]) {
    let moves = values[2].text ?? ""
    let squares = [Square](stored: moves)
    if squares.isEmpty, !moves.isEmpty {
      lostGames.insert(id)
      return
    }
    let game = Game(
      id: Game.ID(rawValue: id), rating: values[4].integer.flatMap { (1...5).contains($0) ? Int($0) - 1 : nil },
      firstPlayer: values[7].choice() ?? .me, opponent: values[6].choice() ?? .friend, person: values[11].choice(),
      squares: squares)
    let row = Row(
      value: game, date: values[1].date, edition: values[5].integer ?? 0,
      extras: RowExtras(
        identity: values[8].integer, deletedAt: values[9].integer, starDate: values[10].integer))
    if let known = games[id], (known.edition, known.value.moveCount) > (row.edition, game.moveCount) { return }
    games[id] = row
  }

  private mutating func addMessage(_ id: Int64, _ values: [StoredRow.Value]) {
    guard let text = values[12].text else {
      lostMessages.insert(id)
      return
    }
    let date = values[2].date
    let message = Message(
      id: Message.ID(rawValue: id), text: text, icon: values[1].choice() ?? .x, date: date ?? .distantPast,
      replyTo: values[3].integer.map(Message.ID.init), isFavorite: values[4].integer == 1, editDate: values[7].date,
      board: Self.board(values[9...11]), person: values[14].choice(), isReceived: values[15].integer == 1)
    let row = Row(
      value: message, date: date, edition: values[5].integer ?? 0,
      extras: RowExtras(
        identity: values[6].integer, deletedAt: values[8].integer, starDate: values[13].integer))
    if let known = messages[id], known.edition > row.edition { return }
    messages[id] = row
  }

  // game, firstPlayer, moves
  private static func board(_ values: ArraySlice<StoredRow.Value>) -> Message.Board? {
    let values = Array(values)
    guard let game = values[0].integer, let firstPlayer: Player = values[1].choice(), let moves = values[2].text
    else { return nil }
    return Message.Board(
      game: Game.ID(rawValue: game), firstPlayer: firstPlayer, squares: [Square](stored: moves))
  }

  private mutating func addDraft(_ id: Int64, _ values: [StoredRow.Value]) {
    guard let mark = values[1].integer else { return }
    let replyTo = values[2].integer.map(Message.ID.init)
    drafts[id] = StoredDraft(mark: mark, draft: Draft(text: "", replyTo: replyTo, board: Self.board(values[3...5])))
  }

  private mutating func addDraftEdit(_ id: Int64, _ values: [StoredRow.Value]) {
    guard let draft = values[1].integer, let start = values[2].integer, let removed = values[3].integer,
      case .blob(let inserted) = values[4]
    else { return }
    draftEdits[id] = (draft, DraftEdit(start: Int(start), removed: Int(removed), inserted: Data(inserted)))
  }
}

extension StoredRow.Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  fileprivate var text: String? {
    switch self {
    case .text(let text): text
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    case .null, .integer: nil
    }
  }

  /// The case of an enumeration, or nil if the value is unknown.
  fileprivate func choice<Choice: RawRepresentable<String>>() -> Choice? { text.flatMap(Choice.init) }

  fileprivate var date: Date? {
    integer.flatMap { abs(Double($0)) <= Double(Date.maximumMilliseconds) ? Date(milliseconds: $0) : nil }
  }
}
