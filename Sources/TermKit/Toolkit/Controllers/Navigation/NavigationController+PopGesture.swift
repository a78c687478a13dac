import TermKitBars
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A drag from the left edge of a navigation controller that pops the top screen.
///
/// The drag begins in the first column of the controller's view, which can be in the middle of the screen.
final class PopGestureRecognizer: ScreenEdgePanGestureRecognizer {
  private var interaction: PercentDrivenInteractiveTransition?
  private weak var navigationController: NavigationController?

  /// Creates a recognizer for a navigation controller. Without a delegate, the drag would also begin if there is no back button.
  init(of navigationController: NavigationController) {
    self.navigationController = navigationController
    super.init()
    edges = .left
    delegate = self
    addAction { [unowned self] _ in follow() }
  }

  override func canBegin(at cell: Point) -> Bool {
    guard let view, let window = view.window else { return false }
    return view.convert(Point.zero, to: nil).x + window.originOnScreen.x == cell.x
  }

  override func accepts(_ movement: Point) -> Bool { movement.x >= 2 * abs(movement.y) }

  private func follow() {
    switch state {
    case .began:
      interaction = navigationController?.beginInteractivePop()
      update()
    case .changed: update()
    case .ended:
      if isFarEnough { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    case .possible, .failed: break
    }
  }

  private var width: Int { max(1, view?.bounds.width ?? 1) }

  private func update() { interaction?.update(Double(translation(in: view).x) / Double(width)) }

  // Whether the drag would pass the middle if it went on for a quarter of a second. A slip of a few columns is fast if its reports arrive
  // together, so its velocity does not count.
  private var isFarEnough: Bool {
    let columns = translation(in: view).x
    let isSlip = columns < max(4, width / 8)
    return columns + (isSlip ? 0 : velocity(in: view).x / 4) > width / 2
  }
}

extension PopGestureRecognizer: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    navigationController?.stack.top?.navigationItem.wantsBackButton == true
      && navigationController?.canPopInteractively == true
  }

  // A drag from the edge pops, even over a view that could be dragged itself.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    let follows = otherGestureRecognizer is PanGestureRecognizer || otherGestureRecognizer is SwipeGestureRecognizer
    guard follows, let view = gestureRecognizer.view else { return false }
    return otherGestureRecognizer.view?.isDescendant(of: view) == true
  }
}

extension NavigationController {
  /// Whether there is a screen to go back to, and no transition is under way. A callback at the end of another transition could take the
  /// interaction for a pop of its own.
  fileprivate final var canPopInteractively: Bool { stack.controllers.count > 1 && stack.transition == nil }

  /// Pops the top screen under the control of an interaction, and returns the interaction; nil if nothing can be popped.
  fileprivate final func beginInteractivePop() -> PercentDrivenInteractiveTransition? {
    guard canPopInteractively else { return nil }
    let interaction = PercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    popInteraction = interaction
    popViewController(animated: true)
    popInteraction = nil
    return interaction
  }
}
