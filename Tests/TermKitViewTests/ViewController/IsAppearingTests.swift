import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A controller that records its callbacks while it appears, with the size of its view.
private final class SizedController: ViewController {
  private let journal: Journal
  var isAppearing: () -> Void = {}

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init()
    self.title = title
  }

  private func add(_ callback: String) {
    let size = view.bounds.size
    journal.add("\(title ?? "") \(callback) \(size.width)×\(size.height)\(view.window == nil ? ", in no window" : "")")
  }

  override func viewWillAppear(_ animated: Bool) { journal.add("\(title ?? "") willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    add(animated ? "isAppearing, animated" : "isAppearing")
    isAppearing()
  }
  override func viewWillLayoutSubviews() { add("willLayout") }
  override func viewDidAppear(_ animated: Bool) { add("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { journal.add("\(title ?? "") willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.add("\(title ?? "") didDisappear") }
}

/// `viewIsAppearing(_:)`: when it is called, and what is known by then.
@MainActor @Suite struct IsAppearingTests {
  private let journal = Journal()
  private let root: SizedController
  private let screen: SizedController
  private let app: TestApplication

  init() {
    let root = SizedController("Root", journal)
    screen = SizedController("Screen", journal)
    self.root = root
    app = TestApplication(size: Size(width: 40, height: 12)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  private func takeCallbacks(of title: String) -> [String] {
    journal.take().filter { $0.hasPrefix(title) }.map { String($0.dropFirst(title.count + 1)) }
  }

  @Test func `V2: viewIsAppearing comes between viewWillAppear and the first layout, when the view has its final size`()
  {
    app.turn()
    expectEqual(
      journal.take(),
      [
        "Root willAppear", "Root isAppearing 40×12", "Root willLayout 40×12", "Root didAppear 40×12",
      ])
  }

  @Test func `V2: viewIsAppearing of an animated presentation comes before the animation, viewDidAppear after it`() {
    app.turn()
    _ = journal.take()
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: true)
    app.turn()
    expectEqual(
      takeCallbacks(of: "Screen").filter { !$0.hasPrefix("willLayout") }, ["willAppear", "isAppearing, animated 40×12"])
    app.advance(by: 1)
    expectEqual(takeCallbacks(of: "Screen").last, "didAppear 40×12")
  }

  @Test func `V2: viewIsAppearing is called each time that the controller appears, and no more often`() {
    app.turn()
    let tabs = TabBarController()
    tabs.viewControllers = [screen, ViewController()]
    root.present(tabs, animated: false)
    app.turn()
    expectEqual(takeCallbacks(of: "Screen").filter { $0.hasPrefix("isAppearing") }.count, 1)
    screen.view.setNeedsLayout()
    app.turn()
    expectEqual(takeCallbacks(of: "Screen").filter { !$0.hasPrefix("willLayout") }, [])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    app.turn()
    expectEqual(
      takeCallbacks(of: "Screen").filter { !$0.hasPrefix("willLayout") }.map { $0.prefix { $0 != " " } },
      ["willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear"])
  }

  @Test func `V2: a child's viewIsAppearing follows its parent's`() {
    let child = SizedController("Child", journal)
    screen.embed(child, Rect(1, 1, 5, 3))
    screen.modalPresentationStyle = .fullScreen
    app.turn()
    root.present(screen, animated: false)
    app.turn()
    expectEqual(
      journal.take().filter { $0.hasPrefix("Screen is") || $0.hasPrefix("Screen did") || $0.hasPrefix("Child is") },
      [
        "Screen isAppearing 40×12", "Child isAppearing 5×3", "Screen didAppear 40×12",
      ])
  }

  @Test func `V2: a controller that goes away in viewWillAppear does not get viewIsAppearing`() {
    app.turn()
    let child = Reporter("Child", journal)
    child.actions[.willAppear] = { [root] in root.expel(child) }
    _ = journal.take()
    root.embed(child)
    app.turn()
    expectEqual(
      journal.take().filter { $0.hasPrefix("Child") },
      ["Child didLoad", "Child willAppear", "Child willDisappear", "Child didDisappear"])
  }

  @Test func `V2: a controller that dismisses itself in viewIsAppearing appears first`() {
    app.turn()
    screen.modalPresentationStyle = .fullScreen
    screen.isAppearing = { [screen] in screen.dismiss(animated: false) }
    root.present(screen, animated: false)
    app.turn()
    expectEqual(
      takeCallbacks(of: "Screen").filter { !$0.hasPrefix("willLayout") },
      ["willAppear", "isAppearing 40×12", "didAppear 40×12", "willDisappear", "didDisappear"])
    expectNil(root.presentedViewController)
    #expect(root.view.window != nil)
  }
}
