import TermKitGraphics
import TermKitInput

extension View {
  /// Adjusts the element that has the focus, if the key is an arrow for that. Returns whether it is.
  final func adjusts(by key: Key) -> Bool {
    guard isFirstResponder, key.modifiers.isEmpty else { return false }
    let element = accessibilityFocus
    guard element.isAdjustable else { return false }
    switch key.code {
    case .right: element.performing { $0.accessibilityIncrement() }
    case .left: element.performing { $0.accessibilityDecrement() }
    case .up where traitCollection.usesScreenReader: element.performing { $0.accessibilityIncrement() }
    case .down where traitCollection.usesScreenReader: element.performing { $0.accessibilityDecrement() }
    default: return false
    }
    return true
  }

  /// Activates the element that has the focus for the user of a screen reader, if the key is Enter or Space. Returns whether it did.
  final func activates(by key: Key) -> Bool {
    isFirstResponder && traitCollection.usesScreenReader && (key == Key(.enter) || key == .character(" "))
      && accessibilityFocus.performing { $0.accessibilityActivate() }
  }

  // The next frame announces the new value, even if the view is not drawn again.
  private func performing<Result>(_ change: (View) -> Result) -> Result {
    defer { window?.windowScene?.setNeedsFrame() }
    return change(self)
  }

  // While the menu is open, the focus is in it, so the new value is announced.
  private func adjustment(_ title: String, _ change: @escaping @MainActor (View) -> Void) -> Action {
    Action(title: title, attributes: .keepsMenuPresented) { [weak self] _ in
      guard let self else { return }
      change(self)
      if let accessibilityValue { window?.windowScene?.host?.scenePosted(.announcement(accessibilityValue)) }
    }
  }

  private var isAdjustable: Bool {
    let traits = accessibilityTraits
    return traits.contains(.adjustable) && !traits.contains(.notEnabled)
  }

  /// Returns the items of the menu for this element while a screen reader reads it. With the focus, Enter activates it without an item.
  package final func accessibilityMenuItems(hasFocus: Bool) -> [MenuElement] {
    let strings = traitCollection.strings
    var items: [MenuElement] = []
    if !hasFocus {
      items.append(Action(title: strings.activate) { [weak self] _ in self?.activateOrClick() })
    }
    if isAdjustable {
      items.append(adjustment(strings.increase) { $0.accessibilityIncrement() })
      items.append(adjustment(strings.decrease) { $0.accessibilityDecrement() })
    }
    return items
      + accessibilityCustomActions.map { action in
        Action(title: action.name, image: action.image) { [weak self] _ in
          if !action.actionHandler(action) { self?.window?.windowScene?.host?.sceneRequestedBeep() }
        }
      }
  }

  private func activateOrClick() {
    guard !performing({ $0.accessibilityActivate() }), let scene = window?.windowScene else { return }
    let area = visibleScreenRect(bounds).intersection(scene.bounds)
    if area.isEmpty { return }
    for action in [MouseEvent.Action.press(.left), .release(.left)] {
      scene.handle(.mouse(MouseEvent(action, at: area.center)))
    }
  }
}
