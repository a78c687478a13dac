import Stages
import TermKit
import TestBasics
import Testing

private final class Screen: ViewController {
  var events: [String] = []
  var ownView: View?

  override func loadView() {
    events.append("load")
    view = ownView ?? View()
  }
  override func viewDidLoad() { events.append("did load") }
  override func viewWillAppear(_ animated: Bool) { events.append("will appear, in window: \(view.window != nil)") }
  override func viewDidAppear(_ animated: Bool) { events.append("did appear, in window: \(view.window != nil)") }
  override func viewWillDisappear(_ animated: Bool) {
    events.append("will disappear, hidden: \(view.window?.isHidden ?? true)")
  }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
  override func viewWillLayoutSubviews() { events.append("will lay out") }
  override func viewDidLayoutSubviews() { events.append("did lay out") }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

@MainActor @Suite struct ViewControllerTests {
  private let stage = TestScene()
  private let screen = Screen()

  @Test func `a controller's view is loaded once, when it is first accessed`() {
    #expect(!screen.isViewLoaded)
    expectEqual(screen.takeEvents(), [])
    let view = screen.view
    #expect(screen.view === view)
    #expect(view.viewController === screen)
    #expect(screen.isViewLoaded)
    expectEqual(screen.takeEvents(), ["load", "did load"])
  }

  @Test func `a root controller gets each life-cycle callback once and in order`() {
    stage.window.rootViewController = screen
    expectEqual(
      screen.takeEvents(),
      [
        "load", "did load", "will appear, in window: false", "will lay out", "did lay out",
        "did appear, in window: true",
      ])
    stage.frame()
    expectEqual(screen.takeEvents(), [])
    stage.window.rootViewController = nil
    expectEqual(screen.takeEvents(), ["will disappear, hidden: false", "did disappear"])
    expectNil(screen.view.superview)
  }

  @Test func `a controller appears and disappears with its window`() {
    let window = Window(windowScene: stage.scene)
    window.rootViewController = screen
    expectEqual(screen.takeEvents(), ["load", "did load"])
    window.show()
    expectEqual(
      screen.takeEvents(),
      [
        "will appear, in window: true", "will lay out", "did lay out", "did appear, in window: true",
      ])
    window.makeKeyAndVisible()
    window.show()
    window.isHidden = false
    expectEqual(screen.takeEvents(), [])
    window.close()
    expectEqual(screen.takeEvents(), ["will disappear, hidden: false", "did disappear"])
    window.close()
    window.isHidden = true
    expectEqual(screen.takeEvents(), [])
    window.isHidden = false
    expectEqual(
      screen.takeEvents(),
      [
        "will appear, in window: true", "will lay out", "did lay out", "did appear, in window: true",
      ])
  }

  @Test func `a new root controller replaces the previous root controller and its view`() {
    let other = Screen()
    stage.window.rootViewController = other
    stage.window.rootViewController = screen
    stage.window.rootViewController = screen
    expectEqual(other.events.suffix(2), ["will disappear, hidden: false", "did disappear"])
    expectEqual(screen.takeEvents().filter { $0.contains("appear") }.count, 2)
    expectEqual(identities(stage.window.subviews), identities([screen.view]))
  }

  @Test func `the root controller's view fills the window behind all other subviews`() {
    let front = View()
    stage.window.addSubview(front)
    stage.window.rootViewController = screen
    expectEqual(screen.view.frame, stage.window.bounds)
    expectEqual(identities(stage.window.subviews), identities([screen.view, front]))
    stage.scene.update(size: Size(width: 31, height: 9), traitCollection: TraitCollection())
    expectEqual(screen.view.frame, Rect(0, 0, 31, 9))
  }

  @Test func `a controller follows its view in the responder chain`() {
    stage.window.rootViewController = screen
    #expect(screen.view.next === screen)
    #expect(screen.next === stage.window)
  }

  @Test func `a controller and its view do not keep each other alive`() {
    weak var controller: Screen?
    do {
      let new = Screen()
      stage.window.rootViewController = new
      controller = new
      stage.window.rootViewController = nil
    }
    expectNil(controller)
  }

  @Test func `setting another view on a controller detaches the previous view`() {
    let (first, second) = (View(), View())
    screen.view = first
    screen.view = second
    expectNil(first.viewController)
    #expect(second.viewController === screen)
  }
}
