import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Screens and delegates that change the tabs during a callback.
@MainActor @Suite struct TabBarMisuseTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let tabs = TabBarController()

  init() {
    screens = "abc".map { [journal] in LetterScreen($0, journal: journal) }
  }

  private func launch(_ screens: [LetterScreen]) -> TestApplication {
    tabs.viewControllers = screens
    return TestApplication(size: Size(width: 12, height: 6), root: tabs)
  }

  private func expectSettled(on index: Int, _ app: TestApplication, sourceLocation: SourceLocation = #_sourceLocation) {
    app.advance(by: 1)
    #expect(tabs.selectedViewController === screens[index], sourceLocation: sourceLocation)
    #expect(tabs.tabBar.selectedItem === screens[index].tabBarItem, sourceLocation: sourceLocation)
    expectEqual(identities(tabs.tabBar.items ?? []), identities(tabs.viewControllers.map(\.tabBarItem)))
    #expect(Set(identities(tabs.children)) == Set(identities(tabs.viewControllers)), sourceLocation: sourceLocation)
    for screen in screens {
      let isShown = screen === screens[index]
      #expect(screen.screenState == (isShown ? .appeared : .disappeared), sourceLocation: sourceLocation)
      #expect((screen.viewIfLoaded?.window != nil) == isShown, sourceLocation: sourceLocation)
    }
  }

  @Test func `V2: a screen may select another tab in viewDidLoad`() {
    screens[1].didLoad = { [tabs] in tabs.selectedIndex = 2 }
    let app = launch(screens)
    _ = journal.take()
    tabs.selectedIndex = 1
    expectSettled(on: 2, app)
    expectEqual(journal.take().suffix(4), ["b will disappear", "b did disappear", "c will appear", "c did appear"])
  }

  @Test func `V2: the first screen may select another tab in viewDidLoad`() {
    screens[0].didLoad = { [tabs] in tabs.selectedIndex = 2 }
    expectSettled(on: 2, launch(screens))
  }

  @Test func `V1: a screen may set other viewControllers of its tab bar controller in willMove(toParent:)`() {
    let app = launch([screens[0]])
    screens[1].willMove = { [tabs, screens] in
      screens[1].willMove = nil
      tabs.viewControllers = [screens[2], screens[0]]
    }
    tabs.viewControllers = [screens[0], screens[1]]
    expectSettled(on: 0, app)
    expectEqual(identities(tabs.viewControllers), identities([screens[2], screens[0]]))
  }

  @Test func `V1: removing a screen from its tab bar controller with removeFromParent removes its tab`() {
    let app = launch(screens)
    screens[1].removeFromParent()
    expectSettled(on: 0, app)
    expectEqual(tabs.viewControllers.count, 2)
    screens[0].removeFromParent()
    expectSettled(on: 2, app)
  }

  @Test func `a delegate may remove a tab while shouldSelect decides about that tab`() {
    @MainActor final class Taker: TabBarControllerDelegate {
      func tabBarController(_ tabs: TabBarController, shouldSelect screen: ViewController) -> Bool {
        tabs.viewControllers = tabs.viewControllers.filter { $0 !== screen }
        return true
      }
    }
    let (app, taker) = (launch(screens), Taker())
    tabs.delegate = taker
    app.press("\u{1B}2")
    expectSettled(on: 0, app)
    expectEqual(tabs.viewControllers.count, 2)
  }

  @Test func `adding a screen of another parent to a tab bar controller traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = LetterScreen("a")
        let navigation = NavigationController(rootViewController: screen)
        TabBarController().viewControllers = [screen]
        _ = navigation
      }
    }.expectMessage(
      "LetterScreen “a” cannot be a child of TabBarController, because it is a child of NavigationController: "
        + "call removeFromParent() first")
  }

  @Test func `setting selectedViewController to nil while there are tabs traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = TabBarController()
        tabs.selectedViewController = nil
        tabs.viewControllers = [LetterScreen("a")]
        tabs.selectedViewController = nil
      }
    }.expectMessage("nil cannot be selected: it is not in the viewControllers of TabBarController")
  }
}
