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
    let games = changes(
      from: snapshot.games, to: store.snapshot.games,
      edited: isSameStore ? store.changes(of: Game.self, since: snapshot.edition) : nil, all: .games,
      added: Change.gamesAdded, edit: Change.game, deleted: Change.gameDeleted, restored: Change.gameRestored)
    let messages = changes(
      from: snapshot.messages, to: store.snapshot.messages,
      edited: isSameStore ? store.changes(of: Message.self, since: snapshot.edition) : nil, all: .messages,
      added: Change.messagesAdded, edit: Change.message, deleted: Change.messageDeleted,
      restored: Change.messageRestored)
    // Reading the changes may find damage, and then the draft and the notices change.
    let new = ObservedState(store)
    let (before, now) = (snapshot.profile, new.snapshot.profile)
    // Lists learn of their own rows before other changes, which may let them draw rows again.
    var changes = messages + games
    if before.icon != now.icon { changes.append(.icon) }
    if (before.opponent, before.person, before.beginner) != (now.opponent, now.person, now.beginner) {
      changes.append(.opponent)
    }
    if before.currentGame != now.currentGame { changes.append(.currentGame) }
    if (before.statistics, before.records) != (now.statistics, now.records) { changes.append(.statistics) }
    if draft.mark != new.draft.mark { changes.append(.draft) }
    if snapshot.unsentCount != new.snapshot.unsentCount { changes.append(.unsentCount) }
    if isSaving != new.isSaving || noticeCount != new.noticeCount { changes.append(.saving) }
    return changes
  }

  /// Returns the changes of a list, or the change `all` if observers cannot follow it row by row.
  /// - Parameter edited: The entries that have changed, or nil if there are very many.
  private func changes<ID: EntryID>(
    from old: RowNumbers, to new: RowNumbers, edited: @autoclosure () -> [ID]?, all: Change, added: (Int) -> Change,
    edit: (ID) -> Change, deleted: (ID, Int) -> Change, restored: (ID) -> Change
  ) -> [Change] {
    guard let rows = rowChanges(from: old, to: new, added: added, deleted: deleted, restored: restored),
      let edited = edited()
    else { return [all] }
    // Deleted rows also change when their contents are removed. A restored row was deleted before.
    let others = edited.map(\.rawValue).filter { $0 <= old.last && !new.isDeleted($0) && !old.isDeleted($0) }
    return rows + others.map { edit(ID(rawValue: $0)) }
  }

  /// Returns the changes of the rows of a list. Nil if rows were added and others deleted, if several were deleted, or if the newest row is
  /// gone.
  private func rowChanges<ID: EntryID>(
    from old: RowNumbers, to new: RowNumbers, added: (Int) -> Change, deleted: (ID, Int) -> Change,
    restored: (ID) -> Change
  ) -> [Change]? {
    let count = new.last - old.last
    if old.deleted == new.deleted { return count < 0 ? nil : count == 0 ? [] : [added(count)] }
    let difference = Set(old.deleted).symmetricDifference(new.deleted)
    guard count == 0, difference.count == 1, let number = difference.first else { return nil }
    let id = ID(rawValue: number)
    return [old.row(of: number).map { deleted(id, $0) } ?? restored(id)]
  }
}
