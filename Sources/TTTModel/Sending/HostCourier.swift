import Foundation
import GRDB

/// Carries envelopes between the stores of the players on one host, which are files in one folder.
///
/// The store of a player is `NAME.sqlite`. An envelope is stored in the recipient's file at once, and the recipient's program is notified as
/// of any change of its file. A player who has never been here has no file; what is for that player waits in the sender's store.
@MainActor public final class HostCourier: LobbyCourier {
  /// The player whose envelopes it carries.
  public let name: PlayerName

  private let folder: String
  private weak var model: TicTacToeModel?

  // The stores of other players stay open: to close one would wake up the programs that watch it. A store is opened as a `Store` or as a
  // `StoreReader`, never as both, because the end of one would release the locks of the other.
  private var stores: [PlayerName: Store] = [:]
  private var readers: [PlayerName: StoreReader] = [:]
  // Dispatch disposes of a queue on a new thread, and from then on wakes up once a second. So these are kept.
  private var closedReaders: [StoreReader] = []

  // Seconds to wait for another program that holds the lock of a store.
  private static let timeout = 0.5

  /// Creates the courier of a player.
  /// - Parameter folder: The folder with the stores of all players.
  public init(name: PlayerName, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Whether the courier has a model.
  public var isConnected: Bool { model != nil }

  /// Connects a model: sends what was not sent, and fetches what other players could not deliver.
  public func connect(_ model: TicTacToeModel) {
    self.model = model
    exchangeEvents(of: model)
    model.setPresent(true)
  }

  /// The seconds after which the row that says that this player is here is written again.
  public var keepUpInterval: Double { TicTacToeModel.presenceInterval }

  /// Says again that this player is here, and sends what another player's file could not take before.
  public func keepUp() {
    guard let model else { return }
    model.setPresent(true)
    if model.unsentCount > 0 { exchangeEvents(of: model) }
  }

  private func exchangeEvents(of model: TicTacToeModel) {
    model.connect(self)
    for name in otherPlayers {
      for event in read(name, { try $0.unsentEvents(to: self.name).map(\.envelope) }) ?? [] {
        model.receive(event, from: name)
      }
    }
  }

  /// Stores an envelope in the file of the recipient. If that fails, the sender keeps it.
  public func send(_ envelope: Data, to recipient: PlayerName) {
    guard recipient != name, hasStore(recipient) else { return }
    closeReader(of: recipient)
    guard let store = stores[recipient] ?? (try? Store(path: path(of: recipient), timeout: Self.timeout)) else {
      return
    }
    stores[recipient] = store
    let received = store.receive(envelope, from: name)
    if let receipt = received?.receipt { model?.receive(receipt, from: recipient) }
  }

  /// Says that this player leaves, and closes the stores of other players.
  public func close() {
    model?.setPresent(false)
    for store in stores.values { store.close() }
    model = nil
  }

  private func path(of name: PlayerName) -> String { "\(folder)/\(name).sqlite" }

  private func hasStore(_ name: PlayerName) -> Bool { access(path(of: name), F_OK) == 0 }

  /// The other players who have been on this host, in the order of their names.
  public var otherPlayers: [PlayerName] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let suffix = ".sqlite"
    return files.compactMap { file in
      file.hasSuffix(suffix) ? PlayerName(rawValue: String(file.dropLast(suffix.count))) : nil
    }.filter { $0 != name }.sorted()
  }
}

// MARK: Looking at other players

extension HostCourier {
  /// Reads the other players of this host, whether their programs run, and their games. A player whose store cannot be read is left out.
  public func neighbours() -> [Neighbour] {
    let now = model?.store.now() ?? Date()
    return otherPlayers.compactMap { name in
      guard let (presence, games) = read(name, { try ($0.presence(), $0.gamesWithPersons()) }) else { return nil }
      let isHere = presence.map { now.timeIntervalSince($0) < TicTacToeModel.presenceTime } ?? false
      return Neighbour(name: name, isHere: isHere, games: games)
    }
  }

  /// Reads a game of another player. Returns nil if there is no such game, or if it cannot be read.
  public func game(_ id: Game.ID, of player: PlayerName) -> Game? {
    read(player) { try $0.game(id) } ?? nil
  }

  // A store that cannot be read is opened again the next time: another file may have replaced it.
  private func read<Value>(_ name: PlayerName, _ body: (Database) throws -> Value) -> Value? {
    if let store = stores[name] { return store.read(body) }
    guard let reader = readers[name] ?? (try? StoreReader(path: path(of: name))) else { return nil }
    readers[name] = reader
    if let value = try? reader.read(body) { return value }
    closeReader(of: name)
    return nil
  }

  private func closeReader(of name: PlayerName) {
    guard let reader = readers.removeValue(forKey: name) else { return }
    try? reader.queue.close()
    closedReaders.append(reader)
  }

  /// Calls a closure on another thread when the store of another player may have changed, until the returned object is released.
  ///
  /// - Returns: Nil if the system cannot watch any more files.
  public func watch(_ player: PlayerName, _ notify: @escaping @Sendable () -> Void) -> AnyObject? {
    StoreWatcher(of: path(of: player), notify: notify)
  }
}
