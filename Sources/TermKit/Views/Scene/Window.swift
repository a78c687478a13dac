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
  public private(set) final weak var firstResponder: View?
  private var isAppeared = false

  /// Makes a hidden window as large as a scene; it follows the scene's size.
  public init(windowScene: WindowScene, level: WindowLevel = .normal) {
    self.windowScene = windowScene
    windowLevel = level
    super.init(frame: windowScene.bounds)
    window = self
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// True when it can be the window that keys go to; true unless overridden.
  open var canBecomeKey: Bool { true }

  open override var next: Responder? { windowScene }

  open override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Next control", keys: [Key(.tab)]) { [weak self] in self?.moveFocus(.next) },
      KeyCommand(title: "", keys: [Key(.tab, .shift)]) { [weak self] in self?.moveFocus(.previous) },
      KeyCommand(title: "Move", keys: Self.arrows.map { Key($0.key) }, keyLabel: "Arrows") { [weak self] key in
        Self.arrows[key.code].map { self?.moveFocus($0) }
      },
    ]
  }

  private static let arrows: [KeyCode: FocusRing.Direction] = [.up: .up, .down: .down, .left: .left, .right: .right]

  /// The controller whose view fills the window.
  public final var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { uninstall(oldValue) }
      install()
    }
  }

  /// Shows the window in front of those of its level and sends keys to it.
  public final func makeKeyAndVisible() {
    guard let windowScene else { return }
    show()
    if canBecomeKey { windowScene.makeKey(self) }
    focusIfNeeded()
  }

  /// Shows the window; keys stay where they are.
  public final func show() {
    guard let windowScene, isHidden || !isAppeared else { return }
    windowScene.attach(self)
    isHidden = false
    isAppeared = true
    install()
  }

  /// Takes the window off the screen; keys go to the frontmost of the others.
  public final func close() {
    guard isAppeared else { return }
    isAppeared = false
    rootViewController?.disappear { isHidden = true }
    isHidden = true
    windowScene?.detach(self)
  }

  private func uninstall(_ controller: ViewController) {
    if isAppeared {
      controller.disappear { controller.view.removeFromSuperview() }
    } else if controller.isViewLoaded {
      controller.view.removeFromSuperview()
    }
  }

  private func install() {
    guard let controller = rootViewController else { return }
    if controller.view.superview !== self {
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    guard isAppeared else { return addSubview(controller.view) }
    controller.appear { if controller.view.superview !== self { addSubview(controller.view) } }
    focusIfNeeded()
  }

  final func setNeedsLayoutBelow() {
    func visit(_ view: View) {
      view.setNeedsLayout()
      view.subviews.forEach(visit)
    }
    visit(self)
  }
}

// MARK: Focus

extension Window {
  /// Where a key goes first.
  final var firstKeyResponder: Responder { firstResponder ?? rootViewController?.view ?? self }

  final func setFirstResponder(_ view: View?) -> Bool {
    if let view, !view.canBecomeFirstResponder || view.window !== self { return false }
    guard firstResponder !== view else { return true }
    let old = firstResponder
    firstResponder = view
    old?.firstResponderDidChange()
    view?.firstResponderDidChange()
    return true
  }

  final func forgetFirstResponder(below view: View) {
    if let firstResponder, firstResponder.isDescendant(of: view) { _ = setFirstResponder(nil) }
  }

  final func cancelTouches(in view: View) { windowScene?.cancelTouch(in: view) }

  private func focusIfNeeded() {
    guard firstResponder == nil else { return }
    let views = focusableViews
    let wanted = rootViewController?.preferredFocusedView.flatMap { wanted in views.first { $0 === wanted } }
    if let view = wanted ?? views.first { _ = view.becomeFirstResponder() }
  }

  private func moveFocus(_ direction: FocusRing.Direction) {
    let views = focusableViews
    let ring = FocusRing(frames: views.map { $0.convert($0.bounds, to: nil) })
    let present = firstResponder.flatMap { view in views.firstIndex { $0 === view } }
    if let index = ring.index(from: present, going: direction) { views[index].becomeFirstResponder() }
  }
}
