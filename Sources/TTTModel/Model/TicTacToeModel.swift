import Foundation

/// The profile, its games and its messages, with everything the app can do to them.
///
/// Each change is saved before the call returns, and then told to the observers. Other processes may use the same store:
/// ``listen(_:)`` tells when, and ``refresh()`` shows what they did. No call fails; if the store cannot be written,
/// ``isSaving`` is false and ``takeNotices()`` has what to tell the person.
///
///     let model = TicTacToeModel(store: try Store(path: "/home/me/games.sqlite"))
///     let observation = model.observe { change in if change == .icon { board.setNeedsDisplay() } }
///     model.listen { application.perform { model.refresh() } }
///     model.place(at: corner)
///
/// Games and messages are rows counted from 0, the newest; a row is found equally fast wherever it is, so nobody needs
/// to keep more of them than are seen.
@MainActor public final class TicTacToeModel {
  /// What became of a move.
  public enum MoveOutcome: Hashable, Sendable {
    /// The square is taken and the move is saved.
    case placed
    /// The game is over or the square was taken; nothing happened.
    case impossible
    /// Another process has moved meanwhile or begun another game; nothing but a ``refresh()`` happened.
    case overtaken
    /// The store cannot take the move; nothing happened.
    case refused(Refusal)
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

  /// Has a body called, on another thread, each time when another process may have changed the store, within a few
  /// milliseconds; then call ``refresh()`` on the main thread. Ends with ``close()``.
  ///
  /// Nothing is polled: while nobody writes nothing runs. Now and then it is called for nothing, for one after a change of
  /// this process's own. A store in a folder of another computer may change without a call.
  ///
  /// - Returns: false if there will be no calls: the store has no file, or the system cannot watch any more files.
  @discardableResult public func listen(_ tell: @escaping @Sendable () -> Void) -> Bool {
    store.listen(tell)
  }

  /// Sees what other processes have done, and tries to save what could not be saved; cheap if there is nothing of either.
  public func refresh() {
    update { store.lookAround() }
  }

  /// Seconds after which ``refresh()`` should be called to try again to save: half a second while another program holds the store's lock,
  /// ten seconds in other cases. Nil if everything is saved, or if there is no place to save.
  public var retryInterval: Double? { store.retryInterval }

  /// Lets go of the store. Call it when the app ends: it tries for two seconds to save what could not be saved, and otherwise writes that to
  /// a recovery file, which the next start saves.
  ///
  /// - Returns: What to tell the person if something could not be saved, else nil.
  @discardableResult public func close() -> StoreNotice? {
    store.close()
  }

  /// Runs a body that may change the store, and tells the observers what has changed in it.
  func update(_ body: () -> Void) {
    body()
    store.reload()
    let changes = told.changes(to: store)
    told = Told(store)
    observers.tell(changes)
  }
}
