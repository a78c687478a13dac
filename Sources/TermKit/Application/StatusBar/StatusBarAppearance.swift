/// Decides how the status bar looks: as the controller beneath it wants (S3), or as was set for the whole application (S6).
@MainActor final class StatusBarAppearance {
  /// True when controllers are asked, false when what was set counts.
  var isViewControllerBased = true { didSet { if isViewControllerBased != oldValue { update() } } }
  /// True when the bar is away.
  private(set) var isHidden = false
  private var fixedStyle = StatusBarStyle.default
  private var isFixedHidden = false
  private let bar: StatusBar
  private let scene: WindowScene

  init(_ bar: StatusBar, in scene: WindowScene) {
    self.bar = bar
    self.scene = scene
  }

  /// How the bar stands out.
  var style: StatusBarStyle { bar.style }

  /// Asks everything again. Inside an animation block what changes is animated with it (S4).
  func update() {
    guard isViewControllerBased else { return show(fixedStyle, isHidden: isFixedHidden, .fade) }
    guard let root = rootBelow else { return show(.default, isHidden: false, .none) }
    let hider = Self.statusBarController(from: root) { $0.childForStatusBarHidden }
    show(
      Self.statusBarController(from: root) { $0.childForStatusBarStyle }.preferredStatusBarStyle,
      isHidden: hider.prefersStatusBarHidden, hider.preferredStatusBarUpdateAnimation)
  }

  /// Sets the style for the whole application; nothing while controllers are asked.
  func fix(_ style: StatusBarStyle) {
    if isViewControllerBased { return }
    fixedStyle = style
    update()
  }

  /// Has the bar away, or not, for the whole application; nothing while controllers are asked.
  func fix(isHidden: Bool, _ animation: StatusBarAnimation) {
    if isViewControllerBased { return }
    isFixedHidden = isHidden
    show(fixedStyle, isHidden: isHidden, animation)
  }

  // MARK: Who is beneath

  /// The controller of the frontmost window beneath the whole of the bar.
  private var rootBelow: ViewController? { windowsBelow.lazy.compactMap(\.rootViewController).first }

  private var windowsBelow: [Window] {
    let row = Rect(x: 0, y: 0, width: scene.size.width, height: 1)
    return scene.windows.reversed().filter {
      $0.windowLevel < .statusBar && !$0.isHidden && $0.frame.contains(row)
    }
  }

  /// The controller that answers in the place of `controller`: the one that covers it, else the child that it names, and so on (S5).
  static func statusBarController(
    from controller: ViewController, child: (ViewController) -> ViewController?
  ) -> ViewController {
    guard let next = child(controller), next !== controller else { return controller }
    return statusBarController(from: next, child: child)
  }

  // MARK: What is seen

  private func show(_ style: StatusBarStyle, isHidden: Bool, _ animation: StatusBarAnimation) {
    bar.style = style
    if isHidden == self.isHidden { return }
    self.isHidden = isHidden
    if animation == .none {
      View.performWithoutAnimation { place(animation) }
    } else {
      place(animation)
    }
  }

  // What is laid out by the room the bar takes moves in the same block.
  private func place(_ animation: StatusBarAnimation) {
    if !isHidden, bar.presentationAlpha <= 0 || bar.presentationFrame.maxY <= 0 {
      View.performWithoutAnimation { bar.place(isAway: true, animation) }
    }
    bar.place(isAway: isHidden, animation)
    scene.statusBarHeight = isHidden ? 0 : 1
    if AnimationBlock.current != nil { scene.windows.forEach { $0.layoutIfNeeded() } }
  }

  /// Finds the colour that the bar has to match, if any (S7); in each frame, since bars move and their colours change.
  func match() {
    guard bar.matchesNavigationBar, style == .default, let window = windowsBelow.first else { return bar.matchedColor = nil }
    let finder = MatchFinder(rows: scene.statusBarHeight, width: scene.size.width)
    bar.matchedColor =
      if case .match(let color) = finder.find(below: window, at: window.originOnScreen) { color } else { nil }
  }
}

extension StatusBar {
  fileprivate func place(isAway: Bool, _ animation: StatusBarAnimation) {
    alpha = isAway && animation != .slide ? 0 : 1
    frame.origin.y = isAway && animation == .slide ? -frame.height : 0
  }
}

/// Looks for what the status bar matches, front to back, where it can be seen.
@MainActor private struct MatchFinder {
  /// The rows of the status bar.
  let rows: Int
  let width: Int

  enum Found {
    /// This is what is beneath the bar, and its colour if it has one.
    case match(Color?)
    /// Something opaque that has no such colour is beneath it.
    case covered
  }

  // Both what lies beneath the status bar and what begins in the row below it.
  private func touches(_ frame: Rect) -> Bool { frame.minY <= rows && frame.maxY > 0 }

  /// What is found in a view, whose (0, 0) is at a place of the screen.
  func find(below view: View, at origin: Point) -> Found? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.presentationAlpha > 0 {
      let frame = subview.presentationFrame.offset(by: origin)
      guard touches(frame) else { continue }
      if let found = find(below: subview, at: frame.origin - subview.bounds.origin) { return found }
      if let match = subview as? any StatusBarMatching { return .match(match.statusBarMatchingColor) }
      if subview.presentationBackground.isOpaque, subview.presentationAlpha >= 1, covers(frame) { return .covered }
    }
    return nil
  }

  private func covers(_ frame: Rect) -> Bool {
    frame.contains(Rect(x: 0, y: 0, width: width, height: rows + 1))
  }
}
