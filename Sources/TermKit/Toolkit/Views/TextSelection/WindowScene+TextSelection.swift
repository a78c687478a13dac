import TermKitGraphics
import TermKitInput

extension WindowScene {
  /// The view in front in the key window: a presented screen, or else the window itself.
  package var frontView: View? {
    keyWindow.map { window in window.subviews.last { $0.siblingBlocking != .none } ?? window }
  }

  /// Lets the user select text with the keys, from the first text on. Returns false if the screen shows no text that can be selected.
  @discardableResult package func beginTextSelection() -> Bool {
    guard let view = frontView, !(view.window is any SystemWindow) else { return false }
    let texts = ScreenTexts(in: view)
    guard let first = texts.lines.indices.first else { return false }
    showTextSelection(texts, of: view, from: texts.place(line: first, isEnd: false), usesMouse: false)
    return true
  }

  @discardableResult private func showTextSelection(
    _ texts: ScreenTexts, of view: View, from place: ScreenTexts.Place, usesMouse: Bool
  ) -> TextSelectionView {
    menuWindow?.dismiss()
    let window = TextSelectionWindow(texts, of: view, from: place, usesMouse: usesMouse, in: self)
    window.makeKeyAndVisible()
    window.selection.becomeFirstResponder()
    return window.selection
  }

  /// Begins a selection with a drag from a text that takes no drag itself, or with a double click.
  /// - Returns: Whether the touch now belongs to the selection.
  func selectText(with touch: Touch, from start: Point, _ mouse: MouseEvent) -> Bool {
    guard touch.button == .left, touch.modifiers.isEmpty, let view = frontView, touch.view.isDescendant(of: view),
      !(view.window is any SystemWindow), !touch.view.takesDrags(from: start)
    else { return false }
    let texts = ScreenTexts(in: view)
    guard texts.hasText(at: start), let place = texts.place(at: start) else { return false }
    cancelTouch()
    let selection = showTextSelection(texts, of: view, from: place, usesMouse: true)
    let position = Touch.Position(cell: start, precise: Path.Position(x: Double(start.x), y: Double(start.y)))
    let new = Touch(
      view: selection, button: .left, at: position, modifiers: touch.modifiers, tapCount: touch.tapCount)
    self.touch = new
    gestureArbiter.begin(new, mouse)
    return true
  }
}

extension View {
  /// Whether the view is a cell of a list, or in one.
  final var isInListItem: Bool { sequence(first: self, next: \.superview).contains { $0 is any AccessibilityListItem } }

  /// Whether the view or a superview handles a drag that begins at a cell of the screen.
  fileprivate func takesDrags(from start: Point) -> Bool {
    sequence(first: self, next: \.superview).contains { view in
      if view is Control || view is TextSelectionView || view.keepsDrag(along: .vertical) { return true }
      return view.gestureRecognizers.contains { recognizer in
        switch recognizer {
        case is ScreenEdgePanGestureRecognizer: start.x == 0
        case let pan as PanGestureRecognizer: pan.isEnabled && pan.canBegin(at: start)
        case is SwipeGestureRecognizer: recognizer.isEnabled
        default: false
        }
      }
    }
  }
}
