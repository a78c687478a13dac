// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an alert with two actions`() throws {
    var isDeleted = false
    let screen = Self.screen
    let app = TestApplication(width: 50, height: 10, NavigationController(rootViewController: screen))
    // snippet.show
    let alert = AlertController(title: "Delete this game?", message: "It cannot be brought back.")
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
    screen.present(alert)
    // snippet.hide
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.right, .enter)
    app.advance(by: 1)
    #expect(isDeleted)
  }

  @Test func `an action sheet`() throws {
    let screen = Self.screen
    let app = TestApplication(width: 50, height: 14, NavigationController(rootViewController: screen))
    let sheet = AlertController(title: "Send the game", message: nil, preferredStyle: .actionSheet)
    for title in ["To Ada", "To Charles"] { sheet.addAction(AlertAction(title: title)) }
    let print = AlertAction(title: "Print")
    print.isEnabled = false
    sheet.addAction(print)
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    screen.present(sheet)
    app.advance(by: 1)
    try expectPicture(of: app, named: "ActionSheet")
  }

  private static var screen: ViewController {
    let screen = ViewController()
    screen.title = "Games"
    screen.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .edit)
    return screen
  }
}
