import TermKitGraphics
import TermKitInput

/// The windows on one terminal, with its traits and its input. UIKit's `UIWindowScene`.
@MainActor public final class WindowScene: Responder {
  /// The size of the terminal, in cells.
  public private(set) var size: Size
  /// The capabilities of the terminal and the user's settings. Size classes follow the size.
  public internal(set) var traitCollection: TraitCollection {
    didSet { isMirrored = traitCollection.layoutDirection == .rightToLeft }
  }
  /// Whether columns count from the right edge of the screen.
  package private(set) final var isMirrored: Bool { didSet { LayoutDirections.note(isMirrored: isMirrored) } }
  /// The traits to change to after all views have been called for the current ones.
  var pendingTraits: TraitCollection
  var isNotifyingTraits = false
  /// The title of the terminal's window or tab. Defaults to nil: the title of the screen in front. UIKit's `UIScene.title`.
  ///
  /// The terminal shows it before the `subtitle`, or the name of the program if there is neither. It has its former title again at the end of
  /// the program.
  public var title: String? { didSet { if title != oldValue { setNeedsTitleUpdate() } } }
  /// The text after the title, such as the name of the application. Defaults to "". UIKit's `UIScene.subtitle`.
  public var subtitle = "" { didSet { if subtitle != oldValue { setNeedsTitleUpdate() } } }
  /// The progress that the terminal shows at its tab or in the task bar, if it can. Defaults to nil: none.
  public var progress: TerminalProgress? { didSet { if progress != oldValue { setNeedsTitleUpdate() } } }
  /// Whether the view with the focus wants to know about releases of keys.
  final var needsKeyReleases = false
  /// The shape of the mouse pointer at its present place.
  final var pointerStyle = PointerStyle.system
  /// The shown windows, back to front: by level, then by the order in which they were shown or brought to the front.
  public private(set) var windows: [Window] = []
  /// The window that gets keys, or nil.
  public private(set) weak var keyWindow: Window?
  private var keyOrder = 0
  private let keyLimit = ChangeLimit()
  /// The rows that the status bar covers at the top; 0 while it is hidden.
  public package(set) var statusBarHeight = 0 {
    didSet { if statusBarHeight != oldValue { windows.forEach { $0.setNeedsLayoutInSubtree() } } }
  }

  /// The running animations.
  package let animator = Animator()
  /// Calls the views that track the pointer.
  let pointerTracker = PointerTracker()
  /// Follows the pointer for hover recognizers.
  let hoverTracker = HoverTracker()
  /// Decides which gestures are recognized.
  let gestureArbiter = GestureArbiter()
  /// Shows the input views of the first responder.
  package let keyboard = Keyboard()
  // The views to lay out after each change of the first responder or of the key window.
  private var focusFollowers: [Weak<View>] = []
  /// The gesture of the mouse wheel under way.
  var scrollGesture: ScrollGesture?
  private var plan = FramePlan()
  private var wholeRedraws = WholeRedraws()
  /// Whether something has asked for a frame.
  package private(set) var frameIsDue = true
  private var timers = TimerQueue()
  /// The current frames of animated images.
  package let imagePlayer = ImagePlayer()
  /// When views with animated images must be redrawn.
  var imageFrames = ImageFrameQueue()
  private var controllersToCheck: [ViewController] = []
  /// The controllers on the screen whose states are restored before the next frame.
  var controllersToRestore: [ViewController] = []
  private var layoutCount = 0
  // The number of consecutive frames after which layout was still needed.
  private var framesWithPendingLayout = 0
  /// The window of the open menu, or nil.
  weak var menuWindow: MenuWindow?
  /// The views that are placed beside views elsewhere.
  var anchored: [Weak<View>] = []
  /// The mouse press under way.
  var touch: Touch?
  /// The last mouse press, for counting double clicks.
  var lastTap: (position: Point, button: MouseEvent.Button, time: Double, count: Int)?
  /// The last key that a responder took in `pressBegan(_:)`, and that responder, which is only compared.
  var lastPress: (key: Key, responder: ObjectIdentifier)?
  private let clock: @MainActor () -> Double
  /// The scene whose code is running. While no application runs, the scene that was made last.
  package static weak var current: WindowScene?
  /// The application, the last responder in the chain. Nil in tests without an application.
  package weak var host: (any WindowSceneHost)?
  /// The symbols that the palette offers. Defaults to nil: the installed ones.
  package var symbolCatalog: SymbolCatalog?
  /// The symbols that the user has chosen last, the last one first.
  package var recentSymbols: [String] = []
  /// The application's pasteboard.
  package let pasteboard = Pasteboard()
  /// The application's theme, whose rules hold only in this scene.
  package internal(set) final var theme: (any Theme)?
  /// Whether changes of the accessibility elements need a frame also if the user has no screen reader in the terminal.
  package final var isObservedForAccessibility = false
  /// The number of the event that is handled. What undo managers register during one event is one step.
  package var eventNumber = 0
  /// The element that the screen reader read last.
  package final weak var readElement: View?

