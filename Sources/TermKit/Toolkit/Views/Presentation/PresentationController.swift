import TermKitGraphics

/// An object that places a presented controller and views around it, until the dismissal. UIKit's `UIPresentationController`.
///
/// Subclass it, and return it from the `transitioningDelegate` of a controller with the `modalPresentationStyle` `.custom`:
///
///     final class Drawer: PresentationController {
///       private let dimming = View()
///
///       override var frameOfPresentedViewInContainerView: Rect {
///         let area = containerView?.bounds ?? .zero
///         return Rect(x: area.width - 30, y: 0, width: min(30, area.width), height: area.height)
///       }
///
///       override func presentationTransitionWillBegin() {
///         guard let containerView else { return }
///         dimming.frame = containerView.bounds
///         dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         dimming.backgroundColor = .black
///         dimming.alpha = 0
///         containerView.insertSubview(dimming, at: 0)
///         presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.3 }
///       }
///
///       override func dismissalTransitionWillBegin() {
///         presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
///       }
///     }
///
/// The presented view goes to its frame on its own, at the start and whenever the container or `preferredContentSize` has another size.
@MainActor open class PresentationController {
  /// The controller that is presented.
  public final unowned let presentedViewController: ViewController
  // Nil for a popover's controller, which the presented controller owns.
  private let retained: ViewController?
  /// The controller that presents it. Nil if it was released.
  public internal(set) final weak var presentingViewController: ViewController?
  /// The presentation under way, or nil.
  final weak var presentation: Presentation?

  /// Creates a presentation controller for `presentedViewController`, which the controller `presenting` presents.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    self.presentedViewController = presentedViewController
    retained = presentedViewController
    presentingViewController = presenting
  }

  /// Creates a presentation controller that a controller owns, for its own presentations.
  init(ownedBy controller: ViewController) {
    presentedViewController = controller
    retained = nil
  }

  /// The style of the presentation.
  public final var presentationStyle: ModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }

  /// The view with the presented view and everything around it, over the window or the presenting view. Nil outside of the presentation.
  public final var containerView: View? { presentation.flatMap { $0.container.superview == nil ? nil : $0.container } }

  /// The view that is placed and animated. Defaults to the view of the presented controller.
  ///
  /// An override may return another view that contains it. It must return the same view each time.
  open var presentedView: View? { presentedViewController.view }

  /// The final frame of the presented view, in the container's coordinates. Defaults to the whole container, or to the frame of the sheet.
  open var frameOfPresentedViewInContainerView: Rect { presentation?.container.usualFrame ?? .zero }

  /// Whether the presenting controller's view leaves the screen during the presentation. Defaults to true for `.fullScreen`, else to false.
  ///
  /// Overrides have an effect with the style `.custom`.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Called before the container is laid out. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Called before a presentation starts to move, when the container is on the screen. The default implementation does nothing.
  ///
  /// The place to add views to the container, and to animate them together with the presentation.
  open func presentationTransitionWillBegin() {}

  /// Called after a presentation has ended. The default implementation does nothing.
  /// - Parameter completed: Whether the controller is presented now. False if the presentation was cancelled or interrupted.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before a dismissal starts to move. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after a dismissal has ended. The default implementation does nothing.
  /// - Parameter completed: Whether the controller is dismissed now. False if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension ViewController {
  /// The presentation controller that places this controller, or its nearest presented ancestor. Nil while neither is presented.
  public final var presentationController: PresentationController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresentation).first?.controller
  }
}
