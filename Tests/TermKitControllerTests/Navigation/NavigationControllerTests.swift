import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class Listener: NavigationControllerDelegate {
  var events: [String] = []
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) { events.append("will show \(viewController.title ?? ""), animated: \(animated)") }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) { events.append("did show \(viewController.title ?? ""), animated: \(animated)") }
}

private final class OwnBar: NavigationBar {}
private final class OwnToolbar: Toolbar {}

@MainActor @Suite struct NavigationControllerTests {
  private let screens = ["a", "b", "c"].map { LetterScreen(Character($0), title: "Screen \($0)") }
  private let navigation: NavigationController
  private let app: TestApplication

  init() {
    navigation = NavigationController(rootViewController: screens[0])
    app = TestApplication(size: Size(width: 24, height: 6), root: navigation)
  }

  private var back: String { app.row(1) }

  private func push(_ index: Int) {
    navigation.pushViewController(screens[index], animated: true)
    app.advance(by: 1)
  }

  // MARK: The stack

  @Test func `pushing and popping updates viewControllers, and pops return the popped screens`() {
    push(1)
    push(2)
    expectEqual(identities(navigation.viewControllers), identities(screens))
    expectEqual(identities(navigation.children), identities(screens))
    #expect(navigation.topViewController === screens[2])
    #expect(screens[1].navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === screens[2])
    #expect(screens[2].parent == nil && screens[2].navigationController == nil)
    expectEqual(identities(navigation.popToRootViewController(animated: false)), identities([screens[1]]))
    expectNil(navigation.popViewController(animated: false))
    expectEqual(identities(navigation.viewControllers), identities([screens[0]]))
  }

  @Test func `several screens can be popped or set with one call`() {
    navigation.setViewControllers(screens, animated: true)
    app.advance(by: 1)
    #expect(back.contains("Screen c"))
    expectEqual(
      identities(navigation.popToViewController(screens[0], animated: true)), identities([screens[1], screens[2]]))
    app.advance(by: 1)
    expectEqual(app.row(2), String(repeating: "a", count: 24))
    navigation.viewControllers = [screens[2]]
    app.turn()
    expectEqual(app.row(2), String(repeating: "c", count: 24))
    expectNil(screens[0].parent)
    navigation.viewControllers = []
    app.turn()
    #expect(navigation.topViewController == nil && navigation.navigationBar.items.isEmpty)
    expectEqual(app.row(1), "", "the bar is visible and empty")
  }

  @Test func `the navigation bar has the navigation items of the screens and follows changes of their titles`() {
    push(1)
    expectEqual(identities(navigation.navigationBar.items), identities(screens[..<2].map(\.navigationItem)))
    screens[1].title = "Other"
    app.turn()
    #expect(back.contains("Other"))
    screens[1].navigationItem.title = "Mine"
    app.turn()
    #expect(back.contains("Mine"))
  }

  @Test func `visibleViewController is the presented screen while there is one, otherwise the top screen`() {
    #expect(navigation.visibleViewController === screens[0])
    screens[0].present(screens[2], animated: false)
    #expect(navigation.visibleViewController === screens[2])
    screens[0].dismiss(animated: false)
    #expect(navigation.visibleViewController === screens[0])
  }

  @Test func `B12: a navigation controller can be created with the caller's own bar classes`() {
    let navigation = NavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(navigation.navigationBar is OwnBar)
    #expect(navigation.toolbar is OwnToolbar)
    #expect(navigation.viewControllers.isEmpty)
    navigation.pushViewController(LetterScreen("x"), animated: true)
    let app = TestApplication(size: Size(width: 24, height: 6), root: navigation)
    #expect(app.row(1).contains(" x "))
  }

  @Test func `the delegate of a navigation controller gets willShow and didShow once for each transition`() {
    let listener = Listener()
    navigation.delegate = listener
    navigation.pushViewController(screens[1], animated: true)
    expectEqual(listener.events, ["will show Screen b, animated: true"])
    app.advance(by: 1)
    navigation.popViewController(animated: false)
    expectEqual(
      listener.events.dropFirst(),
      [
        "did show Screen b, animated: true", "will show Screen a, animated: false",
        "did show Screen a, animated: false",
      ])
  }

  // MARK: Keys and mouse

  @Test func `V4: a screen beneath the top screen keeps its view and its focus`() {
    app.press("\t")
    #expect(screens[0].second.isFocused)
    let view = screens[0].view
    push(1)
    #expect(screens[1].first.isFocused)
    #expect(screens[0].view === view && view.window == nil)
    app.press("\u{1B}")
    #expect(screens[0].second.isFocused, "the focus is restored immediately")
    app.advance(by: 1)
    #expect(screens[0].second.isFocused)
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(app.row(2), String(repeating: "a", count: 24))
  }

