import TermKit

/// Navigation bars, toolbars and tab bars in each style (B1, B2, B3, B6, B7, B10).
final class BarsPage: ExhibitViewController {
  override func addExhibits() {
    add("Navigation bars: default, black, with a bar tint, with an image", navigationBar("Default") { _ in })
    add(nil, navigationBar("Black") { $0.barStyle = .black })
    add(
      nil,
      navigationBar("Bar tint") {
        $0.barTintColor = Color(red: 200, green: 60, blue: 130)
        $0.tintColor = .white
        $0.titleTextAttributes = TitleTextAttributes(foregroundColor: .white, attributes: .italic)
      })
    add(
      nil,
      navigationBar("Image") {
        $0.setBackgroundImage(Self.stripes)
        $0.tintColor = .black
        $0.titleTextAttributes = TitleTextAttributes(foregroundColor: .black)
        $0.shadowImage = Image("▔", color: Color(white: 0.4), ascii: "=")
      })
    add("Toolbar", toolbar())
    add("Tab bar", tabBar())
  }

  private func navigationBar(_ title: String, _ change: (NavigationBar) -> Void) -> NavigationBar {
    let bar = NavigationBar()
    let item = NavigationItem(title: title)
    item.rightBarButtonItem = BarButtonItem(systemItem: .done)
    bar.setItems([NavigationItem(title: "Back"), item], animated: false)
    change(bar)
    return bar
  }

  private static let stripes = Image(size: Size(width: 2, height: 1)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(red: 255, green: 236, blue: 170))
    canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: Color(red: 255, green: 226, blue: 130))
  }

  private func toolbar() -> Toolbar {
    let bar = Toolbar()
    bar.items = [
      BarButtonItem(systemItem: .reply), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(systemItem: .trash),
      BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(systemItem: .compose),
    ]
    return bar
  }

  private func tabBar() -> TabBar {
    let bar = TabBar()
    let favorites = TabBarItem(
      title: "Favourites", image: Image("☆", ascii: "-"),
      selectedImage: Image("★", color: Exhibits.gold, ascii: "*").withRenderingMode(.alwaysOriginal))
    let inbox = TabBarItem(title: "Inbox", image: Image("●", ascii: "o"))
    inbox.badgeValue = "3"
    let off = TabBarItem(title: "Disabled", image: Image("×", ascii: "x"))
    off.isEnabled = false
    bar.items = [favorites, inbox, off]
    bar.selectedItem = favorites
    return bar
  }
}
