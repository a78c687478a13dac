import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Transitions that another transition, a removal or a callback interrupts.
@MainActor @Suite struct InterruptedTransitionTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: ViewController
  private let outer: Reporter
  private let screen: Reporter

  init() {
    (root, outer, screen) = (ViewController(), Reporter("Outer", journal), Reporter("Screen", journal))
    app = TestApplication(size: Size(width: 40, height: 12), root: root)
    outer.embed(screen)
    _ = journal.take()
  }

  @Test(arguments: ModalPresentationStyle.all, [false, true])
  func `V2: a controller covered during the dismissal of its parent disappears with the parent`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let other = Reporter("Other", journal)
    (outer.modalPresentationStyle, other.modalPresentationStyle) = (style, .currentContext)
    screen.definesPresentationContext = true
    root.present(outer, animated: false)
    outer.dismiss(animated: true)
    _ = journal.take()
    screen.present(other, animated: animated)
    outer.present(ViewController(), animated: false)
    app.advance(by: 1)
    expectEqual(journal.take(), ["Other didLoad", "Screen didDisappear", "Outer didDisappear"])
  }

  @Test func `V2: a grandchild removed in the viewDidDisappear of a child disappears`() {
    let (box, second) = (ViewController(), Reporter("Second", journal))
    outer.embed(box)
    box.embed(second)
    root.present(outer, animated: false)
    screen.actions[.didDisappear] = { box.expel(second) }
    _ = journal.take()
    outer.dismiss(animated: false)
    expectEqual(
      journal.take(),
      [
        "Outer willDisappear", "Screen willDisappear", "Second willDisappear",
        "Screen didDisappear", "Second didDisappear", "Outer didDisappear",
      ])
  }

  @Test func `V2: a child moved to another parent in the viewWillDisappear of a sibling does not disappear there`() {
    let second = Reporter("Second", journal)
    outer.embed(second)
    outer.modalPresentationStyle = .overFullScreen
    root.present(outer, animated: false)
    screen.actions[.willDisappear] = { [root, outer] in
      outer.expel(second)
      root.embed(second)
    }
    _ = journal.take()
    outer.dismiss()
    app.advance(by: 1)
    expectEqual(
      journal.take().filter { $0.hasPrefix("Second") },
      ["Second willDisappear", "Second didDisappear", "Second willAppear", "Second didAppear"])
  }

  @Test(arguments: ModalPresentationStyle.all, [false, true])
  func `V2: a child added in the viewWillAppear of another child appears with the presented parent`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let second = Reporter("Second", journal)
    outer.modalPresentationStyle = style
    screen.actions[.willAppear] = { [outer] in outer.embed(second) }
    root.present(outer, animated: animated)
    app.advance(by: 1)
    expectEqual(
      journal.take(),
      [
        "Outer willAppear", "Screen willAppear", "Second didLoad", "Second willAppear",
        "Screen didAppear", "Second didAppear", "Outer didAppear",
      ])
    #expect(!second.isMovingToParent)
  }

  @Test(arguments: ModalPresentationStyle.all, [false, true])
  func `V2: a child whose view is removed in the viewWillAppear of another child of a presented parent disappears`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let second = Reporter("Second", journal)
    outer.embed(second)
    outer.modalPresentationStyle = style
    second.actions[.willAppear] = { [screen] in screen.view.removeFromSuperview() }
    root.present(outer, animated: animated)
    app.advance(by: 1)
    expectEqual(
      journal.take().filter { $0.hasPrefix("Screen") },
      ["Screen willAppear", "Screen willDisappear", "Screen didDisappear"])
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext], [false, true])
  func `V3: a controller dismissed in its viewWillDisappear, which another presentation caused, uncovers its presenter`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let presenter = Reporter("Presenter", journal)
    app.application.windowScene.keyWindow?.rootViewController = presenter
    let other = ViewController()
    (outer.modalPresentationStyle, other.modalPresentationStyle) = (style, .currentContext)
    presenter.present(outer, animated: false)
    outer.actions[.willDisappear] = { presenter.dismiss(animated: animated) }
    _ = journal.take()
    outer.present(other, animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take().filter { $0.hasPrefix("Presenter") }, ["Presenter willAppear", "Presenter didAppear"])
    expectNil(presenter.presentedViewController)
  }

  @Test(arguments: [false, true])
  func `V3: a presenter that a callback removes and adds again while it disappears does not appear again`(
    animated: Bool
  ) {
    let other = Reporter("Other", journal)
    root.embed(outer)
    outer.definesPresentationContext = true
    other.modalPresentationStyle = .currentContext
    screen.actions[.willDisappear] = { [root, outer] in
      outer.view.removeFromSuperview()
      root.view.addSubview(outer.view)
    }
    _ = journal.take()
    outer.present(other, animated: animated)
    app.advance(by: 1)
    let outers = journal.take().filter { $0.hasPrefix("Outer") }
    expectEqual(outers, ["Outer willDisappear", "Outer didDisappear"])
    outer.dismiss(animated: animated)
    app.advance(by: 1)
    expectEqual(journal.take().filter { $0.hasPrefix("Outer") }, ["Outer willAppear", "Outer didAppear"])
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext], [false, true])
  func `V3: a controller presented over a tab that is removed in a callback of the presentation does not stay shown`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let tabs = TabBarController()
    let other = Reporter("Other", journal)
    tabs.viewControllers = [outer, ViewController()]
    app.application.windowScene.keyWindow?.rootViewController = tabs
    outer.definesPresentationContext = true
    other.modalPresentationStyle = style
    let removal = { _ = tabs.viewControllers.removeFirst() }
    outer.actions[.willDisappear] = removal
    other.actions[.willAppear] = style == .currentContext ? nil : removal
    _ = journal.take()
    outer.present(other, animated: animated)
    app.advance(by: 1)
    let others = journal.take().filter { $0.hasPrefix("Other") }
    let arrival = animated ? [] : ["Other didAppear"]
    expectEqual(
      others, ["Other didLoad", "Other willAppear"] + arrival + ["Other willDisappear", "Other didDisappear"])
  }

  @Test func `V2: a screen that a callback of a pop makes the only screen appears`() {
    let (stack, first) = (NavigationController(), Reporter("First", journal))
    stack.viewControllers = [ViewController(), first]
    app.application.windowScene.keyWindow?.rootViewController = stack
    stack.pushViewController(outer, animated: true)
    app.advance(by: 0.1)
    outer.actions[.willDisappear] = { stack.setViewControllers([first], animated: false) }
    _ = journal.take()
    stack.popViewController(animated: true)
    app.advance(by: 1)
    expectEqual(
      journal.take().filter { $0.hasPrefix("First") }, ["First didDisappear", "First willAppear", "First didAppear"])
  }

  @Test func `V3: a tab that is removed and presented in its viewWillDisappear stays on the screen`() {
    let tabs = TabBarController()
    tabs.viewControllers = [outer, ViewController()]
    app.application.windowScene.keyWindow?.rootViewController = tabs
    outer.modalPresentationStyle = .formSheet
    outer.actions[.willDisappear] = { [outer] in
      outer.actions = [:]
      tabs.viewControllers.removeFirst()
      tabs.present(outer, animated: false)
    }
    _ = journal.take()
    tabs.selectedIndex = 1
    app.advance(by: 1)
    expectEqual(journal.take().last, "Outer didAppear")
    #expect(tabs.presentedViewController === outer)
  }

  @Test func `V2: a page's grandchild appears with the page if the child's viewWillDisappear uncovers the page`() {
    let (pages, grandchild) = (CoveredPages(), Reporter("Grandchild", journal))
    screen.embed(grandchild)
    app.application.windowScene.keyWindow?.rootViewController = pages
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    pages.setViewControllers([outer], direction: .forward, animated: true)
    app.advance(by: 0.1)
    // The page arrives while the page view controller is about to be covered.
    pages.willDisappear = { [unowned pages, outer] in
      pages.willDisappear = nil
      pages.setViewControllers([outer], direction: .forward, animated: false)
    }
    screen.actions[.willDisappear] = { [unowned pages] in pages.dismiss(animated: false) }
    _ = journal.take()
    pages.present(ViewController(), animated: true)
    app.advance(by: 1)
    expectEqual(journal.take().last { $0.hasPrefix("Grandchild") }, "Grandchild didAppear")
  }
}

/// A page view controller that performs an action when it is about to disappear.
private final class CoveredPages: PageViewController {
  var willDisappear: (() -> Void)?

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  override func viewWillDisappear(_ animated: Bool) { willDisappear?() }
}
