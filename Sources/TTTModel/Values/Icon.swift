/// The piece of the owner of the profile. It also determines the key colour of the app.
public enum Icon: String, Hashable, Sendable, CaseIterable {
  /// The cross, the icon of a new profile.
  case x
  /// The nought.
  case o

  /// The other piece.
  public var opposite: Icon { self == .x ? .o : .x }
}
