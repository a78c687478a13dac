#if AccessibilityBus
  @_spi(TermKit) import TermKitViews

  /// A role of AT-SPI, with its number in the protocol.
  enum AccessibleRole: Int {
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case pageTab = 37
    case panel = 39
    case passwordText = 40
    case pushButton = 43
    case slider = 51
    case text = 61
    case toggleButton = 62
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88

    /// The role of an element with these traits.
    init(_ traits: AccessibilityTraits, isListItem: Bool = false) {
      let roles: [(AccessibilityTraits, AccessibleRole)] = [
        (.tab, .pageTab), (.secureTextField, .passwordText), (.searchField, .entry), (.textField, .entry),
        (.textView, .text), (.link, .link), (.toggleButton, .toggleButton), (.adjustable, .slider),
        (.backButton, .pushButton), (.button, .pushButton), (.header, .heading), (.image, .image),
        (.staticText, .label),
      ]
      self = isListItem ? .listItem : roles.first { traits.contains($0.0) }?.1 ?? .panel
    }

    /// The role of an entry of an outline.
    @MainActor init(_ item: OutlineItem) {
      if item.isElement {
        self.init(item.traits, isListItem: item.view is any AccessibilityListItem)
      } else {
        self = item.view.isAnnouncedAsWhole ? .dialog : item.view is any AccessibilityList ? .list : .panel
      }
    }

    /// The English name in AT-SPI, such as "push button".
    var name: String {
      "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
  }

  /// The states of AT-SPI that an object has.
  struct AccessibleStates: OptionSet {
    let rawValue: UInt64

    static let active = AccessibleStates(number: 1)
    static let checked = AccessibleStates(number: 4)
    static let editable = AccessibleStates(number: 7)
    static let enabled = AccessibleStates(number: 8)
    static let focusable = AccessibleStates(number: 11)
    static let focused = AccessibleStates(number: 12)
    static let multiLine = AccessibleStates(number: 17)
    static let selectable = AccessibleStates(number: 22)
    static let selected = AccessibleStates(number: 23)
    static let sensitive = AccessibleStates(number: 24)
    static let showing = AccessibleStates(number: 25)
    static let singleLine = AccessibleStates(number: 26)
    static let visible = AccessibleStates(number: 30)
    static let checkable = AccessibleStates(number: 41)

    /// The states whose changes are reported, by their names in AT-SPI. The focus comes last, when the rest is known.
    static let reported: KeyValuePairs<String, AccessibleStates> = [
      "active": .active, "checked": .checked, "selected": .selected, "enabled": .enabled, "sensitive": .sensitive,
      "focusable": .focusable, "focused": .focused,
    ]

    init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(number: UInt64) { self.init(rawValue: 1 << number) }

    /// The states of an element. A disabled element is neither enabled nor sensitive.
    init(_ traits: AccessibilityTraits, isFocusable: Bool, isFocused: Bool, isOn: Bool = false) {
      self = [.showing, .visible]
      if !traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
      if isFocusable { insert(.focusable) }
      if isFocused { insert(.focused) }
      if traits.contains(.toggleButton) { insert(.checkable) }
      if isOn { insert(.checked) }
      if traits.contains(.tab) { insert(.selectable) }
      if traits.contains(.selected) { formUnion([.selectable, .selected]) }
      let fields: AccessibilityTraits = [.textField, .secureTextField, .searchField]
      if !traits.isDisjoint(with: fields) { formUnion([.editable, .singleLine]) }
      if traits.contains(.textView) { formUnion([.editable, .multiLine]) }
    }

    /// The states as the protocol sends them: two numbers of 32 bits, the lower one first.
    var value: BusValue {
      .array(of: "u", [.unsigned(Int(rawValue & 0xFFFF_FFFF)), .unsigned(Int(rawValue >> 32))])
    }
  }
#endif
