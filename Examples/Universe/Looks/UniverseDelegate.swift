import TermKit

/// The application delegate that makes the tabs. Its subclasses customise them, each in another way.
@MainActor class UniverseDelegate: ApplicationDelegate {
  let telescope = Telescope()
  private var window: Window?

  init() {}

  /// Whether the toolbar has an item for the sheet of controls.
  var hasControls: Bool { false }

  /// Sets appearance rules. Called before anything is on the screen.
  func setAppearance() {}

  /// Customises the views that exist from the start.
  func customize(_ tabs: TabBarController, _ scan: ScanViewController, _ objects: NavigationController) {}

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Universe"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    setAppearance()
    let scan = ScanViewController(telescope: telescope, hasControls: hasControls)
    let objects = NavigationController(rootViewController: ObjectViewController(index: 0))
    scan.tabBarItem = TabBarItem(title: "Scan", image: Image("◎", ascii: "O"))
    objects.tabBarItem = TabBarItem(title: "Objects", image: Image("✦", ascii: "*"))
    let tabs = UniverseTabBarController()
    tabs.viewControllers = [scan, objects]
    customize(tabs, scan, objects)
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .black
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The tab bar controller, whose screens are all dark.
private final class UniverseTabBarController: TabBarController {
  override var childForStatusBarStyle: ViewController? { nil }
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
}
