import Synchronization
import TermKitGraphics
import TermKitInput
import TermKitTerminal
@_spi(TermKit) import TermKitViews

/// An application: it connects a scene of windows to a terminal and runs the event loop. UIKit's `UIApplication`.
///
///     let application = try Application(delegate: delegate)
///     let termination = application.run()
///
/// Between events the process sleeps in the kernel, and nothing is written to the terminal while nothing changes. Tasks of the main
/// actor, `DispatchQueue.main` and Foundation's `Timer` also run between events. Call `run()` from a `main()` that is not async.
@MainActor public final class Application: Responder {
  /// The scene, which holds the windows and receives the input.
  public let windowScene: WindowScene
  /// The program's shown windows, back to front. They include the separate windows of sheets. `windowScene.windows` also has the windows of
  /// TermKit itself, such as the window of the status bar.
  public var windows: [Window] { windowScene.windows.filter { !($0 is SystemWindow) } }
  /// The window that gets keys, or nil. It can be a window of TermKit itself, such as an open menu, which `windows` leaves out.
  public var keyWindow: Window? { windowScene.keyWindow }
  /// The status bar in the top row.
  public let statusBar: StatusBar
  /// The smallest size of the windows, in cells, at which the application can be used. Defaults to 1×1. On a smaller terminal, a notice
  /// covers the screen. The row of the spoken line is not part of the size.
  public var minimumSize = Size(width: 1, height: 1) { didSet { updateSizeNotice() } }
  /// The user's overrides for detected terminal traits. Defaults to no overrides.
  ///
  /// You can set them at any time. Everything on the screen is then laid out and drawn again, without animation. Views and controllers
  /// whose traits change receive `traitCollectionDidChange(_:)`.
  public var traitOverrides = TraitOverrides() { didSet { if traitOverrides != oldValue { adopt() } } }
  /// The languages that the program has texts in, with its fallback language first. Defaults to none.
  ///
  /// `TraitCollection.language` returns the one that suits the user best, if the terminal can show it. TermKit's own texts use it too if
  /// TermKit has it. If the list is empty, only the user's own languages count, and the layout is from left to right.
  public var supportedLanguages: [Language] = [] { didSet { if supportedLanguages != oldValue { adopt() } } }
  /// The colours that white and black are shown as. Defaults to `.paper`, which leaves all colours unchanged.
  ///
  /// You can change the scheme at any time. Set it before `run()` if the first frame should use it.
  public var colorScheme = ColorScheme.paper { didSet { if colorScheme != oldValue { adopt() } } }
  /// Whether the user can suspend the program. Defaults to true.
  ///
  /// If false, Ctrl-Z and the signal SIGTSTP have no effect, and the list of keys does not name Ctrl-Z. Set it before
  /// `run()`. While the terminal is released, Ctrl-Z acts as if it were true.
  public var allowsSuspension: Bool {
    get { terminal.allowsSuspension }
    set { terminal.allowsSuspension = newValue }
  }
  /// The shortest time between two frames of an animation, in seconds: at most 60 frames a second.
  public static let frameInterval = 1.0 / 60

