import Foundation

/// The profile, its games and its messages, with everything the app can do to them.
///
/// Each change is saved before the call returns, and then told to the observers. Other processes may use the same store:
/// call ``refresh()`` now and then to see what they did. No call fails; if the store cannot be written, ``isSaving``
/// is false and ``takeNotices()`` has what to tell the person.
///
///     let model = TicTacToeModel(store: try Store(path: "/home/me/games.sqlite"))
///     let observation = model.observe { change in if change == .icon { board.setNeedsDisplay() } }
///     model.place(at: corner)
@MainActor public final class TicTacToeModel {
  /// What became of a move.
  public enum MoveOutcome: Hashable, Sendable {
    /// The square is taken and the move is saved.
    case placed
    /// The game is over or the square was taken; nothing happened.
    case impossible
    /// Another process has moved meanwhile or begun another game; nothing but a ``refresh()`` happened.
    case overtaken
  }

  /// The icon, the game on the board and the statistics.
  public var profile: Profile { store.snapshot.profile }

  /// The number of games, the current one included.
  public var gameCount: Int { store.snapshot.gameCount }

  /// The number of messages.
  public var messageCount: Int { store.snapshot.messageCount }

  /// Whether changes are saved. While false they are kept in memory, and saved as soon as that is possible.
  public var isSaving: Bool { store.isSaving }

  let store: Store
  private var observers = Observers()

  /// What the observers know.
  private var told: Told

  private struct Told {
    let snapshot: Snapshot
    let draft: Draft?
    let generation: Int
    let isSaving: Bool
    let noticeCount: Int

    init(_ store: Store) {
      snapshot = store.snapshot
      draft = store.draft?.draft
      generation = store.generation
      isSaving = store.isSaving
      noticeCount = store.noticeCount
    }
  }

  /// Makes a model of what a store holds; nobody else may use the store from then on.
  public init(store: Store) {
    self.store = store
    told = Told(store)
  }

  /// Tells a handler of all changes from now on, of each after it has been made.
  ///
  /// - Returns: the observation, which ends when it is released.
  public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
    observers.add(handler)
  }

  /// What the person has to be told about the store and has not been told yet, the oldest first.
  public func takeNotices() -> [StoreNotice] {
    store.takeNotices()
  }

  /// Sees what other processes have done, and tries to save what could not be saved; cheap if there is nothing of either.
  public func refresh() {
    update { store.isOutdated() ? [.games, .messages] : [] }
  }

  /// Lets go of the store; what could not be saved is saved if that is possible now. Call it when the app ends.
  public func close() {
    store.close()
  }

  /// Runs a body that may change the store, and tells the observers what the body says and what can be seen.
  func update(_ body: () -> [Change]) {
    let changes = body()
    store.reload()
    let (old, new) = (told, Told(store))
    told = new
    observers.tell(Self.changes(changes, from: old, to: new))
  }

  private static func changes(_ known: [Change], from old: Told, to new: Told) -> [Change] {
    var changes = known
    let (before, now) = (old.snapshot, new.snapshot)
    if before.profile.icon != now.profile.icon { changes.append(.icon) }
    if before.profile.currentGame != now.profile.currentGame { changes.append(.currentGame) }
    if before.gameCount != now.gameCount || old.generation != new.generation { changes.append(.games) }
    if before.messageCount != now.messageCount || old.generation != new.generation { changes.append(.messages) }
    if before.profile.statistics != now.profile.statistics { changes.append(.statistics) }
    if old.draft != new.draft { changes.append(.draft) }
    if old.isSaving != new.isSaving || old.noticeCount != new.noticeCount { changes.append(.saving) }
    var seen: Set<Change> = []
    return changes.filter { seen.insert($0).inserted }
  }
}
