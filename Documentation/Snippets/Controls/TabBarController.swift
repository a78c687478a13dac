// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  /// A screen with a line of text in its middle.
  private final class TextViewController: ViewController {
    private let label: Label

    init(_ text: String) {
      label = Label(text: text)
      super.init()
      title = text
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      label.frame = view.bounds.inset(by: view.safeAreaInsets).centered(label.intrinsicContentSize)
    }
  }

  @Test func `an application with three tabs`() throws {
    let (board, friends) = (TextViewController("Board"), TextViewController("Friends"))
    // snippet.show
    let play = NavigationController(rootViewController: board)
    play.tabBarItem = TabBarItem(title: "Play", image: Image("▦", ascii: "#"))
    friends.tabBarItem = TabBarItem(title: "Friends", image: Image("☺", ascii: "o"))

    let tabs = TabBarController()
    tabs.viewControllers = [play, friends]
    // snippet.hide
    let app = TestApplication(width: 40, height: 8, tabs)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.character("2"), holding: .alt)
    app.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
    try expectPicture(of: app, named: "Second")
  }
}
