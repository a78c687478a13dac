import TermKitGraphics
import TermKitViews

/// The actions at one side of a row. UIKit's `UISwipeActionsConfiguration`.
///
///     func tableView(
///       _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
///     ) -> SwipeActionsConfiguration? {
///       SwipeActionsConfiguration(actions: [
///         ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
///           self?.deleteMessage(at: indexPath)
///           completion(true)
///         }
///       ])
///     }
///
/// The user drags the row to the side, or presses Shift-Left for the trailing and Shift-Right for the leading actions. Then a click, or
/// Enter, performs an action, and Escape closes the row. The actions are also in the context menu of the row, and among the actions that a
/// screen reader offers.
@MainActor public final class SwipeActionsConfiguration {
  /// The actions, from the edge of the table inwards.
  public let actions: [ContextualAction]
  /// Whether a drag over half of the row performs the first action at once. Defaults to true.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with `actions`, from the edge of the table inwards.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// An action that a swipe shows beside a row. UIKit's `UIContextualAction`.
@MainActor public final class ContextualAction {
  /// The kinds of actions. UIKit's `UIContextualAction.Style`.
  public enum Style: Hashable, Sendable {
    /// An action that changes something. Its background is grey.
    case normal
    /// An action that deletes something. Its background is red, and so is its title in the context menu.
    case destructive
  }

  /// A closure that performs an action. UIKit's `UIContextualAction.Handler`.
  ///
  /// Its parameters are the action, the view that showed it, and a closure to be called when the action is done, with true if it was
  /// performed. That call closes the row.
  public typealias Handler =
    @MainActor (_ action: ContextualAction, _ sourceView: View, _ completion: @escaping @MainActor (Bool) -> Void) ->
    Void

  /// The kind of the action.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title. If nil, the action shows its image only.
  public var title: String?
  /// The image before the title. Defaults to nil.
  public var image: Image?
  /// The background colour, on which the title is white. Defaults to grey or red, as the style says.
  public var backgroundColor: Color

  /// Creates an action.
  /// - Parameters:
  ///   - style: The kind of the action.
  ///   - title: The title, or nil for an action with an image only.
  ///   - handler: Performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? DeleteConfirmationButton.red : Color(red: 110, green: 110, blue: 115)
  }

  /// The name of the action for menus and screen readers.
  final var name: String { title ?? image?.accessibilityLabel ?? "" }
}
