// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the tab bar of an application`() throws {
    let (play, messages, profile) = (ViewController(), ViewController(), ViewController())
    // snippet.show
    play.tabBarItem = TabBarItem(title: "Play", image: Image("▦", ascii: "#"))
    messages.tabBarItem = TabBarItem(title: "Messages", image: Image("✉", ascii: "@"))
    messages.tabBarItem.badgeValue = "3"
    profile.tabBarItem = TabBarItem(title: "Profile", image: Image("☺", ascii: "o"))

    let tabs = TabBarController()
    tabs.viewControllers = [play, messages, profile]
    // snippet.hide
    let app = TestApplication(width: 48, height: 4, tabs)
    tabs.traitOverrides.verticalSizeClass = .regular
    app.press(.tab, .right, .enter)
    app.advance(by: 1)
    #expect(tabs.selectedViewController === messages)
    try expectPicture(of: app)
  }

  @Test func `tab bars in each state`() throws {
    func bar(_ sizeClass: SizeClass, _ change: (TabBar, [TabBarItem]) -> Void = { _, _ in }) -> TabBar {
      let bar = TabBar()
      let items = [("Play", "▦"), ("Mail", "✉"), ("Profile", "☺")].map { TabBarItem(title: $0.0, image: Image($0.1)) }
      bar.items = items
      bar.selectedItem = items[0]
      bar.traitOverrides.verticalSizeClass = sizeClass
      change(bar, items)
      return bar
    }
    let app = TestApplication(
      width: 60, height: 15,
      NamedViews(
        [
          "with the focus": bar(.regular), "on few rows": bar(.compact),
          "one disabled": bar(.regular) { _, items in items[2].isEnabled = false },
          "black": bar(.regular) { bar, _ in bar.barStyle = .black },
        ], spacing: 2))
    app.press(.right)
    try expectPicture(of: app, named: "States")
  }
}
