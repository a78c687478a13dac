// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class GameViewController: ViewController {
    var isOver = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      tabBarItem = TabBarItem(title: "Play", image: Image("✕", ascii: "x"))
    }

    // snippet.looks
    override var preferredStatusBarStyle: StatusBarStyle { isOver ? .lightContent : .default }

    func endGame() {
      isOver = true
      View.animate(withDuration: 0.3) {  // the status bar changes with the block
        view.backgroundColor = .black
        setNeedsStatusBarAppearanceUpdate()
      }
    }
    // snippet.end
  }

  @Test func `a game that is over, in a tab bar with a tint of its own`() throws {
    let game = GameViewController()
    let messagesViewController = ViewController()
    messagesViewController.title = "Messages"
    let app = TestApplication(size: Size(width: 40, height: 8)) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      // snippet.tabs
      let messages = NavigationController(rootViewController: messagesViewController)
      messages.tabBarItem = TabBarItem(title: "Messages", image: Image("●", ascii: "o"))
      let tabs = TabBarController()
      tabs.viewControllers = [game, messages]
      window.rootViewController = tabs
      window.tintColor = .red  // one key colour: all views below follow, at once
      // snippet.end
      window.makeKeyAndVisible()
    }
    game.endGame()
    app.advance(by: 0.3)
    #expect(app.foreground(17, 0) == .white)
    try expectPicture(of: app)
  }

  @Test func `a sheet dims the tint behind it`() throws {
    let game = GameViewController()
    let app = TestApplication(width: 40, height: 12, game)
    game.view.addSubview(Button(title: "Compose"))
    let sheet = ViewController()
    sheet.view.backgroundColor = .white
    func show() {
      // snippet.sheet
      sheet.modalPresentationStyle = .formSheet
      game.present(sheet, animated: true)  // all tints behind it turn grey until it is dismissed
      // snippet.end
    }
    show()
    app.advance(by: 1)
    #expect(game.view.tintAdjustmentMode == .dimmed)
    try expectPicture(of: app, named: "Sheet")
  }

  @Test func `three animations`() throws {
    let screen = View()
    let lamp = View(frame: Rect(x: 2, y: 1, width: 4, height: 2))
    lamp.backgroundColor = .red
    let card = View(frame: Rect(x: 10, y: 0, width: 8, height: 2))
    card.backgroundColor = .blue
    let label = Label(text: "Your turn")
    label.frame = Rect(x: 20, y: 1, width: 9, height: 1)
    for view in [lamp, card, label] { screen.addSubview(view) }
    let app = TestApplication(width: 30, height: 6, screen)
    // snippet.animations
    View.animate(withDuration: 0.8, options: [.repeat, .autoreverse]) { lamp.alpha = 0.2 }
    View.animate(withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { card.frame.origin.y = 2 }
    View.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "You win" }
    // snippet.end
    app.advance(by: 2.4)
    try expectPicture(of: app, named: "Animations")
  }
}
