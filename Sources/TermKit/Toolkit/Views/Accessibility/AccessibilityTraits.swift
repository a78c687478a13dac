import TermKitGraphics

/// What something is to those who do not see it, and the state it is in. UIKit's `UIAccessibilityTraits` (X1).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, one a trait.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 2)
  /// It is what a screen or a part of it is about: the first one is said when a screen comes.
  public static let header = AccessibilityTraits(rawValue: 4)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 8)
  /// It is text that is only read, said as it is; that of an alert is said when the alert comes.
  public static let staticText = AccessibilityTraits(rawValue: 16)
  /// It takes what is to be searched for.
  public static let searchField = AccessibilityTraits(rawValue: 32)
  /// Its value can be made more or less, by the arrows.
  public static let adjustable = AccessibilityTraits(rawValue: 64)
  /// It is chosen, switched on.
  public static let selected = AccessibilityTraits(rawValue: 128)
  /// It cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 256)
  /// Its label or value changes so often that it is said only when somebody comes to it.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)

  static let tab = AccessibilityTraits(rawValue: 1 << 16)
  static let backButton = AccessibilityTraits(rawValue: 1 << 17)
  static let textField = AccessibilityTraits(rawValue: 1 << 18)
  static let secureTextField = AccessibilityTraits(rawValue: 1 << 19)
  static let textView = AccessibilityTraits(rawValue: 1 << 20)

  /// What is said of what it is: the most telling word.
  func role(_ strings: any SystemStrings) -> String {
    let words: [(AccessibilityTraits, String)] = [
      (.backButton, strings.backButton), (.tab, strings.tab), (.secureTextField, strings.secureTextField),
      (.searchField, strings.searchField), (.textField, strings.textField), (.textView, strings.textView),
      (.link, strings.link), (.button, strings.button), (.header, strings.heading), (.image, strings.image),
    ]
    return words.first { contains($0.0) }?.1 ?? ""
  }

  /// True while a change is not said: the person types it, or hears it often enough.
  package var changesSilently: Bool {
    !isDisjoint(with: [.updatesFrequently, .textField, .secureTextField, .searchField, .textView])
  }
}
