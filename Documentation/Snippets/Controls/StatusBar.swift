// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the status bar above a screen`() throws {
    let screen = ViewController()
    screen.title = "Play"
    let app = TestApplication(width: 44, height: 4, NavigationController(rootViewController: screen))
    let application = app.application
    // snippet.show
    application.statusBar.leftText = "Ada – Charles"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    // snippet.hide
    app.turn()
    try expectPicture(of: app)
  }

  /// A dark screen without bars.
  private final class NightViewController: ViewController {
    override var preferredStatusBarStyle: StatusBarStyle { .lightContent }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = Color(red: 20, green: 24, blue: 60)
    }
  }

  @Test func `a status bar with light content`() throws {
    let app = TestApplication(width: 44, height: 3, NightViewController())
    app.application.statusBar.leftText = "Ada – Charles"
    app.turn()
    try expectPicture(of: app, named: "Light")
  }
}
