import TermKit

/// Navigation bars, toolbars and tab bars in each style (B1, B2, B3, B6, B7, B10).
final class BarsPage: ExhibitViewController {
  override func addExhibits() {
    add(
      Text(
        "Navigation bars: default, black, with a bar tint, with an image",
        de: "Navigationsleisten: normal, schwarz, mit Farbe, mit Bild", ja: "ナビゲーションバー: 標準、黒、色付き、画像付き"),
      navigationBar(Text("Default", de: "Normal", ja: "標準")) { _ in })
    add(nil, navigationBar(Text("Black", de: "Schwarz", ja: "黒")) { $0.barStyle = .black })
    add(
      nil,
      navigationBar(Text("Bar tint", de: "Farbe", ja: "色付き")) {
        $0.barTintColor = Color(red: 200, green: 60, blue: 130)
        $0.tintColor = .white
        $0.titleTextAttributes = TitleTextAttributes(foregroundColor: .white, attributes: .italic)
      })
    add(
      nil,
      navigationBar(Text("Image", de: "Bild", ja: "画像")) {
        $0.setBackgroundImage(Self.stripes)
        $0.tintColor = .black
        $0.titleTextAttributes = TitleTextAttributes(foregroundColor: .black)
        $0.shadowImage = Image("▔", color: Color(white: 0.4), ascii: "=")
      })
    add(Text("Toolbar", de: "Werkzeugleiste", ja: "ツールバー"), toolbar())
    add(Text("Tab bar", de: "Tableiste", ja: "タブバー"), tabBar())
  }

  private func navigationBar(_ title: Text, _ change: (NavigationBar) -> Void) -> NavigationBar {
    let bar = NavigationBar()
    let item = NavigationItem(title: title.string)
    let back = NavigationItem(title: "")
    translate {
      item.title = title.string
      back.title = Text("Back", de: "Zurück", ja: "戻る").string
    }
    item.rightBarButtonItem = BarButtonItem(systemItem: .done)
    bar.setItems([back, item], animated: false)
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
      title: "", image: Image("☆", ascii: "-"),
      selectedImage: Image("★", color: Exhibits.gold, ascii: "*").withRenderingMode(.alwaysOriginal))
    let inbox = TabBarItem(title: "", image: Image("●", ascii: "o"))
    inbox.badgeValue = "3"
    let off = TabBarItem(title: "", image: Image("×", ascii: "x"))
    off.isEnabled = false
    translate {
      favorites.title = Text("Favourites", de: "Favoriten", ja: "お気に入り").string
      inbox.title = Text("Inbox", de: "Eingang", ja: "受信箱").string
      off.title = Text.disabled.string
    }
    bar.items = [favorites, inbox, off]
    bar.selectedItem = favorites
    return bar
  }
}
