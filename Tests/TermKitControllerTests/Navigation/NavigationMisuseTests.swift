import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Screens that change the stack during a callback, and stacks with unexpected screens.
@MainActor @Suite struct NavigationMisuseTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let navigation: NavigationController

  init() {
    screens = "abc".map { [journal] in LetterScreen($0, journal: journal) }
    navigation = NavigationController(rootViewController: screens[0])
  }

  private func launch() -> TestApplication { TestApplication(size: Size(width: 12, height: 4), root: navigation) }

  private func expectSettled(on index: Int, _ app: TestApplication, sourceLocation: SourceLocation = #_sourceLocation) {
    app.advance(by: 1)
    let letter = String(repeating: "abc"[index], count: 12)
    #expect(app.row(2) == letter, sourceLocation: sourceLocation)
    for screen in screens {
      let isTop = screen === screens[index]
      #expect(screen.screenState == (isTop ? .appeared : .disappeared), sourceLocation: sourceLocation)
      #expect((screen.viewIfLoaded?.window != nil) == isTop, sourceLocation: sourceLocation)
      expectEqual((screen.parent != nil), navigation.viewControllers.contains { $0 === screen })
    }
    expectEqual(
      identities(navigation.navigationBar.items), identities(navigation.viewControllers.map(\.navigationItem)))
  }

  // MARK: While a view is loaded

  @Test(arguments: [true, false]) func `V2: a screen may push another screen in viewDidLoad`(animated: Bool) {
    screens[1].didLoad = { [navigation, screens] in navigation.pushViewController(screens[2], animated: animated) }
    let app = launch()
    _ = journal.take()
    navigation.pushViewController(screens[1], animated: animated)
    expectSettled(on: 2, app)
    let callbacks = journal.take().filter { $0.hasPrefix("b") && $0.hasSuffix("appear") }
    expectEqual(callbacks, ["b will appear", "b did appear", "b will disappear", "b did disappear"])
    navigation.popViewController(animated: animated)
    expectSettled(on: 1, app)
  }

  @Test(arguments: [true, false]) func `V2: a screen may pop itself in viewDidLoad`(animated: Bool) {
    screens[1].didLoad = { [navigation] in navigation.popViewController(animated: animated) }
    let app = launch()
    navigation.pushViewController(screens[1], animated: animated)
    expectSettled(on: 0, app)
    expectNil(screens[1].parent)
  }

  @Test func `V2: the first screen may push another screen in viewDidLoad`() {
    screens[0].didLoad = { [navigation, screens] in navigation.pushViewController(screens[2], animated: true) }
    expectSettled(on: 2, launch())
  }

  // MARK: Delegate

  @MainActor private final class Listener: NavigationControllerDelegate {
    var events: [String] = []
    var willShow: ((ViewController) -> Void)?
    func navigationController(_: NavigationController, willShow screen: ViewController, animated: Bool) {
      events.append("will show \(screen.title ?? "")")
      willShow?(screen)
    }
    func navigationController(_: NavigationController, didShow screen: ViewController, animated: Bool) {
      events.append("did show \(screen.title ?? "")")
    }
  }

  @Test func `a screen pushed in viewWillDisappear is shown after the push that called it`() {
    let (app, listener) = (launch(), Listener())
    navigation.delegate = listener
    screens[0].willDisappear = { [navigation, screens] in
      screens[0].willDisappear = nil
      navigation.pushViewController(screens[2], animated: false)
    }
    navigation.pushViewController(screens[1], animated: false)
    expectSettled(on: 2, app)
    expectEqual(listener.events, ["will show b", "did show b", "will show c", "did show c"])
  }

  @Test func `a delegate that pushes another screen in willShow gets both callbacks for both screens`() {
    let (app, listener) = (launch(), Listener())
    navigation.delegate = listener
    listener.willShow = { [navigation, screens, weak listener] _ in
      listener?.willShow = nil
      navigation.pushViewController(screens[2], animated: true)
    }
    navigation.pushViewController(screens[1], animated: true)
    expectSettled(on: 2, app)
    expectEqual(listener.events, ["will show b", "did show b", "will show c", "did show c"])
  }

  // MARK: The stack

  @Test func `V1: removing a screen with removeFromParent removes it from the stack`() {
    navigation.viewControllers = screens
    let app = launch()
    screens[1].removeFromParent()
    expectSettled(on: 2, app)
    expectEqual(identities(navigation.viewControllers), identities([screens[0], screens[2]]))
    _ = journal.take()
    screens[2].willMove(toParent: nil)
    screens[2].removeFromParent()
    expectSettled(on: 0, app)
    expectEqual(
      journal.take(),
      [
        "c will leave", "c will disappear", "a will appear", "c did disappear", "a did appear", "c left",
      ])
  }

  @Test(arguments: [true, false]) func `V1: a screen may set another stack of screens in willMove(toParent:)`(
    animated: Bool
  ) {
    let app = launch()
    screens[1].willMove = { [navigation, screens] in
      screens[1].willMove = nil
      navigation.setViewControllers([screens[0], screens[2]], animated: animated)
    }
    navigation.pushViewController(screens[1], animated: animated)
    expectSettled(on: 2, app)
    expectEqual(identities(navigation.viewControllers), identities([screens[0], screens[2]]))
    expectEqual(identities(navigation.children), identities(navigation.viewControllers))
  }

  @Test func `a pop is dropped if a callback of the interrupted transition removes the target screen from the stack`() {
    navigation.viewControllers = screens
    let (app, other) = (launch(), LetterScreen("d"))
    other.didAppear = { [navigation, screens] in navigation.setViewControllers([screens[0]], animated: false) }
    navigation.pushViewController(other, animated: true)
    navigation.popToViewController(screens[1], animated: true)
    expectSettled(on: 0, app)
    expectEqual(identities(navigation.viewControllers), identities([screens[0]]))
  }

  @Test(arguments: [0, 0.1, 1])
  func `container controllers and their screens are released after removal, also during a transition`(seconds: Double) {
    weak var tabs: TabBarController?
    weak var navigation: NavigationController?
    weak var screen: ViewController?
    let app = TestApplication(size: Size(width: 24, height: 8), root: ViewController())
    do {
      let (outer, inner) = (TabBarController(), NavigationController(rootViewController: LetterScreen("x")))
      outer.viewControllers = [inner, LetterScreen("y")]
      app.application.windowScene.keyWindow?.rootViewController = outer
      app.turn()
      let pushed = LetterScreen("z")
      pushed.navigationItem.rightBarButtonItem = BarButtonItem(title: "Go", target: pushed, action: LetterScreen.go)
      pushed.toolbarItems = [BarButtonItem(title: "Do", target: pushed, action: LetterScreen.go)]
      inner.isToolbarHidden = false
      inner.pushViewController(pushed, animated: true)
      app.advance(by: seconds)
      (tabs, navigation, screen) = (outer, inner, pushed)
      app.application.windowScene.keyWindow?.rootViewController = ViewController()
    }
    app.advance(by: 1)
    expectNil(tabs)
    expectNil(navigation)
    expectNil(screen)
  }

  @Test func `setting hidesBottomBarWhenPushed on a visible screen takes effect immediately`() {
    navigation.viewControllers = [screens[0], screens[1]]
    screens[1].isBare = true
    screens[1].toolbarItems = [BarButtonItem(title: "Edit")]
    navigation.isToolbarHidden = false
    let app = launch()
    #expect(app.row(3).contains("Edit"))
    screens[1].hidesBottomBarWhenPushed = true
    app.turn()
    expectEqual(app.row(3), "bbbbbbbbbbbb")
    screens[1].hidesBottomBarWhenPushed = false
    app.turn()
    #expect(app.row(3).contains("Edit"))
  }

  @Test(arguments: [Int.max, -5]) func `B12: the height of a custom bar class is limited to the available room`(
    height: Int
  ) {
    let navigation = NavigationController(navigationBarClass: OddBar.self)
    OddBar.height = height
    navigation.viewControllers = [LetterScreen("x")]
    let app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    app.turn()
    expectEqual(navigation.navigationBar.frame.height, (height < 0 ? 0 : 4))
  }
}

