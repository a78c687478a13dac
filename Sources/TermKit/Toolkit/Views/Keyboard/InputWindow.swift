import TermKitGraphics
import TermKitInput

/// The window of the first responder's input views. Only their area takes touches.
///
/// One of its views can be its first responder, while the text field stays the first responder of the key window. Keys go to the input view
/// first, such as the arrows to a picker, and then to the text field.
final class InputWindow: Window, SystemWindow {
  /// The first responder that the input views belong to.
  weak var owner: Responder?
  /// The view that contains the input views.
  let area: InputArea

  init(in scene: WindowScene, level: WindowLevel, placedAt frame: Rect) {
    area = InputArea()
    super.init(windowScene: scene, level: level)
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    addSubview(area)
    View.performWithoutAnimation { area.place(at: frame.minY) }
  }

  override var canBecomeKey: Bool { false }

  override var showsFocus: Bool { (owner as? View)?.window?.isKeyWindow != false }

  override var next: Responder? { owner ?? super.next }

  override var undoManager: UndoManager? { next?.undoManager }

  override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return found === self ? nil : found
  }

  override func layoutSubviews() { area.place(at: area.frame.minY) }

  // MARK: Focus

  // Left and Right that lead to no other view are left to the owner. They move the cursor of its text.
  override var keyCommands: [KeyCommand] {
    let unused: [Key] = [(Key(.left), viewToFocus(.left)), (Key(.right), viewToFocus(.right))].compactMap { key, view in
      view == nil ? key : nil
    }
    return super.keyCommands.map { command in
      var command = command
      command.keys.removeAll(where: unused.contains)
      return command
    }
  }

  // Tab leads to the views above the input view.
  override func focusIfNeeded() {
    if firstResponder == nil { area.content?.initialFocus?.becomeFirstResponder() }
  }

  /// Returns the keys to the owner of the input views.
  func endFocus() { forgetFirstResponder(below: self) }

  /// Moves the focus to the first view of the area.
  /// - Returns: Whether there is one, and no view of the area had the focus.
  func takeFocus() -> Bool { firstResponder == nil && focusableViews.first?.becomeFirstResponder() == true }

  // Beyond the last view come the views after the owner, and before the first view comes the owner.
  override func moveFocus(_ direction: FocusRing.Direction) {
    let views = focusableViews
    let index = firstResponder.flatMap { views.firstIndex(of: $0) }
    switch direction {
    case .next where index == views.indices.last:
      endFocus()
      (owner as? View)?.window?.moveFocusInWindow(.next)
    case .previous where index == 0: endFocus()
    case .up:
      let before = firstResponder
      moveFocusInWindow(.up)
      if firstResponder === before { endFocus() }
    default: moveFocusInWindow(direction)
    }
  }
}

/// The area of the input views: the accessory view, and below it the input view.
///
/// Below its contents, the view extends as far as the screen is high. When it moves up, there is therefore no gap at the bottom.
final class InputArea: TouchBarrier {
  private(set) var content: View?
  private(set) var accessory: View?
  /// The rows of the views, once they were placed.
  private var heights = (accessory: 0, input: 0)
  private var givenHeights: [ObjectIdentifier: Int] = [:]

  init() {
    super.init()
    // Set explicitly, so that no appearance rule for views hides the contents (A5).
    backgroundColor = Color(white: 0.94)
    clipsToBounds = true
  }

  func show(inputView: View?, accessoryView: View?) {
    let old = [content, accessory]
    let new = [inputView, accessoryView]
    (content, accessory) = (inputView, accessoryView)
    for case let view? in old where !new.contains(view) && view.superview === self {
      // The next area that shows the view finds the height that the program gave it.
      let height = givenHeights.removeValue(forKey: ObjectIdentifier(view))
      view.removeFromSuperview()
      View.performWithoutAnimation { view.frame.size.height = height ?? view.frame.height }
    }
    for case let view? in new where view.superview !== self {
      givenHeights[ObjectIdentifier(view)] = view.frame.height
      View.performWithoutAnimation { addSubview(view) }
    }
  }

  // The height that the program gave the view, or the best one.
  private func height(of view: View?, in size: Size) -> Int {
    guard let view else { return 0 }
    let given = givenHeights[ObjectIdentifier(view)] ?? 0
    return min(size.height, given > 0 ? given : view.sizeThatFits(size).height)
  }

  // On terminals with few colours, a line sets the area off.
  private var lineHeight: Int { SheetOutline.isNeeded(traitCollection) ? 1 : 0 }

  // The area leaves at least half of the screen to the windows. The input view becomes lower before the accessory view does.
  private func fittingHeights(in screen: Size) -> (accessory: Int, input: Int) {
    let most = max(0, screen.height / 2 - lineHeight)
    let accessory = height(of: self.accessory, in: Size(width: screen.width, height: most))
    return (accessory, height(of: content, in: Size(width: screen.width, height: most - accessory)))
  }

  /// Places the views for a size of the screen. Returns the height of the area.
  func fit(in screen: Size) -> Int {
    heights = fittingHeights(in: screen)
    View.performWithoutAnimation {
      accessory?.frame = Rect(x: 0, y: lineHeight, width: screen.width, height: heights.accessory)
      content?.frame = Rect(x: 0, y: lineHeight + heights.accessory, width: screen.width, height: heights.input)
    }
    let rows = heights.accessory + heights.input
    return rows == 0 ? 0 : rows + lineHeight
  }

  /// Moves the area to a row of the screen.
  func place(at y: Int) {
    let size = superview?.bounds.size ?? .zero
    frame = Rect(x: 0, y: y, width: size.width, height: size.height)
  }

  var isMoving: Bool { frameValue.isMoving }

  // The best size of a view in the area may have changed.
  override func layoutSubviews() {
    guard let scene = window?.windowScene, fittingHeights(in: scene.size) != heights else { return }
    scene.keyboard.setNeedsFrame(in: scene)
  }

  override func draw(in canvas: inout Canvas) {
    guard lineHeight > 0 else { return }
    let line = canvas.traits.glyphLevel == .ascii ? "-" : "─"
    canvas.draw(String(repeating: line, count: bounds.width), at: .zero, style: TextStyle(foreground: .gray))
  }

  // Like touches, the wheel does not go through to the owner of the views, which is the next responder.
  override func wheelTurned(x: Int, y: Int) -> Bool { true }
}
