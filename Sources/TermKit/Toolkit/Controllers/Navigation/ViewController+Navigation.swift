extension ViewController {
  /// The nearest navigation controller that this one is in.
  public final var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? NavigationController }.first
  }

  /// What a navigation bar shows for this screen. Its title follows the controller's `title` whenever that is set.
  public final var navigationItem: NavigationItem { companion { NavigationItem(title: title) } }

  /// What the toolbar of a navigation controller shows for this screen; nothing unless set.
  public final var toolbarItems: [BarButtonItem] {
    get { navigationContext.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar of a navigation controller shows for this screen; animated, what changes fades.
  public final func setToolbarItems(_ items: [BarButtonItem], animated: Bool) {
    navigationContext.toolbarItems = items
    navigationController?.updateToolbar(animated: animated)
  }

  /// Takes toolbar and tab bar off the screen as long as this screen, or one above it, is shown; false unless set. The first screen
  /// cannot have them away.
  public final var hidesBottomBarWhenPushed: Bool {
    get { navigationContext.hidesBottomBar }
    set {
      guard newValue != navigationContext.hidesBottomBar else { return }
      navigationContext.hidesBottomBar = newValue
      navigationController?.bottomBarsMayHaveChanged()
    }
  }

  private var navigationContext: NavigationContext { companion { NavigationContext() } }
}

extension NavigationItem: ViewControllerCompanion {
  final func titleDidChange(of controller: ViewController) { title = controller.title }
}

/// What a controller keeps for the navigation controllers it is in.
private final class NavigationContext: ViewControllerCompanion {
  var toolbarItems: [BarButtonItem] = []
  var hidesBottomBar = false

  func titleDidChange(of controller: ViewController) {}
}