private final class OddBar: NavigationBar {
  static var height = 1
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.height) }
}

extension LetterScreen {
  fileprivate func go() {}
}

extension String {
  fileprivate subscript(index: Int) -> Character { Array(self)[index] }
}

/// Bars that a controller keeps in step with its screens.
@MainActor @Suite struct KeptBarTests {
  @Test func `changing the items of a navigation controller's bar traps`() async {
    for action in 0..<3 {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [action = action as Int] in
        await MainActor.run {
          let navigation = NavigationController(rootViewController: LetterScreen("a"))
          switch action {
          case 0: navigation.navigationBar.setItems([], animated: false)
          case 1: navigation.navigationBar.pushItem(NavigationItem(), animated: false)
          default: navigation.navigationBar.popItem(animated: false)
          }
        }
      }.expectMessage(
        "the items of this navigation bar follow the viewControllers of its navigation controller: push or pop those, or change "
          + "their navigationItem")
    }
  }

  @Test func `setting the delegate of a navigation controller's bar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NavigationController().navigationBar.delegate = nil }
    }.expectMessage("the delegate of this navigation bar is its navigation controller: set the controller's delegate")
  }

  @Test func `setting the items of a navigation controller's toolbar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NavigationController().toolbar.items = [] }
    }.expectMessage(
      "the items of this toolbar follow its navigation controller's topViewController: set that controller's toolbarItems"
    )
  }

  @Test func `setting the items, selected item or delegate of a tab bar controller's bar traps`() async {
    for action in 0..<2 {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [action = action as Int] in
        await MainActor.run {
          let bar = TabBarController().tabBar
          if action == 0 { bar.items = [] } else { bar.selectedItem = nil }
        }
      }.expectMessage(
        "the items of this tab bar follow the viewControllers of its tab bar controller: set the controller's viewControllers "
          + "or selectedViewController, or the tabBarItem of one of them")
    }
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TabBarController().tabBar.delegate = nil }
    }.expectMessage("the delegate of this tab bar is its tab bar controller: set the controller's delegate")
  }
}
