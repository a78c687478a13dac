import TermKit

/// Split view controllers with two and three columns, which become a navigation stack in a narrow window (V10).
final class SplitPage: ExhibitViewController {
  override func addExhibits() {
    let entries: [(Text, SplitViewController.Style, SplitViewController.SplitBehavior)] = [
      (Text("Two columns", de: "Zwei Spalten", ja: "二列"), .doubleColumn, .automatic),
      (Text("Three columns", de: "Drei Spalten", ja: "三列"), .tripleColumn, .automatic),
      (Text("In front of the detail", de: "Vor den Details", ja: "詳細の手前"), .doubleColumn, .overlay),
    ]
    let buttons = entries.map { title, style, behavior in
      let button = button(title)
      button.addAction(for: .touchUpInside) { [weak self] _ in
        let planets = PlanetsSplitViewController(style: style)
        planets.preferredSplitBehavior = behavior
        self?.present(planets)
      }
      return Leading(button)
    }
    add(
      Text("A full-screen split view", de: "Eine geteilte Ansicht auf dem ganzen Bildschirm", ja: "全画面の分割表示"),
      StackView(arrangedSubviews: buttons, axis: .vertical, spacing: 1))
    let text = Text(
      "Below 60 columns, the split view shows one column. Its back button leads to the previous one.",
      de: "Unter 60 Spalten Breite ist eine Spalte zu sehen. Ihr Zurück-Knopf führt zur vorigen.",
      ja: "幅が 60 桁より狭いと一列だけ表示します。戻るボタンで前の列に戻ります。")
    add(nil, label(text, numberOfLines: 0))
  }
}

/// A split view of groups of planets, the planets of a group, and one planet.
private final class PlanetsSplitViewController: SplitViewController, SplitViewControllerDelegate, TranslatedPage {
  let translations = Translations()

  override init(style: Style) {
    super.init(style: style)
    delegate = self
    let close = barButton(Text("Close", de: "Schließen", ja: "閉じる")) { [weak self] _ in self?.dismiss() }
    let planets = PlanetGroup.all.flatMap(\.planets)
    if style == .doubleColumn {
      let list = list(Text("Planets", de: "Planeten", ja: "惑星"), planets.map(\.name)) { [weak self] in
        self?.showPlanet(planets[$0])
      }
      list.navigationItem.leftBarButtonItem = close
      setViewController(list, for: .primary)
    } else {
      let list = list(Text("Groups", de: "Gruppen", ja: "グループ"), PlanetGroup.all.map(\.title)) { [weak self] in
        self?.showGroup($0)
      }
      list.navigationItem.leftBarButtonItem = close
      setViewController(list, for: .primary)
      setViewController(groupList(0), for: .supplementary)
    }
    setViewController(planet(planets[0]), for: .secondary)
  }

  private func list(_ title: Text, _ rows: [Text], choose: @escaping @MainActor (Int) -> Void) -> ViewController {
    let list = NameList(rows, choose: choose)
    list.setTitle(title)
    return list
  }

  private func groupList(_ index: Int) -> ViewController {
    let group = PlanetGroup.all[index]
    return list(group.title, group.planets.map(\.name)) { [weak self] in self?.showPlanet(group.planets[$0]) }
  }

  private func showGroup(_ index: Int) {
    setViewController(groupList(index), for: .supplementary)
    if isCollapsed { show(.supplementary) }
  }

  private func showPlanet(_ planet: Planet) {
    showDetailViewController(self.planet(planet), sender: nil)
  }

  private func planet(_ planet: Planet) -> ViewController {
    let page = PlanetPage(planet)
    page.setTitle(planet.name)
    page.navigationItem.leftBarButtonItem = displayModeButtonItem
    page.navigationItem.leftItemsSupplementBackButton = true
    return page
  }

  // In a narrow window, the list comes first.
  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column { view.window?.firstResponder?.isDescendant(of: view) == true ? proposedTopColumn : .primary }
}

/// A table of names.
private final class NameList: TableViewController, TranslatedPage {
  let translations = Translations()
  private let names: [Text]
  private let choose: @MainActor (Int) -> Void

  init(_ names: [Text], choose: @escaping @MainActor (Int) -> Void) {
    self.names = names
    self.choose = choose
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
    tableView.separatorStyle = .none
    tableView.contentInset = EdgeInsets(top: 1)
    translate { [unowned self] in
      let selected = tableView.indexPathForSelectedRow
      tableView.reloadData()
      tableView.selectRow(at: selected, animated: false)
    }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel.text = names[indexPath.row].string
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }
}

/// A page about a planet, with a button that pushes a page about its moons.
private final class PlanetPage: ExhibitViewController {
  private let planet: Planet

  init(_ planet: Planet) {
    self.planet = planet
    super.init()
  }

  override func addExhibits() {
    add(nil, label(planet.text, numberOfLines: 0))
    let button = button(Text("Moons", de: "Monde", ja: "衛星"))
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.showMoons() }
    add(nil, Leading(button))
  }

  private func showMoons() {
    let moons = MoonsPage()
    let name = planet.name
    moons.setTitle(
      Text("Moons of \(name.english)", de: "Monde von \(name.german)", ja: "\(name.japanese)の衛星"))
    show(moons, sender: self)
  }
}

/// A page that is pushed inside a column.
private final class MoonsPage: ExhibitViewController {
  override func addExhibits() {
    let text = Text(
      "This page is on the stack of its column. Escape and the back button lead back.",
      de: "Diese Seite liegt auf dem Stapel ihrer Spalte. Escape und der Zurück-Knopf führen zurück.",
      ja: "このページは列のスタックにあります。Escape と戻るボタンで戻ります。")
    add(nil, label(text, numberOfLines: 0))
  }
}
