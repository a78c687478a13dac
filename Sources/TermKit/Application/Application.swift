/// Told what happens to the application. UIKit's `UIApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// The terminal is open: make windows on `application.windowScene` and show them.
  func applicationDidFinishLaunching(_ application: Application)
  /// The application is about to end, whatever the reason; the terminal may be gone already.
  func applicationWillTerminate(_ application: Application)
  /// The application is back in the foreground after Ctrl-Z, or the terminal's window became the active one.
  func applicationDidBecomeActive(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
}

/// Joins a scene of windows to a terminal: the event loop. UIKit's `UIApplication`.
///
///     let application = Application(terminal: try CursesTerminal(), delegate: delegate)
///     let termination = application.run()
///
/// Between events the process sleeps in the kernel; when nothing changed nothing is written.
@MainActor public final class Application: Responder {
  /// The windows and where input comes in.
  public let windowScene: WindowScene
  /// The row at the top.
  public let statusBar: StatusBar
  /// The smallest size the application can be used at; below it a notice says so. 1×1 unless set.
  public var minimumSize = Size(width: 1, height: 1) { didSet { updateSizeNotice() } }
  /// Seconds from one frame of an animation to the next: at most 60 a second.
  public static let frameInterval = 1.0 / 60

  private let terminal: any Terminal
  private let clock: any TimeSource
  private let delegate: any ApplicationDelegate
  private let compositor: Compositor
  private let statusBarWindow: StatusBarWindow
  private var sizeNotice: SizeNoticeWindow?
  private var keyList: KeyListWindow?
  private var lastFrameTime = -Double.infinity
  private var termination: Termination?

  /// The application that was made last.
  public static var shared: Application {
    guard let current else { Contract.fail("make an Application before using Application.shared") }
    return current
  }
  private static weak var current: Application?

  /// Makes an application on a terminal; nothing is shown before `run()` or `launch()`.
  /// - Parameters:
  ///   - terminal: Where it is seen and driven from.
  ///   - clock: Where it takes the time from; the system's clocks unless given.
  ///   - delegate: Told what happens.
  public init(terminal: any Terminal, clock: any TimeSource = SystemClock(), delegate: any ApplicationDelegate) {
    self.terminal = terminal
    self.clock = clock
    self.delegate = delegate
    windowScene = WindowScene(size: terminal.size, traitCollection: terminal.traits) { clock.now }
    compositor = Compositor(size: terminal.size)
    statusBar = StatusBar(clock: clock)
    statusBarWindow = StatusBarWindow(statusBar, in: windowScene)
    super.init()
    Application.current = self
    windowScene.application = self
    windowScene.statusBarHeight = 1
    windowScene.statusBarAppearanceNeedsUpdate = { [weak self] in self?.updateStatusBar() }
  }

  // MARK: Commands

  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "These keys", keys: [.character("?")]) { [unowned self] in showKeyList() },
      KeyCommand(title: "Draw the screen anew", keys: [.character("l", .control)]) { [unowned self] in redraw() },
      KeyCommand(title: "Suspend", keys: [.character("z", .control)]) { [unowned self] in terminal.suspend() },
      KeyCommand(title: "Quit", keys: [.character("q"), .character("c", .control)]) { [unowned self] in quit() },
    ]
  }

  /// Ends the application after the present event.
  public func quit() { end(.quit) }

  /// Paints the whole screen anew, whatever the terminal shows.
  public func redraw() {
    terminal.invalidate()
    compositor.invalidate(size: windowScene.size)
    windowScene.addDamage(windowScene.bounds)
  }

  /// Shows the keys that work on the present screen.
  public func showKeyList() {
    guard keyList == nil, sizeNotice == nil else { return }
    let list = KeyListWindow(commands: windowScene.effectiveKeyCommands, in: windowScene)
    list.tintColor = windowScene.keyWindow?.tintColor
    list.didClose = { [weak self] in self?.keyList = nil }
    keyList = list
    list.makeKeyAndVisible()
  }

  /// Rings the terminal's bell.
  public func beep() { terminal.beep() }

  private func end(_ reason: Termination) { termination = termination ?? reason }

  private func updateStatusBar() {
    let window = windowScene.windows.last {
      $0.windowLevel < .statusBar && !$0.isHidden && $0.rootViewController != nil && $0.frame.minY <= 0
    }
    let controller = window?.rootViewController
    let isHidden = controller?.prefersStatusBarHidden ?? false
    statusBar.style = controller?.preferredStatusBarStyle ?? .default
    statusBar.alpha = isHidden ? 0 : 1
    windowScene.statusBarHeight = isHidden ? 0 : 1
  }

  // MARK: The loop

  /// Launches, runs until something ends it, gives the terminal back, and answers why it ended.
  public func run() -> Termination {
    launch()
    while termination == nil { turn() }
    delegate.applicationWillTerminate(self)
    terminal.close()
    return termination ?? .quit
  }

  /// Shows the status bar, lets the delegate make its windows and paints the first frame.
  public func launch() {
    statusBarWindow.show()
    delegate.applicationDidFinishLaunching(self)
    updateStatusBar()
    updateSizeNotice()
    frame()
  }

  /// True once something has ended the application.
  public var isEnding: Bool { termination != nil }

  /// One turn of the loop: waits until something is due, handles all that has arrived, makes one frame if one is due.
  public func turn() {
    for event in terminal.wait(timeout: timeUntilDue()) where termination == nil { handle(event) }
    if termination == nil { windowScene.fireTimers(at: clock.now) }
    if termination == nil, frameIsDue { frame() }
  }

  private var animationFrameTime: Double? {
    windowScene.animator.nextFrameTime(after: lastFrameTime, interval: Self.frameInterval)
  }

  private var frameIsDue: Bool {
    windowScene.frameIsDue || animationFrameTime.map { clock.now >= $0 } ?? false
  }

  private func frame() {
    lastFrameTime = clock.now
    compositor.present(windowScene, at: lastFrameTime, on: terminal)
  }

  private func timeUntilDue() -> Double? {
    if windowScene.frameIsDue { return 0 }
    let due = [animationFrameTime, windowScene.nextTimerTime].compactMap { $0 }.min()
    return due.map { max(0, $0 - clock.now) }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let input):
      if input == .focus(true) { becomeActive() }
      windowScene.handle(input)
    case .resized: adopt()
    case .resumed:
      adopt()
      redraw()
      becomeActive()
    case .ended(let signal): end(signal.map(Termination.signal) ?? .terminalGone)
    case .woken: break
    }
  }

  private func becomeActive() {
    statusBar.timeMayHaveChanged()
    delegate.applicationDidBecomeActive(self)
  }

  private func adopt() {
    windowScene.update(size: terminal.size, traitCollection: terminal.traits)
    compositor.invalidate(size: windowScene.size)
    updateSizeNotice()
  }

  private func updateSizeNotice() {
    let size = windowScene.size
    let isTooSmall = size.width < minimumSize.width || size.height < minimumSize.height
    sizeNotice?.close()
    sizeNotice = isTooSmall ? SizeNoticeWindow(minimum: minimumSize, in: windowScene) : nil
    sizeNotice?.makeKeyAndVisible()
  }
}
