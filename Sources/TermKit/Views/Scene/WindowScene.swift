/// All the windows on one terminal: what they are shown on, and where input comes in. UIKit's `UIWindowScene`.
@MainActor public final class WindowScene: Responder {
  /// Columns and rows of the terminal.
  public private(set) var size: Size
  /// What the terminal can show.
  public private(set) var traitCollection: TraitCollection
  /// The windows, back to front: by level, then by when they became visible.
  public private(set) var windows: [Window] = []
  /// The window that keys go to.
  public private(set) weak var keyWindow: Window?
  /// Rows that the status bar covers at the top; 0 without one.
  public internal(set) var statusBarHeight = 0 {
    didSet { if statusBarHeight != oldValue { windows.forEach { $0.setNeedsLayoutBelow() } } }
  }

  let animator: Animator
  private(set) var damage = DamageRegion()
  private(set) var frameIsDue = true
  private var timers = TimerQueue()
  private var touch: Touch?
  private var lastTap: (position: Point, time: Double, count: Int)?
  private let clock: @MainActor () -> Double
  weak var application: Responder?
  /// Told when a controller wants the status bar to ask again.
  var statusBarAppearanceNeedsUpdate: (@MainActor () -> Void)?

  /// Makes a scene.
  /// - Parameters:
  ///   - size: Columns and rows.
  ///   - traitCollection: What can be shown; the best unless given.
  ///   - clock: Seconds of a clock that never goes back; animations and timers go by it.
  public init(
    size: Size, traitCollection: TraitCollection = TraitCollection(), clock: @escaping @MainActor () -> Double
  ) {
    self.size = size
    self.traitCollection = traitCollection
    self.clock = clock
    animator = Animator(clock: clock)
    animator.isInstant = traitCollection.reducesMotion
    super.init()
    addDamage(bounds)
  }

  /// The whole of it, in cells of the screen.
  public var bounds: Rect { Rect(size: size) }

  public override var next: Responder? { application }

  /// Takes on another size and other traits; windows follow by their autoresizing masks.
  func update(size newSize: Size, traitCollection newTraits: TraitCollection) {
    let old = size
    size = newSize
    traitCollection = newTraits
    animator.isInstant = newTraits.reducesMotion
    damage = DamageRegion()
    addDamage(bounds)
    View.performWithoutAnimation {
      for window in windows { window.frame = window.autoresizingMask.frame(window.frame, from: old, to: newSize) }
    }
    windows.forEach { $0.setNeedsLayoutBelow() }
  }
}

// MARK: Windows

extension WindowScene {
  func attach(_ window: Window) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
    addDamage(window.frame)
  }

  func detach(_ window: Window) {
    windows.removeAll { $0 === window }
    addDamage(window.frame)
    if touch?.view.window === window { cancelTouch() }
    if keyWindow === window {
      keyWindow = nil
      windows.last { $0.canBecomeKey && !$0.isHidden }.map(makeKey)
    }
  }

  func makeKey(_ window: Window) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    old?.firstResponder?.firstResponderDidChange()
    window.firstResponder?.firstResponderDidChange()
  }
}

// MARK: Frames

extension WindowScene {
  /// Has a frame made soon.
  func setNeedsFrame() { frameIsDue = true }

  /// Has a rectangle of the screen drawn in the next frame.
  func addDamage(_ rect: Rect) {
    damage.add(rect.intersection(bounds))
    frameIsDue = true
  }

  /// Moves animations on, lays out what needs it, and answers what has to be drawn.
  func prepareFrame(at time: Double) -> DamageRegion {
    animator.advance(to: time)
    // Laying out may ask for layout again; a few rounds settle all but what would never settle.
    for _ in 0..<4 {
      frameIsDue = false
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
      if !frameIsDue { break }
    }
    defer { damage = DamageRegion() }
    frameIsDue = false
    return damage
  }

  /// Draws all windows, back to front, within the canvas's clip.
  func render(in canvas: inout Canvas) {
    for window in windows { window.render(in: &canvas) }
  }

  /// Where the terminal's cursor should be, in cells of the screen; nil hides it.
  var cursorPosition: Point? {
    guard let window = keyWindow, let view = window.firstResponder, let cursor = view.cursorPosition else { return nil }
    let point = view.convert(cursor, to: nil) + window.frame.origin
    return bounds.contains(point) ? point : nil
  }
}

// MARK: Time

extension WindowScene {
  /// Seconds of the application's clock.
  public var now: Double { clock() }

  /// Does something once, after so many seconds.
  @discardableResult
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledTimer {
    let timer = ScheduledTimer(dueTime: clock() + max(0, delay), action: action)
    timers.add(timer)
    return timer
  }

  /// When the next timer is due.
  var nextTimerTime: Double? { timers.nextDueTime }

  /// Fires every timer that is due, those not that are set meanwhile.
  func fireTimers(at time: Double) {
    for timer in timers.takeDue(at: time) { timer.fire() }
  }
}

// MARK: Input

extension WindowScene {
  /// Hands an event to whoever it is for.
  func handle(_ event: InputEvent) {
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): _ = keyChain.first { $0.paste(text) }
    case .focus(let isActive): if !isActive { cancelTouch() }
    }
  }

  /// Those who are asked to take a key, in order.
  var keyChain: some Sequence<Responder> {
    (keyWindow?.firstKeyResponder ?? self).responderChain
  }

  private func handle(_ key: Key) {
    _ = keyChain.first { responder in
      if let command = responder.keyCommands.first(where: { $0.keys.contains(key) }) {
        command.action(key)
        return true
      }
      return responder.pressBegan(key)
    }
  }

  private func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(let button): beginTouch(button, mouse)
    case .drag: move(mouse) { $0.touchMoved($1) }
    case .release:
      move(mouse) { $0.touchEnded($1) }
      touch = nil
    case .move: break
    case .scroll(let x, let y):
      _ = view(at: mouse.position)?.responderChain.first { $0.wheelTurned(x: x, y: y) }
    }
  }

  private func view(at point: Point) -> View? {
    for window in windows.reversed() where !window.isHidden {
      if let view = window.hitTest(point - window.frame.origin) { return view }
    }
    return nil
  }

  private func beginTouch(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    cancelTouch()
    guard let view = view(at: mouse.position) else { return }
    let now = clock()
    let isRepeated = lastTap.map { $0.position == mouse.position && now - $0.time < 0.4 } ?? false
    let count = isRepeated ? (lastTap?.count ?? 0) + 1 : 1
    lastTap = (mouse.position, now, count)
    let touch = Touch(view: view, button: button, at: mouse.position, modifiers: mouse.modifiers, tapCount: count)
    self.touch = touch
    if let window = view.window, window.canBecomeKey { makeKey(window) }
    view.touchBegan(touch)
  }

  private func move(_ mouse: MouseEvent, _ tell: (View, Touch) -> Void) {
    guard let touch else { return }
    touch.screenPosition = Point(
      x: max(0, min(size.width - 1, mouse.position.x)), y: max(0, min(size.height - 1, mouse.position.y)))
    touch.modifiers = mouse.modifiers
    tell(touch.view, touch)
  }

  func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.view.touchCancelled(touch)
  }

  func cancelTouch(in view: View) {
    if touch?.view.isDescendant(of: view) == true { cancelTouch() }
  }
}
