import TermKitGraphics
import TermKitInput

/// How far in front a window is. UIKit's `UIWindow.Level`.
public struct WindowLevel: Hashable, Comparable, Sendable {
  /// The greater, the nearer.
  public var rawValue: Int

  /// Makes a level.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Where windows usually are.
  public static let normal = WindowLevel(0)
  /// Where the status bar is.
  public static let statusBar = WindowLevel(1000)
  /// In front of the status bar.
  public static let alert = WindowLevel(2000)

  /// Farther ones come first.
  public static func < (left: WindowLevel, right: WindowLevel) -> Bool { left.rawValue < right.rawValue }
}

/// The root of a view tree on the screen. UIKit's `UIWindow`.
///
///     let window = Window(windowScene: scene)
///     window.rootViewController = GreetingViewController()
///     window.makeKeyAndVisible()
open class Window: View {
  /// The scene it belongs to. Not retained.
  public private(set) final weak var windowScene: WindowScene?
  /// How far in front it is; set when made.
  public final let windowLevel: WindowLevel
  /// The view that gets keys first while this window is the key window.
  public private(set) final var firstResponder: View?
  private var focusChangesInHand = 0
  private let visibilityLimit = ChangeLimit()
  private let rootLimit = ChangeLimit()
  /// When it became the key window last: the greater, the later. 0 for never.
  final var keyOrder = 0

  /// True while the window is on the screen.
  private(set) final var isAppeared = false
  /// What stands in front of this window and comes and goes with it: keys go there while it does.
  final weak var attachedSheet: SheetWindow?
  /// Those who present something over the whole window: kept until it has gone, as nobody else may keep them.
  final var presenters: [ViewController] = []
  private var sceneSize: Size
  /// The scene's traits, as far as the window has been told.
  final var sceneTraits: TraitCollection

  /// Makes a hidden window as large as a scene; it follows the scene's size.
  public init(windowScene: WindowScene, level: WindowLevel = .normal) {
    self.windowScene = windowScene
    windowLevel = level
    sceneSize = windowScene.size
    sceneTraits = windowScene.traitCollection
    super.init(frame: windowScene.bounds)
    enterItself()
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// True when it can be the window that keys go to; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// True when keys go to this window.
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
        Self.direction(of: key.code).map { self?.moveFocus($0) }
      },
    ].map { $0.availableEverywhere() }
  }

  private static func direction(of arrow: KeyCode) -> FocusRing.Direction? {
    switch arrow {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }

  /// The controller whose view fills the window.
  public final var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootLimit.run("the rootViewController of \(type(of: self)) was set", "set it only once") { replaceRoot(oldValue) }
    }
  }

  /// Shows the window in front of those of its level, also if it was shown before, and sends keys to it if it can have them. Without
  /// its scene it stops the program.
  public final func makeKeyAndVisible() {
    let windowScene = requireScene()
    if isAppeared { windowScene.bringToFront(self) } else { show() }
    // Who was told may have closed it.
    guard isAppeared else { return }
    if canBecomeKey { windowScene.makeKey(self) }
    focusIfNeeded()
    attachedSheet?.makeKeyAndVisible()
  }

  /// Sends keys to the window, if it is shown and can have them; which one is in front stays as it is. Without its scene it stops the
  /// program.
  public final func makeKey() {
    let windowScene = requireScene()
    guard isAppeared, canBecomeKey else { return }
    windowScene.makeKey(self)
    focusIfNeeded()
  }

  /// Shows the window in front of those of its level; keys stay where they are. Setting `isHidden` to false does the same. Without its
  /// scene it stops the program.
  public final func show() {
    if isAppeared { return }
    limitVisibilityChanges { appear() }
  }

  private func appear() {
    isAppeared = true
    requireScene().attach(self)
    isHidden = false
    let controllers = topmostControllers
    controllers.forEach { $0.viewWillEnterScreen() }
    // Who was told may have closed it.
    guard isAppeared else { return }
    AppearancePass.run(over: [self])
    controllers.forEach { $0.viewDidChangeScreen() }
    focusIfNeeded()
    attachedSheet?.show()
  }

  /// Takes the window off the screen; keys go back to the window that had them before. Setting `isHidden` to true does the same.
  public final func close() {
    guard isAppeared else { return }
    limitVisibilityChanges { disappear() }
  }

  private func disappear() {
    isAppeared = false
    attachedSheet?.close()
    if isAppeared { return }
    let controllers = topmostControllers
    controllers.forEach { $0.viewWillLeaveScreen() }
    // Who was told may have shown it again.
    if isAppeared { return }
    isHidden = true
    controllers.forEach { $0.viewDidChangeScreen() }
    if isAppeared { return }
    windowScene?.detach(self)
    didClose()
  }

  private func limitVisibilityChanges(_ change: () -> Void) {
    visibilityLimit.run("\(type(of: self)) was shown and closed", "show or close it only once", change)
  }

  // What sheets do when they are closed by others than what shows them.
  func didClose() {}

  private func requireScene() -> WindowScene {
    guard let windowScene else {
      Contract.fail("\(type(of: self)) cannot be shown, as its scene is gone: keep the scene as long as its windows")
    }
    return windowScene
  }

  final override func isHiddenDidChange() {
    if isHidden { close() } else { show() }
  }

  /// The window, or the frontmost of the sheets on it that are shown.
  final var frontmost: Window { attachedSheet.map { $0.isAppeared ? $0.frontmost : self } ?? self }

  /// Where the window's own (0, 0) is on the screen.
  final var originOnScreen: Point { frame.origin - bounds.origin }

  /// Takes the size that its mask gives on the scene's present size.
  final func followScene() {
    guard let windowScene, windowScene.size != sceneSize else { return }
    autoresize(from: sceneSize, to: windowScene.size)
    sceneSize = windowScene.size
  }

  private func replaceRoot(_ old: ViewController?) {
    if let old { uninstall(old) }
    // A callback may have set another controller, or the same one again.
    if let rootViewController { install(rootViewController) }
    if isAppeared { focusIfNeeded() }
  }

  private func uninstall(_ controller: ViewController) {
    controller.rootWindow = nil
    // Who hears that something goes may present another thing.
    repeat {
      controller.presentation?.end(bringsBackPresenter: false)
      if controller.viewIfLoaded?.superview === self { controller.view.removeFromSuperview() }
    } while controller.presentation != nil
  }

  private func install(_ controller: ViewController) {
    if controller.rootWindow !== self {
      controller.requireFree(toBecome: "the root of a window")
      controller.rootWindow = self
    }
    let view = controller.view
    // Whoever has just been made, or been told that it comes, may have set another one.
    guard rootViewController === controller else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if rootViewController !== controller { uninstall(controller) }
  }
}

