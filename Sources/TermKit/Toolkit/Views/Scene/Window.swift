import TermKitGraphics
import TermKitInput

/// The z-order of a window. UIKit's `UIWindow.Level`.
public struct WindowLevel: Hashable, Comparable, Sendable {
  /// Windows with greater values are in front.
  public var rawValue: Int

  /// Makes a level.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The level of ordinary windows, 0.
  public static let normal = WindowLevel(0)
  /// The level of the status bar, 1000.
  public static let statusBar = WindowLevel(1000)
  /// A level in front of the status bar, 2000.
  public static let alert = WindowLevel(2000)

  /// Returns whether the left level is behind the right level.
  public static func < (left: WindowLevel, right: WindowLevel) -> Bool { left.rawValue < right.rawValue }
}

/// The root of a view tree on the screen. UIKit's `UIWindow`.
///
///     let window = Window(windowScene: scene)
///     window.rootViewController = GreetingViewController()
///     window.makeKeyAndVisible()
open class Window: View {
  /// The scene that the window belongs to. Not retained.
  public private(set) final weak var windowScene: WindowScene?
  /// The z-order of the window, set when it is made.
  public final let windowLevel: WindowLevel
  /// The view that gets keys first while this window is the key window, or nil.
  public private(set) final var firstResponder: View?
  private var focusChangeDepth = 0
  private var asksFirstResponder = true
  /// The number of structural changes of this window that are waiting or under way.
  package final var changesUnderWay = 0
  /// The order in which windows became the key window: later ones have greater values. 0 for windows that never did.
  final var keyOrder = 0

  /// True while the window is on the screen.
  package private(set) final var isAppeared = false
  /// Whether the window is to be shown when waiting changes have run.
  private var wantsToAppear = false
  /// The sheets in front of this window, the frontmost one last. They appear and disappear with the window, and the last one gets keys in
  /// place of it.
  final var sheets: [SheetWindow] = []
  /// The controllers that present over the whole window. Retained until the presentation has ended, because nothing else may retain them.
  final var presenters: [ViewController] = []
  private var sceneSize: Size
  /// The traits that the window's views return. They follow the scene's traits while the window is shown.
  final var sceneTraits: TraitCollection
  /// Whether a view in the window has, or had, trait overrides. If not, all its views have the traits of the scene.
  final var hasTraitOverrides = false
  /// The number of views in the window that can be tinted under the pointer. Only a number, because a screen has many such views.
  final var hoverableCount = 0

