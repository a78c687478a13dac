import TermKit

/// A navigation controller whose board is dragged from the left edge, off a list and back. A step moves the mouse by four columns, so it is
/// a frame of the interactive pop. The button is never released.
final class DraggedPopView: SteppingView {
  private let navigation = NavigationController(rootViewController: LettersViewController())
  private static let stride = 4

  private init() {
    super.init()
    navigation.pushViewController(BoardViewController(), animated: false)
    navigation.isToolbarHidden = false
  }

  /// Returns a controller that shows such a view.
  static func controller() -> ViewController {
    let view = DraggedPopView()
    let controller = KeyedController()
    controller.view = view
    controller.addChild(view.navigation)
    view.addSubview(view.navigation.view)
    view.navigation.didMove(toParent: controller)
    return controller
  }

  override func layoutSubviews() { navigation.view.frame = bounds }

  override func step() {
    if stepCount == 1 { report(.press(.left), column: 0) }
    let way = max(2, bounds.width / Self.stride - 1)
    let (place, turn) = ((stepCount - 1) % (2 * way - 2), 2 * way - 2)
    report(.drag(.left), column: Self.stride * (place < way ? place + 1 : turn - place + 1))
  }

  private func report(_ action: MouseEvent.Action, column: Int) {
    window?.windowScene?.handle(.mouse(MouseEvent(action, at: Point(x: column, y: bounds.height / 2))))
  }
}

/// A controller whose view gets all keys.
private final class KeyedController: ViewController {
  override var preferredFocusedView: View? { view }
}
