import Foundation

/// A post office in memory: it carries envelopes between models of one process, and can lose, double and reorder them.
///
/// It is the double of a network in tests and demonstrations.
///
///     let office = MemoryPostOffice()
///     office.connect(ada, adaModel)
///     office.deliverAll()
@MainActor public final class MemoryPostOffice {
  /// An envelope on its way.
  public struct Letter: Sendable {
    /// The player who sent it.
    public let sender: PlayerName
    /// The player who gets it.
    public let recipient: PlayerName
    /// The bytes.
    public let envelope: Data
  }

  /// The envelopes on their way, the oldest first. Change the array to lose, double or reorder them.
  public var letters: [Letter] = []

  /// The players who can send and receive. Defaults to none.
  public private(set) var connected: Set<PlayerName> = []

  private var models: [PlayerName: TicTacToeModel] = [:]

  /// Creates an empty post office.
  public init() {}

  /// Connects a player, and sends again what was not confirmed.
  public func connect(_ name: PlayerName, _ model: TicTacToeModel) {
    models[name] = model
    connected.insert(name)
    model.connect(MemoryCourier(name, self))
  }

  /// Interrupts the connection of a player. Envelopes to and from the player are lost.
  public func disconnect(_ name: PlayerName) {
    connected.remove(name)
    letters.removeAll { $0.sender == name || $0.recipient == name }
  }

  /// Delivers the oldest envelope. Returns false if no envelope was left.
  @discardableResult public func deliver() -> Bool {
    guard !letters.isEmpty else { return false }
    let letter = letters.removeFirst()
    if connected.contains(letter.recipient) { models[letter.recipient]?.receive(letter.envelope, from: letter.sender) }
    return true
  }

  /// Delivers all envelopes, also the new ones that the deliveries cause.
  public func deliverAll() { while deliver() {} }
}

/// The courier of one player of a post office in memory.
private final class MemoryCourier: Courier {
  private let name: PlayerName
  private unowned let office: MemoryPostOffice

  init(_ name: PlayerName, _ office: MemoryPostOffice) {
    self.name = name
    self.office = office
  }

  var isConnected: Bool { office.connected.contains(name) }

  func send(_ envelope: Data, to recipient: PlayerName) {
    guard isConnected else { return }
    office.letters.append(MemoryPostOffice.Letter(sender: name, recipient: recipient, envelope: envelope))
  }
}
