/// The set of states that a control is in. UIKit's `UIControl.State`.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each state.
  public let rawValue: UInt8

  /// Creates a set from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the other states.
  public static let normal: ControlState = []
  /// The control is being pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control is disabled.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is selected, for example chosen or switched on.
  public static let selected = ControlState(rawValue: 4)
  /// The control has the focus.
  public static let focused = ControlState(rawValue: 8)
}

/// A value for each of several control states, as buttons keep their titles, colours and images.
///
///     private var colors = StateValues<Color>()
///     func setColor(_ color: Color?, for state: State) {
///       noteCustomization(for: state)
///       colors[state] = color
///       setNeedsDisplay()
///     }
///     var currentColor: Color? { colors.shown(for: state) }
public struct StateValues<Value: Equatable>: Equatable {
  private var values: [ControlState: Value] = [:]

  /// Makes values for no state.
  public init() {}

  /// The value that is set for exactly this state. Nil removes it.
  public subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value that a control in this state shows: the value for the state, else for the state without focus, else for `.normal`.
  public func shown(for state: ControlState) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  /// Whether values are set for more than one state.
  public var varies: Bool { values.count > 1 }

  /// Whether no value is set for any state.
  public var isEmpty: Bool { values.isEmpty }

  /// The values of all states, in no order.
  package var all: [Value] { Array(values.values) }

  /// Returns whether a value is set for exactly this state.
  public func isSet(for state: ControlState) -> Bool { values[state] != nil }

  /// Returns whether `shown(for:)` is a value for this state, and not the value for `.normal` in its place.
  package func isOwn(for state: ControlState) -> Bool { isSet(for: state) || isSet(for: state.subtracting(.focused)) }
}
