import Foundation

/// A courier that also finds other players, for a program with a lobby.
///
/// Call ``connect(_:)`` at the start of the program, ``keepUp()`` after each ``keepUpInterval``, and ``close()`` at the end. The model reports
/// ``Change/courier`` when ``problem`` or the list of other players has changed.
@MainActor public protocol LobbyCourier: Courier {
  /// The player whose envelopes it carries.
  var name: PlayerName { get }

  /// Why envelopes do not arrive now, or nil. Defaults to nil.
  var problem: CourierProblem? { get }

  /// Connects a model, and says to other players that this player is here.
  func connect(_ model: TicTacToeModel)

  /// The seconds after which ``keepUp()`` should be called again.
  var keepUpInterval: Double { get }

  /// Says again that this player is here, and tries again what could not be sent.
  func keepUp()

  /// Connects again if another program had taken over the connection. Call it when the user comes back to the program. Does nothing by
  /// default.
  func userDidReturn()

  /// Says that this player leaves, and closes what is open.
  func close()

  /// Says whether a lobby is shown, for which the list of other players must be complete. Does nothing by default.
  func setLobbyShown(_ isShown: Bool)

  /// Returns the other players, in the order of their names.
  func neighbours() -> [Neighbour]

  /// Returns a game of another player, as that player sees it. Nil if there is no such game, or if it cannot be read. Defaults to nil.
  func game(_ id: Game.ID, of player: PlayerName) -> Game?

  /// Calls a closure on another thread when the games of another player may have changed, until the returned object is released.
  ///
  /// - Returns: Nil if that cannot be noticed. This is the default.
  func watch(_ player: PlayerName, _ notify: @escaping @Sendable () -> Void) -> AnyObject?
}

extension LobbyCourier {
  /// Returns nil.
  public var problem: CourierProblem? { nil }
  /// Does nothing.
  public func userDidReturn() {}
  /// Does nothing.
  public func setLobbyShown(_ isShown: Bool) {}
  /// Returns nil.
  public func game(_ id: Game.ID, of player: PlayerName) -> Game? { nil }
  /// Returns nil.
  public func watch(_ player: PlayerName, _ notify: @escaping @Sendable () -> Void) -> AnyObject? { nil }
}

/// Another player whom a courier reaches.
public struct Neighbour: Hashable, Sendable {
  /// The name.
  public let name: PlayerName
  /// Whether a program of the player runs.
  public let isHere: Bool
  /// The unfinished games with other persons, the newest first, as the player sees them. Empty if the courier cannot see them.
  public let games: [Game]

  /// Creates a neighbour.
  public init(name: PlayerName, isHere: Bool, games: [Game] = []) {
    self.name = name
    self.isHere = isHere
    self.games = games
  }
}

/// The reason why a courier does not carry envelopes now.
public enum CourierProblem: Hashable, Sendable {
  /// The first attempt to connect is under way.
  case connecting
  /// There is no connection. The courier connects again as soon as it can.
  case unreachable
  /// The other end refuses the name or the password.
  case password
  /// The certificate of the other end is not signed by a trusted authority, or is for another host.
  case certificate
  /// The rules of the other end do not let this player send or receive.
  case notAllowed
  /// Another program has connected with the same name.
  case elsewhere
}
