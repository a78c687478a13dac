import TermKitGraphics

extension View {
  /// What using the view does: a short sentence in the user's language, announced last. Defaults to nil.
  public final var accessibilityHint: String? {
    get { accessibilitySettings?.hint?.withoutIsolation }
    set { setAccessibility { $0.hint = newValue } }
  }

  /// Whether the view and everything below it are hidden from assistive technology. Defaults to false.
  ///
  /// Hide, for example, a picture that repeats the text beside it.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.isHidden ?? false }
    set { setAccessibility { $0.isHidden = newValue } }
  }

  /// The views that assistive technology visits, in this order. Defaults to nil: the subviews, from top to bottom and from left to right.
  ///
  /// If the view itself is an element, these views follow it, for example the controls in a row that is read as one text. Nil then means that
  /// no views follow, except for the controls in text fields and in cells of tables and collections.
  /// - Precondition: Each view is below this view.
  public final var accessibilityElements: [View]? {
    get { accessibilitySettings?.elements }
    set {
      for view in newValue ?? [] {
        Contract.require(
          view !== self && view.isDescendant(of: self),
          "\(type(of: view)) cannot be in the accessibilityElements of \(type(of: self)): add it to that view first"
        )
      }
      setAccessibility { $0.elements = newValue }
    }
  }

  final func setAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
    guard let scene = window?.windowScene else { return }
    if traitCollection.usesScreenReader || scene.isObservedForAccessibility { scene.setNeedsFrame() }
  }

  /// Returns everything announced for an element: its label, value, role, position, state and hint.
  package final func spokenText(_ strings: SystemStrings) -> String {
    spokenParts(strings).joined(separator: strings.separator)
  }

  /// Returns the parts of `spokenText(_:)`. None of them is empty.
  final func spokenParts(_ strings: SystemStrings) -> [String] {
    let traits = accessibilityTraits
    let parts = [
      accessibilityLabel, accessibilityValue, traits.role(strings), accessibilityDefaults.place?.text(strings),
      traits.contains(.adjustable) ? strings.adjustable : nil, traits.contains(.selected) ? strings.selected : nil,
      traits.contains(.notEnabled) ? strings.dimmed : nil,
      accessibilityCustomActions.isEmpty ? nil : strings.actionsAvailable, accessibilityHint,
    ]
    return parts.compactMap { $0?.inOneLine }.filter { !$0.isEmpty }
  }

  /// Returns the announcement of a group: its label, and its value, which tells the visible part.
  package final func spokenName(_ strings: SystemStrings) -> String {
    strings.joined([accessibilityLabel, accessibilityValue])
  }

  /// What assistive technology reads of a cell's contents: the labels and values of all elements that are not controls.
  package final var accessibilityTexts: [String?] {
    if isHidden || accessibilityElementsHidden { return [] }
    let elements = isAccessibilityElement ? [self] : AccessibilityOutline(below: self).elements
    return elements.filter { !$0.canBecomeFirstResponder }.flatMap { [$0.accessibilityLabel, $0.accessibilityValue] }
  }

  /// The views that contain this view, the innermost first.
  package final var superviews: some Sequence<View> { sequence(first: self, next: \.superview).dropFirst() }

  /// Whether neither the view nor an ancestor is hidden, on the screen or from assistive technology.
  package final var isAccessible: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && !$0.accessibilityElementsHidden }
  }
}