  /// Makes a hidden window that fills the scene `windowScene` and follows its size. Its z-order `level` defaults to `.normal`.
  public init(windowScene: WindowScene, level: WindowLevel = .normal) {
    self.windowScene = windowScene
    windowLevel = level
    sceneSize = windowScene.size
    sceneTraits = windowScene.traitCollection
    super.init(frame: windowScene.bounds)
    becomeOwnWindow()
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether the window can become the key window. Defaults to true.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the key window, which gets keys.
  public final var isKeyWindow: Bool { windowScene?.keyWindow === self }

  open override var next: Responder? { windowScene }

  open override var keyCommands: [KeyCommand] {
    let strings = traitCollection.strings
    return [
      KeyCommand(title: strings.nextControl, keys: [Key(.tab)]) { [weak self] in self?.moveFocus(.next) },
      KeyCommand(title: strings.previousControl, keys: [Key(.tab, .shift)]) { [weak self] in
        self?.moveFocus(.previous)
      },
      KeyCommand(
        title: strings.move, keys: [.up, .down, .left, .right].map { Key($0) }, keyLabel: strings.keyNames.arrows
      ) {
        [weak self] key in
        ScrollView.arrows[key.code].map { self?.moveFocus($0.direction) }
      },
    ].map { $0.availableEverywhere() } + (UndoManager.isUsed ? windowScene?.undoCommands ?? [] : [])
  }

  /// The window's own undo manager, as in UIKit.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Opens the menu of the view that has the focus, if the key is one for it. Overrides must call `super`.
  open override func pressBegan(_ key: Key) -> Bool {
    WindowScene.menuKeys.contains(key) && windowScene?.openFocusedContextMenu() == true
  }

  /// The controller whose view fills the window. Defaults to nil.
  /// - Precondition: A new controller is not a child, not presented and not the root of another window.
  public final var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      performChange("the rootViewController of \(type(of: self)) was set", "set it only once") { [self] in
        replaceRoot()
      }
    }
  }
  /// The controller whose view is in the window. `rootViewController` follows when waiting changes have run.
  private var installedRoot: ViewController?

  /// Shows the window in front of the others of its level, even if it is shown already. Makes it the key window if it can become key.
  ///
  /// If a sheet is in front of the window, the sheet becomes the key window.
  /// - Precondition: The window's scene exists.
  public final func makeKeyAndVisible() {
    show()
    performVisibilityChange { [self] in if isAppeared { appearAndBecomeKey() } }
  }

  /// Does the same for a presentation, whose step is under way.
  final func appearAndBecomeKey() {
    setAppeared(true)
    windowScene?.bringToFront(self)
    if canBecomeKey { windowScene?.makeKey(self) }
    focusIfNeeded()
    for sheet in sheets { sheet.appearAndBecomeKey() }
  }

  /// Makes the window the key window, if it is shown and can become key. If a sheet is in front of the window, the sheet becomes the key
  /// window instead. The z-order does not change.
  /// - Precondition: The window's scene exists.
  public final func makeKey() {
    let windowScene = requireScene()
    guard isAppeared, canBecomeKey else { return }
    windowScene.makeKey(self)
    focusIfNeeded()
  }

  /// Shows the window in front of the others of its level, with the sheets in front of it. The key window does not change. Does nothing if
  /// the window is shown already.
  ///
  /// Setting `isHidden` to false does the same.
  /// - Precondition: The window's scene exists.
  public final func show() { want(true) }

  private func want(_ appears: Bool) {
    if appears == wantsToAppear { return }
    wantsToAppear = appears
    performVisibilityChange { [self] in setAppeared(wantsToAppear) }
  }

  /// Shows or closes the window at once. Does nothing if it already is as wanted.
  final func setAppeared(_ appears: Bool) {
    wantsToAppear = appears
    if appears != isAppeared { if appears { appear() } else { disappear() } }
  }

  private func appear() {
    isAppeared = true
    requireScene().attach(self)
    isHidden = false
    let controllers = topmostControllers
    controllers.forEach { $0.viewWillEnterScreen() }
    AppearancePass.run(over: [self])
    controllers.forEach { $0.viewDidChangeScreen() }
    focusIfNeeded()
    for sheet in sheets { sheet.setAppeared(true) }
  }

  /// Hides the window and the sheets in front of it. If it was the key window, then of the shown windows that can become key, the one that
  /// was key most recently becomes key. Does nothing if the window is hidden already.
  ///
  /// Setting `isHidden` to true does the same.
  public final func close() { want(false) }

  private func disappear() {
    isAppeared = false
    for sheet in sheets.reversed() { sheet.setAppeared(false) }
    let controllers = topmostControllers
    controllers.forEach { $0.viewWillLeaveScreen() }
    // A callback may have asked to show the window again.
    if !wantsToAppear { isHidden = true }
    controllers.forEach { $0.viewDidChangeScreen() }
    windowScene?.detach(self)
    didClose()
  }

  private func performVisibilityChange(_ change: @escaping @MainActor () -> Void) {
    performChange("\(type(of: self)) was shown and closed", "show or close it only once", change)
  }

  // Overridden by the window of input views.
  func focusIfNeeded() {
    guard firstResponder == nil else { return }
    if let view = frontController?.focusTarget ?? initialFocus { view.becomeFirstResponder() }
  }

  // Overridden by the window of input views, which gives the focus back.
  func moveFocus(_ direction: FocusRing.Direction) {
    if direction == .next, isKeyWindow, windowScene?.keyboard.window?.takeFocus() == true { return }
    moveFocusInWindow(direction)
  }

  /// Whether the first responder of the window looks focused.
  var showsFocus: Bool { isKeyWindow }

  // Called when the window was closed. Overridden by sheets.
  func didClose() {}

  private func requireScene() -> WindowScene {
    guard let windowScene else {
      Contract.fail(
        "\(type(of: self)) cannot be shown, because its scene no longer exists: keep the scene as long as its windows")
    }
    return windowScene
  }

  @_spi(TermKit) public final override func isHiddenDidChange() {
    want(!isHidden)
  }

  /// The window itself, or the frontmost shown sheet on it.
  final var frontmost: Window { sheets.last { $0.isAppeared }?.frontmost ?? self }

  /// The position of the window's own (0, 0) on the screen.
  package final var originOnScreen: Point { frame.origin - bounds.origin }

  /// Resizes the window by its autoresizing mask to follow the scene's size.
  final func followScene() {
    guard let windowScene, windowScene.size != sceneSize else { return }
    autoresize(from: sceneSize, to: windowScene.size)
    sceneSize = windowScene.size
  }

  private func replaceRoot() {
    if installedRoot === rootViewController { return }
    if let installedRoot { uninstall(installedRoot) }
    installedRoot = rootViewController
    if let installedRoot { install(installedRoot) }
    if isAppeared { focusIfNeeded() }
  }

  private func uninstall(_ controller: ViewController) {
    controller.rootWindow = nil
    controller.presentation?.end(restoresPresenter: false)
    if controller.viewIfLoaded?.superview === self { controller.view.removeFromSuperview() }
  }

  private func install(_ controller: ViewController) {
    controller.free(toBecome: "the root of a window")
    controller.rootWindow = self
    let view = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

// MARK: Focus

extension Window {
  /// The first responder to get a key.
  final var firstKeyResponder: Responder {
    firstResponder ?? frontResponder
  }

  /// The view of the frontmost controller that gets keys while no view has the focus, or this window.
  final var frontResponder: Responder {
    guard let frontController else { return self }
    return sequence(first: frontController) { $0.childForKeys }.reduce(frontController) { $1 }.view
  }

  // The controller of the frontmost presentation in this window, or the root controller.
  final var frontController: ViewController? {
    subviews.last { $0.siblingBlocking != .none }?.topmostControllers.last ?? rootViewController
  }

  /// Makes a view the first responder, or none. Returns false if it cannot be, or if the present one refuses to resign.
  final func setFirstResponder(_ view: View?) -> Bool {
    guard canBeFirstResponder(view) else { return false }
    guard let firstResponder, firstResponder !== view else { return changeFirstResponder(to: view) }
    let mayResign = limitFocusChanges {
      !asksFirstResponder || !firstResponder.isFocusable || firstResponder.canResignFirstResponder
    }
    // The question may have changed the views.
    return mayResign && canBeFirstResponder(view) && changeFirstResponder(to: view)
  }

  private func canBeFirstResponder(_ view: View?) -> Bool { view.map { $0.window === self && $0.isFocusable } ?? true }

  private func changeFirstResponder(to view: View?) -> Bool {
    guard firstResponder !== view else { return true }
    let old = firstResponder
    return limitFocusChanges {
      firstResponder = view
      if isKeyWindow, let windowScene { windowScene.keyboard.setNeedsContents(in: windowScene) }
      old?.firstResponderDidChange()
      if let old { for above in sequence(first: old, next: \.superview) { above.descendantLostFocus(old) } }
      view?.firstResponderDidChange()
      if let view, firstResponder === view {
        for above in sequence(first: view, next: \.superview) { above.descendantTookFocus(view) }
      }
      windowScene?.focusDidChange()
      windowScene?.updateKeyReleases()
      return firstResponder === view
    }
  }

  private func limitFocusChanges(_ change: () -> Bool) -> Bool {
    let old = firstResponder
    focusChangeDepth += 1
    defer { focusChangeDepth -= 1 }
    Contract.require(
      focusChangeDepth <= 100,
      "\(old.map { "\(type(of: $0))" } ?? "a view") takes the focus back each time that it loses it: do not do that in "
        + "firstResponderDidChange() or canResignFirstResponder")
    return change()
  }

  /// Moves the focus, and does not ask the present first responder whether it agrees.
  final func forceFocusChange(_ change: () -> Void) {
    let outer = asksFirstResponder
    asksFirstResponder = false
    change()
    asksFirstResponder = outer
  }

  /// Takes the focus away from a view and its descendants, which cannot refuse.
  final func forgetFirstResponder(below view: View) {
    if let firstResponder, firstResponder.isDescendant(of: view) { _ = changeFirstResponder(to: nil) }
  }

  /// Moves the focus between the views of the window.
  final func moveFocusInWindow(_ direction: FocusRing.Direction) {
    let target = viewToFocus(direction)
    if direction == .next || direction == .previous {
      for view in [firstResponder, target] {
        for case let above as ScrollView in sequence(first: view, next: { $0?.superview })
        where above.takeTab(isForward: direction == .next, before: target) {
          return
        }
      }
    }
    target?.becomeFirstResponder()
  }

  /// Returns the view of the window that a movement of the focus leads to, or nil.
  final func viewToFocus(_ direction: FocusRing.Direction) -> View? {
    // The arrows move only between visible views.
    let views = focusableViews.filter {
      direction == .next || direction == .previous || $0.isFirstResponder || $0.isPartlyVisible
    }
    // In a table, movement starts at the focused row, not at the whole table.
    let places = views.map { $0.isFirstResponder ? $0.accessibilityFocus : $0 }
    let ring = FocusRing(frames: places.map { $0.convert($0.focusArea, to: nil) })
    let present = firstResponder.flatMap { view in views.firstIndex { $0 === view } }
    return ring.index(from: present, going: direction).map { views[$0] }
  }
}
