import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A delegate that pushes another screen each time a screen is shown.
@MainActor private final class PushingDelegate: NavigationControllerDelegate {
  let isAnimated: Bool

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  func navigationController(_ navigation: NavigationController, didShow _: ViewController, animated: Bool) {
    navigation.pushViewController(ViewController(), animated: isAnimated)
  }
}

/// A screen that pushes another screen of its kind as soon as its view is loaded.
private final class PushingScreen: ViewController {
  override func viewDidLoad() { navigationController?.pushViewController(PushingScreen(), animated: false) }
}

/// A screen that replaces itself by another one of its kind as soon as it joins a tab bar controller.
private final class ReplacedScreen: ViewController {
  override func willMove(toParent parent: ViewController?) {
    (parent as? TabBarController)?.viewControllers = [ReplacedScreen()]
  }
}

/// Callbacks that change the screens of a container after each change.
@MainActor @Suite struct EndlessScreenTests {
  private nonisolated static let pushes =
    "the viewControllers of NavigationController “Mail” changed 100 times, each time in a callback of the previous change: "
    + "push, pop or set screens only once"

  @Test func `a delegate that pushes another screen in every didShow callback traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.title = "Mail"
        let (app, delegate) = (
          TestApplication(size: Size(width: 12, height: 4), root: navigation), PushingDelegate(isAnimated: false)
        )
        navigation.delegate = delegate
        navigation.pushViewController(ViewController(), animated: false)
        _ = (app, delegate)
      }
    }.expectMessage(Self.pushes)
  }

  @Test func `a delegate that starts an animated push whenever an interrupted transition ends traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.title = "Mail"
        let (app, delegate) = (
          TestApplication(size: Size(width: 12, height: 4), root: navigation), PushingDelegate(isAnimated: true)
        )
        navigation.delegate = delegate
        for _ in 0..<2 { navigation.pushViewController(ViewController(), animated: true) }
        _ = (app, delegate)
      }
    }.expectMessage(Self.pushes)
  }

  @Test func `screens that each push another screen in viewDidLoad trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.title = "Mail"
        let app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
        navigation.pushViewController(PushingScreen(), animated: false)
        _ = app
      }
    }.expectMessage(Self.pushes)
  }

  @Test func `a delegate may start another animated push after each finished push, without limit`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let (app, delegate) = (
      TestApplication(size: Size(width: 12, height: 4), root: navigation), PushingDelegate(isAnimated: true)
    )
    navigation.delegate = delegate
    navigation.pushViewController(ViewController(), animated: true)
    app.advance(by: 0.4 * 110)
    #expect(navigation.viewControllers.count > 102)
  }

  @Test func `two screens that select each other's tab in viewWillAppear trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (tabs, screens) = (TabBarController(), "ab".map { LetterScreen($0) })
        tabs.viewControllers = screens
        let app = TestApplication(size: Size(width: 12, height: 6), root: tabs)
        screens[0].willAppear = { tabs.selectedIndex = 1 }
        screens[1].willAppear = { tabs.selectedIndex = 0 }
        tabs.selectedIndex = 1
        _ = app
      }
    }.expectMessage(
      "the screens of TabBarController changed 100 times, each time in a callback of the previous change: "
        + "select or set them only once")
  }

  @Test func `screens that each set another screen for the tab bar controller in willMove(toParent:) trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TabBarController().viewControllers = [ReplacedScreen()] }
    }.expectMessage(
      "the screens of TabBarController changed 100 times, each time in a callback of the previous change: "
        + "select or set them only once")
  }
}
