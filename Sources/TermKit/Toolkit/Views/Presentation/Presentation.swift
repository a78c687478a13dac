import TermKitGraphics

/// One controller presented over another, from the call of `present` until the presentation has ended (V3).
///
/// Even if it is interrupted, each of the two controllers gets each callback once (V2), and each completion is called once. If a dismissal is
/// cancelled, the controllers get the opposite callbacks too (V5).
@MainActor package final class Presentation {
  enum Phase { case presenting, presented, dismissing, dismissed }

  package private(set) weak var presenter: ViewController?
  package let presented: ViewController
  /// The controller whose `present` was called.
  private(set) weak var source: ViewController?
  let style: ModalPresentationStyle
  /// The object that places the presented view. `prepare(animated:)` sets it.
  var controller: PresentationController
  private(set) var phase = Phase.presenting
  /// The animated transition under way, or nil.
  var transition: ControllerTransition?
  /// Whether the presenter disappears because this presentation covers it.
  private(set) var coversPresenter = false

  private weak var window: Window?
  let sheet: SheetWindow?
  /// The controller of a popover, or nil for other styles.
  let popover: PopoverPresentationController?
  package let container = PresentationView()
  /// The superview of the presenter's view before that view was removed from the screen.
  private(set) weak var presenterSuperview: View?
  /// The superview of the presenter's view outside of transitions.
  private weak var presenterHome: View?
  /// Whether the presentation controller was notified that a dismissal begins.
  private var hasAnnouncedDismissal = false
  /// Called once when the controller has arrived, or when a dismissal interrupts the presentation.
  private var arrivalCompletion: (@MainActor () -> Void)?
  private var dismissalCompletions: [@MainActor () -> Void] = []

  init(of presented: ViewController, by presenter: ViewController, from source: ViewController, in window: Window) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.window = window
    style = presented.modalPresentationStyle
    popover = presented.popoverPresentationController
    popover?.presentingViewController = presenter
    controller = popover ?? PresentationController(presentedViewController: presented, presenting: presenter)
    let hasWindow = style == .formSheet || style == .popover
    sheet = hasWindow ? window.windowScene.map { SheetWindow(over: window, in: $0) } : nil
    container.presentation = self
    sheet?.wasClosed = { [weak self] in self?.end() }
  }

  /// Whether the controller is presented in a separate window.
  package var isSheet: Bool { sheet != nil }

  /// Whether the presented controller, or a child that it names, controls the status bar (S5).
  package var capturesStatusBar: Bool {
    phase != .dismissing
      && (style == .fullScreen || !isSheet && presented.modalPresentationCapturesStatusBarAppearance)
  }

  /// Whether the presented controller is being dismissed, or has just been.
  package var isEnding: Bool { phase == .dismissing || phase == .dismissed }

  /// Whether the presented controller belongs on the screen.
  var isPlaceOnScreen: Bool {
    let isPresented = phase == .presenting || phase == .presented
    return isPresented && (style.isOverContext ? presenter?.isPlaceOnScreen == true : window?.isAppeared == true)
  }

  /// Whether the presenter's view leaves its window after the presentation.
  var removesPresenterView: Bool {
    style == .custom ? controller.shouldRemovePresentersView : style == .fullScreen
  }

  /// Whether the presenter disappears while the controller is presented.
  private var hidesPresenter: Bool { style == .custom ? controller.shouldRemovePresentersView : style.hidesPresenter }

  var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }

  // MARK: Presenting

  func begin(animated: Bool, _ completion: (@MainActor () -> Void)?) {
    presenter?.presentation = self
    presented.ownPresentation = self
    arrivalCompletion = completion
    if !style.isOverContext, let presenter { window?.presenters.append(presenter) }
    presented.loadViewIfNeeded()
    presenterHome = presenter?.viewIfLoaded?.superview
    prepare(animated: animated)
    container.isMovedByProgram = transition?.isCustom == true
    if hidesPresenter {
      // First, because a callback may place the presenter on the screen again, where it does not appear now.
      coversPresenter = true
      presenter?.beginLifecycleTransition(false, animated: animated, by: driver)
    } else {
      presenter?.rememberFocus()
    }
    if isPlaceOnScreen { presented.beginLifecycleTransition(true, animated: animated, by: driver) }
    if let popover { popover.delegate?.prepareForPopoverPresentation(popover) }
    insert()
    // A callback may have taken the presenter's view off the screen.
    presented.disappearUnlessPlaced()
    if isPlaceOnScreen { presented.takeFocus() }
    controller.presentationTransitionWillBegin()
    move(isDismissed: false, animated: animated)
    popover?.announceTitle()
  }

  private func insert() {
    guard let host = style.isOverContext ? presenter?.view : sheet ?? window else { return }
    container.frame = host.bounds
    setBlocking(presented.presentationBlocking)
    View.performWithoutAnimation {
      host.addSubview(container)
      container.embed(presentedView)
      container.layoutIfNeeded()
    }
    sheet?.appearAndBecomeKey()
  }

  /// The view that is placed and animated.
  var presentedView: View { controller.presentedView ?? presented.view }

  // A presented controller that blocks nothing shows nothing.
  private func setBlocking(_ blocking: SiblingBlocking) {
    container.isHidden = blocking == .none
    container.siblingBlocking = blocking
  }

  /// Shows or hides the presented controller after a change of its `presentationBlocking`.
  package func blockingMayHaveChanged() {
    let blocking = presented.presentationBlocking
    guard phase == .presenting || phase == .presented, let host = container.superview,
      blocking != container.siblingBlocking
    else { return }
    if container.isHidden { View.performWithoutAnimation { container.frame = host.bounds } }
    setBlocking(blocking)
    // The focus leaves the views that are covered now.
    guard blocking != .none, let focused = container.window?.firstResponder else { return }
    if focused.isDescendant(of: host), !focused.isDescendant(of: container) { presented.takeFocus() }
  }

  /// Ends the presentation's transition: the controller has arrived.
  func finishPresenting() {
    container.placeFinally()
    coverPresenterView()
    presenter?.endLifecycleTransition(by: driver)
    presented.endLifecycleTransition(by: driver)
    phase = .presented
    controller.presentationTransitionDidEnd(true)
    completeArrival()
  }

  private func completeArrival() {
    let completion = arrivalCompletion
    arrivalCompletion = nil
    completion?()
  }

  // An animator may have moved the presenter's view into the container.
  private func returnPresenterView() {
    guard let view = presenter?.viewIfLoaded, view.superview !== presenterHome, view.isDescendant(of: container) else {
      return
    }
    View.performWithoutAnimation { presenterHome?.insertSubview(view, at: 0) }
  }

  private func coverPresenterView() {
    returnPresenterView()
    if removesPresenterView, let view = presenter?.viewIfLoaded, let superview = view.superview {
      presenterSuperview = superview
      view.removeFromSuperview()
    }
    if style == .currentContext { container.siblingBlocking = .inputAndDrawing }
  }

  // MARK: Dismissing

  /// Dismisses the presented controller, and everything that it presents in turn.
  package func dismiss(animated: Bool, _ completion: (@MainActor () -> Void)?) {
    if phase == .dismissed {
      completion?()
      return
    }
    if let completion { dismissalCompletions.append(completion) }
    // A call by the program decides an interactive dismissal that is under way.
    if phase == .dismissing { transition?.complete() }
    beginDismissing(animated: animated, restoresPresenter: true)
    if !animated { finishDismissing() }
  }

  /// Dismisses the controller on behalf of the user, unless the delegate of its popover forbids it.
  func dismissForUser() {
    guard phase == .presented || phase == .presenting, !presented.isModalInPresentation else { return }
    let delegate = popover?.delegate
    if let popover, delegate?.presentationControllerShouldDismiss(popover) == false { return }
    StructuralChanges.perform { [self] in
      dismiss(animated: true) { [popover, weak delegate] in
        popover.map { delegate?.presentationControllerDidDismiss($0) }
      }
    }
  }

  /// Ends the presentation at once, without animation.
  package func end(restoresPresenter: Bool = true) {
    beginDismissing(animated: false, restoresPresenter: restoresPresenter)
    finishDismissing()
  }

  /// Ends the presentation because its transition was cancelled and has gone back to its start.
  func cancelPresenting() {
    guard phase == .presenting else { return }
    beginDismissing(animated: true, moves: false, restoresPresenter: true)
    finishDismissing()
  }

  /// Begins a dismissal. The callbacks are told of an animation if `animated` is true, even if `moves` is false.
  private func beginDismissing(animated: Bool, moves: Bool = true, restoresPresenter: Bool) {
    if isEnding { return }
    let wasPresenting = phase == .presenting
    phase = .dismissing
    coversPresenter = false
    let abandoned = transition
    transition = nil
    abandoned?.end(false, reverts: false) {}
    if wasPresenting { controller.presentationTransitionDidEnd(false) }
    completeArrival()
    presented.presentation?.beginDismissing(animated: animated, restoresPresenter: false)
    transition = animated && moves ? dismissalTransition(isInteractive: restoresPresenter) : nil
    presented.beginLifecycleTransition(false, animated: animated, by: driver)
    if restoresPresenter { restorePresenter(animated: animated) }
    container.siblingBlocking = .none
    container.isUserInteractionEnabled = false
    sheet?.resignKeyAndTouches()
    if restoresPresenter, presenter?.isPlaceOnScreen == true { presenter?.takeFocus() }
    if moves {
      hasAnnouncedDismissal = true
      controller.dismissalTransitionWillBegin()
    }
    move(isDismissed: true, animated: animated && moves)
  }

  private func restorePresenter(animated: Bool) {
    if hidesPresenter, presenter?.isPlaceOnScreen == true {
      presenter?.beginLifecycleTransition(true, animated: animated, by: driver)
    }
    guard let superview = presenterSuperview, let view = presenter?.viewIfLoaded else { return }
    presenterSuperview = nil
    View.performWithoutAnimation {
      view.frame = superview.bounds
      superview.insertSubview(view, at: 0)
    }
  }

  /// Ends the dismissal. A transition that is under way ends, too.
  func finishDismissing() {
    let interrupted = transition
    transition = nil
    if let interrupted { interrupted.end(true) { endDismissal() } } else { endDismissal() }
  }

  private func endDismissal() {
    if phase == .dismissed { return }
    phase = .dismissed
    presenter?.presentation = nil
    window?.presenters.removeAll { $0 === presenter }
    presented.presentation?.end(restoresPresenter: false)
    returnPresenterView()
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    sheet?.end()
    presented.ownPresentation = nil
    if !container.isDismissed { sheet?.updateTintBehind() }
    // The presented controller has left now, even if it got no callback yet, unless the presenter has just shown its view again.
    presented.lifecycleState.isEndingDismissal = true
    presented.disappearUnlessPlaced()
    presented.lifecycleState.isEndingDismissal = false
    presenter?.endLifecycleTransition(by: driver)
    if hasAnnouncedDismissal { controller.dismissalTransitionDidEnd(true) }
    completeDismissal()
  }

  private func completeDismissal() {
    let completions = dismissalCompletions
    dismissalCompletions = []
    completions.forEach { $0() }
  }

  // MARK: Cancelling a dismissal

  /// Goes on with the presentation, because the transition of a dismissal was cancelled and has gone back to its start (V5).
  func cancelDismissing() {
    guard phase == .dismissing else { return }
    phase = .presented
    hasAnnouncedDismissal = false
    container.isDismissed = false
    container.isMovedByProgram = false
    container.isUserInteractionEnabled = true
    setBlocking(presented.presentationBlocking)
    // Views that came to the front during the dismissal are in front of the container.
    container.superview?.bringSubviewToFront(container)
    sheet?.takeKeyAndTouches()
    View.performWithoutAnimation { apply() }
    coverPresenterAgain()
    appearAgain()
    controller.dismissalTransitionDidEnd(false)
    // The calls of `dismiss` have ended, even though the controller stays.
    completeDismissal()
  }

  // UIKit's order: the controller that does not come leaves first.
  private func coverPresenterAgain() {
    guard hidesPresenter else { return returnPresenterView() }
    coversPresenter = true
    presenter?.beginLifecycleTransition(false, animated: true, by: driver)
    coverPresenterView()
    presenter?.endLifecycleTransition(by: driver)
  }

  private func appearAgain() {
    guard isPlaceOnScreen else { return presented.disappearUnlessPlaced() }
    presented.beginLifecycleTransition(true, animated: true, by: driver)
    presented.endLifecycleTransition(by: driver)
    if isPlaceOnScreen { presented.takeFocus() }
  }

  /// Traps if other code removes the presented view.
  func willRemovePresentedView(_ view: View) {
    let isCovered = presented.presentation?.coversPresenter == true
    // An animator may move the view within the container, or into the container of another transition.
    let isMoving = transition?.isCustom == true || presented.presentation?.transition != nil
    Contract.require(
      phase == .dismissed || isCovered || isMoving || view !== presented.viewIfLoaded,
      "the view of \(ViewController.name(of: presented)) cannot be removed while the controller is presented: dismiss it"
    )
  }
}
