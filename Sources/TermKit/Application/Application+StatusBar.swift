import TermKitToolkit

extension Application {
  /// Who decides how the status bar looks: true, the default, has the controller beneath it asked; false has `statusBarStyle` and
  /// `isStatusBarHidden` count for the whole application, and no controller is asked. UIKit's key of the same name in Info.plist (S6).
  public var viewControllerBasedStatusBarAppearance: Bool {
    get { statusBarAppearance.isViewControllerBased }
    set { statusBarAppearance.isViewControllerBased = newValue }
  }

  /// How the status bar stands out at present. Setting it does nothing unless `viewControllerBasedStatusBarAppearance` is false (S6);
  /// inside an animation block the bar changes with it.
  public var statusBarStyle: StatusBarStyle {
    get { statusBarAppearance.style }
    set { statusBarAppearance.fix(newValue) }
  }

  /// Sets the style of the status bar, over 0.35 seconds if animated; nothing unless `viewControllerBasedStatusBarAppearance` is
  /// false (S6).
  public func setStatusBarStyle(_ style: StatusBarStyle, animated: Bool) {
    animate(animated) { statusBarAppearance.fix(style) }
  }

  /// True when the status bar is away at present. Setting it does nothing unless `viewControllerBasedStatusBarAppearance` is
  /// false (S6); inside an animation block the bar fades.
  public var isStatusBarHidden: Bool {
    get { statusBarAppearance.isHidden }
    set { statusBarAppearance.fix(isHidden: newValue, .fade) }
  }

  /// Has the status bar away, or not, over 0.35 seconds unless the animation is `none`; what is laid out below it moves along. Nothing
  /// happens unless `viewControllerBasedStatusBarAppearance` is false (S6).
  public func setStatusBarHidden(_ isHidden: Bool, with animation: StatusBarAnimation) {
    animate(animation != .none) { statusBarAppearance.fix(isHidden: isHidden, animation) }
  }

  private func animate(_ isAnimated: Bool, _ change: @MainActor () -> Void) {
    if isAnimated {
      View.animate(withDuration: 0.35, animations: change)
    } else {
      View.performWithoutAnimation(change)
    }
  }
}
