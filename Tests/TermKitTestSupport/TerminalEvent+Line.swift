package import TermKit

extension TerminalEvent {
  /// The event as text, short enough for a row of 80 columns: without module names, and of a mouse event the action, the position and the
  /// modifiers.
  package var line: String {
    guard case .input(.mouse(let event)) = self else { return "\(self)".replacing("TermKitInput.", with: "") }
    let place = event.precisePosition
    return "\(event.action) at \(place.x), \(place.y) \(event.modifiers)".replacing("TermKitInput.", with: "")
  }
}
