import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Presentation controllers of programs (V5).
@MainActor @Suite struct PresentationControllerTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: LetterScreen
  private let screen: LetterScreen
  private let provider = TransitionProvider()

  init() {
    root = LetterScreen("r", title: "Root", isBare: true, journal: journal)
    screen = LetterScreen("s", title: "Screen", isBare: true, journal: journal)
    app = TestApplication(size: Size(width: 12, height: 4), root: root)
    provider.animator = nil
    provider.makePresentationController = { [journal] in Drawer($0, $1, journal) }
    screen.transitioningDelegate = provider
    screen.modalPresentationStyle = .custom
    _ = journal.take()
  }

  @Test func `V5: a presentation controller decides the frame, and adds views around the presented view`() {
    root.present(screen, animated: false)
    app.turn()
    expectEqual(app.row(3), "########ssss")
    #expect(screen.presentationController is Drawer)
    expectEqual(screen.presentationController?.containerView?.bounds.size, Size(width: 12, height: 4))
    app.resize(to: Size(width: 16, height: 4))
    app.turn()
    expectEqual(app.row(3), "############ssss")
    root.dismiss(animated: false)
    app.turn()
    expectEqual(app.row(3), "rrrrrrrrrrrrrrrr")
    expectNil(screen.presentationController)
  }

  @Test func `V5: a presentation controller is told of the beginning and the end of both transitions`() {
    root.present(screen, animated: true)
    expectEqual(journal.take(), ["s will appear", "presentation will begin"])
    app.advance(by: 1)
    expectEqual(journal.take(), ["s did appear", "presentation did end true"])
    root.dismiss()
    expectEqual(journal.take(), ["s will disappear", "dismissal will begin"])
    app.advance(by: 1)
    expectEqual(journal.take(), ["s did disappear", "dismissal did end true"])
  }

  @Test func `V5: the presented view slides to its frame without an animator`() {
    root.present(screen, animated: true)
    app.turn()
    app.advance(by: 0.15)
    expectEqual(app.row(1).hasSuffix("    "), false)
    expectEqual(app.row(1).hasSuffix("ssss"), false, "the view comes from below")
    app.advance(by: 0.3)
    expectEqual(app.row(1), "########ssss")
  }

  @Test func `V5: an animator gets the frame of the presentation controller, which may dim alongside`() {
    provider.animator = WipeAnimator()
    root.present(screen, animated: true)
    app.turn()
    expectEqual(provider.animator?.frames.last, Rect(8, 0, 4, 4))
    app.advance(by: 0.2)
    #expect(app.row(3).hasSuffix("ss"))
    app.advance(by: 0.3)
    #expect(app.row(3).hasSuffix("ssss"))
  }

  @Test func `V5: a cancelled presentation and a cancelled dismissal end with false`() {
    provider.animator = WipeAnimator()
    let interaction = PercentDrivenInteractiveTransition()
    provider.interaction = interaction
    root.present(screen, animated: true)
    interaction.update(0.5)
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(
      journal.take(),
      [
        "s will appear", "presentation will begin", "presentation did end false", "s will disappear",
        "s did disappear",
      ])
    provider.interaction = nil
    root.present(screen, animated: false)
    provider.interaction = interaction
    _ = journal.take()
    root.dismiss()
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(
      journal.take(),
      [
        "s will disappear", "dismissal will begin", "s will appear", "s did appear", "dismissal did end false",
      ])
    #expect(app.row(3).hasSuffix("ssss"))
  }

  @Test func `V5: a presented view that contains the controller's view is placed in its stead`() {
    provider.makePresentationController = { Framed(presentedViewController: $0, presenting: $1) }
    root.present(screen, animated: false)
    app.turn()
    expectEqual(app.row(3), "++++++++++++")
    expectEqual(app.row(1), "+ssssssssss+")
    root.dismiss(animated: false)
    app.turn()
    expectEqual(app.row(1), "rrrrrrrrrrrr")
    expectNil(screen.view.window)
  }

  @Test func `V5: a custom presentation may remove the presenter's view`() {
    provider.makePresentationController = { Remover(presentedViewController: $0, presenting: $1) }
    root.present(screen, animated: true)
    app.advance(by: 1)
    expectNil(root.view.window)
    expectEqual(journal.take(), ["r will disappear", "s will appear", "r did disappear", "s did appear"])
    root.dismiss()
    app.advance(by: 1)
    #expect(root.view.window != nil)
    expectEqual(journal.take(), ["s will disappear", "r will appear", "s did disappear", "r did appear"])
  }

  @Test func `V5: built-in styles have a presentation controller with the frame of the presented view`() {
    screen.modalPresentationStyle = .formSheet
    screen.preferredContentSize = Size(width: 6, height: 2)
    root.present(screen, animated: false)
    app.turn()
    expectEqual(screen.presentationController?.frameOfPresentedViewInContainerView, screen.view.frame)
    expectEqual(screen.presentationController?.presentationStyle, .formSheet)
    #expect(screen.presentationController?.presentingViewController === root)
  }
}

/// A presentation at the right edge, over a pattern.
private final class Drawer: PresentationController {
  private let journal: Journal
  private let backdrop = FilledView("#", .zero)

  init(_ presented: ViewController, _ presenting: ViewController?, _ journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: Rect {
    let area = containerView?.bounds ?? .zero
    return Rect(x: area.width - 4, y: 0, width: 4, height: area.height)
  }

  override func presentationTransitionWillBegin() {
    journal.add("presentation will begin")
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { journal.add("presentation did end \(completed)") }
  override func dismissalTransitionWillBegin() { journal.add("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal.add("dismissal did end \(completed)") }
}

/// A presentation in a frame.
private final class Framed: PresentationController {
  private lazy var frame: View = {
    let frame = FilledView("+", .zero)
    let view = presentedViewController.view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.frame = Rect(0, 0, 4, 4)
    view.frame = Rect(1, 1, 2, 2)
    frame.addSubview(view)
    return frame
  }()

  override var presentedView: View? { frame }
}

/// A presentation that removes the presenter's view.
private final class Remover: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
