import TermKit

/// Alerts, also with text fields, action sheets and sheets, which dim the content behind them (C12, T10, V3).
final class AlertsPage: ExhibitViewController {
  private let answer = Label(text: "Open one.")

  override func addExhibits() {
    add(
      nil,
      column([
        ("Alert", { $0.showAlert() }), ("Alert with text fields", { $0.showSignIn() }),
        ("Action sheet", { $0.showActionSheet() }),
      ]))
    add(
      nil,
      column([
        ("Form sheet", { $0.show(.formSheet) }), ("Full-screen page", { $0.show(.fullScreen) }),
        ("Page over this page", { $0.show(.currentContext) }),
      ]))
    add(nil, answer)
    definesPresentationContext = true
  }

  private func column(_ entries: [(String, @MainActor (AlertsPage) -> Void)]) -> View {
    let buttons = entries.map { title, action in
      let button = Button(title: title)
      button.addAction(for: .touchUpInside) { [weak self] _ in if let self { action(self) } }
      return Leading(button)
    }
    return StackView(arrangedSubviews: buttons, axis: .vertical, spacing: 1)
  }

  private func showAlert() {
    let alert = AlertController(
      title: "Delete this game?", message: "It has five stars, and this cannot be undone.")
    addActions(to: alert, destructive: "Delete")
    present(alert)
  }

  private func showSignIn() {
    let alert = SignInAlert { [weak self] name in self?.answer.text = "Signed in: \(name)" }
    present(alert)
  }

  private func showActionSheet() {
    let sheet = AlertController(title: "What to do with the game", preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: "Rate It", handler: tell))
    let forbidden = AlertAction(title: "Share It", handler: tell)
    forbidden.isEnabled = false
    sheet.addAction(forbidden)
    addActions(to: sheet, destructive: "Delete It")
    present(sheet)
  }

  private func addActions(to alert: AlertController, destructive title: String) {
    alert.addAction(AlertAction(title: title, style: .destructive, handler: tell))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel, handler: tell))
  }

  private var tell: @MainActor (AlertAction) -> Void {
    { [weak self] in self?.answer.text = "Chosen: \($0.title ?? "")" }
  }

  private func show(_ style: ModalPresentationStyle) {
    let sheet = NavigationController(rootViewController: SheetPage())
    sheet.modalPresentationStyle = style
    present(sheet)
  }
}

/// An alert with two text fields, whose default action is enabled while both have text.
private final class SignInAlert: AlertController {
  init(_ signIn: @escaping @MainActor (String) -> Void) {
    super.init(title: "Sign In", message: "Your name is shown to the other players.")
    addTextField { $0.placeholder = "Name" }
    addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    let action = AlertAction(title: "Sign In") { [weak self] _ in signIn(self?.textFields?.first?.text ?? "") }
    action.isEnabled = false
    addAction(AlertAction(title: "Cancel", style: .cancel))
    addAction(action)
    preferredAction = action
    for field in textFields ?? [] {
      field.addAction(for: .editingChanged) { [weak self] _ in
        action.isEnabled = self?.textFields?.allSatisfy(\.hasText) ?? false
      }
    }
  }
}

/// The content of a sheet, with a button that closes it.
private final class SheetPage: ExhibitViewController {
  override func addExhibits() {
    title = "A Sheet"
    preferredContentSize = Size(width: 44, height: 10)
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel) { [weak self] _ in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    let text = Label(text: "The screen behind a sheet is grey while the sheet is open. Escape also closes the sheet.")
    text.numberOfLines = 0
    add(nil, text)
    let field = TextField(placeholder: "Type something")
    field.borderStyle = .roundedRect
    add(nil, field)
  }
}
