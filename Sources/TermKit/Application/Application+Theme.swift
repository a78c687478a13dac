import TermKitToolkit

extension Application {
  /// The looks of the program by what they are for (A9); none unless set.
  ///
  /// Setting a theme removes the rules of the previous theme and applies the new rules to all views on the screen. Properties that were
  /// set on a view itself stay (A5). Setting the same theme again applies it again, for themes whose colours have changed. Controllers are
  /// asked again how the status bar should look. Each application has a
  /// theme of its own. Rules that are set beside themes hold for the whole process.
  public var theme: (any Theme)? {
    get { windowScene.theme }
    set {
      AppearanceRules.current.adopt(newValue, for: windowScene)
      AppearancePass.run(over: windowScene.windows, isAnimated: true)
      // The style that a controller prefers may depend on the theme.
      statusBarAppearance.update()
    }
  }
}
