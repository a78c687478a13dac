import TermKitGraphics

/// Decides how the status bar looks: as the controller beneath it wants (S3), or as was set for the whole application (S6).
@MainActor package final class StatusBarAppearance {
  /// True when controllers are asked, false when what was set counts.
  package var isViewControllerBased = true { didSet { if isViewControllerBased != oldValue { update() } } }
  /// True when the bar is away.
  package private(set) var isHidden = false
  private var fixedStyle = StatusBarStyle.default
  private var isFixedHidden = false
  // Who is asked may have all asked again.
  private var isAsking = false
  private var mustAskAgain = false
  private let bar: StatusBar
  private let scene: WindowScene

  package init(_ bar: StatusBar, in scene: WindowScene) {
    self.bar = bar
    self.scene = scene
  }

  /// How the bar stands out.
  package var style: StatusBarStyle { bar.style }

  /// Asks everything again. Inside an animation block what changes is animated with it (S4).
  package func update() {
    guard isViewControllerBased else { return show(fixedStyle, isHidden: isFixedHidden, .fade) }
    mustAskAgain = true
    if isAsking { return }
    var wish = Wish()
    for _ in 0..<100 where mustAskAgain {
      mustAskAgain = false
      wish = ask()
    }
    Contract.require(
      !mustAskAgain,
      """
      a controller that is asked for its preferredStatusBarStyle, or whether it prefersStatusBarHidden, calls \
      setNeedsStatusBarAppearanceUpdate() each time: let it just answer
      """)
    show(wish.style, isHidden: wish.isHidden, wish.animation)
  }

  /// What controllers want of the bar; what is so without any.
  private struct Wish {
    var style = StatusBarStyle.default
    var isHidden = false
    var animation = StatusBarAnimation.none
  }

  private func ask() -> Wish {
    guard let root = rootBelow else { return Wish() }
    isAsking = true
    defer { isAsking = false }
    let hider = Self.statusBarController(from: root) { $0.childForStatusBarHidden }
    return Wish(
      style: Self.statusBarController(from: root) { $0.childForStatusBarStyle }.preferredStatusBarStyle,
      isHidden: hider.prefersStatusBarHidden, animation: hider.preferredStatusBarUpdateAnimation)
  }

  /// Sets the style for the whole application; nothing while controllers are asked.
  package func fix(_ style: StatusBarStyle) {
    if isViewControllerBased { return }
    fixedStyle = style
    update()
  }

  /// Has the bar away, or not, for the whole application; nothing while controllers are asked.
  package func fix(isHidden: Bool, _ animation: StatusBarAnimation) {
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

  /// The controller that answers in the place of `root`: what is presented over the bar, else the child that it names, and so on (S5).
  private static func statusBarController(
    from root: ViewController, child: (ViewController) -> ViewController?
  ) -> ViewController {
    var controller = root
    var passed: Set<ObjectIdentifier> = []
    while let next = presented(by: controller) ?? child(controller), next !== controller {
      Contract.require(
        passed.insert(ObjectIdentifier(controller)).inserted,
        """
        the children that are named for the status bar lead from \(ViewController.name(of: controller)) back to it: let one of \
        them name none
        """)
      controller = next
    }
    return controller
  }

  private static func presented(by controller: ViewController) -> ViewController? {
    controller.presentation.flatMap { $0.capturesStatusBar ? $0.presented : nil }
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
  package func match() {
    bar.matchedColor = bar.matchesNavigationBar && style == .default ? colorBelow : nil
  }

  private var colorBelow: Color? {
    let finder = MatchFinder(rows: scene.statusBarHeight, width: scene.size.width)
    return windowsBelow.lazy.compactMap { finder.find(in: $0, at: $0.frame) }.first?.color
  }
}

extension StatusBar {
  fileprivate func place(isAway: Bool, _ animation: StatusBarAnimation) {
    self.isAway = isAway
    alpha = isAway && animation != .slide ? 0 : 1
    frame.origin.y = isAway && animation == .slide ? -frame.height : 0
  }
}

/// Looks for what the status bar matches, front to back, where it can be seen.
@MainActor private struct MatchFinder {
  /// The rows of the status bar.
  let rows: Int
  let width: Int

  /// What is beneath the bar; without a colour if that is something opaque that has none.
  struct Found {
    var color: Color?
  }

  // Both what lies beneath the status bar and what begins in the row below it.
  private func touches(_ frame: Rect) -> Bool { frame.minY <= rows && frame.maxY > 0 }

  /// What is found in a view that is at a place of the screen.
  func find(in view: View, at frame: Rect) -> Found? {
    if view.isHidden || view.presentationAlpha <= 0 || !touches(frame) { return nil }
    let origin = frame.origin - view.bounds.origin
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, at: subview.presentationFrame.offset(by: origin)) { return found }
    }
    if let match = view as? any StatusBarMatching { return Found(color: match.statusBarMatchingColor) }
    return view.presentationBackground.isOpaque && view.presentationAlpha >= 1 && covers(frame) ? Found() : nil
  }

  private func covers(_ frame: Rect) -> Bool {
    frame.contains(Rect(x: 0, y: 0, width: width, height: rows + 1))
  }
}
