import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The flags of controllers whose dismissal meets another transition.
@MainActor @Suite struct DismissalFlagTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: Reporter
  private let screen: Reporter
  private let child: Reporter
  private let window: Window

  init() {
    (root, screen, child) = (Reporter("Root", journal), Reporter("Screen", journal), Reporter("Child", journal))
    app = TestApplication(size: Size(width: 40, height: 12), root: root)
    window = app.application.windowScene.keyWindow ?? Window(windowScene: app.application.windowScene)
    for callback in [Reporter.Callback.willDisappear, .didDisappear] {
      screen.actions[callback] = { [unowned screen, journal] in
        journal.add("\(screen.isBeingPresented) \(screen.isBeingDismissed)")
      }
    }
  }

  private func screenCallbacks() -> [String] {
    journal.take().filter { $0.hasPrefix("Screen") || $0.hasPrefix("true") || $0.hasPrefix("false") }
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func `V3: isBeingDismissed holds in viewDidDisappear of a controller that was already being covered`(
    style: ModalPresentationStyle
  ) {
    let cover = ViewController()
    cover.modalPresentationStyle = style
    root.present(screen, animated: false)
    screen.definesPresentationContext = true
    _ = journal.take()
    screen.present(cover, animated: true)
    app.advance(by: 0.1)
    root.dismiss(animated: true)
    root.dismiss(animated: false)
    expectEqual(screenCallbacks(), ["Screen willDisappear", "false false", "Screen didDisappear", "false true"])
    #expect(!screen.isBeingDismissed)
  }

  @Test func `V3: isBeingDismissed holds in viewDidDisappear if a child's viewDidDisappear ends the dismissal`() {
    screen.embed(child, Rect(0, 0, 10, 4))
    screen.modalPresentationStyle = .overFullScreen
    root.present(screen, animated: false)
    _ = journal.take()
    child.actions[.didDisappear] = { [root] in root.dismiss(animated: false) }
    root.dismiss(animated: true)
    app.advance(by: 0.1)
    window.isHidden = true
    expectEqual(screenCallbacks(), ["Screen willDisappear", "false true", "Screen didDisappear", "false true"])
    #expect(root.presentedViewController == nil && !screen.isBeingDismissed)
  }

  @Test func `V3: a dismissal that a child's viewDidDisappear requests comes after the controller's viewDidDisappear`()
  {
    screen.embed(child, Rect(0, 0, 10, 4))
    screen.modalPresentationStyle = .overFullScreen
    root.present(screen, animated: false)
    _ = journal.take()
    child.actions[.didDisappear] = { [root] in root.dismiss(animated: false) }
    window.isHidden = true
    expectEqual(screenCallbacks(), ["Screen willDisappear", "false false", "Screen didDisappear", "false false"])
    #expect(root.presentedViewController == nil && !screen.isBeingDismissed)
  }

  @Test func `V3: a controller that a callback of its dismissal presents again gets viewDidDisappear first`() {
    let presenter = ViewController()
    root.embed(presenter, root.view.bounds)
    presenter.definesPresentationContext = true
    screen.embed(child, Rect(0, 0, 10, 4))
    screen.modalPresentationStyle = .overCurrentContext
    presenter.present(screen, animated: false)
    _ = journal.take()
    // While the root controller disappears, a controller presented in its view does not appear.
    root.present(ViewController(), animated: true)
    child.actions[.didDisappear] = { presenter.present(screen, animated: true) }
    screen.dismiss(animated: false)
    expectEqual(screenCallbacks(), ["Screen willDisappear", "false false", "Screen didDisappear", "false true"])
    #expect(presenter.presentedViewController === screen)
  }
}
