/// The states a control can be in, several at once. UIKit's `UIControl.State` (A8).
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits, one a state.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ControlState = []
  /// Being pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not to be used now.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen, switched on.
  public static let selected = ControlState(rawValue: 4)
  /// Keys come here first.
  public static let focused = ControlState(rawValue: 8)
}

/// A value for each of some states (A8).
struct StateValues<Value: Equatable>: Equatable {
  private var values: [ControlState: Value] = [:]

  /// What is set for exactly this state.
  subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What a control in this state shows: a state without a value takes normal's, with the focus that of the same state without it.
  func shown(for state: ControlState) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  /// True when one state may look different from another.
  var varies: Bool { values.count > 1 }

  /// True when there is nothing for any state.
  var isEmpty: Bool { values.isEmpty }

  /// True when a state has a look of its own, and is not taken for another.
  func tells(_ state: ControlState) -> Bool { values[state] != nil }
}
