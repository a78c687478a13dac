/// The state that the observers of a model know.
struct ObservedState {
  let snapshot: Snapshot
  let draft: DraftState
  let generation: Int
  let isSaving: Bool
  let noticeCount: Int

  init(_ store: Store) {
    snapshot = store.snapshot
    draft = store.draftState
    generation = store.generation
    isSaving = store.isSaving
    noticeCount = store.noticeCount
  }

  /// Returns the changes to report after a store was reloaded. Added rows come before changed rows.
  func changes(to store: Store) -> [Change] {
    let isSameStore = generation == store.generation
    let games = isSameStore ? changedGames(store) : [.games]
    let messages = isSameStore ? changedMessages(store) : [.messages]
    let new = ObservedState(store)
    let (before, now) = (snapshot.profile, new.snapshot.profile)
    // Lists learn of their own rows before other changes, which may let them draw rows again.
    var changes = messages + games
    if before.icon != now.icon { changes.append(.icon) }
    if (before.opponent, before.beginner) != (now.opponent, now.beginner) { changes.append(.opponent) }
    if before.currentGame != now.currentGame { changes.append(.currentGame) }
    if (before.statistics, before.records) != (now.statistics, now.records) { changes.append(.statistics) }
    if draft.mark != new.draft.mark { changes.append(.draft) }
    if isSaving != new.isSaving || noticeCount != new.noticeCount { changes.append(.saving) }
    return changes
  }

  private func changedGames(_ store: Store) -> [Change] {
    let change = RowChange(from: snapshot.games, to: store.snapshot.games)
    guard change != .many, let ids = store.changedGames(since: snapshot.edition) else { return [.games] }
    // Deleted rows also change when their contents are removed.
    let changed = ids.filter { $0.rawValue <= snapshot.gameCount && !store.snapshot.games.isDeleted($0.rawValue) }
    return change.changes(
      added: Change.gamesAdded, deleted: { .gameDeleted(Game.ID(rawValue: $0), row: $1) },
      restored: { .gameRestored(Game.ID(rawValue: $0)) })
      + changed.filter { !change.concerns($0.rawValue) }.map(Change.game)
  }

  private func changedMessages(_ store: Store) -> [Change] {
    let change = RowChange(from: snapshot.messages, to: store.snapshot.messages)
    guard change != .many, let ids = store.changedMessages(since: snapshot.edition) else { return [.messages] }
    let changed = ids.filter { $0.rawValue <= snapshot.messageCount && !store.snapshot.messages.isDeleted($0.rawValue) }
    return change.changes(
      added: Change.messagesAdded, deleted: { .messageDeleted(Message.ID(rawValue: $0), row: $1) },
      restored: { .messageRestored(Message.ID(rawValue: $0)) })
      + changed.filter { !change.concerns($0.rawValue) }.map(Change.message)
  }
}

/// The change of the rows of a list, if observers can follow it row by row.
enum RowChange: Equatable {
  /// This number of rows was added at the top.
  case added(Int)
  case deleted(Int64, row: Int)
  case restored(Int64)
  /// Rows were added and others deleted, or several were deleted, or the newest row is gone.
  case many

  init(from old: RowNumbers, to new: RowNumbers) {
    let added = new.last - old.last
    if old.deleted == new.deleted {
      self = added >= 0 ? .added(added) : .many
      return
    }
    let difference = Set(old.deleted).symmetricDifference(new.deleted)
    guard added == 0, difference.count == 1, let number = difference.first else {
      self = .many
      return
    }
    self = old.row(of: number).map { .deleted(number, row: $0) } ?? .restored(number)
  }

  /// Returns whether it is the deletion or restoration of this row.
  func concerns(_ number: Int64) -> Bool {
    switch self {
    case .added, .many: false
    case .deleted(let id, _), .restored(let id): id == number
    }
  }

  /// Returns the change as a change of the model.
  func changes(
    added: (Int) -> Change, deleted: (Int64, Int) -> Change, restored: (Int64) -> Change
  ) -> [Change] {
    switch self {
    case .added(let count): count > 0 ? [added(count)] : []
    case .deleted(let id, let row): [deleted(id, row)]
    case .restored(let id): [restored(id)]
    case .many: []
    }
  }
}
