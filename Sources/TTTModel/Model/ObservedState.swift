/// The state that the observers of a model know.
struct ObservedState {
  let snapshot: Snapshot
  let draftMark: Int64?
  let generation: Int
  let isSaving: Bool
  let noticeCount: Int

  init(_ store: Store) {
    snapshot = store.snapshot
    draftMark = store.draftMark
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
    var changes: [Change] = before.icon != now.icon ? [.icon] : []
    if (before.opponent, before.beginner) != (now.opponent, now.beginner) { changes.append(.opponent) }
    changes += games
    if before.currentGame != now.currentGame { changes.append(.currentGame) }
    if (before.statistics, before.records) != (now.statistics, now.records) { changes.append(.statistics) }
    changes += messages
    if draftMark != new.draftMark { changes.append(.draft) }
    if isSaving != new.isSaving || noticeCount != new.noticeCount { changes.append(.saving) }
    return changes
  }

  private func changedGames(_ store: Store) -> [Change] {
    let added = store.snapshot.gameCount - snapshot.gameCount
    guard let ids = store.changedGames(since: snapshot.edition), added >= 0 else { return [.games] }
    let known = ids.filter { $0.rawValue <= snapshot.gameCount }
    return (added > 0 ? [.gamesAdded(added)] : []) + known.map(Change.game)
  }

  private func changedMessages(_ store: Store) -> [Change] {
    let added = store.snapshot.messageCount - snapshot.messageCount
    guard let ids = store.changedMessages(since: snapshot.edition), added >= 0 else { return [.messages] }
    let known = ids.filter { $0.rawValue <= snapshot.messageCount }
    return (added > 0 ? [.messagesAdded(added)] : []) + known.map(Change.message)
  }
}
