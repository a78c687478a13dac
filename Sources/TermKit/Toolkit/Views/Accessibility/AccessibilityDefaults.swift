import TermKitGraphics

/// A view's accessibility properties where none were set.
///
/// A control of your own overrides `View.accessibilityDefaults`. It begins with the properties of `super`, so that the state stays, and
/// sets what it knows: its title, its value and its role. Values that a program sets on the view replace these, except for the state.
///
///     override var accessibilityDefaults: AccessibilityDefaults {
///       var defaults = super.accessibilityDefaults
///       defaults.value = "\(percentage) %"
///       defaults.traits = .adjustable
///       return defaults
///     }
///
/// A control made of parts is no element, and its label names the group. It returns the part with the focus from `View.accessibilityFocus`.
@MainActor public struct AccessibilityDefaults {
  /// Whether the view is an element. Defaults to false. In the properties of `Control`, it is true if the control has no subviews.
  public var isElement: Bool
  /// The name of the view, or of the group of elements inside it. Defaults to nil.
  public var label: String?
  /// The current value, which is announced after the label. Defaults to nil.
  public var value: String?
  /// The role of the view. Defaults to none.
  public var traits: AccessibilityTraits
  /// The state of the view, added to the traits that a program sets, such as selected or disabled for controls. Defaults to none.
  public var state: AccessibilityTraits
  /// The position of the view among its siblings, such as the number of a tab. Defaults to nil, which announces no position.
  public var place: AccessibilityPlace?

  /// Makes the properties of a view: `isElement`, `label`, `value`, `traits`, `state` and `place`, with the defaults of these properties.
  public init(
    isElement: Bool = false, label: String? = nil, value: String? = nil, traits: AccessibilityTraits = [],
    state: AccessibilityTraits = [], place: AccessibilityPlace? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.state = state
    self.place = place
  }
}

/// The position of an element among its siblings, announced as "3 of 12".
public struct AccessibilityPlace: Hashable, Sendable {
  /// The number of the element, counted from 1.
  public var number: Int
  /// The number of siblings, with the element itself.
  public var count: Int
  /// Whether the elements are rows, announced as "row 3 of 12". Defaults to false, for elements side by side.
  public var isRow: Bool

  /// Makes the position of element `number`, counted from 1, among `count` siblings. If `isRow` is true, they are rows.
  public init(number: Int, count: Int, isRow: Bool = false) {
    self.number = number
    self.count = count
    self.isRow = isRow
  }

  func text(_ strings: SystemStrings) -> String {
    isRow ? strings.row(number, count) : strings.position(number, count)
  }
}

/// The accessibility properties set on a view. Stored separately, because few views have any.
@MainActor final class AccessibilitySettings {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var isHidden = false
  var elements: [View]?
  var customActions: [AccessibilityCustomAction] = []
}
