import TermKitGraphics
import TermKitInput
import TermKitViews

// The views at the sides of a text field's line.

extension TextField {
  // The text keeps at least this many columns.
  private static let minimumTextWidth = 4
  private static let gap = 1

  private var focusedSideView: View? {
    guard let view = window?.firstResponder, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  /// Whether a side view or a view inside it has the focus.
  var isSideViewFocused: Bool { focusedSideView != nil }

  /// Moves the focus from a side view back to the text if the key is the arrow key that points there. The window cannot do so, because the
  /// field surrounds its side views.
  func leaveSideView(by key: Key) -> Bool {
    guard isEnabled, let focusedSideView else { return false }
    let isLeft = leftView.map(focusedSideView.isDescendant) ?? false
    return key == Key(isLeft ? .right : .left) && becomeFirstResponder()
  }

  /// Returns whether a part with a mode is shown now. A side view with the focus counts as editing, because it acts on the text.
  package func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder || isSideViewFocused
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  // The side view, if it is shown now and was not moved to another superview.
  private func shown(_ view: View?, _ mode: ViewMode) -> View? {
    guard let view, view.superview === self, isShown(mode) else { return nil }
    return view
  }

  private func width(of view: View?) -> Int {
    guard let view else { return 0 }
    let best = view.sizeThatFits(Size(width: .max / 4, height: 1)).width
    return best > 0 ? best : view.frame.width
  }

  /// The columns that the side views and the gaps beside them take from the row of the text.
  var sideWidths: (left: Int, right: Int) {
    let room = max(0, border.textRect.width - Self.minimumTextWidth)
    func taken(_ width: Int, of room: Int) -> Int { width == 0 || room <= Self.gap ? 0 : min(room, width + Self.gap) }
    let left = taken(width(of: shown(leftView, leftViewMode)), of: room)
    return (left, taken(width(of: shown(rightView, rightViewMode)), of: room - left))
  }

  /// The columns that the side views take if both are shown. A side view with the mode `never` takes none.
  var sideColumns: Int {
    let views = [(leftView, leftViewMode), (rightView, rightViewMode)].filter { $0.1 != .never }
    return views.map { width(of: $0.0) }.filter { $0 > 0 }.reduce(0) { $0 + $1 + Self.gap }
  }

  /// Shows, hides and places the side views.
  func placeSideViews() {
    let (left, right) = sideWidths
    let row = border.textRect
    place(leftView, left, at: row.minX)
    place(rightView, right, at: row.maxX - right + Self.gap)
  }

  private func place(_ view: View?, _ columns: Int, at x: Int) {
    guard let view, view.superview === self else { return }
    view.isHidden = columns == 0
    if columns > 0 { view.frame = Rect(x: x, y: border.textRect.minY, width: columns - Self.gap, height: 1) }
  }
}
