import TermKitToolkit

extension Application {
  /// The looks of the program by what they are for (A9); none unless set.
  ///
  /// Setting one has its rules take the place of those of the theme before, and gives all that is shown its new look, but for what was
  /// set on views themselves (A5). Setting the same one again does so too, for when what it answers has changed. Controllers are
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