  /// Makes a scene.
  /// - Parameters:
  ///   - size: The size of the terminal, in cells.
  ///   - traitCollection: The traits of the terminal. Defaults to `TraitCollection()`, the most capable terminal. The size classes are set
  ///     from `size`.
  ///   - clock: A clock that never goes back, in seconds. Animations and timers use it.
  /// - Precondition: The size is not negative.
  public init(
    size: Size, traitCollection: TraitCollection = TraitCollection(), clock: @escaping @MainActor () -> Double
  ) {
    Contract.require(
      size.width >= 0 && size.height >= 0,
      "a scene cannot have the negative size \(size.width) × \(size.height): use the size of the terminal")
    self.size = size
    self.traitCollection = traitCollection.sized(size)
    isMirrored = self.traitCollection.layoutDirection == .rightToLeft
    pendingTraits = self.traitCollection
    self.clock = clock
    animator.isInstant = traitCollection.reducesMotion
    super.init()
    LayoutDirections.note(isMirrored: isMirrored)
    addDamage(bounds)
  }

  /// The whole scene, in cells of the screen.
  public var bounds: Rect { Rect(size: size) }

  public override var next: Responder? { host }

  /// Changes the size, in cells, and the traits, whose size classes are set from it. Windows follow by their autoresizing masks.
  package func update(
    size newSize: Size, traitCollection newTraits: TraitCollection, overrides: TraitOverrides = TraitOverrides()
  ) {
    if newSize != size { windows.forEach { $0.rootViewController?.viewWillTransition(to: newSize) } }
    size = newSize
    plan = FramePlan()
    addDamage(bounds)
    View.performWithoutAnimation { windows.forEach { $0.followScene() } }
    keyboard.sizeChanged(in: self)
    adopt(overrides.applied(to: newTraits.sized(newSize)))
    windows.forEach { $0.setNeedsLayoutInSubtree() }
  }
}

// MARK: Windows

extension WindowScene {
  func attach(_ window: Window) {
    // The window may be closing and still be in the list.
    windows.removeAll { $0 === window }
    insert(window)
    View.performWithoutAnimation { window.followScene() }
    guard window.sceneTraits != traitCollection else { return }
    window.followTraits()
    window.setNeedsLayoutInSubtree()
  }

  /// Moves a shown window in front of the others of its level.
  func bringToFront(_ window: Window) {
    guard windows.last(where: { $0.windowLevel == window.windowLevel }) !== window else { return }
    windows.removeAll { $0 === window }
    insert(window)
    StructuralChanges.generation += 1
    window.setNeedsDisplayInSubtree()
    host?.sceneNeedsStatusBarUpdate()
  }

