import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Presented controllers whose windows or presenters are released without dismissal.
@MainActor @Suite struct PresentationLifetimeTests {
  private let stage = TestScene()
  private let journal = Journal()
  private var scene: WindowScene { stage.scene }

  private func present(_ style: ModalPresentationStyle, from presenter: ViewController) -> JournalController {
    let presented = JournalController("sheet", journal)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    return presented
  }

  @Test func `V3: hiding a sheet's window dismisses the sheet and restores the window behind it`() {
    let root = JournalController("root", journal)
    stage.window.rootViewController = root
    let sheet = present(.formSheet, from: root)
    expectEqual(stage.window.tintAdjustmentMode, .dimmed)
    _ = journal.take()
    sheet.view.window?.isHidden = true
    expectEqual(journal.take(), ["sheet will disappear", "sheet did disappear"])
    expectNil(root.presentedViewController)
    expectEqual(stage.window.tintAdjustmentMode, .normal)
    expectEqual(identities(scene.windows), identities([stage.window]))
    #expect(stage.window.isKeyWindow)
    expectEqual(identities(stage.window.subviews), identities([root.view]), "no view of the presentation remains")
    _ = present(.formSheet, from: root)
    expectEqual(journal.take(), ["sheet will appear", "sheet did appear"])
  }

  @Test(arguments: [ModalPresentationStyle.formSheet, .fullScreen, .overFullScreen])
  func `V3: a presenter without other references stays alive until the presented controller is dismissed`(
    style: ModalPresentationStyle
  ) {
    var presenter: ViewController? = ViewController()
    weak var kept: ViewController?
    kept = presenter
    let presenterView = presenter?.view
    if let presenterView { stage.window.addSubview(presenterView) }
    let presented = presenter.map { present(style, from: $0) }
    presenter = nil
    #expect(presented?.presentingViewController === kept)
    #expect(kept != nil)
    _ = journal.take()
    presented?.dismiss(animated: false)
    expectNil(kept)
    expectEqual(journal.take(), ["sheet will disappear", "sheet did disappear"])
    expectEqual(identities(scene.windows), identities([stage.window]))
    expectEqual(stage.window.tintAdjustmentMode, .normal)
    #expect(stage.window.subviews.allSatisfy { $0 === presenterView })
  }

  @Test(arguments: [ModalPresentationStyle.formSheet, .fullScreen, .overCurrentContext], [true, false])
  func `V3: a window that is closed during a presentation is released with its controllers`(
    style: ModalPresentationStyle, isAnimated: Bool
  ) {
    weak var window: Window?
    weak var root: ViewController?
    weak var presented: ViewController?
    do {
      let (new, controller, sheet) = (Window(windowScene: scene), ViewController(), ViewController())
      new.rootViewController = controller
      new.makeKeyAndVisible()
      sheet.modalPresentationStyle = style
      controller.present(sheet, animated: isAnimated)
      stage.frame()
      new.close()
      (window, root, presented) = (new, controller, sheet)
    }
    stage.frame(after: 1)
    expectNil(window)
    expectNil(root)
    expectNil(presented)
    expectEqual(identities(scene.windows), identities([stage.window]))
  }

  @Test func `removing the view of a presented controller from its superview traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root, screen) = (TestScene(), ViewController(), ViewController())
        stage.window.rootViewController = root
        root.present(screen, animated: false)
        screen.view.removeFromSuperview()
      }
    }
    #expect(
      result.sentence.contains(
        "the view of ViewController cannot be removed while the controller is presented: dismiss it"))
  }
}
