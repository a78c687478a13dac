import TermKitGraphics
import TermKitInput
import TermKitTerminal
import TermKitToolkit
import Synchronization

/// Joins a scene of windows to a terminal: the event loop. UIKit's `UIApplication`.
///
///     let application = Application(terminal: try CursesTerminal(), delegate: delegate)
///     let termination = application.run()
///
/// Between events the process sleeps in the kernel; when nothing changed nothing is written. Tasks of the main actor,
/// `DispatchQueue.main` and Foundation's `Timer` run between events, too. Call `run()` from a `main()` that is not async.
@MainActor public final class Application: Responder {
  /// The windows and where input comes in.
  public let windowScene: WindowScene
  /// The row at the top.
  public let statusBar: StatusBar
  /// The smallest size the application can be used at; below it a notice says so. 1×1 unless set.
  public var minimumSize = Size(width: 1, height: 1) { didSet { updateSizeNotice() } }
  /// What the person wants otherwise than the terminal says; nothing unless set. Set it at any time: everything that is shown hears of
  /// the new traits (`traitCollectionDidChange(_:)`), is laid out and drawn anew, and nothing of that is animated.
  public var traitOverrides = TraitOverrides() { didSet { if traitOverrides != oldValue { adopt() } } }
  /// The languages that the program has texts in, first the one for everybody else; TermKit's own texts follow the best of them for the
  /// person, which `TraitCollection.language` answers then (X2). None unless set: what the person reads counts.
  public var supportedLanguages: [Language] = [] { didSet { if supportedLanguages != oldValue { adopt() } } }
  /// Whether what is shown is black on white, as it was made, or on other paper; `paper` unless set. Set it before `run()` to have the
  /// first frame in it, and at any time later.
  public var colorScheme = ColorScheme.paper { didSet { if colorScheme != oldValue { adopt() } } }
  /// Seconds from one frame of an animation to the next: at most 60 a second.
  public static let frameInterval = 1.0 / 60

  nonisolated let terminal: any Terminal
  private let clock: any TimeSource
  private let delegate: any ApplicationDelegate
  private let compositor: Compositor
  private let statusBarWindow: StatusBarWindow
  let statusBarAppearance: StatusBarAppearance
  let screenReader: ScreenReader
  private var launchWindow: LaunchWindow?
  private var terminalTraits: TraitCollection
  private var sizeNotice: SizeNoticeWindow?
  private var keyList: KeyListWindow?
  private var lastFrameTime = -Double.infinity
  private var termination: Termination?
  private nonisolated let performed = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// The application whose code is running. Before it runs, the one that was made last.
  public static var shared: Application {
    guard let current = WindowScene.current?.application as? Application else {
      Contract.fail("make an Application before using Application.shared")
    }
    return current
  }

  /// Makes an application on a terminal; nothing is shown before `run()` or `launch()`.
  /// - Parameters:
  ///   - terminal: Where it is seen and driven from.
  ///   - clock: Where it takes the time from; the system's clocks unless given.
  ///   - delegate: Told what happens.
  public init(terminal: any Terminal, clock: any TimeSource = SystemClock(), delegate: any ApplicationDelegate) {
    self.terminal = terminal
    self.clock = clock
    self.delegate = delegate
    terminalTraits = terminal.traits
    let traits = TraitOverrides().applied(to: terminalTraits)
    let sceneSize = traits.sizeForWindows(of: terminal.size)
    windowScene = WindowScene(size: sceneSize, traitCollection: traits) { clock.now }
    compositor = Compositor(size: terminal.size)
    statusBar = StatusBar(clock: clock)
    statusBarWindow = StatusBarWindow(statusBar, in: windowScene)
    statusBarAppearance = StatusBarAppearance(statusBar, in: windowScene)
    screenReader = ScreenReader(in: windowScene)
    super.init()
    WindowScene.current = windowScene
    windowScene.pasteboard.stringWasSet = { [weak self] in self?.terminal.copy($0) }
    windowScene.application = self
    windowScene.statusBarHeight = 1
    windowScene.statusBarAppearanceNeedsUpdate = { [weak self] in self?.statusBarAppearance.update() }
    windowScene.frameWillBeDrawn = { [weak self] in self?.frameWillBeDrawn() }
    windowScene.notificationWasPosted = { [weak self] in self?.post($0) }
  }

  private var usesScreenReader: Bool { windowScene.traitCollection.usesScreenReader }

  private func frameWillBeDrawn() {
    statusBarAppearance.match()
    if usesScreenReader { screenReader.update() }
  }

  private func post(_ notification: AccessibilityNotification) {
    if usesScreenReader { screenReader.post(notification) }
  }

  // MARK: Commands

  public override var keyCommands: [KeyCommand] {
    let strings = windowScene.traitCollection.strings
    let commands = [
      KeyCommand(title: strings.theseKeys, keys: [.character("?"), Key(.function(1))]) { [unowned self] in showKeyList()
      },
      KeyCommand(title: strings.redrawScreen, keys: [.character("l", .control)]) { [unowned self] in redraw() },
      KeyCommand(title: strings.suspend, keys: [.character("z", .control)]) { [unowned self] in terminal.suspend() },
      KeyCommand(title: strings.quit, keys: [.character("q"), .character("c", .control)]) { [unowned self] in quit() },
    ]
    return (readingCommands + commands).map { $0.availableEverywhere() }
  }

  /// Ends the application after the present event.
  public func quit() { end(.quit) }

  /// Paints the whole screen anew, whatever the terminal shows.
  public func redraw() {
    terminal.invalidate()
    compositor.invalidate(size: terminal.size)
    windowScene.addDamage(windowScene.bounds)
  }

  /// Shows the list of keys: the commands of the present screen, and the commands that work on every screen.
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

