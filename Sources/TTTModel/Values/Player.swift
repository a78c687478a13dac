/// One of the two people who share the board: the owner of the profile, or the other one.
///
/// A move stores who made it, never X or O: which piece that is follows from the profile's icon (see ``Profile/icon(of:)``).
public enum Player: String, Hashable, Sendable, CaseIterable {
  /// The owner of the profile, who always moves first.
  case me
  /// The other person at the device.
  case enemy

  /// The player who moves next after this one.
  public var opponent: Player {
    switch self {
    case .me: .enemy
    case .enemy: .me
    }
  }
}
