import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
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
    #expect(provider.take() == ["Root presents Screen for Root"])
    #expect(row == "rrrrrrrr")
    app.advance(by: 0.2)
    #expect(row == "rrrrssss")
    app.advance(by: 0.3)
    #expect(row == "ssssssss")
    #expect(provider.animator?.endings == [true])
    dismiss()
    #expect(provider.take() == ["Screen is dismissed"])
    app.advance(by: 0.2)
    #expect(row == "rrrrssss")
    app.advance(by: 0.3)
    #expect(row == "rrrrrrrr")
    #expect(provider.animator?.endings == [true, true])
    #expect(root.view.superview === app.application.windowScene.keyWindow)
  }

  @Test func `V5: an animated presentation has the callbacks of other presentations, the last ones at its end`() {
    present()
    #expect(journal.take() == ["r will disappear", "s will appear"])
    app.advance(by: 0.3)
    #expect(journal.take() == [])
    app.advance(by: 0.2)
    #expect(journal.take() == ["r did disappear", "s did appear", "presented"])
    dismiss()
    #expect(journal.take() == ["s will disappear", "r will appear"])
    app.advance(by: 0.5)
    #expect(journal.take() == ["s did disappear", "r did appear", "dismissed"])
  }

  @Test func `V5: without an animation, and with a delegate that returns nil, no animator moves the view`() {
    present(animated: false)
    #expect(provider.take() == [])
    #expect(row == "ssssssss")
    provider.animator = nil
    dismiss()
    app.advance(by: 0.15)
    #expect(row == "ssssssss", "the view moves down")
    #expect(app.row(0) != "ssssssss")
    app.advance(by: 0.3)
    #expect(row == "rrrrrrrr")
  }

  @Test func `V5: the context has the frames of the views at the start and at the end`() {
    let whole = Rect(0, 0, 8, 3)
    present()
    #expect(provider.animator?.frames == [whole, .zero, .zero, whole])
    #expect(provider.animator?.context?.presentationStyle == .fullScreen)
    #expect(provider.animator?.context?.view(forKey: .from) === root.view)
    app.advance(by: 1)
    screen.dismiss()
    app.turn()
    #expect(provider.animator?.frames == [whole, .zero, .zero, whole])
    #expect(provider.animator?.context?.view(forKey: .to) === root.view)
  }

  @Test func `V5: a presenter's view that stays on the screen is not part of the transition`() {
    screen.modalPresentationStyle = .overFullScreen
    present()
    #expect(provider.animator?.context?.view(forKey: .from) == nil)
    #expect(provider.animator?.context?.viewController(forKey: .from) === root)
  }

  @Test func `V5: with reduced motion, an animator's changes take effect at once`() {
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    present()
    #expect(row == "ssssssss")
    #expect(journal.take().last == "presented")
  }

  @Test func `V5: a dismissal during an animated presentation continues from what is shown`() {
    present()
    app.advance(by: 0.2)
    #expect(row == "rrrrssss")
    dismiss()
    #expect(provider.animator?.endings == [false])
    #expect(row == "rrrrssss")
    app.advance(by: 0.2)
    #expect(row == "rrrrrrss")
    app.advance(by: 0.4)
    #expect(row == "rrrrrrrr")
    #expect(
      journal.take() == [
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
    #expect(journal.take() == [])
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
    #expect(journal.take() == ["s will disappear", "r will appear"])
    app.advance(by: 5)
    #expect(row == "ssssssss")
    interaction.update(0.5)
    app.turn()
    #expect(row == "rrrrssss")
    app.advance(by: 5)
    #expect(row == "rrrrssss")
    interaction.update(0.25)
    app.turn()
    #expect(row == "rrssssss", "an interaction can go back")
    interaction.update(1)
    app.turn()
    #expect(row == "rrrrrrrr")
    #expect(interaction.percentComplete == 1)
    interaction.update(0.5)
    app.turn()
    #expect(row == "rrrrssss", "the end of an animation is not the end of the interaction")
    #expect(journal.take() == [])
  }

  @Test func `V5: an interactive dismissal that is finished runs the rest of its duration`() {
    beginDismissal()
    interaction.update(0.5)
    app.turn()
    interaction.finish()
    app.turn()
    app.advance(by: 0.1)
    #expect(row == "rrrrrrss")
    app.advance(by: 0.15)
    #expect(row == "rrrrrrrr")
    #expect(
      journal.take() == ["s will disappear", "r will appear", "s did disappear", "r did appear", "dismissed"])
    #expect(root.presentedViewController == nil)
    #expect(screen.view.window == nil)
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
    #expect(journal.take().contains { $0.contains("did") } == false, "the callbacks come at the end")
    app.advance(by: 0.3)
    #expect(app.row(1) == picture)
    #expect(
      journal.take()
        == (hides ? ["r will disappear", "r did disappear"] : []) + ["s will appear", "s did appear", "dismissed"])
    #expect(provider.animator?.endings == [true, false])
    #expect(root.presentedViewController === screen && !screen.isBeingDismissed)
    // The next dismissal works as usual.
    dismiss()
    interaction.finish()
    app.advance(by: 1)
    #expect(row == "rrrrrrrr")
    #expect(root.presentedViewController == nil)
  }

  @Test func `V5: a presentation that is cancelled ends, and the presenter appears again`() {
    provider.interaction = interaction
    present()
    interaction.update(0.25)
    app.turn()
    #expect(row == "rrrrrrss")
    interaction.cancel()
    app.advance(by: 0.2)
    #expect(row == "rrrrrrrr")
    #expect(
      journal.take() == [
        "r will disappear", "s will appear", "presented", "s will disappear", "r will appear", "s did disappear",
        "r did appear",
      ])
    #expect(root.presentedViewController == nil && screen.presentingViewController == nil)
    #expect(provider.animator?.endings == [false])
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
    #expect(root.presentedViewController == nil)
    #expect(row == "rrrrrrrr")
    #expect(journal.take().suffix(4) == ["s did disappear", "r did appear", "dismissed", "dismissed"])
  }

  @Test func `V5: a presentation during an interactive dismissal ends the dismissal`() {
    beginDismissal()
    interaction.update(0.5)
    app.turn()
    let other = LetterScreen("o", isBare: true)
    root.present(other, animated: false)
    app.turn()
    #expect(row == "oooooooo")
    #expect(provider.animator?.endings == [true, true])
    interaction.cancel()
    app.advance(by: 1)
    #expect(row == "oooooooo")
    #expect(screen.presentingViewController == nil)
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
    #expect(root.presentedViewController == nil)
    #expect(row == "rrrrrrrr")
  }

  @Test func `V5: an interaction follows the user with reduced motion too, and ends at once`() {
    beginDismissal()
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    interaction.update(0.5)
    app.turn()
    #expect(row == "rrrrssss")
    interaction.cancel()
    app.turn()
    #expect(row == "ssssssss")
  }

  @Test func `V5: speed and curve of an interaction apply to the rest of the transition`() {
    beginDismissal()
    interaction.completionSpeed = 2
    interaction.completionCurve = .easeIn
    interaction.finish()
    app.turn()
    app.advance(by: 0.1)
    #expect(row == "rrssssss", "a quarter of the way after half of the time")
    app.advance(by: 0.11)
    #expect(row == "rrrrrrrr")
  }

  @Test func `V5: an interaction that wants no interactive start pauses a running transition`() {
    interaction.wantsInteractiveStart = false
    beginDismissal()
    app.advance(by: 0.1)
    #expect(row == "rrssssss")
    interaction.pause()
    #expect(abs(interaction.percentComplete - 0.25) < 0.001)
    app.advance(by: 5)
    #expect(row == "rrssssss")
    interaction.update(0.75)
    app.turn()
    #expect(row == "rrrrrrss")
    interaction.cancel()
    app.advance(by: 1)
    #expect(row == "ssssssss")
    #expect(root.presentedViewController === screen)
  }

  @Test func `V5: an interaction without a transition does nothing`() {
    interaction.update(0.5)
    interaction.cancel()
    interaction.finish()
    interaction.pause()
    #expect(interaction.percentComplete == 0)
    #expect(interaction.duration == 0)
  }
}
