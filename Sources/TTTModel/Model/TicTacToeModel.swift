import Foundation

/// The profile, its games and its messages, with everything that the app can do to them.
///
/// Each change is saved before the call returns, and then the observers are called. Other processes may use the same store:
/// ``listen(_:)`` reports that they may have changed it, and ``refresh()`` reads their changes. No call fails. If the store cannot be
/// written, ``isSaving`` is false and ``takeNotices()`` returns what to tell the user.
///
///     let model = TicTacToeModel(store: try Store(path: "/home/me/games.sqlite"))
///     let observation = model.observe { change in if change == .icon { board.setNeedsDisplay() } }
///     model.listen { application.perform { model.refresh() } }
///     model.place(at: corner)
///
/// Games and messages are rows, counted from 0, the newest. Any row is found equally fast, so callers only need to keep the rows that are
/// visible.
@MainActor public final class TicTacToeModel {
  /// The outcome of a move.
  public enum MoveOutcome: Hashable, Sendable {
    /// The square is taken. The move is saved, or kept in memory while ``TicTacToeModel/isSaving`` is false.
    case placed
    /// The game is over or the square was already taken. Nothing changed.
    case impossible
    /// Another process has made a move or begun another game. The move was not made, but the model was refreshed.
    case conflict
    /// The store cannot take the move. Nothing changed.
    case refused(Refusal)
  }

  /// The icon, the game on the board and the statistics.
  public var profile: Profile { store.snapshot.profile }

  /// The number of games, including the current one.
  public var gameCount: Int { store.snapshot.gameCount }

  /// The number of messages.
  public var messageCount: Int { store.snapshot.messageCount }

  /// Whether changes are saved. While false, changes are kept in memory and are saved as soon as possible.
  public var isSaving: Bool { store.isSaving }

  let store: Store
  private var observers = Observers()

  /// The state that the observers know.
  private var observedState: ObservedState

  /// Creates a model of a store. From then on, use this `Store` object only through the model. Other processes may still use the same file.
  public init(store: Store) {
    self.store = store
    observedState = ObservedState(store)
  }

  /// Adds an observer. After a change, the handler is called once for each ``Change`` that it caused.
  ///
  /// - Returns: The observation. It ends when it is released.
  public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
    observers.add(handler)
  }

  /// Returns the notices that the user has not seen yet, oldest first, and marks them as seen.
  public func takeNotices() -> [StoreNotice] {
    store.takeNotices()
  }

  /// Calls a closure, on another thread, when another process may have changed the store. ``close()`` ends this.
  ///
  /// The call comes within a few milliseconds of the change. It should make the main thread call ``refresh()``. Nothing is polled: while
  /// no process writes, no code runs. Some calls are unnecessary, for example those after this process's own changes. A store on a
  /// network file system may change without a call. A second call of this method replaces the closure.
  ///
  /// - Returns: False if there will be no calls, because the store has no file or the system cannot watch any more files.
  @discardableResult public func listen(_ notify: @escaping @Sendable () -> Void) -> Bool {
    store.listen(notify)
  }

  /// Reads the changes of other processes, and tries to save changes that could not be saved. If there are no such changes, it is cheap.
  ///
  /// It tries to save at most once a second, unless another program held the lock.
  public func refresh() {
    update { store.reconcileWithFile() }
  }

  /// Seconds after which ``refresh()`` should be called to try again to save. Nil if everything is saved, or if there is no place to
  /// save.
  ///
  /// This is half a second while another program holds the store's lock, and ten seconds in other cases.
  public var retryInterval: Double? { store.retryInterval }

  /// Closes the store. Call it when the app ends.
  ///
  /// It tries for two seconds to save changes that could not be saved. If that fails, it writes them to a recovery file, which the next
  /// start saves. Afterwards, changes are refused with ``Refusal/closed`` and reads return nothing.
  ///
  /// - Returns: What to tell the user if something could not be saved, or nil.
  @discardableResult public func close() -> StoreNotice? {
    store.close()
  }

  /// Runs a closure that may change the store, and sends the resulting changes to the observers.
  func update(_ body: () -> Void) {
    body()
    store.reload()
    let changes = observedState.changes(to: store)
    observedState = ObservedState(store)
    observers.notify(changes)
  }
}
