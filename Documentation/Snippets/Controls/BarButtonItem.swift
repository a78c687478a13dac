// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `bar button items in a navigation bar`() throws {
    var saves = 0
    let screen = ViewController()
    let sorting = Menu(children: [Action(title: "By Date") { _ in }, Action(title: "By Name") { _ in }])
    // snippet.show
    let save = BarButtonItem(title: "Save", style: .done) { _ in saves += 1 }
    save.keyEquivalent = .character("s")

    let sort = BarButtonItem(title: "Sort", menu: sorting)
    let search = BarButtonItem(systemItem: .search) { _ in screen.title = "Search" }
    search.isEnabled = false

    screen.navigationItem.leftBarButtonItem = sort
    screen.navigationItem.rightBarButtonItems = [save, search]
    // snippet.hide
    screen.title = "Games"
    let app = TestApplication(width: 44, height: 4, NavigationController(rootViewController: screen))
    app.click(on: "Save")
    app.advance(by: 1)
    #expect(saves == 1)
    try expectPicture(of: app)
  }

  @Test func `bar button items in each state`() throws {
    func bar(_ style: BarButtonItem.Style) -> Toolbar {
      let bar = Toolbar()
      let items = ["Normal", "Disabled"].map { BarButtonItem(title: $0, style: style) }
      items[1].isEnabled = false
      bar.items = [items[0], BarButtonItem(systemItem: .flexibleSpace), items[1]]
      return bar
    }
    let signs = Toolbar()
    let kinds: [BarSystemItem] = [.add, .compose, .reply, .search, .refresh, .action, .play, .pause, .close]
    signs.items = kinds.map { BarButtonItem(systemItem: $0) }
    let focused = Toolbar()
    focused.items = [BarButtonItem(title: "Focused")]
    let app = TestApplication(
      width: 60, height: 11,
      NamedViews(
        [
          "with the focus": focused, "plain": bar(.plain), "bordered": bar(.bordered), "done": bar(.done),
          "system items": signs,
        ]))
    try expectPicture(of: app, named: "States")
  }
}
