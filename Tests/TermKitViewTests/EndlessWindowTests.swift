import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A controller that runs a closure each time it appears or disappears.
private final class RepeatingController: ViewController {
  var atAppearing: (@MainActor () -> Void)?
  var atDisappearing: (@MainActor () -> Void)?

  override func viewWillAppear(_ animated: Bool) { atAppearing?() }
  override func viewWillDisappear(_ animated: Bool) { atDisappearing?() }
}

/// A view that makes its window the key window each time another window becomes key.
private final class KeyTakingView: View {
  override var canBecomeFirstResponder: Bool { true }
  override func firstResponderDidChange() { if !isFocused { window?.makeKey() } }
}

/// Callbacks that repeat the change of a window that caused them.
@MainActor @Suite struct EndlessWindowTests {
  @Test func `a controller that closes and shows its window again in every life-cycle callback traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class PanelWindow: Window {}
        let (root, app) = (RepeatingController(), TestApplication { _ in })
        let window = PanelWindow(windowScene: app.application.windowScene)
        root.atAppearing = { window.close() }
        root.atDisappearing = { window.show() }
        window.rootViewController = root
        window.show()
      }
    }.expectMessage(
      "PanelWindow was shown and closed 100 times, each time in a callback of the previous change: show or close it only once"
    )
  }

  @Test func `root view controllers that each replace themselves in viewWillAppear trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let app = TestApplication { _ in }
        let window = Window(windowScene: app.application.windowScene)
        window.show()
        @MainActor func setRoot() {
          let root = RepeatingController()
          root.atAppearing = setRoot
          window.rootViewController = root
        }
        setRoot()
      }
    }.expectMessage(
      "the rootViewController of Window was set 100 times, each time in a callback of the previous change: set it only once"
    )
  }

  @Test func `two windows that endlessly take the key status from each other trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let app = TestApplication { _ in }
        let windows = (0..<2).map { _ in Window(windowScene: app.application.windowScene) }
        for window in windows {
          window.show()
          let view = KeyTakingView()
          window.addSubview(view)
          view.becomeFirstResponder()
        }
        for window in windows { window.makeKey() }
      }
    }.expectMessage(
      "Window or another window became the key window 100 times, each time in a callback of the previous change: "
        + "call makeKey() only once")
  }

  @Test func `a controller that is presented again after every dismissal traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, presented) = (RepeatingController(), ViewController())
        let app = TestApplication { application in
          let window = Window(windowScene: application.windowScene)
          window.rootViewController = root
          window.makeKeyAndVisible()
        }
        @MainActor func present() {
          root.present(presented, animated: false) { presented.dismiss(animated: false) { present() } }
        }
        present()
        _ = app
      }
    }.expectMessage(
      "RepeatingController presented ViewController 100 times, each time in a callback of the previous change: "
        + "present it only once")
  }

  @Test func `a controller that reverses its life-cycle transition in every callback traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = RepeatingController()
        controller.atAppearing = { controller.beginAppearanceTransition(false, animated: false) }
        controller.atDisappearing = { controller.beginAppearanceTransition(true, animated: false) }
        controller.beginAppearanceTransition(true, animated: false)
      }
    }.expectMessage(
      "RepeatingController began to appear or disappear 100 times, each time in a callback of the previous change: "
        + "begin a life-cycle transition only once")
  }
}
