import TermKitGraphics
import TermKitInput

/// The view that the transition of a container takes place in, if the program animates it.
///
/// The controller that leaves gets no touches and no focus.
package final class TransitionView: TouchBarrier {
  private let leaving: View?
  private let layOut: @MainActor () -> Void
  private var laidOutSize: Size?
  /// The insets by which bars cover the contents.
  package var contentSafeArea = EdgeInsets.zero {
    didSet { if contentSafeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  /// Creates a container. `layOut` places the views at their final positions, when the size changes during the transition.
  package init(leaving: View?, layOut: @escaping @MainActor () -> Void) {
    (self.leaving, self.layOut) = (leaving, layOut)
    super.init()
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override var safeAreaForSubviews: EdgeInsets? { contentSafeArea }

  package override func layoutSubviews() {
    if let laidOutSize, laidOutSize != bounds.size { layOut() }
    laidOutSize = bounds.size
  }

  package override var subviewsForFocus: [View] { super.subviewsForFocus.filter { $0 !== leaving } }

  package override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return leaving.map { found?.isDescendant(of: $0) == true } == true ? self : found
  }

  /// Removes the view from its superview, and the views from it that the animator has left there.
  package func removeWithContents() {
    removeFromSuperview()
    for view in subviews { view.removeFromSuperview() }
  }
}

extension ViewController {
  /// Returns this controller as a side of a transition of its container, with the frames of its view at the start and the end.
  package final func transitionSide(
    _ frame: @escaping @MainActor (_ isAtEnd: Bool) -> Rect
  ) -> ControllerTransition.Side {
    ControllerTransition.Side(controller: self, view: { [weak self] in self?.view }, frame: frame)
  }
}
