import TermKitGraphics

/// Shows the input views of the first responder at the bottom edge of a scene, and announces their frame (V8).
///
/// The views change before the next event or the next frame, for the first responder at that time. If the focus moves between two text
/// fields in one event, the area therefore does not hide in between.
@MainActor package final class Keyboard {
  /// The views to show.
  private struct Contents {
    /// The first responder that the views belong to.
    weak var owner: Responder?
    var inputView: View?
    var accessoryView: View?

    var views: [View] { [accessoryView, inputView].compactMap { $0 } }
  }

  /// A view whose layout depends on the area.
  private struct Follower {
    weak var view: View?
    /// The number of the view's rows that were covered when it was laid out.
    var coveredRows: Int
  }

  /// The times at which the frame has to be determined.
  private enum Due {
    case never
    /// With animation.
    case animated
    /// At once, because the size of the screen has changed.
    case atOnce
  }

  var observers: [KeyboardObserver] = []
  /// The frame at the end of the present movement, in cells of the screen. Below the bottom edge while nothing is shown.
  private(set) var frame = Rect.zero
  /// Whether the area belongs on the screen.
  private(set) var isShown = false
  /// The window of the area. It closes when the area has disappeared.
  private(set) var window: InputWindow?
  /// The open symbol palette, which takes the place of the input view of its owner.
  private var palette: (view: View, owner: View)?
  private var contents = Contents()
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var followerLimit = 32
  private var due = Due.never
  private var contentsAreDue = false
  // Tells the end of the last movement from the end of an interrupted one.
  private var moveCount = 0

  static let duration = 0.25

  // MARK: Changes

  /// Determines the input views again before the next event or the next frame.
  func setNeedsContents(in scene: WindowScene) {
    contentsAreDue = true
    setNeedsFrame(in: scene)
  }

  /// Determines the frame again before the next frame, because the best size of an input view may have changed.
  func setNeedsFrame(in scene: WindowScene) {
    if due == .never { due = .animated }
    scene.setNeedsFrame()
  }

  /// Places the area again because the screen has another size.
  func sizeChanged(in scene: WindowScene) {
    if isShown || !contents.views.isEmpty { due = .atOnce } else if let window { close(window) }
  }

  /// Whether the frame has to be determined before the next frame is drawn.
  var isDue: Bool { due != .never }

  /// Brings the area to its place. Called before the layout pass of each frame.
  func update(in scene: WindowScene) {
    updateContents(in: scene)
    guard due != .never else { return }
    let isAnimated = due == .animated
    due = .never
    let height = contents.views.isEmpty ? 0 : host(in: scene)
    if height > 0 || isShown { move(to: height, in: scene, animated: isAnimated) }
  }

  /// Changes the views if the first responder or its views are others than before. Called before each event and each frame, so that a key
  /// goes to a view that is about to appear, and not to one that is about to disappear.
  func updateContents(in scene: WindowScene) {
    let responder = scene.keyWindow?.firstKeyResponder
    guard contentsAreDue || responder !== contents.owner else { return }
    // Menus and lists of keys take keys only for a moment.
    if scene.keyWindow is any SystemWindow { return }
    contentsAreDue = false
    let old = contents
    contents = responder.map(contents(of:)) ?? Contents()
    if let palette, palette.owner !== responder { self.palette = nil }
    window?.area.isUserInteractionEnabled = !contents.views.isEmpty
    if old.inputView !== contents.inputView { window?.endFocus() }
    if old.views != contents.views { setNeedsFrame(in: scene) }
    guard !contents.views.isEmpty, host(in: scene) > 0 else { return }
    if old.inputView !== contents.inputView || old.owner !== responder { window?.focusIfNeeded() }
  }

  private func contents(of responder: Responder) -> Contents {
    let chain = responder.responderChain
    var found = Contents(owner: responder)
    found.inputView = palette?.owner === responder ? palette?.view : chain.lazy.compactMap(\.inputView).first
    found.accessoryView = chain.lazy.compactMap(\.inputAccessoryView).first
    return found
  }

  // MARK: The window

  /// Puts the views into the window. Returns the height of the area.
  private func host(in scene: WindowScene) -> Int {
    let level = scene.keyWindow.flatMap { $0 is any SystemWindow ? nil : $0.windowLevel }
    if let window, let level, window.windowLevel != level { close(window) }
    let place = isShown ? frame : hiddenFrame(height: 0, in: scene)
    let window = window ?? InputWindow(in: scene, level: level ?? .normal, placedAt: place)
    self.window = window
    window.owner = contents.owner
    window.area.show(inputView: contents.inputView, accessoryView: contents.accessoryView)
    window.tintColor = (contents.owner as? View)?.tintColor ?? scene.keyWindow?.tintColor
    window.show()
    // Another window may have become the key window.
    scene.bringToFront(window)
    return window.area.fit(in: scene.size)
  }

  private func close(_ window: InputWindow) {
    window.area.show(inputView: nil, accessoryView: nil)
    window.close()
    self.window = nil
  }

  private func hiddenFrame(height: Int, in scene: WindowScene) -> Rect {
    Rect(x: 0, y: scene.size.height, width: scene.size.width, height: height)
  }

  // The frame as it is drawn now.
  private func shownFrame(of window: InputWindow) -> Rect {
    Rect(origin: window.area.presentationFrame.origin, size: frame.size)
  }

  // MARK: Movement

  private func move(to height: Int, in scene: WindowScene, animated: Bool) {
    guard let window else { return }
    let wasShown = isShown
    let isOnScreen = wasShown || window.area.isMoving
    let begin = isOnScreen ? shownFrame(of: window) : hiddenFrame(height: height, in: scene)
    let hidden = hiddenFrame(height: frame.height, in: scene)
    let end = height > 0 ? Rect(x: 0, y: scene.size.height - height, width: scene.size.width, height: height) : hidden
    if wasShown, end == frame { return }
    (frame, isShown) = (end, height > 0)
    moveCount += 1
    let changes = wasShown != isShown
    let duration = animated && !scene.animator.isInstant ? Self.duration : 0
    let notification = { (name: KeyboardNotification.Name) in
      KeyboardNotification(
        name: name, keyboardFrameBegin: begin, keyboardFrameEnd: end, keyboardAnimationDuration: duration,
        keyboardAnimationCurve: .easeInOut)
    }
    let will: [KeyboardNotification.Name] =
      [.keyboardWillChangeFrame] + (changes ? [isShown ? .keyboardWillShow : .keyboardWillHide] : [])
    let did: [KeyboardNotification.Name] =
      [.keyboardDidChangeFrame] + (changes ? [isShown ? .keyboardDidShow : .keyboardDidHide] : [])
    scene.layOutWindows()
    View.animate(withDuration: duration) {
      window.area.place(at: end.minY)
      post(will.map(notification))
      updateFollowers()
      scene.layOutWindows()
    } completion: { [weak self, number = moveCount] _ in
      self?.end(number, did.map(notification))
    }
  }

  // A movement that was interrupted has not ended where it was announced to end.
  private func end(_ number: Int, _ notifications: [KeyboardNotification]) {
    guard number == moveCount else { return }
    if !isShown, contents.views.isEmpty, let window { close(window) }
    post(notifications)
  }

  private func post(_ notifications: [KeyboardNotification]) {
    for notification in notifications {
      for observer in observers where observer.name == notification.name { observer.perform(notification) }
    }
  }

  // MARK: Views that follow

  /// Returns the number of rows at the bottom of a view that the area covers. From now on, the view is laid out when that number changes.
  func coveredRows(of view: View) -> Int {
    let rows = rows(of: view)
    followers[ObjectIdentifier(view)] = Follower(view: view, coveredRows: rows)
    if followers.count > followerLimit {
      removeLostFollowers()
      followerLimit = 2 * followers.count + 32
    }
    return rows
  }

  // Views that have left the screen are removed now and then.
  private func removeLostFollowers() {
    followers = followers.filter { $0.value.view?.window?.windowScene?.keyboard === self }
  }

  private func rows(of view: View) -> Int {
    guard isShown, let origin = view.window?.originOnScreen, isInFront(of: view) else { return 0 }
    let place = view.convert(view.bounds, to: nil).offset(by: origin)
    return max(0, min(place.height, place.maxY - frame.minY))
  }

  /// Whether the window of the area is in front of a view's window. False for menus over the area, and for views in it.
  func isInFront(of view: View) -> Bool {
    guard let window, let windows = window.windowScene?.windows, let other = view.window else { return false }
    return windows.prefix { $0 !== window }.contains(other)
  }

  /// Marks the views for layout of which other rows are covered now.
  /// - Returns: Whether there are any.
  @discardableResult
  func updateFollowers() -> Bool {
    var hasChanges = false
    removeLostFollowers()
    for (key, follower) in followers {
      guard let view = follower.view else { continue }
      let rows = rows(of: view)
      if rows == follower.coveredRows { continue }
      followers[key]?.coveredRows = rows
      view.setNeedsLayout()
      hasChanges = true
    }
    return hasChanges
  }
}

extension Keyboard {
  /// Opens a palette for a first responder, in place of its input view.
  package func open(_ palette: View, for owner: View, in scene: WindowScene) {
    self.palette = (palette, owner)
    setNeedsContents(in: scene)
  }

  /// Closes the open palette. Does nothing if none is open.
  package func closePalette(in scene: WindowScene) {
    guard palette != nil else { return }
    palette = nil
    setNeedsContents(in: scene)
  }

  /// The open palette, or nil.
  package var openPalette: View? { palette?.view }
}
