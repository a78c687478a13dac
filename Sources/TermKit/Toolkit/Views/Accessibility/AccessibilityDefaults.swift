import TermKitGraphics

/// A view's accessibility properties where none were set (X1).
///
/// A new control overrides `View.accessibilityDefaults`. It returns whether it is an element, its label (the title), its current value, its
/// traits and its state. The state is always added to the traits that a program sets. Words come from `traitCollection.strings`.
///
/// A control made of parts is not an element, and its label names the group (C11). A control with rows or similar parts, one of which has
/// the focus, returns that part from `accessibilityFocus`.
package struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var state: AccessibilityTraits = []
  var place: AccessibilityPlace?
}

/// The position of an element among its siblings, counted from 1.
struct AccessibilityPlace {
  var number: Int
  var count: Int
  /// Whether the elements are rows; false for elements side by side.
  var isRow = false

  func text(_ strings: any SystemStrings) -> String {
    isRow ? strings.row(number, of: count) : strings.position(number, of: count)
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
}
