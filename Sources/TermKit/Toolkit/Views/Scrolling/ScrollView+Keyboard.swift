import TermKitGraphics

// The room for the views for entering text (V8). These methods run inside the animation of those views, which the content follows.

extension ScrollView {
  /// The rows at the bottom that the views for entering text cover.
  final var coveredRows: Int {
    guard automaticallyAdjustsKeyboardInsets, let keyboard = window?.windowScene?.keyboard,
      !superviews.contains(where: { $0 is ScrollView })
    else { return 0 }
    return keyboard.coveredRows(of: self)
  }

  /// Scrolls the first responder into view if it is inside this view.
  final func avoidKeyboard() {
    guard let focused = window?.firstResponder, focused.isDescendant(of: self) else { return }
    let place = focused.accessibilityFocus
    guard let rect = place.rectToShow else { return }
    // After the user has scrolled, there is another place to go back to.
    let before = keyboardScroll.flatMap { $0.after == targetOffset ? $0.before : nil } ?? targetOffset
    scrollToShow(convert(rect, from: place))
    if targetOffset != before { keyboardScroll = (before, targetOffset) }
  }

  /// Scrolls back, unless the user or the program has scrolled in the meantime.
  /// - Returns: Whether the view has scrolled back.
  final func returnFromKeyboard() -> Bool {
    let place = keyboardScroll.flatMap { $0.after == targetOffset ? $0.before : nil }
    keyboardScroll = nil
    contentOffset = place ?? targetOffset
    return place != nil
  }

  /// Scrolls the scroll views around this one to make a rectangle of its content visible, without an animation.
  package final func showInOuterScrollViews(_ rect: Rect) {
    View.performWithoutAnimation {
      for case let outer as ScrollView in superviews { outer.scrollToShow(outer.convert(rect, from: self)) }
    }
  }
}

extension View {
  /// The part to scroll into view while the view has the focus: all of it, or the cursor of a view that scrolls, or nil without a cursor.
  fileprivate final var rectToShow: Rect? {
    guard self is ScrollView else { return bounds }
    return cursorPosition.map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
  }
}
