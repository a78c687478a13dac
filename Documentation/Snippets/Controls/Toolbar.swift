// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DraftViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Draft"
      toolbarItems = [
        BarButtonItem(title: "Discard", target: self, action: DraftViewController.discard),
        BarButtonItem(systemItem: .flexibleSpace),
        BarButtonItem(title: "Send", style: .done, target: self, action: DraftViewController.send),
      ]
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(false, animated: animated)
    }

    func discard() { title = "Discarded" }

    func send() { title = "Sent" }
  }

  // snippet.hide
  @Test func `the toolbar of a screen`() throws {
    let app = TestApplication(width: 40, height: 6, NavigationController(rootViewController: DraftViewController()))
    app.press(.tab, .enter)
    app.advance(by: 1)
    try expectPicture(of: app)
  }

  @Test func `the items of toolbars`() throws {
    func bar(_ items: [BarButtonItem]) -> Toolbar {
      let bar = Toolbar()
      bar.items = items
      return bar
    }
    func item(_ title: String) -> BarButtonItem { BarButtonItem(title: title) }
    func space(_ width: Int) -> BarButtonItem {
      let space = BarButtonItem(systemItem: .fixedSpace)
      space.width = width
      return space
    }
    func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }
    let app = TestApplication(
      width: 60, height: 9,
      NamedViews(
        [
          "side by side": bar([item("One"), item("Two"), item("Three")]),
          "flexible spaces": bar([item("One"), flexibleSpace(), item("Two"), flexibleSpace(), item("Three")]),
          "a fixed space": bar([item("One"), space(8), item("Two")]),
          "too narrow": bar(
            [item("Archive"), item("Forward to All"), item("Print"), item("Mark as Unread"), item("Delete")]),
        ]))
    try expectPicture(of: app, named: "States")
  }
}
