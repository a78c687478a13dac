/// The interactions, the gesture recognizers, the keyboard layout guide, the limits of the size and the restoration identifier of a view. Most
/// views have none of them, and no attachments.
@MainActor final class ViewAttachments {
  var interactions: [any Interaction] = []
  var gestureRecognizers: [GestureRecognizer] = []
  var keyboardLayoutGuide: KeyboardLayoutGuide?
  /// The widths or heights that the view may have in a stack view. Any along an axis that is missing.
  var sizeLimits: [LayoutAxis: ClosedRange<Int>] = [:]
  var restorationIdentifier: String?
}

extension View {
  /// The attachments of the view. Makes them if the view has no attachments yet.
  final var requiredAttachments: ViewAttachments {
    if let attachments { return attachments }
    let new = ViewAttachments()
    attachments = new
    return new
  }

  /// The gesture recognizers of the view, in the order in which they were added. Defaults to none. Setting it adds and removes recognizers,
  /// and recognizers that stay keep their order.
  ///
  /// They receive the touches that begin in the view or in a view inside it.
  public final var gestureRecognizers: [GestureRecognizer] {
    get { attachments?.gestureRecognizers ?? [] }
    set {
      for recognizer in gestureRecognizers where !newValue.contains(recognizer) { removeGestureRecognizer(recognizer) }
      for recognizer in newValue where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, and takes it from the view that has it.
  ///
  /// Touches that have begun already do not reach it.
  public final func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    // The removal cancels a gesture, and an action may add the recognizer elsewhere.
    while let old = gestureRecognizer.view {
      if old === self { return }
      old.removeGestureRecognizer(gestureRecognizer)
    }
    gestureRecognizer.view = self
    requiredAttachments.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.availabilityChanged()
  }

  /// Removes a gesture recognizer, and cancels its gesture under way. Does nothing if the view does not have it.
  public final func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandonGesture()
    // An action may have moved it.
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.willLeaveWindow()
    gestureRecognizer.view = nil
    attachments?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Tells the gesture recognizers that the view is in another window now, or in none.
  final func gestureWindowChanged() {
    guard let attachments else { return }
    attachments.gestureRecognizers.forEach { $0.availabilityChanged() }
    if interactionPointerStyle != nil { window?.windowScene?.pointerTracker.add(self) }
  }

  /// Tells the gesture recognizers that the view leaves its window.
  final func gestureWindowWillChange() {
    guard let attachments else { return }
    attachments.gestureRecognizers.forEach { $0.willLeaveWindow() }
    if interactionPointerStyle != nil { window?.windowScene?.pointerTracker.remove(self) }
  }
}
