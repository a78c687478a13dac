// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LetterViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Ada"
      navigationItem.rightBarButtonItems = [
        BarButtonItem(systemItem: .compose, target: self, action: LetterViewController.answer),
        BarButtonItem(systemItem: .trash, target: self, action: LetterViewController.delete),
      ]
    }

    func answer() { title = "Answer to Ada" }

    func delete() { navigationController?.popViewController(animated: true) }
  }

  // snippet.hide
  @Test func `the navigation bar of a screen`() throws {
    let inbox = ViewController()
    inbox.title = "Inbox"
    let navigation = NavigationController(rootViewController: inbox)
    let app = TestApplication(width: 44, height: 4, navigation)
    navigation.pushViewController(LetterViewController(), animated: false)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.click(on: "Delete")
    app.advance(by: 1)
    #expect(navigation.topViewController === inbox)
  }

  @Test func `the looks of navigation bars`() throws {
    func bar(_ change: (NavigationBar, NavigationItem) -> Void = { _, _ in }) -> NavigationBar {
      let bar = NavigationBar()
      let item = NavigationItem(title: "Title")
      item.rightBarButtonItem = BarButtonItem(title: "Edit")
      change(bar, item)
      bar.setItems([NavigationItem(title: "Back"), item], animated: false)
      return bar
    }
    let app = TestApplication(
      width: 60, height: 11,
      NamedViews(
        [
          "default": bar(), "black": bar { bar, _ in bar.barStyle = .black },
          "with a bar tint": bar { bar, _ in bar.barTintColor = Color(red: 255, green: 226, blue: 130) },
          "with a title view": bar { _, item in item.titleView = SegmentedControl(titles: ["All", "Missed"]) },
          "without a button": bar { _, item in (item.hidesBackButton, item.rightBarButtonItem) = (true, nil) },
        ]))
    try expectPicture(of: app, named: "States")
  }
}