  // MARK: Other threads

  /// Runs a closure on the main actor, in the next turn of the loop and before its frame. Any thread may call it; closures run in the
  /// order of the calls. When the application has ended they do not run.
  public nonisolated func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
    performed.withLock { $0.append(action) }
    terminal.wake()
  }

  private func runPerformed() {
    let actions = performed.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in actions where termination == nil { action() }
  }

  // MARK: The loop

  /// Launches the application, runs it until something ends it, and gives the terminal back.
  ///
  /// Call it outside of tasks, from a `main()` that is not `async`. On a real terminal, calling it from a task stops the program: no other
  /// task of the main actor could run.
  /// - Returns: The reason why the application ended.
  public func run() -> Termination {
    Contract.require(
      !(terminal is CursesTerminal && MainQueue.isBlockedByTask),
      "the event loop was started by a task, so no other task could run: call run() from a main() that is not async")
    launch()
    while termination == nil { turn() }
    delegate.applicationWillTerminate(self)
    terminal.close()
    return termination ?? .quit
  }

  /// Shows the status bar, over the launch screen if there is one, lets the delegate make its windows and paints the first frame.
  public func launch() {
    WindowScene.current = windowScene
    statusBarWindow.show()
    awaitColors()
    showLaunchScreen()
    if launchWindow != nil { frame() }
    delegate.applicationDidFinishLaunching(self)
    statusBarAppearance.update()
    updateSizeNotice()
    frame()
  }

  // A first frame in the wrong colours would flash. A terminal that does not answer in this time is one that never will, or is far away.
  private func awaitColors() {
    guard colorScheme.followsTerminal else { return }
    terminal.awaitAnswers(atMost: 0.1)
    adopt()
  }

  private func showLaunchScreen() {
    launchWindow?.close()
    launchWindow = delegate.application(self, launchScreenFor: windowScene.size).map {
      LaunchWindow($0, in: windowScene)
    }
    launchWindow?.show()
  }

  private func closeLaunchScreenIfDone() {
    guard let launchWindow, let keyWindow = windowScene.keyWindow, keyWindow.windowLevel < .statusBar else { return }
    launchWindow.close()
    self.launchWindow = nil
  }

  /// True once something has ended the application.
  public var isEnding: Bool { termination != nil }

  /// One turn of the loop: waits until something is due, handles all that has arrived, makes one frame if one is due.
  public func turn() {
    WindowScene.current = windowScene
    for event in terminal.wait(timeout: timeUntilDue()) where termination == nil { handle(event) }
    runPerformed()
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
    closeLaunchScreenIfDone()
    lastFrameTime = clock.now
    compositor.present(windowScene, at: lastFrameTime, on: terminal) { [screenReader, windowScene] in
      windowScene.traitCollection.usesScreenReader ? screenReader.line(columns: windowScene.size.width) : nil
    }
    // Views come and go with frames.
    let tracksPointer = windowScene.pointerTracker.isNeeded
    if terminal.reportsPointerMotion != tracksPointer { terminal.reportsPointerMotion = tracksPointer }
  }

  private func timeUntilDue() -> Double? {
    if windowScene.frameIsDue { return 0 }
    return animationFrameTime.orEarlier(windowScene.nextTimerTime).map { max(0, $0 - clock.now) }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let input):
      if input == .focus(true) { becomeActive() }
      windowScene.handle(input)
    case .resized: adopt()
    case .clockChanged: statusBar.timeMayHaveChanged()
    case .appearanceChanged: adopt()
    case .resumed:
      adopt()
      redraw()
      becomeActive()
    case .ended(let signal): end(signal.map(Termination.signal) ?? .terminalGone)
    case .woken: break
    }
  }

  // Somebody may have attached the multiplexer from another terminal (FAULTS 51).
  private func becomeActive() {
    if terminal.traits != terminalTraits { adopt() }
    statusBar.timeMayHaveChanged()
    delegate.applicationDidBecomeActive(self)
  }

  private func adopt() {
    let before = (size: windowScene.size, language: windowScene.traitCollection.language)
    terminalTraits = terminal.traits
    let overrides = effectiveOverrides(of: terminalTraits)
    let size = overrides.applied(to: terminalTraits).sizeForWindows(of: terminal.size)
    terminal.maximumColorDepth = traitOverrides.colorDepth ?? .truecolor
    adoptColors()
    var traits = terminalTraits
    traits.invertsColors = terminal.colorMap.isInverting
    windowScene.update(size: size, traitCollection: traits, overrides: overrides)
    compositor.invalidate(size: terminal.size)
    let speaksAnother = before.language != windowScene.traitCollection.language
    if before.size != size, launchWindow != nil { showLaunchScreen() }
    if before.size != size || speaksAnother { updateSizeNotice() }
    if speaksAnother, let keyList {
      keyList.close()
      self.keyList = nil
      showKeyList()
    }
    statusBarAppearance.update()
  }

  private func adoptColors() {
    let style = traitOverrides.userInterfaceStyle ?? terminalTraits.userInterfaceStyle
    let map = colorScheme.map(style: style, defaultColors: terminal.defaultColors)
    if map == terminal.colorMap { return }
    terminal.colorMap = map
    windowScene.addDamage(windowScene.bounds)
  }

  private func updateSizeNotice() {
    let size = windowScene.size
    let isTooSmall = size.width < minimumSize.width || size.height < minimumSize.height
    sizeNotice?.close()
    let needed = Size(
      width: minimumSize.width, height: minimumSize.height + terminal.size.height - windowScene.size.height)
    sizeNotice = isTooSmall ? SizeNoticeWindow(needed: needed, present: terminal.size, in: windowScene) : nil
    sizeNotice?.makeKeyAndVisible()
  }
}
