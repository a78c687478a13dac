import TermKitControls
import TermKitViews

/// A possible answer to an alert. UIKit's `UIAlertAction`.
@MainActor public final class AlertAction {
  /// The style of an action.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// An action that changes nothing. Escape chooses it unless it is disabled.
    case cancel
    /// An action that removes something for good. Shown in red.
    case destructive
  }

  /// The title of the action's button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action can be chosen. Defaults to true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } } }
  /// The title, or an empty string.
  var titleText: String { title ?? "" }
  /// Performed after the alert was dismissed.
  let handler: (@MainActor (AlertAction) -> Void)?
  /// The alert that the action was added to.
  weak var alert: AlertController?
  /// The button on the screen.
  weak var button: Button?

  /// Makes an action.
  /// - Parameters:
  ///   - title: The title of the action's button.
  ///   - style: The style of the action. Defaults to `.default`.
  ///   - handler: Performed after the user chose the action and the alert was dismissed. Defaults to nil.
  public init(title: String?, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
