import TermKitGraphics

/// The role of a view for assistive technology, and its state. UIKit's `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each trait.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// The view is a link: pressing it leads to another place, such as a web page. It is announced as a link.
  public static let link = AccessibilityTraits(rawValue: 2)
  /// The view is a heading. When a screen without an alert appears, its first heading outside of tables and collections is announced.
  public static let header = AccessibilityTraits(rawValue: 4)
  /// The view is a picture.
  public static let image = AccessibilityTraits(rawValue: 8)
  /// The view is text that cannot be edited. The texts of an alert are announced when the alert appears.
  public static let staticText = AccessibilityTraits(rawValue: 16)
  /// The view is a field for search terms. Changes of its value are not announced.
  public static let searchField = AccessibilityTraits(rawValue: 32)
  /// The value can be increased and decreased with the arrows. Right, and with a screen reader Up, calls `accessibilityIncrement()`. Left,
  /// and with a screen reader Down, calls `accessibilityDecrement()`. A view that handles these keys itself is not called.
  public static let adjustable = AccessibilityTraits(rawValue: 64)
  /// The view is selected or switched on.
  public static let selected = AccessibilityTraits(rawValue: 128)
  /// The view is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 256)
  /// The label or value changes so often that it is announced only when the focus reaches the view.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)

  /// The view is one of several tabs. It is announced as a tab.
  public static let tab = AccessibilityTraits(rawValue: 1 << 16)
  /// The view is a button that leads back to the previous screen.
  public static let backButton = AccessibilityTraits(rawValue: 1 << 17)
  /// The view is a field in which the user types a line of text. Changes of its value are not announced.
  public static let textField = AccessibilityTraits(rawValue: 1 << 18)
  /// The view is a field in which the user types a secret. Changes of its value are not announced.
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 19)
  /// The view is an area in which the user types text. Changes of its value are not announced.
  public static let textView = AccessibilityTraits(rawValue: 1 << 20)
  /// The view is on or off, and pressing it changes that. It is announced as a switch.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 21)

  /// The names of the traits, as in Swift.
  package var names: [String] {
    let names: [(AccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"), (.staticText, "staticText"),
      (.searchField, "searchField"), (.adjustable, "adjustable"), (.selected, "selected"),
      (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.tab, "tab"),
      (.backButton, "backButton"), (.textField, "textField"), (.secureTextField, "secureTextField"),
      (.textView, "textView"), (.toggleButton, "toggleButton"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }

  /// Returns the word for the most specific role in the set, or "" for a set without roles.
  func role(_ strings: SystemStrings) -> String {
    let words: [(AccessibilityTraits, String)] = [
      (.backButton, strings.backButton), (.tab, strings.tab), (.secureTextField, strings.secureTextField),
      (.searchField, strings.searchField), (.textField, strings.textField), (.textView, strings.textView),
      (.link, strings.link), (.toggleButton, strings.switchButton), (.button, strings.button),
      (.header, strings.heading), (.image, strings.image),
    ]
    return words.first { contains($0.0) }?.1 ?? ""
  }

  /// Whether changes of the value are not announced, because the user types them or because they are frequent.
  package var changesSilently: Bool {
    !isDisjoint(with: [.updatesFrequently, .textField, .secureTextField, .searchField, .textView])
  }
}
