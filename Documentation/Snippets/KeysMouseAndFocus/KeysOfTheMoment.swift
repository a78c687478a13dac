// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ScoresViewController: ViewController {
    private let keyBar = KeyBar()
    private(set) var games = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      keyBar.keys = [.character("n"), .character("c")]
      view.addSubview(keyBar)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      keyBar.frame = Rect(x: 0, y: view.bounds.height - 1, width: view.bounds.width, height: 1)
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "Clear", keys: [.character("c")], disabledReason: games == 0 ? "There are no games" : nil) {
          self.change(to: 0)
        },
        KeyCommand(title: "New Game", keys: [.character("n")]) { self.change(to: self.games + 1) },
      ]
    }

    private func change(to count: Int) {
      games = count
      keyBar.setNeedsUpdate()
    }
  }

  // snippet.hide
  @Test func `the row of keys names what can be done now`() throws {
    let screen = ScoresViewController()
    let app = TestApplication(width: 40, height: 6, screen)
    #expect(app.row(5).contains("n New Game") && !app.row(5).contains("Clear"))
    app.press("n")
    #expect(app.row(5).contains("n New Game  c Clear"))
    try expectPicture(of: app)
    app.click(on: "Clear")
    #expect(screen.games == 0 && !app.row(5).contains("Clear"))
  }
}
