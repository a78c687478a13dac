import TermKitGraphics

/// One controller presented over another, from the call of `present` until the presentation has ended (V3).
///
/// Even if it is interrupted, each of the two controllers gets each callback once (V2), and each completion is called once.
@MainActor package final class Presentation {
  enum Phase { case presenting, presented, dismissing, dismissed }

  private(set) weak var presenter: ViewController?
  /// The controller that is presented.
  package let presented: ViewController
  let style: ModalPresentationStyle
  private(set) var phase = Phase.presenting
  /// Whether the presenter disappears because this presentation covers it.
  private(set) var coversPresenter = false

  private weak var window: Window?
  private let sheet: SheetWindow?
  private let container = PresentationView()
  /// The superview of the presenter's view before that view was removed from the screen.
  private(set) weak var presenterSuperview: View?
  /// Whether the presenter has yet to appear again after the presented controller.
  private var restoresPresenter = false
  private let modeBehind: TintAdjustmentMode
  /// Called once when the controller has arrived, or when a dismissal interrupts the presentation.
  private var arrivalCompletion: (@MainActor () -> Void)?
  private var dismissalCompletions: [@MainActor () -> Void] = []
  private var transitionCount = 0

  init(of presented: ViewController, by presenter: ViewController, in window: Window) {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    style = presented.modalPresentationStyle
    modeBehind = window.tintState.settings.mode
    sheet = style == .formSheet ? window.windowScene.map { SheetWindow(over: window, in: $0) } : nil
    container.presentation = self
    sheet?.wasClosed = { [weak self] in self?.end() }
  }

  /// Whether the controller is presented in a separate window.
  var isSheet: Bool { sheet != nil }

  /// Whether the presented controller, or a child that it names, controls the status bar (S5).
  package var capturesStatusBar: Bool {
    phase != .dismissing
      && (style == .fullScreen || !isSheet && presented.modalPresentationCapturesStatusBarAppearance)
  }

  /// Whether the presented controller is being dismissed, or has just been.
  var isEnding: Bool { phase == .dismissing || phase == .dismissed }

  /// Whether the presented controller belongs on the screen.
  var isPlaceOnScreen: Bool {
    let isPresented = phase == .presenting || phase == .presented
    return isPresented && (style.isOverContext ? presenter?.isPlaceOnScreen == true : window?.isAppeared == true)
  }

  var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }

  // MARK: Presenting

  // Each callback to a controller may end or reverse the presentation, so `phase` is checked after each.
  func begin(animated: Bool, _ completion: (@MainActor () -> Void)?) {
    presenter?.presentation = self
    presented.ownPresentation = self
    presented.lifecycleState.isEndingDismissal = false
    arrivalCompletion = completion
    if !style.isOverContext, let presenter { window?.presenters.append(presenter) }
    // The view is made before any other callback, because `viewDidLoad()` may dismiss the controller.
    presented.loadViewIfNeeded()
    guard phase == .presenting else { return }
    if style.hidesPresenter {
      presenter?.beginLifecycleTransition(false, animated: animated, by: driver)
      guard phase == .presenting else { return }
      coversPresenter = true
    } else {
      presenter?.rememberFocus()
    }
    if isPlaceOnScreen { presented.beginLifecycleTransition(true, animated: animated, by: driver) }
    guard phase == .presenting else { return }
    insert()
    // A callback may have taken the place off the screen.
    if phase == .presenting { presented.disappearUnlessPlaced() }
    guard phase == .presenting else { return }
    if isPlaceOnScreen { presented.takeFocus() }
    move(isDismissed: false, animated: animated) { [weak self] in self?.finishPresenting() }
  }

  private func insert() {
    guard let host = style.isOverContext ? presenter?.view : sheet ?? window else { return }
    container.frame = host.bounds
    setBlocking(presented.presentationBlocking)
    View.performWithoutAnimation {
      host.addSubview(container)
      container.embed(presented.view)
      container.layoutIfNeeded()
    }
    sheet?.makeKeyAndVisible()
  }

  // A presented controller that blocks nothing shows nothing.
  private func setBlocking(_ blocking: SiblingBlocking) {
    container.isHidden = blocking == .none
    container.siblingBlocking = blocking
  }

  /// Shows or hides the presented controller after a change of its `presentationBlocking`.
  func blockingMayHaveChanged() {
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

  private func finishPresenting() {
    if style == .fullScreen { removePresenterView() }
    if style == .currentContext { container.siblingBlocking = .inputAndDrawing }
    presenter?.endLifecycleTransition(by: driver)
    if phase == .presenting { presented.endLifecycleTransition(by: driver) }
    guard phase == .presenting else { return }
    phase = .presented
    completeArrival()
  }

  private func completeArrival() {
    let completion = arrivalCompletion
    arrivalCompletion = nil
    completion?()
  }

  private func removePresenterView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    presenterSuperview = superview
    view.removeFromSuperview()
  }

  // MARK: Dismissing

  /// Dismisses the presented controller, and everything that it presents in turn.
  func dismiss(animated: Bool, _ completion: (@MainActor () -> Void)?) {
    if let completion { dismissalCompletions.append(completion) }
    beginDismissing(animated: animated, restoresPresenter: true)
    if !animated { finishDismissing() }
  }

  /// Dismisses the controller because Escape was pressed.
  func dismissByKey() { dismiss(animated: true, nil) }

  /// Ends the presentation at once, without animation.
  func end(restoresPresenter: Bool = true) {
    beginDismissing(animated: false, restoresPresenter: restoresPresenter)
    finishDismissing()
  }

  private func beginDismissing(animated: Bool, restoresPresenter: Bool) {
    if isEnding { return }
    phase = .dismissing
    coversPresenter = false
    self.restoresPresenter = restoresPresenter
    completeArrival()
    guard phase == .dismissing else { return }
    presented.presentation?.beginDismissing(animated: animated, restoresPresenter: false)
    guard phase == .dismissing else { return }
    presented.beginLifecycleTransition(false, animated: animated, by: driver)
    guard phase == .dismissing else { return }
    restorePresenter(animated: animated)
    guard phase == .dismissing else { return }
    container.siblingBlocking = .none
    container.isUserInteractionEnabled = false
    sheet?.resignKeyAndTouches()
    if restoresPresenter, presenter?.isPlaceOnScreen == true { presenter?.takeFocus() }
    move(isDismissed: true, animated: animated) { [weak self] in self?.finishDismissing() }
  }

  private func restorePresenter(animated: Bool) {
    guard restoresPresenter else { return }
    restoresPresenter = false
    if style.hidesPresenter, presenter?.isPlaceOnScreen == true {
      presenter?.beginLifecycleTransition(true, animated: animated, by: driver)
    }
    guard let superview = presenterSuperview, let view = presenter?.viewIfLoaded else { return }
    presenterSuperview = nil
    View.performWithoutAnimation {
      view.frame = superview.bounds
      superview.insertSubview(view, at: 0)
    }
  }

  private func finishDismissing() {
    // A callback may end the presentation before the presenter was restored.
    restorePresenter(animated: false)
    if phase == .dismissed { return }
    phase = .dismissed
    presenter?.presentation = nil
    window?.presenters.removeAll { $0 === presenter }
    // A callback may present another controller.
    while let nested = presented.presentation { nested.end(restoresPresenter: false) }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    sheet?.end()
    presented.ownPresentation = nil
    if isSheet, !container.isDismissed { window?.tintAdjustmentMode = modeBehind }
    // The presented controller has left now, even if it got no callback yet, unless the presenter has just shown its view again.
    presented.lifecycleState.isEndingDismissal = true
    presented.disappearUnlessPlaced()
    // If a child's callback has ended the presentation, the controller's own callback is still due.
    if !presented.lifecycleState.isEnding { presented.lifecycleState.isEndingDismissal = false }
    presenter?.endLifecycleTransition(by: driver)
    let completions = dismissalCompletions
    dismissalCompletions = []
    completions.forEach { $0() }
  }

  /// Traps if other code removes the presented view.
  func willRemovePresentedView(_ view: View) {
    let isCovered = presented.presentation?.coversPresenter == true
    Contract.require(
      phase == .dismissed || isCovered || view !== presented.viewIfLoaded,
      "the view of \(ViewController.name(of: presented)) cannot be removed while the controller is presented: dismiss it"
    )
  }

  // MARK: Animation

  private func move(isDismissed: Bool, animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    transitionCount += 1
    let transition = transitionCount
    container.isDismissed = isDismissed
    guard animated else {
      View.performWithoutAnimation { apply() }
      return completion()
    }
    View.animate(withDuration: Self.duration) {
      apply()
    } completion: { [weak self] _ in
      if transition == self?.transitionCount { completion() }
    }
  }

  private func apply() {
    container.layOut()
    if isSheet { window?.tintAdjustmentMode = container.isDismissed ? modeBehind : .dimmed }
    presented.setNeedsStatusBarAppearanceUpdate()
  }

  private static let duration = 0.3

  /// Updates the layout because the size of the sheet or of the screen has changed.
  func layoutChanged() { container.setNeedsLayout() }
}
