import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// A controller that runs a closure at its next life-cycle callback.
private final class ActingController: JournalController {
  var atLoad: (() -> Void)?
  var atGoing: (() -> Void)?

  override func viewDidLoad() { atLoad?() }
  override func viewWillAppear(_ animated: Bool) {
    let action = willAppear
    willAppear = nil
    super.viewWillAppear(animated)
    action?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let action = atGoing
    atGoing = nil
    action?()
  }
}

/// Windows whose callbacks undo the change that caused them.
@MainActor @Suite struct WindowReentrancyTests {
  private let stage = TestScene()
  private let journal = Journal()
  private var scene: WindowScene { stage.scene }

  private func window(_ root: ViewController) -> Window {
    let window = Window(windowScene: scene)
    window.rootViewController = root
    return window
  }

  @Test(arguments: [true, false])
  func `V2: a window that its controller closes in viewWillAppear stays closed`(byHiding: Bool) {
    let root = ActingController("root", journal)
    let window = window(root)
    root.willAppear = { if byHiding { window.isHidden = true } else { window.close() } }
    window.makeKeyAndVisible()
    #expect(window.isHidden)
    expectEqual(identities(scene.windows), identities([stage.window]))
    #expect(scene.keyWindow === stage.window)
    let callbacks = ["root will appear", "root did appear", "root will disappear", "root did disappear"]
    expectEqual(journal.take(), callbacks)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    expectEqual(journal.take(), ["root will appear", "root did appear"])
  }

  @Test(arguments: [true, false])
  func `V2: a window that its controller shows in viewWillDisappear becomes visible again`(byHiding: Bool) {
    let root = ActingController("root", journal)
    let window = window(root)
    window.makeKeyAndVisible()
    _ = journal.take()
    root.atGoing = { window.show() }
    if byHiding { window.isHidden = true } else { window.close() }
    #expect(!window.isHidden)
    expectEqual(identities(scene.windows), identities([stage.window, window]))
    let callbacks = ["root will disappear", "root did disappear", "root will appear", "root did appear"]
    expectEqual(journal.take(), callbacks)
  }

  @Test func `a window that is hidden and shown again restores its first responder`() {
    let (root, first, second) = (ViewController(), FocusableView(), FocusableView())
    root.view.addSubview(first)
    root.view.addSubview(second)
    let window = window(root)
    window.makeKeyAndVisible()
    second.becomeFirstResponder()
    window.isHidden = true
    expectNil(window.firstResponder)
    window.isHidden = false
    #expect(second.isFirstResponder)
  }

  @Test func `a root controller that sets another root in viewDidLoad or viewWillAppear leaves no view behind`() {
    for isAtLoad in [true, false] {
      let (root, other) = (ActingController("root", journal), ViewController())
      let window = Window(windowScene: scene)
      window.show()
      if isAtLoad {
        let fresh = LoadingController()
        fresh.atLoad = { window.rootViewController = other }
        window.rootViewController = fresh
        expectNil(fresh.view.superview)
      } else {
        root.willAppear = { window.rootViewController = other }
        window.rootViewController = root
        expectNil(root.view.superview)
        expectEqual(journal.take().last, "root did disappear")
      }
      expectEqual(identities(window.subviews), identities([other.view]))
      expectEqual(other.screenState, .appeared)
      window.close()
      Window(windowScene: scene).rootViewController = root
    }
  }

  @Test func `a root controller that sets itself again in viewWillDisappear stays the root`() {
    let (root, other) = (ActingController("root", journal), ViewController())
    let window = window(root)
    window.show()
    _ = journal.take()
    root.atGoing = { window.rootViewController = root }
    window.rootViewController = other
    #expect(window.rootViewController === root)
    expectEqual(identities(window.subviews), identities([root.view]))
    expectEqual(root.screenState, .appeared)
    expectEqual(other.screenState, .disappeared)
    expectEqual(journal.take().suffix(2), ["root will appear", "root did appear"])
  }

  private final class LoadingController: ViewController {
    var atLoad: (() -> Void)?
    override func viewDidLoad() { atLoad?() }
  }

  @Test func `setting one controller as the root of two windows traps, even if its view is in neither`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root) = (TestScene(), ViewController())
        stage.window.rootViewController = root
        root.view.removeFromSuperview()
        Window(windowScene: stage.scene).rootViewController = root
      }
    }
    #expect(result.sentence.contains("it is the root of a window: set that window's rootViewController"))
  }

  @Test func `a root controller can be reused after its window gets another root or is released`() {
    let root = ViewController()
    stage.window.rootViewController = root
    stage.window.rootViewController = nil
    do { Window(windowScene: scene).rootViewController = root }
    stage.window.rootViewController = root
    #expect(root.view.superview === stage.window)
  }

  @Test func `showing a window whose scene was released traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Window(windowScene: WindowScene(size: Size(width: 2, height: 2)) { 0 }).makeKeyAndVisible()
      }
    }
    #expect(result.sentence.contains("Window cannot be shown, because its scene no longer exists: keep the scene"))
  }
}
