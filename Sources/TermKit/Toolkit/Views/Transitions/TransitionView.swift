import TermKitGraphics
import TermKitInput

/// The view that the transition of a container takes place in, if the program animates it.
///
/// The controller that leaves gets no touches and no focus.
final class TransitionView: View {
  private let leaving: View?
  private let layOut: @MainActor () -> Void
  private var laidOutSize: Size?
  /// The insets by which bars cover the contents.
  var contentSafeArea = EdgeInsets.zero {
    didSet { if contentSafeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  /// Creates a container.
  /// - Parameters:
  ///   - leaving: The view that leaves, or nil.
  ///   - layOut: Places the views at their final positions. Called when the size changes during the transition.
  init(leaving: View?, layOut: @escaping @MainActor () -> Void) {
    (self.leaving, self.layOut) = (leaving, layOut)
    super.init()
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var safeAreaForSubviews: EdgeInsets? { contentSafeArea }

  override func layoutSubviews() {
    if let laidOutSize, laidOutSize != bounds.size { layOut() }
    laidOutSize = bounds.size
  }

  override var subviewsForFocus: [View] { super.subviewsForFocus.filter { $0 !== leaving } }

  override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return leaving.map { found?.isDescendant(of: $0) == true } == true ? self : found
  }

  /// Removes the view from its superview, and the views from it that the animator has left there.
  func removeWithContents() {
    removeFromSuperview()
    for view in subviews { view.removeFromSuperview() }
  }

  // Touches do not reach views behind the transition.
  override func touchBegan(_ touch: Touch) {}
  override func touchMoved(_ touch: Touch) {}
  override func touchEnded(_ touch: Touch) {}
  override func touchCancelled(_ touch: Touch) {}
}

extension ViewController {
  /// Returns this controller as a side of a transition of its container.
  /// - Parameter frame: Returns the frame of the view at the start or the end, in the container's coordinates.
  final func transitionSide(_ frame: @escaping @MainActor (_ isAtEnd: Bool) -> Rect) -> ControllerTransition.Side {
    ControllerTransition.Side(controller: self, view: { [weak self] in self?.view }, frame: frame)
  }
}
