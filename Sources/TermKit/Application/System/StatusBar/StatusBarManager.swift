import TermKitGraphics
import TermKitViews

/// Decides the status bar's look: by the controller beneath it (S3), or by values set for the whole application (S6).
@MainActor package final class StatusBarManager {
  /// Whether controllers decide. If false, the values set for the whole application do. Defaults to true.
  package var isViewControllerBased = true { didSet { if isViewControllerBased != oldValue { update() } } }
  package private(set) var isHidden = false
  private var fixedStyle = StatusBarStyle.default
  private var isFixedHidden = false
  // A controller that is asked may call `setNeedsStatusBarAppearanceUpdate()`.
  private var isAsking = false
  private var mustAskAgain = false
  private let bar: StatusBar
  private let scene: WindowScene

  package init(_ bar: StatusBar, in scene: WindowScene) {
    self.bar = bar
    self.scene = scene
  }

  package var style: StatusBarStyle { bar.style }

  /// Reads all values again and applies them. Inside an animation block, changes are animated (S4).
  package func update() {
    guard isViewControllerBased else { return show(fixedStyle, isHidden: isFixedHidden, .fade) }
    mustAskAgain = true
    if isAsking { return }
    var preferences = Self.usual
    for _ in 0..<100 where mustAskAgain {
      mustAskAgain = false
      preferences = ask()
    }
    Contract.require(
      !mustAskAgain,
      """
      a controller calls setNeedsStatusBarAppearanceUpdate() each time that its preferredStatusBarStyle or \
      prefersStatusBarHidden is read: only return a value there
      """)
    show(preferences.style, isHidden: preferences.isHidden, preferences.animation)
  }

  private typealias Preferences = (style: StatusBarStyle, isHidden: Bool, animation: StatusBarAnimation)
  private static let usual: Preferences = (.default, false, .none)

  // Returns the look that controllers prefer.
  private func ask() -> Preferences {
    guard let root = rootBelow else { return Self.usual }
    isAsking = true
    defer { isAsking = false }
    let hider = Self.statusBarController(from: root) { $0.childForStatusBarHidden }
    let styler = Self.statusBarController(from: root) { $0.childForStatusBarStyle }
    return (styler.preferredStatusBarStyle, hider.prefersStatusBarHidden, hider.preferredStatusBarUpdateAnimation)
  }

  /// Sets the style for the whole application. Does nothing while controllers decide.
  package func setApplicationWide(_ style: StatusBarStyle) {
    if isViewControllerBased { return }
    fixedStyle = style
    update()
  }

  /// Hides or shows the bar for the whole application. Does nothing while controllers decide.
  package func setApplicationWide(isHidden: Bool, _ animation: StatusBarAnimation) {
    if isViewControllerBased { return }
    isFixedHidden = isHidden
    show(fixedStyle, isHidden: isHidden, animation)
  }

  // MARK: Deciding controller

  /// The controller of the frontmost window beneath the whole bar.
  private var rootBelow: ViewController? { windowsBelow.lazy.compactMap(\.rootViewController).first }

  private var windowsBelow: [Window] {
    let row = Rect(x: 0, y: 0, width: scene.size.width, height: 1)
    return scene.windows.reversed().filter {
      $0.windowLevel < .statusBar && !$0.isHidden && $0.frame.contains(row)
    }
  }

  /// Returns the controller that decides in place of `root`: the controller presented over it or the child that it names, and so on (S5).
  private static func statusBarController(
    from root: ViewController, child: (ViewController) -> ViewController?
  ) -> ViewController {
    var controller = root
    var passed: Set<ObjectIdentifier> = []
    while let next = presented(by: controller) ?? child(controller), next !== controller {
      Contract.require(
        passed.insert(ObjectIdentifier(controller)).inserted,
        """
        childForStatusBarStyle or childForStatusBarHidden leads from \(ViewController.name(of: controller)) back to it: \
        return nil in one of the controllers
        """)
      controller = next
    }
    return controller
  }

  private static func presented(by controller: ViewController) -> ViewController? {
    controller.presentation.flatMap { $0.capturesStatusBar ? $0.presented : nil }
  }

  // MARK: Changes on the screen

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

  // Views laid out around the bar move in the same animation block.
  private func place(_ animation: StatusBarAnimation) {
    if !isHidden, bar.presentationAlpha <= 0 || bar.presentationFrame.maxY <= 0 {
      View.performWithoutAnimation { bar.place(isRemoved: true, animation) }
    }
    bar.place(isRemoved: isHidden, animation)
    scene.statusBarHeight = isHidden ? 0 : 1
    if AnimationBlock.current != nil { scene.windows.forEach { $0.layoutIfNeeded() } }
  }

  /// Updates the colour that the bar matches, if any (S7). Called in each frame, because bars move and change their colours.
  package func match() {
    bar.matchedColor = bar.matchesNavigationBar && style == .default ? colorBelow : nil
  }

  private var colorBelow: Color? {
    let finder = MatchFinder(rows: scene.statusBarHeight, width: scene.size.width)
    return windowsBelow.lazy.compactMap { finder.find(in: $0, at: $0.frame) }.first?.color
  }
}

extension StatusBar {
  fileprivate func place(isRemoved: Bool, _ animation: StatusBarAnimation) {
    self.isRemoved = isRemoved
    alpha = isRemoved && animation != .slide ? 0 : 1
    frame.origin.y = isRemoved && animation == .slide ? -frame.height : 0
  }
}

/// Searches front to back for the view whose colour the status bar matches.
@MainActor private struct MatchFinder {
  let rows: Int
  let width: Int

  /// The view found beneath the bar. The colour is nil for an opaque view without a colour to match.
  struct Match {
    var color: Color?
  }

  // True for views under the status bar and for views that begin in the row below it.
  private func touches(_ frame: Rect) -> Bool { frame.minY <= rows && frame.maxY > 0 }

  /// Searches a view whose frame on the screen is given.
  func find(in view: View, at frame: Rect) -> Match? {
    if view.isHidden || view.presentationAlpha <= 0 || !touches(frame) { return nil }
    let origin = frame.origin - view.bounds.origin
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, at: subview.presentationFrame.offset(by: origin)) { return found }
    }
    if let match = view as? any StatusBarMatching { return Match(color: match.statusBarMatchingColor) }
    return view.presentationBackground.isOpaque && view.presentationAlpha >= 1 && covers(frame) ? Match() : nil
  }

  private func covers(_ frame: Rect) -> Bool {
    frame.contains(Rect(x: 0, y: 0, width: width, height: rows + 1))
  }
}