  private func insert(_ window: Window) {
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  func detach(_ window: Window) {
    windows.removeAll { $0 === window }
    cancelTouch(in: window)
    closeMenu(in: window)
    resignKey(window)
    host?.sceneNeedsStatusBarUpdate()
  }

  /// Makes the window that was key most recently the key window, in place of a window that closes.
  package func resignKey(_ window: Window) {
    if keyWindow === window {
      changeKeyWindow(to: windows.reversed().filter(\.canBecomeKey).max { $0.keyOrder < $1.keyOrder }?.frontmost)
    }
  }

  /// Makes a window, or the frontmost sheet on it, the key window.
  func makeKey(_ window: Window) {
    let window = window.frontmost
    if keyWindow !== window { changeKeyWindow(to: window) }
  }

  private func changeKeyWindow(to window: Window?) {
    let old = keyWindow
    keyWindow = window
    keyOrder += 1
    window?.keyOrder = keyOrder
    keyLimit.run(
      "\((window ?? old).map { "\(type(of: $0))" } ?? "a window") or another window became the key window",
      "call makeKey() only once"
    ) {
      old?.firstResponder?.firstResponderDidChange()
      window?.firstResponder?.firstResponderDidChange()
      keyboard.window?.firstResponder?.firstResponderDidChange()
      focusDidChange()
      updateKeyReleases()
    }
    keyboard.setNeedsContents(in: self)
  }

  /// Lays out a view after each change of the first responder, of its row with the focus and of the key window, while the view is in a
  /// window of the scene.
  package func addFocusFollower(_ view: View) {
    focusFollowers.removeAll { $0.object == nil || $0.object === view }
    focusFollowers.append(Weak(view))
  }

  /// Lays out the views that follow the focus.
  package func focusDidChange() {
    for follower in focusFollowers where follower.object?.window?.windowScene === self {
      follower.object?.setNeedsLayout()
    }
  }
}

// MARK: Frames

extension WindowScene {
  /// Asks for a frame.
  package func setNeedsFrame() { frameIsDue = true }

  /// Counts a call of `layoutSubviews()`.
  func didLayOut() { layoutCount += 1 }

  /// Returns the number of times that views laid out their subviews since the last call of this method.
  package func takeLayoutCount() -> Int {
    defer { layoutCount = 0 }
    return layoutCount
  }

  /// The rectangles of the screen that are known to change in the next frame, and the views whose contents scroll in it.
  package var pendingChanges: (areas: [Rect], scrolledViews: [View]) { (plan.damage.rects, plan.scrolledViews) }

  /// Adds a rectangle of the screen to the dirty region of the next frame.
  package func addDamage(_ rect: Rect) {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return }
    plan.damage.add(visible)
    frameIsDue = true
  }

  /// Moves the cells of a scrolled view in the next frame, and draws the cells that come in.
  func move(_ view: View, _ shift: ContentShift, leaving occlusions: [Rect]) {
    plan.move(shift, leaving: occlusions)
    plan.scrolledViews.append(view)
    frameIsDue = true
  }

  /// Checks before the next frame that the controller tree agrees with the view tree, because a controller's parent has changed.
  func hierarchyChanged(of controller: ViewController) {
    controllersToCheck.append(controller)
    setNeedsFrame()
  }

  /// Prepares a frame: advances animations, lays out views, and collects the cells to move and to draw.
  ///
  /// Layout that is still needed after four passes, or asked for after them, is done in the next frame.
  package func prepareFrame(at time: Double) -> FramePlan {
    animator.advance(to: time)
    keyboard.update(in: self)
    layOutWindows()
    if !controllersToRestore.isEmpty { restoreScreens(isLate: true) }
    if keyboard.isShown, keyboard.updateFollowers() { layOutWindows() }
    if !anchored.isEmpty { updateAnchored() }
    host?.sceneWillDrawFrame()
    var plan = FramePlan()
    swap(&plan, &self.plan)
    for window in windows { window.collectDamage(in: &plan.damage, clip: bounds) }
    wholeRedraws.drawCutViews(in: self, &plan)
    plan.drawShifts()
    frameIsDue = layoutIsDue || keyboard.isDue
    return plan
  }

  private var layoutIsDue: Bool {
    if !controllersToCheck.isEmpty { return true }
    for window in windows where !window.isHidden && window.layoutState.isBelowDue { return true }
    return false
  }

  // Layout may ask for more layout. Four passes suffice except for a layout that never settles, which must not block event handling.
  func layOutWindows() {
    for _ in 0..<4 {
      checkHierarchies()
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
      if !layoutIsDue {
        framesWithPendingLayout = 0
        return
      }
    }
    framesWithPendingLayout += 1
    if framesWithPendingLayout == 100 { failEndlessLayout() }
  }

