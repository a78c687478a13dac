import TermKitGraphics
import TermKitInput
import TermKitTerminal
import TermKitText
@_spi(TermKit) import TermKitViews

extension Application {
  /// Creates an application on the terminal that suits the user: a screen, or lines of text if the user wants those
  /// (`TerminalOptions.openTerminal()`).
  /// - Parameters:
  ///   - options: The user's overrides for detected terminal capabilities. Defaults to none.
  ///   - delegate: The object that receives the application's events. It is retained.
  /// - Throws: `TerminalError` if there is no terminal or it cannot be used.
  public convenience init(
    options: TerminalOptions = TerminalOptions(), delegate: any ApplicationDelegate
  ) throws(TerminalError) {
    self.init(terminal: try options.openTerminal(), delegate: delegate)
  }

  /// The direction in which the interface is laid out: the direction of the language, or `traitOverrides.layoutDirection`. UIKit's property of the
  /// same name.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection { windowScene.traitCollection.layoutDirection }

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

  /// The symbols that the user has chosen last in the symbol palette, the last one first. Defaults to none. The palette offers them first.
  ///
  /// A program that remembers them sets them before `run()`, and saves them in `applicationDidChangeRecentSymbols(_:)`. Of a symbol that
  /// occurs twice, only the first occurrence counts. At most 40 symbols are kept.
  public var recentSymbols: [String] {
    get { windowScene.recentSymbols }
    set { windowScene.setRecentSymbols(newValue) }
  }

  // MARK: Selecting text

  /// The command that lets the user select text on the screen.
  var selectTextCommand: KeyCommand {
    let title = windowScene.traitCollection.strings.selection.selectText
    return KeyCommand(title: title, keys: [.character("s", .alt), Key(.function(8))]) { [unowned self] in
      windowScene.beginTextSelection()
    }
  }

  // MARK: Size of text

  /// The size of text that the user prefers. Set `traitOverrides.preferredContentSizeCategory` to change it.
  public var preferredContentSizeCategory: ContentSizeCategory {
    windowScene.traitCollection.preferredContentSizeCategory
  }

  // Many terminals use Ctrl with plus and minus for the size of their own letters. All of them send Alt with these keys. On many keyboards,
  // the key for plus is the key for the equals sign.
  private static let largerKeys = ["+", "="].flatMap { [Key.character($0, .alt), .character($0, .control)] }
  private static let smallerKeys = [Key.character("-", .alt), .character("-", .control)]

  var textSizeCommand: KeyCommand {
    let strings = windowScene.traitCollection.strings
    let label = Self.largerKeys[0].label(strings) + " / -"
    return KeyCommand(title: strings.textSize, keys: Self.largerKeys + Self.smallerKeys, keyLabel: label) {
      [unowned self] key in changeTextSize(by: Self.largerKeys.contains(key) ? 1 : -1)
    }
  }

  // The keys skip sizes without a visible effect.
  private func changeTextSize(by step: Int) {
    let sizes = ContentSizeCategory.distinct
    let present = sizes.lastIndex { $0 <= preferredContentSizeCategory } ?? 0
    let new = sizes.indices.contains(present + step) ? sizes[present + step] : nil
    if let new { traitOverrides.preferredContentSizeCategory = new }
    let message = "\(windowScene.traitCollection.strings.textSize) \(preferredContentSizeCategory.name)"
    statusBar.show(notice: message)
    Accessibility.post(.announcement(message))
  }

  // MARK: Status bar

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

  /// Sets the `style` of the status bar, over 0.35 seconds if `animated`. This method has no effect unless
  /// `viewControllerBasedStatusBarAppearance` is false.
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

  /// Hides the status bar, or shows it unless `isHidden`, and lays out the content below it again.
  ///
  /// The `animation` takes 0.35 seconds. With `.none`, the change is immediate. This method has no effect unless
  /// `viewControllerBasedStatusBarAppearance` is false.
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
