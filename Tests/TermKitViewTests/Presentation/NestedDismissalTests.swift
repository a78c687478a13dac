import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Dismissals of several controllers at once, in which the callbacks of one controller show another.
@MainActor @Suite struct NestedDismissalTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: Reporter
  private let outer: Reporter
  private let inner: Reporter
  private let child: Reporter
  private let window: Window

  init() {
    (root, outer) = (Reporter("Root", journal), Reporter("Outer", journal))
    (inner, child) = (Reporter("Inner", journal), Reporter("Child", journal))
    app = TestApplication(size: Size(width: 40, height: 12), root: root)
    window = app.application.windowScene.keyWindow ?? Window(windowScene: app.application.windowScene)
    inner.embed(child, Rect(0, 0, 10, 4))
  }

  private func outerCallbacks() -> [String] { journal.take().filter { $0.hasPrefix("Outer") } }

  // The outer controller is dismissed completely before the inner one is.
  private func dismissBoth(from presenter: ViewController) {
    presenter.dismiss(animated: true)
    presenter.dismiss(animated: false)
  }

  @Test func `V3: a controller whose dismissal ends in a callback of a nested dismissal can be presented at once`() {
    root.present(outer, animated: false)
    outer.present(inner, animated: false)
    child.actions[.didDisappear] = { [root] in root.dismiss(animated: false) }
    inner.actions[.didDisappear] = { [root, outer] in root.present(outer, animated: true) }
    _ = journal.take()
    root.dismiss(animated: false)
    app.advance(by: 1)
    expectEqual(outerCallbacks(), ["Outer willAppear", "Outer didAppear"])
    #expect(root.presentedViewController === outer)
  }

  @Test func `V3: a callback cannot present a controller over one that is dismissed at once`() {
    root.present(outer, animated: false)
    root.actions[.willAppear] = { [outer, inner] in outer.present(inner, animated: true) }
    root.dismiss(animated: false)
    app.advance(by: 1)
    #expect(inner.presentingViewController == nil && outer.presentedViewController == nil)
    expectNil(journal.take().last { $0.hasPrefix("Inner will") })
  }

  @Test func `V3: a dismissed controller does not appear if a callback of the dismissal shows its presenter again`() {
    let presenter = ViewController()
    root.embed(presenter, root.view.bounds)
    presenter.definesPresentationContext = true
    outer.modalPresentationStyle = .overCurrentContext
    inner.modalPresentationStyle = .overFullScreen
    presenter.present(outer, animated: false)
    outer.present(inner, animated: false)
    inner.actions[.didDisappear] = { [root] in
      presenter.view.removeFromSuperview()
      root.view.addSubview(presenter.view)
    }
    _ = journal.take()
    dismissBoth(from: presenter)
    expectEqual(outerCallbacks(), ["Outer willDisappear", "Outer didDisappear"])
  }

  @Test func `V3: a callback of a nested dismissal can replace the root controller`() {
    root.present(outer, animated: false)
    outer.present(inner, animated: false)
    let other = ViewController()
    inner.actions[.didDisappear] = { [window] in window.rootViewController = other }
    dismissBoth(from: root)
    #expect(root.presentedViewController == nil && root.view.window == nil && other.view.window === window)
  }
}
