import TermKitGraphics

/// What a view is to those who do not see it, as long as nothing else is set (X1).
///
/// A new control overrides `View.accessibilityDefaults` and says whether it is an element, its label (the title), its value (what it
/// says at present), its traits, and its state, which is added whatever a program sets. Words come from `traitCollection.strings`. What is
/// made of parts is no element (C11); a label names the group then. What has rows or the like inside it, one of which has the focus,
/// answers that in `accessibilityFocus`.
package struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var state: AccessibilityTraits = []
  var place: AccessibilityPlace?
}

/// Where something is among others of its kind, from 1.
struct AccessibilityPlace {
  var number: Int
  var count: Int
  /// True for rows, false for what stands side by side.
  var isRow = false

  func text(_ strings: any SystemStrings) -> String {
    isRow ? strings.row(number, of: count) : strings.position(number, of: count)
  }
}

/// What was set on a view; kept apart, since few views have any.
@MainActor final class AccessibilitySettings {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var isHidden = false
  var elements: [View]?
}
