import TermKitInput

/// A continuous recognizer of the pointer over a view while no button is held. UIKit's `UIHoverGestureRecognizer`.
///
///     let hover = HoverGestureRecognizer()
///     hover.addAction { [unowned self] hover in setHighlighted(hover.state == .began || hover.state == .changed) }
///     card.addGestureRecognizer(hover)
///
/// The gesture begins when the pointer comes over the view or a view inside it, changes when the pointer moves to another cell, and ends
/// when the pointer leaves or the terminal loses the focus. It excludes no other gesture, and its touch methods are not called. While a
/// view on the screen has an enabled hover recognizer, the terminal reports all movements of the pointer (mode 1003).
open class HoverGestureRecognizer: GestureRecognizer {
  final override var followsTouches: Bool { false }

  final override func availabilityChanged() { scene?.hoverTracker.availabilityChanged(of: self) }

  final override func willLeaveWindow() { scene?.hoverTracker.remove(self) }

  final override func abandonGesture() { scene?.hoverTracker.abandon(self) }
}