  nonisolated let terminal: any Terminal
  let clock: any TimeSource
  let delegate: any ApplicationDelegate
  var activity = Activity.inactive {
    didSet { accessibilityObserver?.activityDidChange(isActive: activity == .active) }
  }
  /// The object that presents the screen on an accessibility bus. Defaults to nil.
  package var accessibilityObserver: (any AccessibilityObserver)? {
    didSet { windowScene.isObservedForAccessibility = accessibilityObserver != nil }
  }
  /// The work of the application for inspectors. Nil unless the variable TERMKIT_INSPECT is set.
  package internal(set) var inspection: Inspection?
  /// The time of the last notification. Nil until the terminal has said that it lost the focus.
  var lastNotificationTime: Double?
  /// The number of calls under way that have released the terminal.
  var releaseCount = 0
  let compositor: Compositor
  private let statusBarWindow: StatusBarWindow
  let statusBarManager: StatusBarManager
  let screenReader: ScreenReader
  /// The object that prints lines of text in place of a screen. Nil if there is a screen.
  let linearReader: LinearReader?
  /// The watches that are valid, by descriptor.
  var watches: [Int32: DescriptorWatch] = [:]
  var restoration = StateRestoration()
  private var launchWindow: LaunchWindow?
  private var terminalTraits: TraitCollection
  private var sizeNotice: SizeNoticeWindow?
  private var keyList: KeyListWindow?
  private var lastFrameTime = -Double.infinity
  private var hasLaunched = false
  private var termination: Termination?
  /// True after the delegate was asked whether the application should end, until the answer.
  var awaitsTerminateReply = false
  private nonisolated let pendingActions = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// The application whose code is running. Before any application runs, this is the one created last. Not retained.
  /// - Precondition: That application exists.
  public static var shared: Application {
    guard let current = WindowScene.current?.host as? Application else {
      Contract.fail("make an Application before using Application.shared")
    }
    return current
  }

  /// Creates an application on a terminal. The screen stays unchanged until `run()` or `launch()`.
  /// - Parameters:
  ///   - terminal: The terminal that shows the application and provides its input.
  ///   - clock: The source of the time. Defaults to the system's clocks.
  ///   - delegate: The object that receives the application's events. It is retained.
  public init(terminal: any Terminal, clock: any TimeSource = SystemClock(), delegate: any ApplicationDelegate) {
    self.terminal = terminal
    self.clock = clock
    self.delegate = delegate
    terminalTraits = terminal.traits
    let traits = Self.overridesWithoutLanguage(of: terminalTraits).applied(to: terminalTraits)
    let sceneSize = traits.sizeForWindows(of: terminal.size)
    windowScene = WindowScene(size: sceneSize, traitCollection: traits) { clock.now }
    compositor = Compositor(size: terminal.size)
    statusBar = StatusBar(clock: clock)
    statusBarWindow = StatusBarWindow(statusBar, in: windowScene)
    statusBarManager = StatusBarManager(statusBar, in: windowScene)
    screenReader = ScreenReader(in: windowScene)
    linearReader = terminal.lineModeReason == nil ? nil : LinearReader(in: windowScene, on: terminal)
    super.init()
    WindowScene.current = windowScene
    windowScene.host = self
    windowScene.pasteboard.stringWasSet = { [weak self] in self?.terminal.copy($0) ?? false }
    windowScene.statusBarHeight = 1
  }

  var usesScreenReader: Bool { windowScene.traitCollection.usesScreenReader }

  // MARK: Commands

  /// The commands that work on every screen: show the list of keys, change the size of text, redraw the screen, suspend and quit.
  ///
  /// If `allowsSuspension` is false, there is no command to suspend.
  ///
  /// As lines of text, the list begins with the commands for lines, and there are no commands for the size of text and for the screen.
  ///
  /// If the user has a screen reader, the list begins with the commands that read the next element, read the previous element, and repeat
  /// or continue the last text.
  public override var keyCommands: [KeyCommand] {
    let strings = windowScene.traitCollection.strings
    let suspend = KeyCommand(title: strings.suspend, keys: [.character("z", .control)]) { [unowned self] in
      enterBackground()
      terminal.suspend()
    }
    let quit = KeyCommand(title: strings.quit, keys: [.character("q"), .character("c", .control)]) { [unowned self] in
      self.quit()
    }
    let screenCommands = [
      selectTextCommand, textSizeCommand,
      KeyCommand(title: strings.redrawScreen, keys: [.character("l", .control)]) { [unowned self] in redraw() },
    ]
    let commands = [
      KeyCommand(title: strings.theseKeys, keys: [.character("?"), Key(.function(1))]) { [unowned self] in showKeyList()
      }
    ]
    let endings = allowsSuspension ? [suspend, quit] : [quit]
    let all = linearReader == nil ? readingCommands + commands + screenCommands : lineCommands + commands
    return (all + endings).map { $0.availableEverywhere() }
  }

