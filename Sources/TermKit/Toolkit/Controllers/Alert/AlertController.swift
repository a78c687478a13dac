import TermKitGraphics
import TermKitInput

/// Tells a person something and waits for an answer, the tint of all that is behind being dimmed (C12, T10). UIKit's
/// `UIAlertController`.
///
///     let alert = AlertController(title: "Delete this game?", message: "It cannot be brought back.")
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert)
///
/// Escape stands for the action whose style is `cancel`, or for the only one.
public final class AlertController: ViewController {
  /// What an alert looks like.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen, for what needs an answer at once; two actions stand side by side.
    case alert
    /// For a choice among actions, which stand one below the other: centred on the sheet it is presented from, else at the bottom of
    /// the screen, or in its middle where there are 30 rows or more.
    ///
    /// If exactly one of several actions is destructive, it stands last, below a blank row.
    case actionSheet
  }

  /// What it looks like.
  public let preferredStyle: Style
  /// What is said below the title; empty unless given.
  public var message: String { didSet { if message != oldValue { textChanged() } } }
  /// What can be answered, in the order of addition.
  public private(set) var actions: [AlertAction] = []
  /// The action shown in bold, on which the focus begins; nil for the one that cancels. Nil unless set; one of `actions`.
  public var preferredAction: AlertAction? {
    didSet {
      Contract.require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "“\(preferredAction?.title ?? "")” cannot be the preferred action: add it to the alert before")
      emphasize()
    }
  }

  /// The view that an action sheet is centred on. Defaults to nil: that is the sheet it is presented from, if there is one. Not retained.
  ///
  /// Set it to the contents of a sheet to keep the sheet's own buttons in sight. UIKit's `popoverPresentationController.sourceView`.
  public weak var sourceView: View?

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes an alert; add its actions, then present it.
  /// - Parameters:
  ///   - title: What it is about, in bold; empty for none.
  ///   - message: What there is to say besides; empty for nothing.
  ///   - preferredStyle: What it looks like; `alert` unless given.
  public init(title: String = "", message: String = "", preferredStyle: Style = .alert) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    modalPresentationStyle = .formSheet
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    // Escape is an answer here.
    isModalInPresentation = true
    automaticallyAdjustsScrollViewInsets = false
    _ = companion { AlertTitle() }
  }

  /// Adds an action, before the alert is presented. Only one may have the style `cancel`; it goes below a list, where
  /// it is always seen, and to the left of two. One that is in an alert cannot be added again, nor to another.
  public func addAction(_ action: AlertAction) {
    Contract.require(!isViewLoaded, "“\(action.title)” comes too late: add actions before the alert is presented")
    Contract.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "“\(action.title)” cannot be added: an alert has one action of the style cancel")
    Contract.require(
      !actions.contains { $0 === action }, "“\(action.title)” cannot be added: it is in the alert already")
    Contract.require(
      action.alert == nil, "“\(action.title)” cannot be added: it is in another alert, make an action for each")
    action.alert = self
    actions.append(action)
  }

  // MARK: Showing

  public override func loadView() {
    let alertView = AlertView(
      preferredStyle, buttons: actions.filter { $0.style != .cancel && $0 !== apartAction }.map(button),
      cancel: actions.first { $0.style == .cancel }.map(button), apart: apartAction.map(button))
    view = alertView
    alertView.show(title: title, message: message)
    emphasize()
  }

  // Several destructive actions stay in the list, where they scroll.
  private var apartAction: AlertAction? {
    let destructive = actions.filter { $0.style == .destructive }
    return preferredStyle == .actionSheet && destructive.count == 1 && actions.count > 1 ? destructive.first : nil
  }

  /// Shows the present title and message.
  fileprivate func textChanged() { alertView?.show(title: title, message: message) }

  private var boldAction: AlertAction? { preferredAction ?? actions.first { $0.style == .cancel } }

  private func emphasize() {
    for action in actions { action.button?.titleAttributes = action === boldAction ? .bold : [] }
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(title: action.title)
    button.contentEdgeInsets = EdgeInsets(left: 1, right: 1)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.tintColor = Self.destructiveColor }
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.choose(action) }
    action.button = button
    return button
  }

  private static let destructiveColor = Color(red: 255, green: 59, blue: 48)

  /// The bold action, or the first one if that cannot be chosen.
  public override var preferredFocusedView: View? {
    let actions = (boldAction.map { [$0] } ?? []) + actions
    return actions.first(where: \.isEnabled)?.button
  }

  override func sheetFrame(in room: Rect) -> Rect {
    let size = alertView?.size(in: room.size, wanted: preferredContentSize) ?? .zero
    if preferredStyle == .alert { return room.centered(size) }
    if let sourceFrame { return sourceFrame.centered(size).moved(into: room) }
    var frame = room.centered(size)
    if room.height < Self.highRoom { frame.origin.y = room.maxY - size.height }
    return frame
  }

  // In more rows, the bottom is far from where people look.
  private static let highRoom = 30

  /// Where the view that an action sheet is centred on is on the screen.
  private var sourceFrame: Rect? {
    let presenter = ownPresentation?.presenter
    let sheet = presenter?.ownPresentation?.isSheet == true ? presenter?.viewIfLoaded : nil
    let shown = [sourceView, sheet].compactMap(\.self).first { $0.window != nil }
    guard let view = shown, let window = view.window else { return nil }
    return view.convert(view.bounds, to: nil).offset(by: window.originOnScreen)
  }

  // MARK: Answering

  public override var keyCommands: [KeyCommand] {
    guard let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions.first : nil),
      action.isEnabled
    else { return [] }
    return [KeyCommand(title: action.title, keys: [Key(.escape)]) { [weak self] in self?.choose(action) }]
  }

  private func choose(_ action: AlertAction) {
    guard !isBeingDismissed else { return }
    dismiss { action.handler?(action) }
  }
}

extension Rect {
  /// The rectangle, moved as little as it takes to be in another one; one that is too large begins where that begins.
  fileprivate func moved(into room: Rect) -> Rect {
    var rect = self
    rect.origin.x = max(room.minX, min(room.maxX - width, minX))
    rect.origin.y = max(room.minY, min(room.maxY - height, minY))
    return rect
  }
}

/// Has an alert show its title when that is set.
private final class AlertTitle: ViewControllerCompanion {
  func titleDidChange(of controller: ViewController) { (controller as? AlertController)?.textChanged() }
}
