import TermKitGraphics

extension Control {
  /// Opens the menu of the control below it.
  /// - Parameter isPressed: Whether a mouse button that is still held opens the menu.
  /// - Returns: Whether the control has a menu.
  final func showMenu(isPressed: Bool) -> Bool {
    guard isEnabled, let scene = window?.windowScene, let opening = contextMenu(at: bounds.center) else { return false }
    sendActions(for: .menuActionTriggered)
    guard window?.windowScene === scene else { return true }
    scene.openMenu(opening, at: bounds, from: self, isPressed: isPressed)
    return true
  }
}