  /// Repaints the whole screen in the next frame, without relying on what the terminal shows now.
  public func redraw() {
    terminal.invalidate()
    compositor.invalidate(size: screenSize)
    windowScene.addDamage(windowScene.bounds)
  }

  /// Shows the list of keys: the commands of the current screen, and the commands that work on every screen. Commands without a title are
  /// left out. Does nothing while the list is shown, or while a notice says that the terminal is too small.
  public func showKeyList() {
    if let linearReader { return linearReader.printKeys(windowScene.effectiveKeyCommands) }
    guard keyList == nil, sizeNotice == nil else { return }
    let list = KeyListWindow(commands: windowScene.effectiveKeyCommands, in: windowScene)
    list.tintColor = windowScene.keyWindow?.tintColor
    list.didClose = { [weak self] in self?.keyList = nil }
    keyList = list
    list.fadeIn()
  }

  /// The size of the program's part of the terminal.
  private var screenSize: Size { inspection?.pane?.programSize ?? terminal.size }

  func end(_ reason: Termination) { termination = termination ?? reason }

  // MARK: Other threads

  /// Runs a closure on the main actor in the current or next turn of the run loop, before that turn's frame. The method does not wait for
  /// it.
  ///
  /// Any thread may call this method. The closures run in the order of the calls. Once the application has a reason to end, they no longer
  /// run.
  /// - Parameter action: The closure to run.
  public nonisolated func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
    pendingActions.withLock { $0.append(action) }
    terminal.wake()
  }

  private func runPendingActions() {
    for action in takePendingActions() where termination == nil {
      windowScene.eventNumber += 1
      action()
    }
  }

  private nonisolated func takePendingActions() -> [@MainActor @Sendable () -> Void] {
    pendingActions.withLock { actions in
      defer { actions = [] }
      return actions
    }
  }

  // MARK: The loop

  /// Launches the application, runs it until something ends it, and gives the terminal back.
  ///
  /// Call it outside of tasks, from a `main()` that is not `async`.
  /// - Returns: The reason why the application ended.
  /// - Precondition: On a real terminal, the caller is not a task of the main actor. No other such task could run during the loop.
  public func run() -> Termination {
    Contract.require(
      !(terminal is CursesTerminal && MainQueue.isBlockedByTask),
      "the event loop was started by a task, so no other task could run: call run() from a main() that is not async")
    launch()
    while termination == nil { turn() }
    saveState()
    delegate.applicationWillTerminate(self)
    inspection?.end()
    terminal.close()
    return termination ?? .quit
  }

  /// Starts the application: paints the launch screen if there is one, calls the delegate's `applicationDidFinishLaunching(_:)`, which
  /// creates the windows, then `applicationDidBecomeActive(_:)`, and paints a frame. `run()` calls this method.
  ///
  /// If the colour scheme follows the terminal, the method first waits for the terminal's colours, for at most 0.1 seconds.
  public func launch() {
    hasLaunched = true
    WindowScene.current = windowScene
    statusBarWindow.show()
    inspectIfWanted()
    awaitColors()
    showLaunchScreen()
    if launchWindow != nil { frame() }
    delegate.applicationDidFinishLaunching(self)
    restoreState()
    // The delegate may have released the terminal.
    if activity != .background { notifyBecomingActive() }
    statusBarManager.update()
    updateSizeNotice()
    frame()
    endRestoring()
  }

  // A first frame in the wrong colours would flash. A terminal that does not answer within this time never answers or is far away.
  private func awaitColors() {
    guard colorScheme.followsTerminal else { return }
    terminal.awaitReplies(atMost: 0.1)
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

  /// True once the application has a reason to end.
  public var isEnding: Bool { termination != nil }

  /// Runs one turn of the run loop: waits until work is due, handles all pending events, runs the closures of `perform(_:)`, fires timers,
  /// and draws a frame if one is due.
  public func turn() {
    WindowScene.current = windowScene
    let timeout = inspection == nil ? timeUntilDue() : timeUntilDueWithPane
    for event in terminal.wait(timeout: timeout) where termination == nil { handle(event) }
    runPendingActions()
    windowScene.eventNumber += 1
    if termination == nil { windowScene.fireTimers(at: clock.now) }
    if let time = restoration.saveTime, clock.now >= time { saveState() }
    if termination == nil, frameIsDue { frame() }
    windowScene.eventNumber += 1
    if let inspection { inspection.endTurn() }
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
    restoration.saveLater(than: lastFrameTime)
    if let inspection { inspection.drawFrame(draw) } else { draw() }
  }

  private func draw() {
    if linearReader != nil {
      _ = windowScene.prepareFrame(at: lastFrameTime)
      return
    }
    compositor.present(
      windowScene, at: lastFrameTime, on: terminal, screenReader: usesScreenReader ? screenReader : nil)
    // A frame can add or remove views that track the pointer.
    let tracksPointer = windowScene.needsPointerMotion
    if terminal.reportsPointerMotion != tracksPointer { terminal.reportsPointerMotion = tracksPointer }
  }

  func timeUntilDue() -> Double? {
    if windowScene.frameIsDue { return 0 }
    let due = animationFrameTime.orEarlier(windowScene.nextTimerTime).orEarlier(restoration.saveTime)
    return due.map { max(0, $0 - clock.now) }
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let input):
      if input == .focus(true) { becomeActive() }
      if input == .focus(false) { resignActive() }
      if linearReader?.handle(input) != true { deliver(input) }
    case .resized:
      inspection?.fitPane()
      adopt()
    case .clockChanged: statusBar.timeMayHaveChanged()
    case .colorsChanged: adoptAndDraw()
    case .resumed:
      adoptAndDraw()
      becomeActive()
    case .ended(let signal): end(signal.map(Termination.signal) ?? .terminalGone)
    case .woken: break
    case .ready(let descriptor, let events): watches[descriptor]?.handler(events)
    }
  }

  private func deliver(_ input: InputEvent) {
    if let inspection { inspection.deliver(input) } else { windowScene.handle(terminalEvent: input) }
  }

  // The user may have attached the multiplexer from another terminal (FAULTS 51).
  private func becomeActive() {
    if terminal.traits != terminalTraits { adopt() }
    statusBar.timeMayHaveChanged()
    notifyBecomingActive()
  }

  func adopt() {
    let before = (size: windowScene.size, traits: windowScene.traitCollection, textSize: preferredContentSizeCategory)
    terminalTraits = terminal.traits
    let overrides = effectiveOverrides(of: terminalTraits)
    let size = overrides.applied(to: terminalTraits).sizeForWindows(of: screenSize)
    terminal.maximumColorDepth = traitOverrides.colorDepth ?? .truecolor
    adoptColors()
    var traits = terminalTraits
    traits.colorMap = terminal.colorMap
    windowScene.update(size: size, traitCollection: traits, overrides: overrides)
    compositor.invalidate(size: screenSize)
    let now = windowScene.traitCollection
    let hasNewTexts = before.traits.language != now.language || before.traits.strings != now.strings
    if before.size != size, launchWindow != nil { showLaunchScreen() }
    if before.size != size || hasNewTexts { updateSizeNotice() }
    if hasNewTexts, let keyList {
      keyList.close()
      self.keyList = nil
      showKeyList()
    }
    statusBarManager.update()
    guard hasLaunched, before.textSize != preferredContentSizeCategory else { return }
    delegate.applicationDidChangeContentSizeCategory(self)
  }

  private func adoptAndDraw() {
    adopt()
    windowScene.addDamage(windowScene.bounds)
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
    let rowsOfBars = screenSize.height - size.height
    let needed = Size(width: minimumSize.width, height: minimumSize.height + rowsOfBars)
    sizeNotice = isTooSmall ? SizeNoticeWindow(needed: needed, present: screenSize, in: windowScene) : nil
    sizeNotice?.makeKeyAndVisible()
  }
}
