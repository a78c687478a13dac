import TermKitGraphics

extension View {
  /// What happens when it is used, as a short sentence in the person's language, said after all else; nil unless set (X1).
  public final var accessibilityHint: String? {
    get { accessibilitySettings?.hint }
    set { setAccessibility { $0.hint = newValue } }
  }

  /// Keeps the view and all below it from those who do not see it, such as a picture that says what a text beside it says; false
  /// unless set.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.isHidden ?? false }
    set { setAccessibility { $0.isHidden = newValue } }
  }

  /// The views to go through in place of the subviews, which must be below this one, in this order; nil, as it is unless set, goes
  /// through the subviews from top to bottom and from left to right.
  public final var accessibilityElements: [View]? {
    get { accessibilitySettings?.elements }
    set {
      for view in newValue ?? [] {
        Contract.require(
          view !== self && view.isDescendant(of: self),
          "\(type(of: view)) cannot be among the accessibilityElements of \(type(of: self)): put it into that view before"
        )
      }
      setAccessibility { $0.elements = newValue }
    }
  }

  final func setAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
    if traitCollection.usesScreenReader { window?.windowScene?.setNeedsFrame() }
  }

  /// All that is said of the view: its label and value, what it is, where it is, its state, and what it is for.
  package final func spokenText(_ strings: any SystemStrings) -> String {
    let traits = accessibilityTraits
    let text = strings.joined([
      accessibilityLabel, accessibilityValue, traits.role(strings), accessibilityDefaults.place?.text(strings),
      traits.contains(.adjustable) ? strings.adjustable : nil, traits.contains(.selected) ? strings.selected : nil,
      traits.contains(.notEnabled) ? strings.dimmed : nil, accessibilityHint,
    ])
    return text.inOneLine
  }

  /// What is said of a group: what it is called, and what of it is in sight.
  package final func spokenName(_ strings: any SystemStrings) -> String {
    strings.joined([accessibilityLabel, accessibilityValue])
  }

  /// All that the view is in, the innermost first.
  package final var superviews: some Sequence<View> { sequence(first: self, next: \.superview).dropFirst() }

  /// True when neither it nor anything around it is hidden from those who do not see it.
  package final var isAccessible: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && !$0.accessibilityElementsHidden }
  }
}
