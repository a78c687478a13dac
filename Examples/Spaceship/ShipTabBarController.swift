import TermKit

/// The four screens of the ship, each in a navigation controller.
final class ShipTabBarController: TabBarController {
  private let skin: Skin
  private let artwork: Artwork
  private let ship = Ship()

  init(skin: Skin, artwork: Artwork) {
    (self.skin, self.artwork) = (skin, artwork)
    super.init()
    viewControllers = [
      screen(PowerViewController(ship: ship, artwork: artwork), "Power", "tab-power"),
      screen(DoorViewController(ship: ship, artwork: artwork), "Doors", "tab-door"),
      screen(ControlsViewController(ship: ship, artwork: artwork), "Controls", "tab-controls"),
      screen(LogsViewController(ship: ship, artwork: artwork), "Logs", "tab-logs"),
    ]
    skin.didChange = { [unowned self] in lookChanged() }
    lookChanged()
  }

  private func screen(_ controller: ViewController, _ title: String, _ icon: String) -> ViewController {
    controller.title = title
    controller.navigationItem.rightBarButtonItem = BarButtonItem(title: "Look", menu: nil)
    let navigation = NavigationController(rootViewController: controller)
    navigation.tabBarItem = TabBarItem(title: title, image: artwork[icon])
    return navigation
  }

  // MARK: Looks

  private func lookChanged() {
    for case let screen as NavigationController in viewControllers {
      screen.viewControllers[0].navigationItem.rightBarButtonItem?.menu = makeMenu()
      showIcon(of: screen.tabBarItem)
    }
  }

  // A skin has finished images for the selected tab. The other tabs, and the plain look, show templates.
  private func showIcon(of item: TabBarItem) {
    guard let color = skin.theme.barText else { return item.selectedImage = nil }
    item.selectedImage = item.image?.withTintColor(color, renderingMode: .alwaysOriginal)
  }

  private func makeMenu() -> Menu {
    let actions = Look.allCases.map { look in
      Action(title: look.title, state: look == skin.look ? .on : .off) { [unowned self] _ in skin.change(to: look) }
    }
    return Menu(children: actions)
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [KeyCommand(title: "Change look", keys: [.character("l")]) { [unowned self] in skin.advance() }]
  }
}
