import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitText
@_spi(TermKit) import TermKitViews

/// A controller that shows a message and waits for an answer, while the tint of everything behind is dimmed. UIKit's
/// `UIAlertController`.
///
///     let alert = AlertController(title: "Delete this game?", message: "It cannot be brought back.")
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert)
///
/// Escape chooses the action with the style `.cancel`, or the only action. An alert can have text fields too:
///
///     alert.addTextField { $0.placeholder = "Name" }
///     alert.addAction(AlertAction(title: "Save") { [weak alert] _ in save(alert?.textFields?.first?.text) })
///
/// Subclasses may add their actions and text fields in an initializer, and override the life cycle methods, `keyCommands` and
/// `preferredFocusedView`; each override calls `super`. The view of an alert is its own: do not add subviews to it.
open class AlertController: ViewController {
  /// The style of an alert.
  public enum Style: Hashable, Sendable {
    /// An alert in the middle of the screen, for questions that need an answer at once. Two actions are side by side if their titles fit.
    case alert
    /// A choice among actions in a column. It is centred on `sourceView` or, if that is nil or in no window, on the sheet it is presented
    /// from. Without either, it is at the bottom of the screen, or in the middle if there are at least 30 rows without the status bar and
    /// the margins.
    ///
    /// If exactly one of several actions is destructive, it comes last, below a blank row.
    case actionSheet
  }

