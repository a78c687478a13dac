import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Structural changes that callbacks request.
@MainActor @Suite struct StructuralChangeTests {
  private let journal = Journal()
  private let app: TestApplication
  private let navigation: NavigationController
  private let screen: Reporter
  private let other: Reporter

  init() {
    navigation = NavigationController(rootViewController: Reporter("Root", journal))
    (screen, other) = (Reporter("Screen", journal), Reporter("Other", journal))
    app = TestApplication(size: Size(width: 40, height: 12), root: navigation)
    _ = journal.take()
  }

  @Test func `V2: changes that callbacks request begin after the push that called them, in the order of the requests`()
  {
    let sheet = Reporter("Sheet", journal)
    sheet.modalPresentationStyle = .overFullScreen
    screen.actions[.willAppear] = { [navigation, other, screen] in
      navigation.present(sheet, animated: false)
      navigation.setViewControllers([screen, other], animated: false)
    }
    navigation.pushViewController(screen, animated: false)
    expectEqual(
      journal.take(),
      [
        "Screen didLoad", "Root willDisappear", "Screen willAppear", "Root didDisappear", "Screen didAppear",
        "Sheet didLoad", "Sheet willAppear", "Sheet didAppear",
        "Other didLoad", "Screen willDisappear", "Other willAppear", "Screen didDisappear", "Other didAppear",
      ])
  }

  @Test func `V2: a callback reads back the screens and the presented controller that it requests`() {
    let sheet = ViewController()
    screen.actions[.willAppear] = { [navigation, other, screen] in
      navigation.pushViewController(other, animated: false)
      navigation.present(sheet, animated: false)
      #expect(navigation.topViewController === other && navigation.viewControllers.count == 3)
      #expect(navigation.presentedViewController === sheet)
      #expect(navigation.popViewController(animated: false) === other)
      #expect(navigation.topViewController === screen && other.parent == nil)
    }
    navigation.pushViewController(screen, animated: false)
    #expect(navigation.topViewController === screen && navigation.presentedViewController === sheet)
  }

  @Test func `V2: a callback reads back the tab that it selects`() {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), screen, other]
    app.application.windowScene.keyWindow?.rootViewController = tabs
    screen.actions[.willAppear] = { [other] in
      tabs.selectedIndex = 2
      #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === other)
    }
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2 && other.view.window != nil && screen.view.window == nil)
  }

  @Test func `V2: a callback can build a navigation controller, which changes at once`() {
    screen.actions[.willAppear] = { [screen, other] in
      let inner = NavigationController(rootViewController: ViewController())
      inner.pushViewController(other, animated: false)
      #expect(other.navigationController === inner && inner.children.count == 2)
      screen.embed(inner)
    }
    navigation.pushViewController(screen, animated: false)
    #expect(journal.take().contains("Other didAppear"))
  }

  @Test(arguments: [false, true])
  func `V3: a dismissal that the dismissed controller requests once more does not dismiss its presenter`(animated: Bool)
  {
    var dismissals = 0
    navigation.present(screen, animated: false)
    screen.present(other, animated: false)
    other.actions[.willDisappear] = { [screen] in screen.dismiss(animated: animated) { dismissals += 1 } }
    screen.dismiss(animated: animated) { dismissals += 1 }
    app.advance(by: 1)
    #expect(navigation.presentedViewController === screen && screen.presentedViewController == nil)
    expectEqual(dismissals, 2)
  }
}