  @Test func `the Escape command needs a screen to go back to and a visible back button`() {
    let scene = app.application.windowScene
    #expect(!scene.effectiveKeyCommands.contains { $0.title == "Back" })
    app.press("\u{1B}")
    expectEqual(navigation.viewControllers.count, 1)
    push(1)
    expectEqual(scene.effectiveKeyCommands.first { $0.title == "Back" }?.keyLabel, "Esc")
    screens[1].navigationItem.hidesBackButton = true
    app.press("\u{1B}")
    expectEqual(navigation.viewControllers.count, 2, "Escape does not leave a screen without a back button")
  }

  @Test func `Escape does not go back while the back button is disabled`() {
    let back = BarButtonItem(title: "Back")
    screens[0].navigationItem.backBarButtonItem = back
    push(1)
    back.isEnabled = false
    app.press("\u{1B}")
    expectEqual(navigation.viewControllers.count, 2)
    #expect(!app.application.windowScene.effectiveKeyCommands.contains { $0.title == "Back" })
    back.isEnabled = true
    app.press("\u{1B}")
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `Escape goes back from a screen without focusable views`() {
    screens[1].isBare = true
    navigation.pushViewController(screens[1], animated: false)
    app.turn()
    app.press("\u{1B}")
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `Escape on the first screen of a presented navigation controller dismisses the controller`() {
    let inner = NavigationController(rootViewController: screens[1])
    screens[0].present(inner, animated: false)
    inner.pushViewController(screens[2], animated: false)
    app.turn()
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(inner.viewControllers.count == 1 && screens[0].presentedViewController === inner)
    app.press("\u{1B}")
    app.advance(by: 1)
    expectNil(screens[0].presentedViewController)
  }

  @Test func `the back button works with the mouse and with the keyboard`() {
    push(1)
    #expect(back.contains("‹"))
    app.click(2, 1)
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 1)
    push(1)
    app.press("\t\t")
    #expect(!screens[1].first.isFocused && !screens[1].second.isFocused)
    app.press("\r")
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 1)
    #expect(screens[0].first.isFocused)
  }

  @Test func `a screen that a running push covers takes no focus from clicks or keys`() {
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.02)
    app.click(4, 3)
    app.press("\t\t\t\t")
    #expect(!screens[0].first.isFocused && !screens[0].second.isFocused)
  }

  @Test func `a push leaves the focus on a view outside the navigation controller`() {
    let split = ViewController()
    let button = Button(title: "Beside")
    let navigation = NavigationController(rootViewController: LetterScreen("x"))
    split.addChild(navigation)
    split.view.addSubview(navigation.view)
    navigation.didMove(toParent: split)
    navigation.view.frame = Rect(0, 0, 16, 6)
    button.frame = Rect(17, 1, 10, 1)
    split.view.addSubview(button)
    let app = TestApplication(size: Size(width: 28, height: 6), root: split)
    button.becomeFirstResponder()
    navigation.pushViewController(LetterScreen("y"), animated: true)
    app.advance(by: 0.1)
    #expect(button.isFocused)
    expectEqual(app.row(4).dropFirst(16), "", "the transition is clipped to the container")
  }
}

extension NavigationControllerTests {
  @Test func `pushing a screen that is already in the stack traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: LetterScreen("a", title: "List"))
        navigation.pushViewController(navigation.viewControllers[0], animated: false)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "LetterScreen “List” is already in NavigationController: pop to it instead of pushing it again"))
  }

  @Test func `pushing a navigation controller onto another navigation controller traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NavigationController().pushViewController(NavigationController(), animated: false)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NavigationController is a navigation controller and cannot be pushed: present it, or push its viewControllers")
    )
  }

  @Test func `popping to a screen that is not in the stack traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: LetterScreen("a"))
        navigation.popToViewController(LetterScreen("b"), animated: false)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "cannot pop to LetterScreen “b”, which is not in its viewControllers: push it"))
  }

  // MARK: Focus

  @Test func `a container's preferredFocusedView applies even if viewWillAppear fills a navigation controller`() {
    let container = TwoScreens()
    let app = TestApplication(size: Size(width: 24, height: 6), root: container)
    withExtendedLifetime(app) { #expect(container.chosen.first.isFirstResponder) }
  }
}

/// A container with two navigation controllers. When it appears, it sets a screen in the first and wants the focus in the second.
private final class TwoScreens: ViewController {
  let chosen = LetterScreen("b")
  private lazy var sides = [NavigationController(), NavigationController(rootViewController: chosen)]

  override func viewWillAppear(_ animated: Bool) {
    for (index, side) in sides.enumerated() {
      addChild(side)
      side.view.frame = Rect(x: 12 * index, y: 0, width: 12, height: 6)
      view.addSubview(side.view)
      side.didMove(toParent: self)
    }
    sides[0].viewControllers = [LetterScreen("a")]
  }

  override var preferredFocusedView: View? { chosen.first }
}