  /// The style of the alert.
  public final let preferredStyle: Style
  /// The text below the title. Defaults to nil.
  public final var message: String? { didSet { if message != oldValue { textChanged() } } }
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The action that is bold, gets the focus first, and is chosen by Enter in the last text field. Defaults to nil: the cancel action is
  /// bold and gets the focus, and Enter chooses the first action with the style `.default` or, without one, the only action.
  ///
  /// In an alert with text fields, the first enabled field gets the focus instead. If the bold action is disabled or missing, the first
  /// enabled action gets the focus.
  /// - Precondition: A new value is nil or one of `actions`.
  public final var preferredAction: AlertAction? {
    didSet {
      Contract.require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "“\(preferredAction?.titleText ?? "")” cannot be the preferred action: add it to the alert first")
      emphasize()
    }
  }

  /// The view that an action sheet is centred on. Defaults to nil: the sheet it is presented from, if there is one. Not retained.
  ///
  /// Set it to the contents of a sheet to keep the sheet's own buttons visible. UIKit's `popoverPresentationController.sourceView`.
  public final weak var sourceView: View?

  /// The text fields, in the order in which they were added. Nil if the alert has no text fields.
  public final var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  private var fields: [TextField] = []

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes an alert with a `title` in bold, a `message` below it, and the style `preferredStyle`. Add its actions, then present it.
  public init(title: String? = nil, message: String? = nil, preferredStyle: Style = .alert) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    modalPresentationStyle = .formSheet
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    // Escape chooses an action instead of dismissing the alert.
    isModalInPresentation = true
    automaticallyAdjustsScrollViewInsets = false
    _ = associatedObject { AlertTitle() }
  }

  /// Adds an action.
  ///
  /// A cancel action is below the other actions, where it does not scroll. Only the destructive action that ``Style/actionSheet`` puts last
  /// is below it. In an alert with one other action, the cancel action is to the left of that action if both titles fit.
  /// - Precondition: The alert's view is not loaded; presenting the alert loads it. The action is in no alert, and the alert has at most
  ///   one action with the style `.cancel`.
  public final func addAction(_ action: AlertAction) {
    Contract.require(
      !isViewLoaded,
      "“\(action.titleText)” cannot be added: the alert's view is already loaded. Add actions before you present the alert"
    )
    Contract.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "“\(action.titleText)” cannot be added: an alert can have only one action with the style .cancel")
    Contract.require(
      !actions.contains { $0 === action }, "“\(action.titleText)” cannot be added: it is already in the alert")
    Contract.require(
      action.alert == nil,
      "“\(action.titleText)” cannot be added: it is in another alert. Create an action for each alert")
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field below the message.
  ///
  /// The first enabled field gets the focus when the alert appears. Enter moves to the next enabled field. In the last one, it chooses
  /// `preferredAction` or, if that is nil, the first action with the style `.default` or the only action. Enter does nothing there if that
  /// action is disabled. A field's delegate can prevent all this: see ``TextFieldDelegate/textFieldShouldReturn(_:)``.
  ///
  /// To disable an action while a field is empty, set the action's `isEnabled` when the field sends `.editingChanged`.
  /// - Parameter configurationHandler: Configures the field. It is called once, before this method returns. The field has the border
  ///   style `.bezel`. Defaults to nil.
  /// - Precondition: The alert has the style `.alert`, and its view is not loaded.
  public final func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
    Contract.require(
      preferredStyle == .alert,
      "a text field cannot be added to an action sheet: create the alert controller with the style .alert")
    Contract.require(
      !isViewLoaded,
      "a text field cannot be added: the alert's view is already loaded. Add it before you present the alert")
    let field = TextField()
    // Set explicitly, like the white background, so that no appearance rule for text fields hides the text (A5).
    field.textColor = .black
    field.placeholderColor = .placeholderText
    field.borderStyle = .bezel
    fields.append(field)
    configurationHandler?(field)
    field.addAction(for: .editingDidEndOnExit) { [weak self, weak field] _ in
      if let field { self?.enterPressed(in: field) }
    }
  }

  // MARK: Showing

  /// Creates the view of the alert from its actions and text fields.
  public final override func loadView() {
    let alertView = AlertView(
      preferredStyle, fields: fields, buttons: actions.filter { $0.style != .cancel && $0 !== apartAction }.map(button),
      cancel: actions.first { $0.style == .cancel }.map(button), apart: apartAction.map(button))
    view = alertView
    alertView.show(title: title ?? "", message: message ?? "")
    emphasize()
  }

  // Several destructive actions stay in the list, where they scroll.
  private var apartAction: AlertAction? {
    let destructive = actions.filter { $0.style == .destructive }
    return preferredStyle == .actionSheet && destructive.count == 1 && actions.count > 1 ? destructive.first : nil
  }

  fileprivate func textChanged() { alertView?.show(title: title ?? "", message: message ?? "") }

  private var boldAction: AlertAction? { preferredAction ?? actions.first { $0.style == .cancel } }

  private func emphasize() {
    for action in actions { action.button?.titleAttributes = action === boldAction ? .bold : [] }
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(title: action.titleText)
    button.contentEdgeInsets = EdgeInsets(left: 1, right: 1)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.tintColor = Action.destructiveColor }
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.choose(action) }
    action.button = button
    return button
  }

  /// The first enabled text field. Without one, the button of the bold action. If there is no bold action or it is disabled, the button of
  /// the first enabled action, or nil if none is enabled.
  open override var preferredFocusedView: View? {
    if let field = fields.first(where: \.isEnabled) { return field }
    let actions = (boldAction.map { [$0] } ?? []) + actions
    return actions.first(where: \.isEnabled)?.button
  }

  @_spi(TermKit) public override func sheetFrame(in room: Rect) -> Rect {
    let size = alertView?.size(in: room.size, wanted: preferredContentSize) ?? .zero
    if preferredStyle == .alert { return room.centered(size) }
    if let sourceFrame { return sourceFrame.centered(size).moved(into: room) }
    var frame = room.centered(size)
    if room.height < Self.tallRoomRows { frame.origin.y = room.maxY - size.height }
    return frame
  }

  @_spi(TermKit) public override func popoverSize(in room: Size) -> Size {
    alertView?.size(in: room, wanted: preferredContentSize) ?? .zero
  }

  @_spi(TermKit) public override var sheetElevation: Int8 { Elevation.alert }

  // With this many rows or more, the bottom is too far from where the user looks.
  private static let tallRoomRows = 30

  /// The frame on the screen of the view that an action sheet is centred on.
  private var sourceFrame: Rect? {
    let presenter = ownPresentation?.presenter
    let sheet = presenter?.ownPresentation?.isSheet == true ? presenter?.viewIfLoaded : nil
    let shown = [sourceView, sheet].compactMap(\.self).first { $0.window != nil }
    guard let view = shown, let window = view.window else { return nil }
    return view.convert(view.bounds, to: nil).offset(by: window.originOnScreen)
  }

  // MARK: Answering

  open override var keyCommands: [KeyCommand] {
    guard let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions.first : nil),
      action.isEnabled
    else { return [] }
    return [KeyCommand(title: action.titleText, keys: [Key(.escape)]) { [weak self] in self?.choose(action) }]
  }

  private func enterPressed(in field: TextField) {
    let later = fields.drop { $0 !== field }.dropFirst()
    if let next = later.first(where: \.isEnabled) {
      next.becomeFirstResponder()
    } else if let action = enterAction, action.isEnabled {
      choose(action)
    }
  }

  // The action that Enter chooses in the last text field.
  private var enterAction: AlertAction? {
    preferredAction ?? actions.first { $0.style == .default } ?? (actions.count == 1 ? actions.first : nil)
  }

  private func choose(_ action: AlertAction) {
    guard !isBeingDismissed else { return }
    dismiss { action.handler?(action) }
  }
}

/// Updates an alert when its title is set.
private final class AlertTitle: ViewControllerAssociatedObject {
  func titleDidChange(of controller: ViewController) { (controller as? AlertController)?.textChanged() }
}

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
  var titleText: String { title ?? "" }
  /// Performed after the alert was dismissed.
  let handler: (@MainActor (AlertAction) -> Void)?
  weak var alert: AlertController?
  weak var button: Button?

  /// Makes an action of a `style`, with the `title` of its button. The `handler` is performed after the user chose the action and the alert
  /// was dismissed.
  public init(title: String?, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
