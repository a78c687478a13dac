import TermKitGraphics

/// A named action of a view for the users of screen readers. UIKit's `UIAccessibilityCustomAction`.
///
///     row.accessibilityCustomActions = [
///       AccessibilityCustomAction(name: "Archive") { [weak self] _ in self?.archive() ?? false }
///     ]
///
/// The user opens the actions of the element that is being read as a menu, with the keys for context menus: Ctrl-O, Shift-F10 and the menu
/// key. The spoken line says that an element has actions.
@MainActor public final class AccessibilityCustomAction {
  /// The name of the action, in the user's language.
  public var name: String
  /// The image before the name in the menu. Defaults to nil.
  public var image: Image?
  /// Performs the action, and returns whether it did. If not, the terminal beeps.
  public var actionHandler: @MainActor (AccessibilityCustomAction) -> Bool

  /// Makes an action with a `name` in the user's language. The menu shows the `image`, if there is one, before the name. `actionHandler`
  /// performs the action, and returns whether it did.
  public init(
    name: String, image: Image? = nil, actionHandler: @escaping @MainActor (AccessibilityCustomAction) -> Bool
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
