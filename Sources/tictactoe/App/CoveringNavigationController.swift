import TTTModel
import TermKit

/// A navigation controller that covers the tabs. The keys of the tabs work in it too, and dismiss it. Its last row has the keys that matter.
final class CoveringNavigationController: NavigationController {
  private let keyBar = KeyBar(
    [Key(.left), Key(.right), Key(.enter)] + "u/gyv".map { .character($0) } + [Key(.delete), Key(.escape)])
  private var observation: Observation?

  /// Creates the controller with its first screen.
  init(rootViewController: ViewController, model: TicTacToeModel) {
    super.init()
    pushViewController(rootViewController, animated: false)
    observation = model.observe { [weak keyBar] _ in keyBar?.setNeedsUpdate() }
  }

  /// Updates the row of keys. Changes of the focus and of the model update it by themselves.
  func updateKeys() { keyBar.setNeedsUpdate() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(keyBar)
  }

  // A past game on a small screen leaves the row to the board. Its buttons are the keys that matter.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isGame = topViewController is GameViewController
    keyBar.isHidden =
      main?.showsHints != true || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      || isGame && view.bounds.height < 24
    additionalSafeAreaInsets.bottom = keyBar.isHidden ? 0 : 1
    keyBar.frame = Rect(x: 0, y: view.bounds.height - 1, width: view.bounds.width, height: 1)
    view.bringSubviewToFront(keyBar)
  }

  private var main: MainViewController? { view.window?.rootViewController as? MainViewController }

  override var keyCommands: [KeyCommand] { super.keyCommands + (main?.commandsAboveTabs ?? []) }
}

extension KeyBar {
  /// Creates the game's row of keys, which shows the commands of some keys, the most important first.
  convenience init(_ keys: [Key]) {
    self.init()
    backgroundColor = Palette.keyPaper
    self.keys = keys
  }
}