// MARK: Focus

extension Window {
  /// Where a key goes first.
  final var firstKeyResponder: Responder {
    if let firstResponder { return firstResponder }
    guard let frontController else { return self }
    return sequence(first: frontController) { $0.childForKeys }.reduce(frontController) { $1 }.view
  }

  // What was presented in front of the others in this window, else the root.
  private var frontController: ViewController? {
    subviews.last { $0.cover != .none }?.topmostControllers.last ?? rootViewController
  }

  final func setFirstResponder(_ view: View?) -> Bool {
    if let view, view.window !== self || !view.isFocusable { return false }
    guard firstResponder !== view else { return true }
    let old = firstResponder
    firstResponder = view
    focusChangesInHand += 1
    defer { focusChangesInHand -= 1 }
    Contract.require(
      focusChangesInHand <= 100,
      "\(old.map { "\(type(of: $0))" } ?? "a view") takes the focus each time that it hears of another one having it: let it stop"
    )
    old?.firstResponderDidChange()
    view?.firstResponderDidChange()
    if let view, firstResponder === view {
      for above in sequence(first: view, next: \.superview) { above.descendantTookFocus(view) }
    }
    return firstResponder === view
  }

  final func forgetFirstResponder(below view: View) {
    if let firstResponder, firstResponder.isDescendant(of: view) { _ = setFirstResponder(nil) }
  }

  private func focusIfNeeded() {
    guard firstResponder == nil else { return }
    if let view = frontController?.focusTarget ?? focusableViews.first { view.becomeFirstResponder() }
  }

  private func moveFocus(_ direction: FocusRing.Direction) {
    // The arrows go by what is seen.
    let views = focusableViews.filter {
      direction == .next || direction == .previous || $0.isFirstResponder || $0.isInSight
    }
    // From the row of a table that the focus is on, not from all of the table.
    let places = views.map { $0.isFirstResponder ? $0.accessibilityFocus : $0 }
    let ring = FocusRing(frames: places.map { $0.convert($0.bounds, to: nil) })
    let present = firstResponder.flatMap { view in views.firstIndex { $0 === view } }
    if let index = ring.index(from: present, going: direction) { views[index].becomeFirstResponder() }
  }
}
