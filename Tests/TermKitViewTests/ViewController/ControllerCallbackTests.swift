import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The callbacks of controllers that are changed in their own callbacks, the order of callbacks, and the flags that hold in them.
@MainActor @Suite struct ControllerCallbackTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: Reporter
  private let screen: Reporter
  private let window: Window

  init() {
    let root = Reporter("Root", journal)
    var window: Window?
    app = TestApplication(size: Size(width: 40, height: 12)) { application in
      let new = Window(windowScene: application.windowScene)
      new.rootViewController = root
      new.makeKeyAndVisible()
      window = new
    }
    self.root = root
    self.window = window ?? Window(windowScene: app.application.windowScene)
    screen = Reporter("Screen", journal)
    app.turn()
    _ = journal.take()
  }

  @Test(arguments: ModalPresentationStyle.all, [false, true])
  func `V3: a controller that dismisses itself in viewDidLoad is dismissed when its presentation has begun`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    screen.modalPresentationStyle = style
    screen.actions[.didLoad] = { [screen, journal] in
      screen.dismiss(animated: animated) { journal.add("dismissed") }
    }
    root.present(screen, animated: animated) { [journal] in journal.add("presented") }
    app.advance(by: 1)
    let arrival = animated ? ["presented"] : ["Screen didAppear", "presented"]
    let callbacks =
      ["Screen didLoad", "Screen willAppear"] + arrival + ["Screen willDisappear", "Screen didDisappear", "dismissed"]
    expectEqual(journal.take().filter { !$0.hasPrefix("Root") }, callbacks)
    #expect(root.presentedViewController == nil && root.view.window === window)
    expectEqual(window.tintAdjustmentMode, .normal)
    screen.actions = [:]
    root.present(screen, animated: animated)
    app.advance(by: 1)
    let covers = style == .fullScreen || style == .currentContext
    expectEqual(
      journal.take(),
      (covers
        ? ["Root willDisappear", "Screen willAppear", "Root didDisappear", "Screen didAppear"]
        : ["Screen willAppear", "Screen didAppear"]))
  }

  @Test(arguments: [false, true])
  func `V2: a child that removes itself in viewWillAppear while its parent appears has disappeared and can return`(
    keepsParent: Bool
  ) {
    let child = Reporter("Child", journal)
    screen.embed(child)
    child.actions[.willAppear] = { [screen, child] in
      if keepsParent { child.view.removeFromSuperview() } else { screen.expel(child) }
    }
    _ = journal.take()
    root.present(screen, animated: false)
    expectEqual(
      journal.take().filter { $0.hasPrefix("Child") },
      ["Child willAppear", "Child willDisappear", "Child didDisappear"])
    child.actions = [:]
    if keepsParent { screen.view.addSubview(child.view) } else { screen.embed(child) }
    expectEqual(journal.take(), ["Child willAppear", "Child didAppear"])
  }

  @Test(arguments: [false, true])
  func `T10: a sheet presented in viewWillDisappear of another sheet restores the tint when it is dismissed`(
    animated: Bool
  ) {
    let other = Reporter("Other", journal)
    (screen.modalPresentationStyle, other.modalPresentationStyle) = (.formSheet, .formSheet)
    screen.actions[.willDisappear] = { [root] in root.present(other, animated: animated) }
    root.present(screen, animated: animated)
    app.advance(by: 1)
    root.dismiss(animated: animated)
    app.advance(by: 1)
    #expect(window.tintAdjustmentMode == .dimmed && root.presentedViewController === other)
    root.dismiss(animated: animated)
    app.advance(by: 1)
    #expect(window.tintAdjustmentMode == .normal && root.presentedViewController == nil)
  }

  @Test(arguments: ModalPresentationStyle.all, [false, true])
  func `V3: isBeingPresented and isBeingDismissed hold in the callbacks of a presentation and of a dismissal`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    screen.modalPresentationStyle = style
    for callback in Reporter.Callback.allCases {
      screen.actions[callback] = { [screen, journal] in
        journal.add("\(screen.isBeingPresented) \(screen.isBeingDismissed)")
      }
    }
    root.present(screen, animated: animated)
    app.advance(by: 1)
    let presenting = [
      "Screen didLoad", "true false", "Screen willAppear", "true false", "Screen didAppear", "true false",
    ]
    expectEqual(journal.take().filter { !$0.hasPrefix("Root") }, presenting)
    #expect(!screen.isBeingPresented)
    screen.dismiss(animated: animated)
    app.advance(by: 1)
    let dismissing = ["Screen willDisappear", "false true", "Screen didDisappear", "false true"]
    expectEqual(journal.take().filter { !$0.hasPrefix("Root") }, dismissing)
    #expect(!screen.isBeingDismissed)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext], [false, true])
  func `V3: isBeingPresented holds in the presenter's viewDidDisappear, and isBeingDismissed in its viewWillAppear`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    screen.modalPresentationStyle = style
    for callback in [Reporter.Callback.didDisappear, .willAppear] {
      root.actions[callback] = { [screen, journal] in
        journal.add("\(screen.isBeingPresented) \(screen.isBeingDismissed)")
      }
    }
    root.present(screen, animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take().filter { $0.hasSuffix("e") }, ["true false"])
    screen.dismiss(animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take().filter { $0.hasSuffix("e") }, ["false true"])
  }

  @Test func `V3: in the completion of a presentation that a dismissal interrupts, the controller is being dismissed`()
  {
    root.present(screen) { [screen, journal] in journal.add("\(screen.isBeingPresented) \(screen.isBeingDismissed)") }
    screen.dismiss()
    #expect(journal.take().contains("false true"))
  }

  @Test func `V3: a controller that becomes a child during its dismissal appears there without isBeingDismissed`() {
    let child = Reporter("Child", journal)
    screen.embed(child)
    screen.modalPresentationStyle = .overFullScreen
    root.present(screen, animated: false)
    child.actions[.didDisappear] = { [root, screen] in root.embed(screen) }
    screen.actions[.willAppear] = { [screen, journal] in journal.add("\(screen.isBeingDismissed)") }
    _ = journal.take()
    screen.dismiss(animated: false)
    expectEqual(
      journal.take(),
      [
        "Screen willDisappear", "Child willDisappear", "Child didDisappear", "Screen willAppear", "false",
        "Child willAppear", "Child didAppear", "Screen didAppear",
      ])
  }

  /// Makes a controller report whether it moves to or from a parent.
  private func reportMoves(of controller: Reporter) {
    for callback in Reporter.Callback.allCases {
      controller.actions[callback] = { [unowned controller, journal] in
        journal.add("\(controller.isMovingToParent) \(controller.isMovingFromParent)")
      }
    }
  }

  private static let moving = [
    "Screen didLoad", "true false", "Screen willAppear", "true false", "Screen didAppear", "true false",
  ]
  private static let leaving = ["Screen willDisappear", "false true", "Screen didDisappear", "false true"]

  @Test func `V1: isMovingToParent and isMovingFromParent hold in the callbacks of a child that is added and removed`()
  {
    reportMoves(of: screen)
    root.embed(screen)
    #expect(journal.take() == Self.moving && !screen.isMovingToParent)
    root.expel(screen)
    #expect(journal.take() == Self.leaving && !screen.isMovingFromParent)
  }

  @Test func `V1: isMovingToParent holds until viewDidAppear even if the first transition is interrupted`() {
    let parent = ViewController()
    reportMoves(of: screen)
    parent.embed(screen)
    root.present(parent)
    parent.dismiss(animated: false)
    _ = journal.take()
    root.present(parent, animated: false)
    expectEqual(journal.take().filter { !$0.hasPrefix("Root") }, Array(Self.moving.dropFirst(2)))
    #expect(!screen.isMovingToParent)
  }

  @Test(arguments: [false, true])
  func `V2: isMovingToParent and isMovingFromParent tell a push from a return and a pop from a covering push`(
    animated: Bool
  ) {
    let stack = NavigationController(rootViewController: Reporter("First", Journal()))
    window.rootViewController = stack
    reportMoves(of: screen)
    stack.pushViewController(screen, animated: animated)
    app.advance(by: 1)
    _ = journal.take().prefix { $0.hasPrefix("Root") }
    stack.pushViewController(Reporter("Third", Journal()), animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take(), ["Screen willDisappear", "false false", "Screen didDisappear", "false false"])
    stack.popViewController(animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take(), ["Screen willAppear", "false false", "Screen didAppear", "false false"])
    stack.popViewController(animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take(), Self.leaving)
    stack.pushViewController(screen, animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take(), Array(Self.moving.dropFirst(2)))
  }

  @Test func `V4: a tab that is removed while it is selected moves from its parent, and a tab that is left does not`() {
    let tabs = TabBarController()
    reportMoves(of: screen)
    tabs.viewControllers = [screen, Reporter("Second", Journal())]
    window.rootViewController = tabs
    app.turn()
    expectEqual(journal.take().suffix(6), Self.moving[...])
    tabs.selectedIndex = 1
    expectEqual(journal.take(), ["Screen willDisappear", "false false", "Screen didDisappear", "false false"])
    tabs.selectedIndex = 0
    _ = journal.take()
    tabs.viewControllers.removeFirst()
    expectEqual(journal.take(), Self.leaving)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext], [false, true])
  func `V2: in a dismissal as in a pop, the leaving controller gets each pair of callbacks first`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    screen.modalPresentationStyle = style
    root.present(screen, animated: animated)
    app.advance(by: 1)
    _ = journal.take()
    screen.dismiss(animated: animated)
    app.advance(by: 1)
    let order = ["Screen willDisappear", "Root willAppear", "Screen didDisappear", "Root didAppear"]
    expectEqual(journal.take(), order)
    let stack = NavigationController(rootViewController: Reporter("Root", journal))
    window.rootViewController = stack
    stack.pushViewController(Reporter("Screen", journal), animated: false)
    app.advance(by: 1)
    _ = journal.take()
    stack.popViewController(animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take(), order)
  }
}
