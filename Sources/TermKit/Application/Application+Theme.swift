@_spi(TermKit) import TermKitViews

extension Application {
  /// The theme, which names the program's looks by their use. Defaults to nil.
  ///
  /// Setting a theme removes the rules of the previous theme and applies the new rules to all views on the screen. Properties that were set
  /// on a view itself keep their values. Properties that only the previous theme had set keep theirs too, also without a new theme.
  /// Setting the same theme again reapplies it, which is useful when its colours have changed. The status bar is updated too. In an
  /// animation block, animatable properties change with an animation.
  ///
  /// Each application has its own theme. Rules set outside of themes hold for the whole process.
  public var theme: (any Theme)? {
    get { windowScene.theme }
    set {
      AppearanceRules.current.adopt(newValue, for: windowScene)
      AppearancePass.run(over: windowScene.windows, isAnimated: true)
      // A controller's preferred status bar style may depend on the theme.
      statusBarManager.update()
    }
  }
}
