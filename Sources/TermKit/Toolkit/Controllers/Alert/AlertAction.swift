/// One of the things that can be answered to an alert. UIKit's `UIAlertAction` (C12).
@MainActor public final class AlertAction {
  /// What an action is.
  public enum Style: Hashable, Sendable {
    /// One of several.
    case `default`
    /// Leaves everything as it was; Escape stands for it.
    case cancel
    /// Takes something away for good; shown in red.
    case destructive
  }

  /// What its button says.
  public let title: String
  /// What it is.
  public let style: Style
  /// Whether it can be chosen; true unless set.
  public var isEnabled = true { didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } } }
  /// Done once the alert has gone.
  let handler: (@MainActor (AlertAction) -> Void)?
  /// The alert it is in.
  weak var alert: AlertController?
  /// What stands for it on the screen.
  weak var button: Button?

  /// Makes an action.
  /// - Parameters:
  ///   - title: What its button says.
  ///   - style: What it is; `default` unless given.
  ///   - handler: Done once the alert has gone.
  public init(title: String, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
