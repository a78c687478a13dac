import TermKit

/// Split view controllers with two and three columns, which become a navigation stack in a narrow window (V10).
final class SplitPage: ExhibitViewController {
  override func addExhibits() {
    let entries: [(String, SplitViewController.Style, SplitViewController.SplitBehavior)] = [
      ("Two columns", .doubleColumn, .automatic), ("Three columns", .tripleColumn, .automatic),
      ("In front of the detail", .doubleColumn, .overlay),
    ]
    let buttons = entries.map { title, style, behavior in
      let button = Button(title: title)
      button.addAction(for: .touchUpInside) { [weak self] _ in
        let planets = PlanetsSplitViewController(style: style)
        planets.preferredSplitBehavior = behavior
        self?.present(planets)
      }
      return Leading(button)
    }
    add("A full-screen split view", StackView(arrangedSubviews: buttons, axis: .vertical, spacing: 1))
    let text = Label(
      text: "Below 60 columns, the split view shows one column. Its back button leads to the previous one.")
    text.numberOfLines = 0
    add(nil, text)
  }
}

/// A split view of groups of planets, the planets of a group, and one planet.
private final class PlanetsSplitViewController: SplitViewController, SplitViewControllerDelegate {
  private static let groups: [(title: String, planets: [(name: String, text: String)])] = [
    (
      "Rocky planets",
      [
        ("Mercury", "The smallest planet. A year takes 88 days."), ("Venus", "The hottest planet, under thick clouds."),
        ("Earth", "The only place known to have terminals."), ("Mars", "The red planet, with the highest volcano."),
      ]
    ),
    (
      "Giant planets",
      [
        ("Jupiter", "The largest planet. Its red spot is a storm."), ("Saturn", "The planet with the bright rings."),
        ("Uranus", "The planet that lies on its side."), ("Neptune", "The windiest planet, found by calculation."),
      ]
    ),
  ]

  override init(style: Style) {
    super.init(style: style)
    delegate = self
    let close = BarButtonItem(title: "Close") { [weak self] _ in self?.dismiss() }
    let planets = Self.groups.flatMap(\.planets)
    if style == .doubleColumn {
      let list = list("Planets", planets.map(\.name)) { [weak self] in self?.showPlanet(planets[$0]) }
      list.navigationItem.leftBarButtonItem = close
      setViewController(list, for: .primary)
    } else {
      let list = list("Groups", Self.groups.map(\.title)) { [weak self] in self?.showGroup($0) }
      list.navigationItem.leftBarButtonItem = close
      setViewController(list, for: .primary)
      setViewController(groupList(0), for: .supplementary)
    }
    setViewController(planet(planets[0]), for: .secondary)
  }

  private func list(_ title: String, _ rows: [String], choose: @escaping @MainActor (Int) -> Void) -> ViewController {
    let list = NameList(rows, choose: choose)
    list.title = title
    return list
  }

  private func groupList(_ index: Int) -> ViewController {
    let group = Self.groups[index]
    return list(group.title, group.planets.map(\.name)) { [weak self] in self?.showPlanet(group.planets[$0]) }
  }

  private func showGroup(_ index: Int) {
    setViewController(groupList(index), for: .supplementary)
    if isCollapsed { show(.supplementary) }
  }

  private func showPlanet(_ planet: (name: String, text: String)) {
    showDetailViewController(self.planet(planet), sender: nil)
  }

  private func planet(_ planet: (name: String, text: String)) -> ViewController {
    let page = PlanetPage(planet.text)
    page.title = planet.name
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
private final class NameList: TableViewController {
  private let names: [String]
  private let choose: @MainActor (Int) -> Void

  init(_ names: [String], choose: @escaping @MainActor (Int) -> Void) {
    self.names = names
    self.choose = choose
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
    tableView.separatorStyle = .none
    tableView.contentInset = EdgeInsets(top: 1)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }
}

/// A page about a planet, with a button that pushes a page about its moons.
private final class PlanetPage: ExhibitViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func addExhibits() {
    let label = Label(text: text)
    label.numberOfLines = 0
    add(nil, label)
    let button = Button(title: "Moons")
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.showMoons() }
    add(nil, Leading(button))
  }

  private func showMoons() {
    let moons = MoonsPage()
    moons.title = "Moons of \(title ?? "")"
    show(moons, sender: self)
  }
}

/// A page that is pushed inside a column.
private final class MoonsPage: ExhibitViewController {
  override func addExhibits() {
    let label = Label(text: "This page is on the stack of its column. Escape and the back button lead back.")
    label.numberOfLines = 0
    add(nil, label)
  }
}
