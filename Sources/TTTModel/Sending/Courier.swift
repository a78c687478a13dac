import Foundation

/// Carries envelopes between the stores of two players.
///
/// A courier may lose, double and reorder envelopes. The stores notice it: they number what they send, confirm what they have stored, and
/// send again what was not confirmed. The model trusts the courier to name the true sender.
///
///     model.connect(courier)
///     // When the courier has brought an envelope:
///     model.receive(envelope, from: sender)
@MainActor public protocol Courier: AnyObject {
  /// Whether envelopes are likely to arrive. While false, the model keeps them.
  var isConnected: Bool { get }

  /// Takes an envelope. It may arrive at once, later or never.
  ///
  /// - Parameters:
  ///   - envelope: The bytes, which the model of the recipient understands.
  ///   - recipient: The player who gets it.
  func send(_ envelope: Data, to recipient: PlayerName)
}

/// The courier of a player who plays alone: it never connects.
public final class NoCourier: Courier {
  /// Creates the courier.
  public init() {}

  /// Always false.
  public var isConnected: Bool { false }

  /// Does nothing, because the model sends nothing while the courier is not connected.
  public func send(_ envelope: Data, to recipient: PlayerName) {}
}
