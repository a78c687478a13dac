extension View {
  /// What assistive technology reads of a cell's contents: the labels and values of all elements that are not controls.
  package final var accessibilityTexts: [String?] {
    if isHidden || accessibilityElementsHidden { return [] }
    let elements = isAccessibilityElement ? [self] : AccessibilityOutline(below: self).elements
    return elements.filter { !$0.canBecomeFirstResponder }.flatMap { [$0.accessibilityLabel, $0.accessibilityValue] }
  }
}
