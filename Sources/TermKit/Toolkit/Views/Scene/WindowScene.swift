import TermKitGraphics
import TermKitInput

/// All the windows on one terminal: what they are shown on, and where input comes in. UIKit's `UIWindowScene`.
@MainActor public final class WindowScene: Responder {
  /// Columns and rows of the terminal.
  public private(set) var size: Size
  /// What the terminal, and the person at it, allow. Size classes follow the size.
  public internal(set) var traitCollection: TraitCollection
  /// What it is to be once all have heard of the present traits.
  var wantedTraits: TraitCollection
  var isTellingTraits = false
  /// The windows, back to front: by level, then by when they became visible.
  public private(set) var windows: [Window] = []
  /// The window that keys go to.
  public private(set) weak var keyWindow: Window?
  private var keyOrder = 0
  private let keyLimit = ChangeLimit()
  /// Ends callbacks that present a controller each time that one is presented.
  let presentationLimit = ChangeLimit()
  /// Rows that the status bar covers at the top; 0 without one.
  public package(set) var statusBarHeight = 0 {
    didSet { if statusBarHeight != oldValue { windows.forEach { $0.setNeedsLayoutBelow() } } }
  }

  package let animator = Animator()
  /// Tells views where the pointer is.
  package let pointerTracker = PointerTracker()
  private var plan = FramePlan()
  private var undivided: [Undivided] = []
  package private(set) var frameIsDue = true
  private var timers = TimerQueue()
  /// Which frames of animated images are seen.
  package let imagePlayer = ImagePlayer()
  /// When views that show animated images have to be drawn anew.
  var imageFrames = ImageFrameQueue()
  private var controllersToCheck: [ViewController] = []
  private var layoutCount = 0
  // Frames in a row after which layout was still asked for.
  private var unsettledFrames = 0
  /// The press of the mouse that goes on.
  var touch: Touch?
  /// The press that began last.
  var lastTap: (position: Point, button: MouseEvent.Button, time: Double, count: Int)?
  private let clock: @MainActor () -> Double
  /// The scene whose code is running. While no application runs, the scene that was made last.
  package static weak var current: WindowScene?
  package weak var application: Responder?
  /// The text that was copied in this application.
  package let pasteboard = Pasteboard()
  /// The theme of the application, whose rules hold in this scene only.
  package internal(set) final var theme: (any Theme)?
  /// Called with each notification that the application posts for screen readers.
  package var notificationWasPosted: (@MainActor (AccessibilityNotification) -> Void)?
  /// Told when a controller wants the status bar to ask again.
  package var statusBarAppearanceNeedsUpdate: (@MainActor () -> Void)?
  /// Called in each frame when everything is in its place, before it is drawn.
  package var frameWillBeDrawn: (@MainActor () -> Void)?

  /// Makes a scene.
  /// - Parameters:
  ///   - size: Columns and rows.
  ///   - traitCollection: What can be shown; the best unless given. The size decides on its size classes.
  ///   - clock: Seconds of a clock that never goes back; animations and timers go by it.
  public init(
    size: Size, traitCollection: TraitCollection = TraitCollection(), clock: @escaping @MainActor () -> Double
  ) {
    Contract.require(
      size.width >= 0 && size.height >= 0,
      "a scene cannot be \(size.width) × \(size.height) cells large: give it the size of the terminal")
    self.size = size
    self.traitCollection = traitCollection.sized(size)
    wantedTraits = self.traitCollection
    self.clock = clock
    animator.isInstant = traitCollection.reducesMotion
    super.init()
    addDamage(bounds)
  }

  /// The whole of it, in cells of the screen.
  public var bounds: Rect { Rect(size: size) }

  public override var next: Responder? { application }

  /// Takes on another size and other traits; windows follow by their autoresizing masks. Size classes follow the size, unless they are
  /// overridden.
  package func update(
    size newSize: Size, traitCollection newTraits: TraitCollection, overrides: TraitOverrides = TraitOverrides()
  ) {
    size = newSize
    plan = FramePlan()
    addDamage(bounds)
    View.performWithoutAnimation { windows.forEach { $0.followScene() } }
    adopt(overrides.applied(to: newTraits.sized(newSize)))
    windows.forEach { $0.setNeedsLayoutBelow() }
  }
}

// MARK: Windows

extension WindowScene {
  func attach(_ window: Window) {
    // It may be on its way out.
    windows.removeAll { $0 === window }
    insert(window)
    View.performWithoutAnimation { window.followScene() }
    window.followTraits()
  }

  /// Puts a window that is shown in front of the others of its level.
  func bringToFront(_ window: Window) {
    guard windows.last(where: { $0.windowLevel == window.windowLevel }) !== window else { return }
    windows.removeAll { $0 === window }
    insert(window)
    window.setNeedsDisplayBelow()
    statusBarAppearanceNeedsUpdate?()
  }

  private func insert(_ window: Window) {
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  func detach(_ window: Window) {
    windows.removeAll { $0 === window }
    cancelTouch(in: window)
    if keyWindow === window {
      giveKeys(to: windows.reversed().filter(\.canBecomeKey).max { $0.keyOrder < $1.keyOrder }?.frontmost)
    }
    statusBarAppearanceNeedsUpdate?()
  }

  /// Has keys go to a window, or to the sheet in front of it.
  func makeKey(_ window: Window) {
    let window = window.frontmost
    if keyWindow !== window { giveKeys(to: window) }
  }

  private func giveKeys(to window: Window?) {
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
    }
  }
}

// MARK: Frames

extension WindowScene {
  /// Has a frame made soon.
  package func setNeedsFrame() { frameIsDue = true }

  /// A view laid out its subviews.
  func didLayOut() { layoutCount += 1 }

