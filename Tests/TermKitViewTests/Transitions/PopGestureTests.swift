import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The drag from the left edge that pops a screen (V5).
@MainActor @Suite struct PopGestureTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let navigation: NavigationController
  private let app: TestApplication

  init() {
    screens = ["a", "b"].map { [journal] in
      LetterScreen(Character($0), title: $0.uppercased(), isBare: true, journal: journal)
    }
    navigation = NavigationController(rootViewController: screens[0])
    app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    navigation.pushViewController(screens[1], animated: false)
    app.turn()
    _ = journal.take()
  }

  private var row: String { app.row(3) }

  /// Presses at the left edge and drags to some columns, a quarter of a second apart.
  private func drag(to columns: Int...) {
    app.mouseDown(0, 3)
    for column in columns {
      app.mouseDrag(column, 3)
      app.advance(by: 0.25)
    }
  }

  @Test func `V5: a drag from the left edge moves the screens with the mouse`() {
    drag(to: 3)
    expectEqual(row, "aaabbbbbbbbb")
    app.mouseDrag(8, 3)
    app.turn()
    expectEqual(row, "aaaaaaaabbbb")
    app.mouseDrag(2, 3)
    app.turn()
    expectEqual(row, "aabbbbbbbbbb")
    expectEqual(journal.take(), ["b will leave", "b will disappear", "a will appear"])
  }

  @Test func `V5: a drag that is released beyond the middle pops the screen`() {
    drag(to: 3, 7)
    app.mouseUp(7, 3)
    app.advance(by: 0.5)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(journal.take().suffix(3), ["b did disappear", "a did appear", "b left"])
  }

  @Test func `V5: a fast drag from the edge moves the screens, also over a view that recognizes swipes`() {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .right
    var count = 0
    swipe.addAction { _ in count += 1 }
    screens[1].view.addGestureRecognizer(swipe)
    app.mouseDown(0, 3)
    app.mouseDrag(8, 3)
    app.turn()
    #expect(row == "aaaaaaaabbbb" && count == 0)
  }

  @Test(arguments: [(80, 3), (40, 3), (20, 2), (80, 9)])
  func `V5: a slip of a few columns does not pop, even if its reports arrive together (field trial D5)`(
    width: Int, columns: Int
  ) {
    let navigation = NavigationController(rootViewController: ViewController())
    let app = TestApplication(size: Size(width: width, height: 4), root: navigation)
    navigation.pushViewController(ViewController(), animated: false)
    app.turn()
    app.press("\u{1B}[<0;1;4M\u{1B}[<32;\(columns + 1);4M\u{1B}[<0;\(columns + 1);4m")
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func `V5: Escape pops while a cancelled drag goes back (field trial D5)`() {
    drag(to: 3)
    app.mouseUp(3, 3)
    app.advance(by: 0.05)
    app.press(.escape)
    app.advance(by: 1)
    expectEqual(navigation.viewControllers, [screens[0]])
    expectEqual(row, "aaaaaaaaaaaa")
  }

  @Test func `V5: a drag that is released early turns back`() {
    drag(to: 3, 5)
    app.mouseUp(5, 3)
    app.advance(by: 0.05)
    #expect(row != "bbbbbbbbbbbb")
    app.advance(by: 0.5)
    expectEqual(row, "bbbbbbbbbbbb")
    #expect(navigation.topViewController === screens[1])
    expectEqual(journal.take().suffix(4), ["a will disappear", "a did disappear", "b will appear", "b did appear"])
  }

  @Test func `V5: a short, fast drag pops the screen`() {
    app.mouseDown(0, 3)
    app.mouseDrag(1, 3)
    app.advance(by: 0.02)
    app.mouseDrag(4, 3)
    app.mouseUp(4, 3)
    app.advance(by: 0.5)
    expectEqual(row, "aaaaaaaaaaaa")
  }

  @Test(arguments: [1, 5])
  func `V5: a drag that begins beside the edge does not pop`(column: Int) {
    app.mouseDown(column, 3)
    app.mouseDrag(11, 3)
    app.mouseUp(11, 3)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(journal.take(), [])
  }

  @Test func `V5: a drag along the edge does not pop`() {
    app.mouseDown(0, 2)
    app.mouseDrag(1, 3)
    app.mouseDrag(9, 3)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
  }

  @Test func `V5: the first screen, and a screen without a back button, cannot be dragged away`() {
    screens[1].navigationItem.hidesBackButton = true
    drag(to: 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
    navigation.popViewController(animated: false)
    drag(to: 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `V5: without a delegate, the drag also pops a screen without a back button`() {
    screens[1].navigationItem.hidesBackButton = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    drag(to: 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
    drag(to: 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa", "the first screen stays")
  }

  @Test func `V5: a disabled recognizer does not pop, and disabling it turns a drag back`() {
    drag(to: 9)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
    app.mouseUp(9, 3)
    drag(to: 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
  }

  @Test func `V5: the drag begins at the edge of the navigation controller, wherever that is`() {
    let root = ViewController()
    let inner = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    inner.pushViewController(LetterScreen("y", isBare: true), animated: false)
    root.embed(inner, Rect(4, 0, 8, 4))
    app.application.windowScene.keyWindow?.rootViewController = root
    app.turn()
    app.mouseDown(4, 3)
    app.mouseDrag(8, 3)
    app.turn()
    expectEqual(row, "    xxxxyyyy")
  }

  @Test
  func `V5: the drag begins at the edge of the navigation controller, also in a window that is not at the left edge`() {
    let window = Window(windowScene: app.application.windowScene)
    window.frame = Rect(x: 2, y: 1, width: 10, height: 3)
    let root = ViewController()
    let inner = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    inner.pushViewController(LetterScreen("y", isBare: true), animated: false)
    root.embed(inner, Rect(2, 0, 8, 3))
    window.rootViewController = root
    window.makeKeyAndVisible()
    app.turn()
    app.mouseDown(4, 3)
    app.mouseDrag(8, 3)
    app.turn()
    #expect(row.hasSuffix("xxxxyyyy"))
  }

  @Test func `V5: a drag during another transition does nothing`() {
    let third = LetterScreen("c", title: "C", isBare: true)
    navigation.pushViewController(third, animated: true)
    app.turn()
    drag(to: 3, 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    #expect(navigation.topViewController === third)
  }

  @Test func `V5: the drag controls the pop, also if the delegate has an interaction of its own`() {
    let provider = TransitionProvider()
    provider.interaction = PercentDrivenInteractiveTransition()
    navigation.delegate = provider
    drag(to: 3)
    expectEqual(row, "aaabbbbbbbbb")
    app.mouseUp(3, 3)
    app.advance(by: 1)
    #expect(row == "bbbbbbbbbbbb" && navigation.transitionCoordinator == nil)
  }

  @Test func `V5: the drag also controls the animator of a delegate without an interaction`() {
    let provider = TransitionProvider()
    navigation.delegate = provider
    drag(to: 3)
    expectEqual(row, "aaabbbbbbbbb")
    app.mouseUp(3, 3)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(provider.animator?.endings, [false])
  }

  @Test func `V5: a drag from the edge pops even over pages that could be dragged`() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = LetterPages()
    pages.dataSource = source
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    navigation.pushViewController(pages, animated: false)
    app.turn()
    drag(to: 3, 9)
    app.mouseUp(9, 3)
    app.advance(by: 1)
    #expect(navigation.topViewController === screens[1])
  }

  @Test func `V5: with reduced motion, the screens follow the mouse and settle at once`() {
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    drag(to: 3)
    expectEqual(row, "aaabbbbbbbbb")
    app.mouseUp(3, 3)
    app.turn()
    expectEqual(row, "bbbbbbbbbbbb")
  }

  @Test func `V5: Escape during a drag pops the screen, and the drag does nothing more`() {
    drag(to: 3)
    app.press("\u{1B}")
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.count, 1)
    app.mouseDrag(6, 3)
    app.mouseUp(6, 3)
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
  }
}

/// A data source with three pages.
private final class LetterPages: PageViewControllerDataSource {
  let pages = ["1", "2", "3"].map { LetterScreen(Character($0), isBare: true) }

  private func page(beside page: ViewController, by distance: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(beside: viewController, by: 1) }
}
