import TermKitGraphics

// Helpers for the setters and the sizes of views.

extension AppearanceTarget {
  /// Notes that a property was set on the object itself, and calls `update` if its value has changed. For properties that rules can set.
  package func noteCustomization(_ property: StaticString = #function, changes: Bool, _ update: () -> Void) {
    AppearancePass.note(AppearanceSlot.named(property, []), on: self)
    if changes { update() }
  }
}

extension View {
  /// Notes that a property was set on the view itself, and redraws the view if the value has changed. For properties that rules can set.
  /// - Parameters:
  ///   - property: The name of the property, filled in by the compiler.
  ///   - changes: Whether the value has changed.
  ///   - resizes: Whether the best size of the view depends on the value. Defaults to false.
  package final func noteCustomization(_ property: StaticString = #function, changes: Bool, resizes: Bool = false) {
    noteCustomization(property, changes: changes) { if resizes { sizeMayHaveChanged() } else { setNeedsDisplay() } }
  }

  /// Redraws the view, and lays out its ancestors, because its best size may have changed.
  package final func sizeMayHaveChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension Size {
  /// Returns the size, but at most another one in each direction.
  package func limited(to most: Size) -> Size {
    Size(width: min(width, most.width), height: min(height, most.height))
  }
}

extension StateValues {
  /// Sets the value for exactly this state; nil removes it. Returns whether it differs from the previous one.
  package mutating func set(_ value: Value?, for state: ControlState) -> Bool {
    if self[state] == value { return false }
    self[state] = value
    return true
  }
}
