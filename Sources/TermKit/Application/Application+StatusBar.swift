import TermKitViews

extension Application {
  /// Whether controllers decide how the status bar looks. Defaults to true.
  ///
  /// If true, the controller beneath the status bar decides. If false, `statusBarStyle` and `isStatusBarHidden` apply to the whole
  /// application, and the controllers' preferences are ignored. UIKit's Info.plist key of the same name.
  public var viewControllerBasedStatusBarAppearance: Bool {
    get { statusBarManager.isViewControllerBased }
    set { statusBarManager.isViewControllerBased = newValue }
  }

  /// The current style of the status bar. Defaults to `.default`. Animatable.
  ///
  /// Setting it has no effect unless `viewControllerBasedStatusBarAppearance` is false.
  public var statusBarStyle: StatusBarStyle {
    get { statusBarManager.style }
    set { statusBarManager.setApplicationWide(newValue) }
  }

  /// Sets the style of the status bar. This method has no effect unless `viewControllerBasedStatusBarAppearance` is false.
  /// - Parameters:
  ///   - style: The new style.
  ///   - animated: Whether the change is animated, over 0.35 seconds.
  public func setStatusBarStyle(_ style: StatusBarStyle, animated: Bool) {
    animate(animated) { statusBarManager.setApplicationWide(style) }
  }

  /// Whether the status bar is hidden. Defaults to false. In an animation block, the bar fades.
  ///
  /// Setting it has no effect unless `viewControllerBasedStatusBarAppearance` is false.
  public var isStatusBarHidden: Bool {
    get { statusBarManager.isHidden }
    set { statusBarManager.setApplicationWide(isHidden: newValue, .fade) }
  }

  /// Hides or shows the status bar and lays out the content below it again.
  ///
  /// This method has no effect unless `viewControllerBasedStatusBarAppearance` is false.
  /// - Parameters:
  ///   - isHidden: Whether the bar is hidden.
  ///   - animation: The animation, which takes 0.35 seconds. With `.none` the change is immediate.
  public func setStatusBarHidden(_ isHidden: Bool, with animation: StatusBarAnimation) {
    animate(animation != .none) { statusBarManager.setApplicationWide(isHidden: isHidden, animation) }
  }

  private func animate(_ isAnimated: Bool, _ change: @MainActor () -> Void) {
    if isAnimated {
      View.animate(withDuration: 0.35, animations: change)
    } else {
      View.performWithoutAnimation(change)
    }
  }
}
