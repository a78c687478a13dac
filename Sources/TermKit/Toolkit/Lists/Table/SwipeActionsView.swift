import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The actions beside the contents of a row that was swiped. It is a subview of the cell, as wide as the contents have moved.
final class SwipeActionsView: View {
  let configuration: SwipeActionsConfiguration
  /// Whether the actions are at the left of the row.
  let isLeading: Bool
  /// The number of columns by which the contents have moved.
  var reveal = 0 { didSet { if reveal != oldValue { setNeedsLayout() } } }
  /// Whether the first action covers the others, because the release performs it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }
  /// Whether the actions go away: they close, or their row leaves. Nothing closes them again then.
  var isFrozen = false
  let buttons: [SwipeActionButton]

  init(_ configuration: SwipeActionsConfiguration, isLeading: Bool) {
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init()
    clipsToBounds = true
    // An action lies over the one that is farther from the edge.
    for button in buttons.reversed() { addSubview(button) }
  }

  /// The number of columns that all actions need.
  var fittingWidth: Int { buttons.reduce(0) { $0 + $1.width } }

  private var cell: TableViewCell? { superview as? TableViewCell }

  // Each action has its share of the width, and slides out from under its neighbour.
  override func layoutSubviews() {
    let total = max(1, fittingWidth)
    var end = 0
    for button in buttons {
      let start = end * reveal / total
      end += button.width
      let share = isFull && button === buttons.first ? 0..<reveal : start..<end * reveal / total
      let width = max(share.count, button.width)
      let x = isLeading ? share.upperBound - width : reveal - share.upperBound
      button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: traitCollection.strings.cancel, keys: [Key(.escape)]) { [weak self] in
        self?.cell?.endSwipe(animated: true)
      }
    ] + super.keyCommands
  }

  override func descendantLostFocus(_ view: View) {
    super.descendantLostFocus(view)
    let isInside = window?.firstResponder?.isDescendant(of: self) == true
    if !isInside, !isFrozen { cell?.endSwipe(animated: true) }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: Button {
  let action: ContextualAction

  init(_ action: ContextualAction) {
    self.action = action
    super.init(type: .custom, title: action.title, image: action.image)
    contentEdgeInsets = EdgeInsets(left: 1, right: 1)
    backgroundColor = action.backgroundColor
    setTitleColor(.white, for: .normal)
    addAction(for: .touchUpInside) { [unowned self] _ in
      (superview?.superview as? TableViewCell)?.table?.perform(action, from: self)
    }
  }

  /// The width of the button, in columns.
  var width: Int { sizeThatFits(.unlimited).width }
}

extension TableViewCell {
  /// The number of columns by which a swipe has moved the contents to the right. Negative to the left.
  final var swipeOffset: Int { editing.swipe.map { $0.isLeading ? $0.reveal : -$0.reveal } ?? 0 }

  /// Shows swipe actions beside the contents.
  final func beginSwipe(_ configuration: SwipeActionsConfiguration, isLeading: Bool) -> SwipeActionsView {
    editing.swipe?.removeFromSuperview()
    let swipe = SwipeActionsView(configuration, isLeading: isLeading)
    editing.swipe = swipe
    View.performWithoutAnimation {
      addSubview(swipe)
      placeSwipeActions()
    }
    return swipe
  }

  /// Moves the contents by a number of columns.
  final func setReveal(_ columns: Int, isFull: Bool = false, animated: Bool) {
    guard let swipe = editing.swipe else { return }
    swipe.isFull = isFull
    swipe.reveal = min(columns, bounds.width)
    setNeedsLayout()
    View.animateIf(animated && window != nil) { layoutIfNeeded() }
  }

  /// Moves the contents back and removes the actions. If one of them has the focus, the row gets it.
  final func endSwipe(animated: Bool) {
    guard let swipe = editing.swipe, !swipe.isFrozen || !animated else { return }
    swipe.isFrozen = true
    if window?.firstResponder?.isDescendant(of: swipe) == true { table?.engine.returnFocus(from: indexPath) }
    guard animated, window != nil else { return removeSwipe(swipe) }
    swipe.isUserInteractionEnabled = false
    swipe.reveal = 0
    setNeedsLayout()
    View.animate(withDuration: 0.2) {
      layoutIfNeeded()
    } completion: { [weak self] _ in
      if swipe.isFrozen { self?.removeSwipe(swipe) }
    }
  }

  private func removeSwipe(_ swipe: SwipeActionsView) {
    swipe.removeFromSuperview()
    guard editing.swipe === swipe else { return }
    editing.swipe = nil
    setNeedsLayout()
  }

  /// Places the swipe actions at the side that the contents have left.
  final func placeSwipeActions() {
    guard let swipe = editing.swipe else { return }
    let x = swipe.isLeading ? bounds.minX : bounds.maxX - swipe.reveal
    swipe.frame = Rect(x: x, y: bounds.minY, width: swipe.reveal, height: bounds.height)
  }
}
