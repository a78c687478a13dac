#if AccessibilityBus
  import TermKitViews

  /// A role of AT-SPI, with its number in the protocol.
  enum AccessibleRole: Int {
    case dialog = 16, frame = 23, image = 27, label = 29, list = 31, listItem = 32, pageTab = 37, panel = 39
    case passwordText = 40, pushButton = 43, slider = 51, text = 61, toggleButton = 62, application = 75
    case entry = 79, heading = 83, link = 88

    /// The role of an element with some traits, by the most specific one.
    init(_ traits: AccessibilityTraits, isListItem: Bool = false) {
      let roles: [(AccessibilityTraits, AccessibleRole)] = [
        (.tab, .pageTab), (.secureTextField, .passwordText), (.searchField, .entry), (.textField, .entry),
        (.textView, .text), (.link, .link), (.toggleButton, .toggleButton), (.adjustable, .slider),
        (.backButton, .pushButton), (.button, .pushButton), (.header, .heading), (.image, .image),
        (.staticText, .label),
      ]
      self = isListItem ? .listItem : roles.first { traits.contains($0.0) }?.1 ?? .panel
    }

    /// The English name in AT-SPI, such as "push button".
    var name: String {
      "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
  }

  /// The states of AT-SPI that an object has. Each state is the bit with its number in the protocol.
  struct AccessibleStates: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ numbers: UInt64...) { rawValue = numbers.reduce(0) { $0 | 1 << $1 } }

    static let (active, checked, editable) = (AccessibleStates(1), AccessibleStates(4), AccessibleStates(7))
    // AT-SPI has two states for each of these.
    static let (enabled, visible) = (AccessibleStates(8, 24), AccessibleStates(25, 30))
    static let (focusable, focused) = (AccessibleStates(11), AccessibleStates(12))
    static let (multiLine, singleLine) = (AccessibleStates(17), AccessibleStates(26))
    static let (selectable, selected, checkable) = (AccessibleStates(22), AccessibleStates(23), AccessibleStates(41))

    /// The states whose changes are reported, by name. The focus comes last, when the rest is known.
    static let reported: KeyValuePairs<String, AccessibleStates> = [
      "active": .active, "checked": .checked, "selected": .selected, "enabled": .enabled, "sensitive": .enabled,
      "focusable": .focusable, "focused": .focused,
    ]

    /// The states of an element with some traits. The focus is not among them.
    static func of(_ traits: AccessibilityTraits, isFocusable: Bool, isOn: Bool = false) -> AccessibleStates {
      let states: [(AccessibleStates, Bool)] = [
        (.visible, true), (.enabled, !traits.contains(.notEnabled)), (.focusable, isFocusable),
        (.checkable, traits.contains(.toggleButton)), (.checked, isOn),
        (.selectable, !traits.isDisjoint(with: [.tab, .selected])), (.selected, traits.contains(.selected)),
        ([.editable, .singleLine], !traits.isDisjoint(with: [.textField, .secureTextField, .searchField])),
        ([.editable, .multiLine], traits.contains(.textView)),
      ]
      return AccessibleStates(states.filter(\.1).map(\.0))
    }
  }
#endif
