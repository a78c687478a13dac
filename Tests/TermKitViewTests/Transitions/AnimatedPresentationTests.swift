import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Presentations and dismissals that the program animates, or that an interaction controls (V5).
@MainActor @Suite struct AnimatedPresentationTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: LetterScreen
  private let screen: LetterScreen
  private let provider = TransitionProvider()
  private let interaction = PercentDrivenInteractiveTransition()

  init() {
    root = LetterScreen("r", title: "Root", isBare: true, journal: journal)
    screen = LetterScreen("s", title: "Screen", isBare: true, journal: journal)
    app = TestApplication(size: Size(width: 8, height: 3), root: root)
    screen.transitioningDelegate = provider
    interaction.completionCurve = .linear
    _ = journal.take()
  }

  private var row: String { app.row(2) }

  private func present(animated: Bool = true) {
    root.present(screen, animated: animated) { [journal] in journal.add("presented") }
    app.turn()
  }

  private func dismiss() {
    root.dismiss(animated: true) { [journal] in journal.add("dismissed") }
    app.turn()
  }

  // MARK: Animators

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `V5: the animator of the transitioning delegate moves a presented view in, and out when it is dismissed`(
    style: ModalPresentationStyle
  ) {
    screen.modalPresentationStyle = style
    present()
    expectEqual(provider.take(), ["Root presents Screen for Root"])
    expectEqual(row, "rrrrrrrr")
    app.advance(by: 0.2)
    expectEqual(row, "rrrrssss")
    app.advance(by: 0.3)
    expectEqual(row, "ssssssss")
    expectEqual(provider.animator?.endings, [true])
    dismiss()
    expectEqual(provider.take(), ["Screen is dismissed"])
    app.advance(by: 0.2)
    expectEqual(row, "rrrrssss")
    app.advance(by: 0.3)
    expectEqual(row, "rrrrrrrr")
    expectEqual(provider.animator?.endings, [true, true])
    #expect(root.view.superview === app.application.windowScene.keyWindow)
  }

  @Test func `V5: an animated presentation has the callbacks of other presentations, the last ones at its end`() {
    present()
    expectEqual(journal.take(), ["r will disappear", "s will appear"])
    app.advance(by: 0.3)
    expectEqual(journal.take(), [])
    app.advance(by: 0.2)
    expectEqual(journal.take(), ["r did disappear", "s did appear", "presented"])
    dismiss()
    expectEqual(journal.take(), ["s will disappear", "r will appear"])
    app.advance(by: 0.5)
    expectEqual(journal.take(), ["s did disappear", "r did appear", "dismissed"])
  }

  @Test func `V5: without an animation, and with a delegate that returns nil, no animator moves the view`() {
    present(animated: false)
    expectEqual(provider.take(), [])
    expectEqual(row, "ssssssss")
    provider.animator = nil
    dismiss()
    app.advance(by: 0.15)
    expectEqual(row, "ssssssss", "the view moves down")
    #expect(app.row(0) != "ssssssss")
    app.advance(by: 0.3)
    expectEqual(row, "rrrrrrrr")
  }

  @Test func `V5: the context has the frames of the views at the start and at the end`() {
    let whole = Rect(0, 0, 8, 3)
    present()
    expectEqual(provider.animator?.frames, [whole, .zero, .zero, whole])
    expectEqual(provider.animator?.context?.presentationStyle, .fullScreen)
    #expect(provider.animator?.context?.view(forKey: .from) === root.view)
    app.advance(by: 1)
    screen.dismiss()
    app.turn()
    expectEqual(provider.animator?.frames, [whole, .zero, .zero, whole])
    #expect(provider.animator?.context?.view(forKey: .to) === root.view)
  }

  @Test func `V5: a presenter's view that stays on the screen is not part of the transition`() {
    screen.modalPresentationStyle = .overFullScreen
    present()
    expectNil(provider.animator?.context?.view(forKey: .from))
    #expect(provider.animator?.context?.viewController(forKey: .from) === root)
  }

  @Test func `V5: with reduced motion, an animator's changes take effect at once`() {
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    present()
    expectEqual(row, "ssssssss")
    expectEqual(journal.take().last, "presented")
  }

  @Test func `V5: a dismissal during an animated presentation continues from what is shown`() {
    present()
    app.advance(by: 0.2)
    expectEqual(row, "rrrrssss")
    dismiss()
    expectEqual(provider.animator?.endings, [false])
    expectEqual(row, "rrrrssss")
    app.advance(by: 0.2)
    expectEqual(row, "rrrrrrss")
    app.advance(by: 0.4)
    expectEqual(row, "rrrrrrrr")
    expectEqual(
      journal.take(),
      [
        "r will disappear", "s will appear", "presented", "s will disappear", "r will appear", "s did disappear",
        "r did appear", "dismissed",
      ])
  }

  @Test func `V5: a completion that an animator calls twice or too late does nothing`() {
    present()
    app.advance(by: 1)
    _ = journal.take()
    provider.animator?.context?.completeTransition(false)
    provider.animator?.context?.completeTransition(true)
    expectEqual(journal.take(), [])
    #expect(root.presentedViewController === screen)
  }

  // MARK: Interactions

  private func beginDismissal() {
    present()
    app.advance(by: 1)
    provider.interaction = interaction
    _ = journal.take()
    dismiss()
  }

  @Test func `V5: an interactive dismissal follows update, and waits while nothing is updated`() {
    beginDismissal()
    expectEqual(journal.take(), ["s will disappear", "r will appear"])
    app.advance(by: 5)
    expectEqual(row, "ssssssss")
    interaction.update(0.5)
    app.turn()
    expectEqual(row, "rrrrssss")
    app.advance(by: 5)
    expectEqual(row, "rrrrssss")
    interaction.update(0.25)
    app.turn()
    expectEqual(row, "rrssssss", "an interaction can go back")
    interaction.update(1)
    app.turn()
    expectEqual(row, "rrrrrrrr")
    expectEqual(interaction.percentComplete, 1)
    interaction.update(0.5)
    app.turn()
    expectEqual(row, "rrrrssss", "the end of an animation is not the end of the interaction")
    expectEqual(journal.take(), [])
  }

  @Test func `V5: an interactive dismissal that is finished runs the rest of its duration`() {
    beginDismissal()
    interaction.update(0.5)
    app.turn()
    interaction.finish()
    app.turn()
    app.advance(by: 0.1)
    expectEqual(row, "rrrrrrss")
    app.advance(by: 0.15)
    expectEqual(row, "rrrrrrrr")
    expectEqual(
      journal.take(), ["s will disappear", "r will appear", "s did disappear", "r did appear", "dismissed"])
    expectNil(root.presentedViewController)
    expectNil(screen.view.window)
  }

  @Test(arguments: ModalPresentationStyle.all)
  func `V5: a cancelled dismissal goes back, and both controllers get the opposite callbacks`(
    style: ModalPresentationStyle
  ) {
    screen.modalPresentationStyle = style
    present()
    app.advance(by: 1)
    let picture = app.row(1)
    provider.interaction = interaction
    let hides = [.fullScreen, .currentContext].contains(style)
    _ = journal.take()
    dismiss()
    interaction.update(0.5)
    app.turn()
    interaction.cancel()
    app.advance(by: 0.1)
    expectEqual(journal.take().contains { $0.contains("did") }, false, "the callbacks come at the end")
    app.advance(by: 0.3)
    expectEqual(app.row(1), picture)
    expectEqual(
      journal.take(),
      (hides ? ["r will disappear", "r did disappear"] : []) + ["s will appear", "s did appear", "dismissed"])
    expectEqual(provider.animator?.endings, [true, false])
    #expect(root.presentedViewController === screen && !screen.isBeingDismissed)
    // The next dismissal works as usual.
    dismiss()
    interaction.finish()
    app.advance(by: 1)
    expectEqual(row, "rrrrrrrr")
    expectNil(root.presentedViewController)
  }

  @Test func `V5: a view that is added during a cancelled dismissal stays behind the presented controller`() {
    screen.modalPresentationStyle = .currentContext
    present(animated: false)
    provider.interaction = interaction
    dismiss()
    let cover = View(frame: root.view.bounds)
    cover.backgroundColor = .red
    root.view.addSubview(cover)
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(row, "ssssssss")
  }

  @Test func `V5: a sheet whose dismissal is cancelled is hidden if the window behind it was hidden meanwhile`() {
    screen.modalPresentationStyle = .formSheet
    present(animated: false)
    let window = root.view.window
    provider.interaction = interaction
    dismiss()
    window?.isHidden = true
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(screen.view.window?.isHidden, true)
    window?.isHidden = false
    expectEqual(screen.view.window?.isHidden, false)
  }

  @Test func `V5: a presentation that is cancelled ends, and the presenter appears again`() {
    provider.interaction = interaction
    present()
    interaction.update(0.25)
    app.turn()
    expectEqual(row, "rrrrrrss")
    interaction.cancel()
    app.advance(by: 0.2)
    expectEqual(row, "rrrrrrrr")
    expectEqual(
      journal.take(),
      [
        "r will disappear", "s will appear", "presented", "s will disappear", "r will appear", "s did disappear",
        "r did appear",
      ])
    #expect(root.presentedViewController == nil && screen.presentingViewController == nil)
    expectEqual(provider.animator?.endings, [false])
  }

  @Test func `V5: the focus goes to the presenter when a dismissal begins, and back if it is cancelled`() {
    let (root, screen) = (LetterScreen("r"), LetterScreen("s"))
    app.application.windowScene.keyWindow?.rootViewController = root
    screen.transitioningDelegate = provider
    root.present(screen, animated: false)
    screen.second.becomeFirstResponder()
    provider.interaction = interaction
    root.dismiss()
    app.turn()
    #expect(root.first.isFocused)
    interaction.update(0.5)
    interaction.cancel()
    app.advance(by: 1)
    #expect(screen.second.isFocused)
  }

  @Test func `V5: a call of dismiss during an interactive dismissal completes it, also after it was cancelled`() {
    beginDismissal()
    interaction.update(0.5)
    interaction.cancel()
    app.advance(by: 0.05)
    dismiss()
    app.advance(by: 1)
    expectNil(root.presentedViewController)
    expectEqual(row, "rrrrrrrr")
    expectEqual(journal.take().suffix(4), ["s did disappear", "r did appear", "dismissed", "dismissed"])
  }

  @Test func `V5: a presentation during an interactive dismissal ends the dismissal`() {
    beginDismissal()
    interaction.update(0.5)
    app.turn()
    let other = LetterScreen("o", isBare: true)
    root.present(other, animated: false)
    app.turn()
    expectEqual(row, "oooooooo")
    expectEqual(provider.animator?.endings, [true, true])
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(row, "oooooooo")
    expectNil(screen.presentingViewController)
  }

  @Test func `V5: an interactive dismissal whose window is hidden goes back`() {
    beginDismissal()
    interaction.update(0.5)
    app.turn()
    app.application.windowScene.keyWindow?.isHidden = true
    app.advance(by: 1)
    #expect(root.presentedViewController === screen)
    #expect(!screen.isBeingDismissed)
  }

  @Test func `V5: a dismissal is not interactive if the dismissed controller presents another one`() {
    present(animated: false)
    screen.present(LetterScreen("t", isBare: true), animated: false)
    provider.interaction = interaction
    dismiss()
    app.advance(by: 1)
    expectNil(root.presentedViewController)
    expectEqual(row, "rrrrrrrr")
  }

  @Test func `V5: an interaction follows the user with reduced motion too, and ends at once`() {
    beginDismissal()
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    interaction.update(0.5)
    app.turn()
    expectEqual(row, "rrrrssss")
    interaction.cancel()
    app.turn()
    expectEqual(row, "ssssssss")
  }

  @Test func `V5: speed and curve of an interaction apply to the rest of the transition`() {
    beginDismissal()
    interaction.completionSpeed = 2
    interaction.completionCurve = .easeIn
    interaction.finish()
    app.turn()
    app.advance(by: 0.1)
    expectEqual(row, "rrssssss", "a quarter of the way after half of the time")
    app.advance(by: 0.11)
    expectEqual(row, "rrrrrrrr")
  }

  @Test func `V5: an interaction that wants no interactive start pauses a running transition`() {
    interaction.wantsInteractiveStart = false
    beginDismissal()
    app.advance(by: 0.1)
    expectEqual(row, "rrssssss")
    interaction.pause()
    #expect(abs(interaction.percentComplete - 0.25) < 0.001)
    app.advance(by: 5)
    expectEqual(row, "rrssssss")
    interaction.update(0.75)
    app.turn()
    expectEqual(row, "rrrrrrss")
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(row, "ssssssss")
    #expect(root.presentedViewController === screen)
  }

  @Test func `V5: an interaction without a transition does nothing`() {
    interaction.update(0.5)
    interaction.cancel()
    interaction.finish()
    interaction.pause()
    expectEqual(interaction.percentComplete, 0)
    expectEqual(interaction.duration, 0)
  }
}
