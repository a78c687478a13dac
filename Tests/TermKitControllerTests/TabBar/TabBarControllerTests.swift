import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class Listener: TabBarControllerDelegate {
  var events: [String] = []
  var refused: ViewController?
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
    viewController !== refused
  }
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
    events.append(viewController.title ?? "")
  }
}

@MainActor @Suite struct TabBarControllerTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let tabs = TabBarController()
  private let app: TestApplication

  init() {
    screens = [("a", "Play"), ("b", "Messages"), ("c", "Profile")].map { [journal] in
      LetterScreen(Character($0), title: $1, journal: journal)
    }
    tabs.viewControllers = screens
    app = TestApplication(size: Size(width: 40, height: 16), root: tabs)
    _ = journal.take()
  }

  private func column(of title: String) -> Int {
    let row = Array(app.row(15))
    return row.indices.first { row[$0...].starts(with: title) } ?? -1
  }

  @Test func `B10: a navigation controller's tab has the title of the first screen, also after that screen changes`() {
    let (tabs, navigation) = (TabBarController(), NavigationController())
    tabs.viewControllers = [navigation]
    expectEqual(tabs.tabBar.items?.map(\.title), [nil])
    navigation.viewControllers = [LetterScreen("h", title: "Home")]
    expectEqual(tabs.tabBar.items?.map(\.title), ["Home"])
    navigation.viewControllers = [LetterScreen("p", title: "Play")]
    expectEqual(tabs.tabBar.items?.map(\.title), ["Play"])
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.first)
  }

  @Test func `a tab bar controller starts with its first screen, whose tab is selected`() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === screens[0])
    expectEqual(app.row(5), String(repeating: "a", count: 40))
    #expect(!screens[1].isViewLoaded, "the view of another screen is loaded when its tab is selected")
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    #expect(screens[1].tabBarController === tabs && screens[1].parent === tabs)
    #expect(column(of: "Play") > 0 && column(of: "Messages") > 0 && column(of: "Profile") > 0)
  }

  @Test(arguments: ["\u{1B}2", "\u{1B}OR"])
  func `Alt with a digit, or a function key, selects a tab`(key: String) {
    app.press(key)
    expectEqual(tabs.selectedIndex, 1)
    expectEqual(app.row(5), String(repeating: "b", count: 40))
    app.press("\u{1B}9")
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test func `the list of keys contains a command for each enabled tab`() {
    let commands = app.application.windowScene.effectiveKeyCommands
    expectEqual(commands.first { $0.title == "Profile" }?.keyLabel, "Alt-3")
    screens[2].tabBarItem.isEnabled = false
    #expect(!app.application.windowScene.effectiveKeyCommands.contains { $0.title == "Profile" })
  }

  @Test func `X3: clicking a tab selects its screen and moves the focus into that screen`() {
    app.click(column(of: "Profile"), 15)
    expectEqual(tabs.selectedIndex, 2)
    #expect(screens[2].first.isFocused)
  }

  @Test func `X3: tabs can be selected with the Tab key, the arrow keys and Enter`() {
    app.press("\t\t\u{1B}[C\r")
    expectEqual(tabs.selectedIndex, 1)
    #expect(screens[1].first.isFocused)
  }

  @Test func `V4: a screen keeps its view and its focus while another tab is selected`() {
    app.press("\t")
    #expect(screens[0].second.isFocused)
    let view = screens[0].view
    app.press("\u{1B}3")
    #expect(screens[2].first.isFocused)
    app.press("\u{1B}1")
    #expect(screens[0].view === view && screens[0].second.isFocused)
  }

  @Test func `V2: selecting a tab calls each life-cycle callback of both screens once`() {
    tabs.selectedIndex = 1
    expectEqual(journal.take(), ["a will disappear", "a did disappear", "b will appear", "b did appear"])
    tabs.selectedIndex = 1
    expectEqual(journal.take(), [])
  }

  @Test func `V4: choosing the selected tab again pops its navigation controller to the first screen`() {
    let navigation = NavigationController(rootViewController: LetterScreen("x", title: "List"))
    tabs.viewControllers = [navigation, screens[0]]
    tabs.selectedIndex = 0
    navigation.pushViewController(LetterScreen("y"), animated: false)
    app.press("\u{1B}2")
    app.press("\u{1B}1")
    expectEqual(navigation.viewControllers.count, 2, "choosing the tab from another tab does not pop")
    app.press("\u{1B}1")
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 1)
    navigation.pushViewController(LetterScreen("y"), animated: false)
    app.turn()
    app.click(column(of: "List"), 15)
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `a tab bar delegate can refuse the user's choice of a tab, and is notified of accepted choices only`() {
    let listener = Listener()
    tabs.delegate = listener
    listener.refused = screens[1]
    app.press("\u{1B}2")
    app.click(column(of: "Messages"), 15)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === screens[0].tabBarItem)
    app.press("\u{1B}3")
    app.press("\u{1B}3")
    tabs.selectedIndex = 0
    expectEqual(listener.events, ["Profile", "Profile"])
  }

  @Test func `setting viewControllers keeps the selected screen if the new array contains that screen`() {
    tabs.selectedIndex = 1
    let other = LetterScreen("d", title: "Other")
    tabs.viewControllers = [other, screens[1]]
    expectEqual(tabs.selectedIndex, 1)
    #expect(screens[0].parent == nil && screens[0].tabBarController == nil)
    tabs.viewControllers = [other]
    app.turn()
    #expect(tabs.selectedViewController === other)
    expectEqual(app.row(5), String(repeating: "d", count: 40))
    tabs.viewControllers = []
    app.turn()
    #expect(tabs.selectedViewController == nil && app.row(5) == "")
    tabs.viewControllers = screens
    app.turn()
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test func `tabs follow the titles and items of their screens, or of a navigation controller's first screen`() {
    screens[1].title = "Post"
    app.turn()
    #expect(app.row(15).contains("Post"))
    let first = LetterScreen("x")
    #expect(NavigationController(rootViewController: first).tabBarItem === first.tabBarItem)
    screens[2].tabBarItem = TabBarItem(title: "Me")
    app.turn()
    #expect(app.row(15).contains("Me"))
  }

  @Test(arguments: [Size(width: 40, height: 16), Size(width: 40, height: 24), Size(width: 80, height: 24)])
  func `five tabs fit side by side, with shortened titles if necessary`(size: Size) {
    let tabs = TabBarController()
    tabs.viewControllers = ["Home", "Messages", "Statistics", "Profile", "Settings"].map {
      LetterScreen("x", title: $0)
    }
    let app = TestApplication(size: size, root: tabs)
    let row = app.row(size.height - 1)
    for start in ["Ho", "Me", "St", "Pr", "Se"] { #expect(row.contains(start), "\(row)") }
    for number in 1...5 {
      app.click(size.width * (2 * number - 1) / 10, size.height - 1)
      expectEqual(tabs.selectedIndex, number - 1)
    }
  }
}

// MARK: Layout

extension TabBarControllerTests {
  @Test func `B5: screens extend under a translucent tab bar and end at an opaque tab bar`() {
    expectEqual(screens[0].view.safeAreaInsets, EdgeInsets(top: 1, bottom: 1))
    expectEqual(screens[0].view.frame, Rect(0, 0, 40, 16))
    tabs.tabBar.isTranslucent = false
    app.turn()
    expectEqual(screens[0].view.frame, Rect(0, 0, 40, 15))
    expectEqual(screens[0].view.safeAreaInsets, EdgeInsets(top: 1))
  }

  @Test func `B5: the tab bar is one row high on terminals with fewer than 20 rows, otherwise two`() {
    expectEqual(screens[0].bottomLayoutGuide.length, 1)
    app.resize(to: Size(width: 80, height: 24))
    expectEqual(screens[0].bottomLayoutGuide.length, 2)
  }

  @Test func `B5: the safe area of a screen in a navigation controller in a tab is clear of all bars`() {
    let screen = LetterScreen("x")
    let navigation = NavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    app.turn()
    expectEqual(screen.view.safeAreaInsets, EdgeInsets(top: 2, bottom: 2))
    screen.edgesForExtendedLayout = []
    app.turn()
    expectEqual(screen.view.convert(screen.view.bounds, to: nil), Rect(0, 2, 40, 12))
  }

  @Test func `hidesBottomBarWhenPushed hides the tab bar only while the pushed screen is shown`() {
    let navigation = NavigationController(rootViewController: LetterScreen("x", title: "List"))
    let detail = LetterScreen("y")
    detail.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation, screens[0]]
    tabs.selectedIndex = 0
    app.turn()
    navigation.pushViewController(detail, animated: true)
    app.advance(by: 1)
    expectEqual(app.row(15), String(repeating: "y", count: 40))
    expectEqual(detail.bottomLayoutGuide.length, 0)
    app.press("\u{1B}2")
    expectEqual(tabs.selectedIndex, 1, "the keys for tabs still work")
    #expect(app.row(15).contains("List"), "other tabs show the tab bar")
    app.press("\u{1B}1\u{1B}")
    app.advance(by: 1)
    #expect(app.row(15).contains("List"))
  }

  @Test func `S5: the selected screen of a tab bar controller decides the style and visibility of the status bar`() {
    screens[1].style = .lightContent
    screens[2].hidesStatusBar = true
    app.press("\u{1B}2")
    app.advance(by: 1)
    expectEqual(app.foreground(18, 0), .white)
    app.press("\u{1B}3")
    app.advance(by: 1)
    #expect(!app.row(0).contains("09:41"))
    app.press("\u{1B}1")
    app.advance(by: 1)
    #expect(app.foreground(18, 0) == .black && app.row(0).contains("09:41"))
  }
}

@MainActor @Suite struct TabBarControllerMisuseTests {
  @Test func `X4: selecting an index without a tab does nothing, and such a screen traps`() async throws {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), ViewController()]
    tabs.selectedIndex = 1
    for index in [2, -1, .max] { tabs.selectedIndex = index }
    expectEqual(tabs.selectedIndex, 1)
    let other = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TabBarController().selectedViewController = ViewController() }
    }
    #expect(
      String(decoding: other.standardErrorContent, as: UTF8.self).contains(
        "ViewController cannot be selected: it is not in the viewControllers of TabBarController"))
  }

  @Test func `setting a screen for two tabs of a tab bar controller traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = LetterScreen("a")
        TabBarController().viewControllers = [screen, screen]
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "LetterScreen “a” is in the viewControllers of TabBarController twice"))
  }
}
