import TermKitGraphics
import TermKitInput

extension View {
  /// Adjusts the element that has the focus, if the key is an arrow for that. Returns whether it is.
  final func adjusts(by key: Key) -> Bool {
    guard isFirstResponder, key.modifiers.isEmpty else { return false }
    let element = accessibilityFocus
    guard element.isAdjustable else { return false }
    switch key.code {
    case .right: element.accessibilityIncrement()
    case .left: element.accessibilityDecrement()
    case .up where traitCollection.usesScreenReader: element.accessibilityIncrement()
    case .down where traitCollection.usesScreenReader: element.accessibilityDecrement()
    default: return false
    }
    return true
  }

  /// Activates the element that has the focus for the user of a screen reader, if the key is Enter or Space. Returns whether it did.
  final func activates(by key: Key) -> Bool {
    isFirstResponder && traitCollection.usesScreenReader && (key == Key(.enter) || key == .character(" "))
      && accessibilityFocus.accessibilityActivate()
  }

  private var isAdjustable: Bool {
    let traits = accessibilityTraits
    return traits.contains(.adjustable) && !traits.contains(.notEnabled)
  }

  /// Returns the items of the menu for this element while a screen reader reads it.
  /// - Parameter hasFocus: Whether Enter activates the element, so that the menu needs no item for that.
  final func accessibilityMenuItems(hasFocus: Bool) -> [MenuElement] {
    let strings = traitCollection.strings
    var items: [MenuElement] = []
    if !hasFocus {
      items.append(Action(title: strings.activate) { [weak self] _ in self?.activateOrClick() })
    }
    if isAdjustable {
      items.append(
        Action(title: strings.increase, attributes: .keepsMenuPresented) { [weak self] _ in
          self?.accessibilityIncrement()
        })
      items.append(
        Action(title: strings.decrease, attributes: .keepsMenuPresented) { [weak self] _ in
          self?.accessibilityDecrement()
        })
    }
    for action in accessibilityCustomActions {
      items.append(
        Action(title: action.name, image: action.image) { [weak self] _ in
          if !action.actionHandler(action) { self?.window?.windowScene?.beepWasRequested?() }
        })
    }
    return items
  }

  private func activateOrClick() {
    guard !accessibilityActivate(), let scene = window?.windowScene else { return }
    let area = visibleScreenRect(bounds).intersection(scene.bounds)
    if area.isEmpty { return }
    for action in [MouseEvent.Action.press(.left), .release(.left)] {
      scene.handle(.mouse(MouseEvent(action, at: area.center)))
    }
  }
}
