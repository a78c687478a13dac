import Foundation

/// The profile, its games and its messages, with everything that the app can do to them.
///
/// A method that changes something saves the change and then calls the observers, before it returns. Other processes may use the same
/// store: ``listen(_:)`` reports that they may have changed it, and ``refresh()`` reads their changes. No method throws. If the store
/// cannot be written, ``isSaving`` is false and ``takeNotices()`` returns what to tell the user.
///
///     let model = TicTacToeModel(store: try Store(path: "/home/me/games.sqlite"))
///     let observation = model.observe { change in if change == .icon { board.setNeedsDisplay() } }
///     model.listen { application.perform { model.refresh() } }
///     model.place(at: corner)
///
/// Games and messages are read by row. Row 0 is the newest. Every row is found equally fast, so callers only need to keep the visible rows.
@MainActor public final class TicTacToeModel {
  /// The outcome of a move.
  public enum MoveOutcome: Hashable, Sendable {
    /// The move was made: the square now belongs to the player whose turn it was. The move is saved, or kept in memory while
    /// ``TicTacToeModel/isSaving`` is false.
    case placed
    /// The game was over, or the square already had a piece. Nothing changed.
    case impossible
    /// The move was not made, because another process had made a move or begun another game. The model now shows the game of that process.
    case conflict
    /// The move was not made, because the store refused it. Nothing changed.
    case refused(Refusal)
  }

  /// The icon, the game on the board and the statistics.
  public var profile: Profile { store.snapshot.profile }

  /// The number of games in the history, including the current one. Deleted games do not count.
  public var gameCount: Int { store.snapshot.games.count }

  /// The number of messages in the list. Deleted messages do not count.
  public var messageCount: Int { store.snapshot.messages.count }

  /// Whether changes are saved. While false, changes are kept in memory, and are saved when the file can be written again. After
  /// ``close()``, it is false, and changes are refused.
  public var isSaving: Bool { store.isSaving }

  let store: Store
  /// The observers, in the order in which they were added.
  private var observers: [Observer] = []
  private struct Observer {
    weak var observation: Observation?
  }

  /// The game that ``newGame()`` has begun, the game before it, and the generation of the store that these numbers belong to.
  var beganGame: (new: Game.ID, previous: Game.ID, generation: Int)?

  var connection = Connection()

  private var observedState: ObservedState

  /// Creates a model of a store. From then on, use this `Store` object only through the model. Other processes may still use the same file.
  public init(store: Store) {
    self.store = store
    observedState = ObservedState(store)
  }

  /// Adds an observer. Each change of the model calls the handler once for every ``Change`` that results from it.
  ///
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
    let observation = Observation(handler)
    observers.removeAll { $0.observation?.handler == nil }
    observers.append(Observer(observation: observation))
    return observation
  }

  /// Returns the notices that the user has not seen yet, oldest first, and marks them as seen.
  public func takeNotices() -> [StoreNotice] {
    store.takeNotices()
  }

  /// Calls a closure, on another thread, when another process may have changed the store. ``close()`` ends this.
  ///
  /// The call comes within a few milliseconds of a change, or about 30 milliseconds after a change of a draft. It should make the main
  /// thread call ``refresh()``. Nothing is polled: while no process writes, no code runs. Some calls are unnecessary, for example those
  /// after this process's own changes. A network file system may change without a call. A second call of this method replaces the closure.
  ///
  /// - Returns: False if there will be no calls, because the store has no file or the system cannot watch any more files.
  @discardableResult public func listen(_ notify: @escaping @Sendable () -> Void) -> Bool {
    store.listen(notify)
  }

  /// Reads the changes of other processes, and tries to save changes that could not be saved. A call with nothing to do is cheap.
  ///
  /// It tries to save at most once a second. While another program holds the store's lock, it tries at each call.
  public func refresh() {
    update { store.reconcileWithFile() }
  }

  /// The seconds after which ``refresh()`` should be called to try again to save. Nil if everything is saved or there is no place to save.
  ///
  /// This is half a second while another program holds the store's lock, and ten seconds in other cases.
  public var retryInterval: Double? { store.retryInterval }

  /// The seconds after which ``keepUp()`` should be called if the user does nothing until then. Nil if there is nothing to do.
  public var upkeepInterval: Double? { store.upkeepInterval }

  /// Does work that has waited until the user pauses: it moves changes from the write-ahead log into the file, and removes deleted
  /// contents that can no longer be restored.
  public func keepUp() {
    update { store.keepUp() }
  }

  /// Closes the store. Call it when the app ends.
  ///
  /// It tries for two seconds to save changes that could not be saved. If that fails, it writes them to a recovery file. The notice says
  /// where the file is. Afterwards, changes are refused with ``Refusal/closed``, and no games or messages can be read.
  ///
  /// - Returns: What to tell the user if something could not be saved, or nil.
  @discardableResult public func close() -> StoreNotice? {
    store.close()
  }

  @discardableResult func perform(_ edit: Edit) -> Edit.Outcome {
    update { store.perform(edit) }
  }

  func notify(_ changes: [Change]) {
    let observers = observers
    for change in changes {
      for observer in observers { observer.observation?.handler?(change) }
    }
  }

  /// Runs a closure that may change the store, and sends the resulting changes to the observers.
  func update<Value>(_ body: () -> Value) -> Value {
    let value = body()
    store.reload()
    let changes = observedState.changes(to: store)
    observedState = ObservedState(store)
    notify(changes)
    sendEvents()
    return value
  }
}
