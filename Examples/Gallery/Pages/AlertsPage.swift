import TermKit

/// Alerts, also with text fields, action sheets and sheets, which dim the content behind them (C12, T10, V3).
final class AlertsPage: ExhibitViewController {
  private typealias Entry = (Text, @MainActor (AlertsPage) -> Void)
  private let answer = Label()

  override func addExhibits() {
    let alerts: [Entry] = [
      (Text("Alert", de: "Hinweis", ja: "警告"), { $0.showAlert() }),
      (Text("Alert with text fields", de: "Hinweis mit Textfeldern", ja: "入力欄のある警告"), { $0.showSignIn() }),
      (Text("Action sheet", de: "Aktionen", ja: "アクションシート"), { $0.showActionSheet() }),
    ]
    let sheets: [Entry] = [
      (Text("Form sheet", de: "Formular", ja: "フォームシート"), { $0.show(.formSheet) }),
      (Text("Full-screen page", de: "Ganzer Bildschirm", ja: "全画面のページ"), { $0.show(.fullScreen) }),
      (Text("Page over this page", de: "Über dieser Seite", ja: "このページの上"), { $0.show(.currentContext) }),
    ]
    add(nil, column(alerts))
    add(nil, column(sheets))
    show(Text("Open one.", de: "Öffne etwas.", ja: "どれか開いてください。"), in: answer)
    add(nil, answer)
    definesPresentationContext = true
    let item = BarButtonItem(image: Image("≡", ascii: "=")) { [weak self] _ in self?.show(.popover) }
    translate { [weak item] in item?.title = Text("Popover", de: "Popover", ja: "ポップオーバー").string }
    navigationItem.rightBarButtonItem = item
  }

  private func column(_ entries: [Entry]) -> View {
    let buttons = entries.map { title, action in
      let button = button(title)
      button.addAction(for: .touchUpInside) { [weak self] _ in if let self { action(self) } }
      return Leading(button)
    }
    return StackView(arrangedSubviews: buttons, axis: .vertical, spacing: 1)
  }

  private func showAlert() {
    let alert = AlertController(
      title: Text("Delete this game?", de: "Dieses Spiel löschen?", ja: "この対局を削除しますか？").string,
      message: Text(
        "It has five stars, and this cannot be undone.", de: "Es hat fünf Sterne und ist dann weg.",
        ja: "五つ星の対局です。元に戻せません。"
      ).string)
    addActions(to: alert, destructive: Text("Delete", de: "Löschen", ja: "削除"))
    present(alert)
  }

  private func showSignIn() {
    let alert = SignInAlert { [weak self] name in
      guard let self else { return }
      show(Text("Signed in: \(name)", de: "Angemeldet: \(name)", ja: "サインイン: \(name)"), in: answer)
    }
    present(alert)
  }

  private func showActionSheet() {
    let sheet = AlertController(
      title: Text("What to do with the game", de: "Was soll mit dem Spiel geschehen?", ja: "対局をどうしますか").string,
      preferredStyle: .actionSheet)
    sheet.addAction(action(Text("Rate It", de: "Bewerten", ja: "評価する")))
    let forbidden = action(Text("Share It", de: "Teilen", ja: "共有する"))
    forbidden.isEnabled = false
    sheet.addAction(forbidden)
    addActions(to: sheet, destructive: Text("Delete It", de: "Löschen", ja: "削除する"))
    present(sheet)
  }

  private func addActions(to alert: AlertController, destructive title: Text) {
    alert.addAction(action(title, style: .destructive))
    alert.addAction(action(.cancel, style: .cancel))
  }

  private func action(_ title: Text, style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title.string, style: style) { [weak self] _ in
      guard let self else { return }
      show(.chosen(title), in: answer)
    }
  }

  private func show(_ style: ModalPresentationStyle) {
    let sheet = NavigationController(rootViewController: SheetPage())
    sheet.modalPresentationStyle = style
    if style == .popover { sheet.preferredContentSize = Size(width: 36, height: 9) }
    sheet.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    present(sheet)
  }
}

/// An alert with two text fields, whose default action is enabled while both have text.
private final class SignInAlert: AlertController {
  private static let title = Text("Sign In", de: "Anmelden", ja: "サインイン")

  init(_ signIn: @escaping @MainActor (String) -> Void) {
    super.init(
      title: Self.title.string,
      message: Text(
        "Your name is shown to the other players.", de: "Die anderen Spieler sehen deinen Namen.",
        ja: "名前はほかの人に表示されます。"
      ).string)
    addTextField { $0.placeholder = Text("Name", de: "Name", ja: "名前").string }
    addTextField {
      $0.placeholder = Text.password.string
      $0.isSecureTextEntry = true
    }
    let action = AlertAction(title: Self.title.string) { [weak self] _ in signIn(self?.textFields?.first?.text ?? "") }
    action.isEnabled = false
    addAction(AlertAction(title: Text.cancel.string, style: .cancel))
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
    setTitle(Text("A Sheet", de: "Ein Blatt", ja: "シート"))
    preferredContentSize = Size(width: 44, height: 10)
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel) { [weak self] _ in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    let text = Text(
      "The screen behind a sheet is grey while the sheet is open. Escape also closes the sheet.",
      de: "Hinter einem offenen Blatt ist der Bildschirm grau. Auch Escape schließt das Blatt.",
      ja: "シートが開いている間、後ろの画面は灰色です。Escape でも閉じます。")
    add(nil, label(text, numberOfLines: 0))
    let field = TextField()
    translate { field.placeholder = Text("Type something", de: "Schreib etwas", ja: "何か入力").string }
    field.borderStyle = .roundedRect
    add(nil, field)
  }
}
