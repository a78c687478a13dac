import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A screen with a button that presents alerts, and the answers to them.
@MainActor final class AlertStage {
  let app: TestApplication
  let button = Button(title: "Behind")
  let screen = ViewController()
  private(set) var answers: [String] = []

  init(size: Size = Size(width: 44, height: 16), _ traits: TraitCollection = TraitCollection()) {
    let view = View()
    view.backgroundColor = .white
    button.frame = Rect(0, 2, 10, 1)
    view.addSubview(button)
    screen.view = view
    app = TestApplication(size: size, traits: traits, root: screen)
    app.application.statusBar.leftText = ""
    app.turn()
  }

  /// Creates an action that records its title when it is chosen.
  func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { [weak self] action in self?.answers.append(action.title ?? "") }
  }

  /// Presents an alert that asks whether to delete a game.
  @discardableResult
  func presentQuestion() -> AlertController {
    let alert = AlertController(title: "Delete this game?", message: "It cannot be brought back.")
    alert.addAction(action("Cancel", .cancel))
    alert.addAction(action("Delete", .destructive))
    present(alert)
    return alert
  }

  /// Presents an action sheet with some actions and Cancel.
  @discardableResult
  func presentSheet(_ titles: [String], title: String = "Sort by") -> AlertController {
    let sheet = AlertController(title: title, preferredStyle: .actionSheet)
    for title in titles { sheet.addAction(action(title)) }
    sheet.addAction(action("Cancel", .cancel))
    present(sheet)
    return sheet
  }

  /// Presents a sheet that asks whether to keep a draft. It is centred on `source` if there is one.
  @discardableResult
  func presentDraftQuestion(on presenter: ViewController, source: View? = nil) -> AlertController {
    let sheet = AlertController(title: "Keep this draft?", preferredStyle: .actionSheet)
    sheet.addAction(action("Store"))
    sheet.addAction(action("Delete", .destructive))
    sheet.addAction(action("Go On", .cancel))
    sheet.sourceView = source
    presenter.present(sheet, animated: false)
    app.turn()
    return sheet
  }

  /// Presents an empty form sheet.
  func presentFormSheet() -> ViewController {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.view.backgroundColor = .white
    screen.present(sheet, animated: false)
    app.turn()
    return sheet
  }

  func present(_ alert: AlertController) {
    screen.present(alert, animated: false)
    app.turn()
  }

  /// The title of the focused button.
  var focused: String? {
    (app.application.windowScene.keyWindow?.firstResponder as? Button)?.currentTitle
  }

  /// Returns the position of a text on the screen.
  func place(of text: String) -> Point? {
    for y in 0..<app.screen.size.height {
      if let range = app.row(y).range(of: text) {
        return Point(x: app.row(y).distance(from: app.row(y).startIndex, to: range.lowerBound), y: y)
      }
    }
    return nil
  }

  /// Clicks on a text.
  func click(_ text: String) {
    guard let place = place(of: text) else {
      Issue.record("“\(text)” is not on the screen")
      return
    }
    app.click(place.x, place.y)
    app.advance(by: 1)
  }

  /// Presses keys and lets the animations finish.
  func press(_ bytes: String) {
    app.press(bytes)
    app.advance(by: 1)
  }
}