  private func checkHierarchies() {
    if controllersToCheck.isEmpty { return }
    let controllers = controllersToCheck
    controllersToCheck = []
    for controller in controllers { controller.checkHierarchy() }
  }

  private func failEndlessLayout() -> Never {
    let view = windows.lazy.filter { !$0.isHidden }.compactMap(\.viewAwaitingLayout).first
    let owner = view?.viewController.map { " of \(type(of: $0))" } ?? ""
    Contract.fail(
      """
      the layout of \(view.map { "\(type(of: $0))" } ?? "a window")\(owner) never settles: in 100 frames in a row, views requested \
      layout while they were laid out. In layoutSubviews() and viewDidLayoutSubviews(), set only values that differ from \
      before, and do not call setNeedsLayout()
      """)
  }

  /// Always redraws the whole view, because its cells depend on each other.
  package func redrawAsWhole(_ view: View) { wholeRedraws.add(view) }

  /// Returns a rectangle that contains another one and every view in it that is always redrawn as a whole.
  package func area(drawnWith rect: Rect) -> Rect { wholeRedraws.area(drawnWith: rect, in: self) }

  /// Draws all windows, back to front, clipped to the canvas's clip.
  package func render(in canvas: inout Canvas) {
    for window in windows { window.render(in: &canvas) }
  }

  /// The position of the terminal's cursor, in cells of the screen; nil while it is hidden or scrolled out of view.
  package var cursorPosition: Point? {
    let inputs = keyboard.window
    if inputs?.showsFocus == true, let cursor = inputs?.firstResponder?.cursorOnScreen { return cursor }
    guard let keyWindow, let cursor = keyWindow.firstResponder?.cursorOnScreen else { return nil }
    let isCovered = inputs?.area.presentationFrame.contains(cursor) == true && keyboard.isInFront(of: keyWindow)
    return isCovered ? nil : cursor
  }
}

extension View {
  /// The position of the view's cursor, in cells of the screen; nil if the view has no visible cursor.
  fileprivate final var cursorOnScreen: Point? {
    guard let cursorPosition, let scene = window?.windowScene else { return nil }
    let place = visibleScreenRect(Rect(origin: cursorPosition, size: Size(width: 1, height: 1)))
    return place.intersection(scene.bounds).isEmpty ? nil : place.origin
  }
}

// MARK: Time

extension WindowScene {
  /// The time of the application's clock, in seconds. It never goes back.
  ///
  /// It is not a time of day: use only differences between two values.
  public var now: Double { clock() }

  /// Runs `action` once, `delay` seconds of the application's clock later. Zero or less means the next turn of the run loop.
  /// - Returns: The timer. Invalidate it to cancel the action.
  /// - Precondition: `delay` is finite.
  @discardableResult
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    schedule(after: delay, owner: self, action)
  }

  func schedule(after delay: Double, owner: AnyObject, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    Contract.require(delay.isFinite, "a timer cannot have a delay of \(delay) seconds: use a finite number")
    return added(ScheduledTimer(dueTime: clock() + max(0, delay), owner: owner, action: action))
  }

  func schedule(every interval: Double, owner: AnyObject, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    Contract.require(
      interval.isFinite && interval > 0,
      "a timer cannot repeat every \(interval) seconds: use a positive, finite number")
    return added(ScheduledTimer(dueTime: clock() + interval, interval: interval, owner: owner, action: action))
  }

  private func added(_ timer: ScheduledTimer) -> ScheduledTimer {
    timers.add(timer)
    return timer
  }

  /// When the next timer or the next frame of a visible animated image is due, in seconds.
  package var nextTimerTime: Double? { timers.nextDueTime.orEarlier(imageFrames.nextDueTime(in: self)) }

  /// Redraws the images and fires the timers that are due. Timers added meanwhile wait for the next call.
  package func fireTimers(at time: Double) {
    imageFrames.drawDue(at: time)
    for timer in timers.takeDue(at: time) {
      timer.fire(at: time)
      if timer.isValid { timers.add(timer) }
    }
  }
}