  /// How often views have laid out their subviews since this was asked last.
  package func takeLayoutCount() -> Int {
    defer { layoutCount = 0 }
    return layoutCount
  }

  /// Has a rectangle of the screen drawn in the next frame.
  package func addDamage(_ rect: Rect) {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return }
    plan.damage.add(visible)
    frameIsDue = true
  }

  /// Has the cells of a scrolled view moved in the next frame, and drawn what comes in.
  func move(_ view: View, _ shift: ContentShift, leaving obstacles: [Rect]) {
    plan.move(shift, leaving: obstacles)
    plan.scrolledViews.append(view)
    frameIsDue = true
  }

  /// A controller has got another parent or none: the two trees are compared before the next frame.
  func hierarchyChanged(of controller: ViewController) {
    controllersToCheck.append(controller)
    setNeedsFrame()
  }

  /// Prepares a frame: advances animations, lays out views, and collects what has to be moved and drawn.
  ///
  /// What asks for layout afterwards, or still asks for it after four passes, is laid out in the next frame.
  package func prepareFrame(at time: Double) -> FramePlan {
    animator.advance(to: time)
    layOutWindows()
    frameWillBeDrawn?()
    var plan = FramePlan()
    swap(&plan, &self.plan)
    for window in windows { window.collectDamage(in: &plan.damage, clip: bounds) }
    plan.drawShifts()
    widen(&plan.damage)
    frameIsDue = layoutIsDue
    return plan
  }

  private var layoutIsDue: Bool {
    !controllersToCheck.isEmpty || windows.contains { !$0.isHidden && $0.layoutState.isBelowDue }
  }

  // A view may ask for layout while views are laid out. Four passes are enough for all but a layout that never settles, and that must
  // not keep the application from its events.
  private func layOutWindows() {
    for _ in 0..<4 {
      checkHierarchies()
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
      if !layoutIsDue {
        unsettledFrames = 0
        return
      }
    }
    unsettledFrames += 1
    if unsettledFrames == 100 { failUnsettled() }
  }

  private func checkHierarchies() {
    if controllersToCheck.isEmpty { return }
    let controllers = controllersToCheck
    controllersToCheck = []
    for controller in controllers { controller.checkHierarchy() }
  }

  private func failUnsettled() -> Never {
    let view = windows.lazy.filter { !$0.isHidden }.compactMap(\.viewAwaitingLayout).first
    let owner = view?.viewController.map { " of \(type(of: $0))" } ?? ""
    Contract.fail(
      """
      the layout of \(view.map { "\(type(of: $0))" } ?? "a window")\(owner) never settles: in 100 frames in a row, views asked for it \
      again while they were laid out. In layoutSubviews() and viewDidLayoutSubviews(), set only what differs from before, and do not \
      call setNeedsLayout()
      """)
  }

  /// Has a view always drawn as a whole, as what it draws in a cell depends on what is beneath others of its cells.
  func drawAsWhole(_ view: View) { undivided.append(Undivided(view: view)) }

  private func widen(_ damage: inout DamageRegion) {
    if undivided.isEmpty { return }
    undivided.removeAll { $0.view?.window?.windowScene !== self }
    let areas = undivided.compactMap { $0.view.map { $0.seen($0.presentationBounds).intersection(bounds) } }
    var rects: [Rect]
    repeat {
      rects = damage.rects
      // The cells beside the damage are drawn as well.
      let drawn = rects.map { $0.inset(by: EdgeInsets(left: -1, right: -1)) }
      for area in areas where drawn.contains(where: area.intersects) { damage.add(area) }
    } while rects != damage.rects
  }

  /// A view that is drawn as a whole or not at all.
  private struct Undivided {
    weak var view: View?
  }

  /// Draws all windows, back to front, within the canvas's clip.
  package func render(in canvas: inout Canvas) {
    for window in windows { window.render(in: &canvas) }
  }

  /// Where the terminal's cursor should be, in cells of the screen; nil hides it, as it is where the view cannot be seen.
  package var cursorPosition: Point? {
    guard let view = keyWindow?.firstResponder, let cursor = view.cursorPosition else { return nil }
    let place = view.seen(Rect(origin: cursor, size: Size(width: 1, height: 1))).intersection(bounds)
    return place.isEmpty ? nil : place.origin
  }
}

// MARK: Time

extension WindowScene {
  /// Seconds of the application's clock.
  public var now: Double { clock() }

  /// Does something once, after so many seconds; if they are none or fewer, in the next turn of the loop. What is not finite stops the
  /// program.
  @discardableResult
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    schedule(after: delay, owner: self, action)
  }

  func schedule(after delay: Double, owner: AnyObject, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    Contract.require(delay.isFinite, "nothing can be done after \(delay) seconds: give a number of seconds")
    return added(ScheduledTimer(dueTime: clock() + max(0, delay), owner: owner, action: action))
  }

  func schedule(every interval: Double, owner: AnyObject, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    Contract.require(
      interval.isFinite && interval > 0,
      "nothing can be done every \(interval) seconds: give a positive number of seconds")
    return added(ScheduledTimer(dueTime: clock() + interval, interval: interval, owner: owner, action: action))
  }

  private func added(_ timer: ScheduledTimer) -> ScheduledTimer {
    timers.add(timer)
    return timer
  }

  /// When the next timer is due, or the next frame of an animated image that can be seen.
  package var nextTimerTime: Double? { timers.nextDueTime.orEarlier(imageFrames.nextDueTime(in: self)) }

  /// Fires every timer that is due, those not that are set meanwhile.
  package func fireTimers(at time: Double) {
    imageFrames.drawDue(at: time)
    for timer in timers.takeDue(at: time) {
      timer.fire(at: time)
      if timer.isValid { timers.add(timer) }
    }
  }
}
