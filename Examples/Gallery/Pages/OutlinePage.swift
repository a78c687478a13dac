import TermKit

/// An outline of planets and moons in a table with columns, which the user can sort and resize.
final class OutlinePage: TableViewController, TranslatedPage {
  let translations = Translations()
  private var dataSource: TableViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    tableView.separatorStyle = .none
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "body")
    let dataSource = TableViewDiffableDataSource<Int, String>(tableView: tableView) { tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "body", for: indexPath)
      cell.columnTexts = CelestialBody.all[name]?.texts ?? []
      return cell
    }
    self.dataSource = dataSource
    translate { [unowned self] in
      let widths = tableView.columns.map(\.width)
      tableView.columns = [
        TableColumn(title: Text("Name", de: "Name", ja: "名前").string, minWidth: 16, isSortable: true),
        TableColumn(
          title: Text("Diameter", de: "Größe", ja: "直径").string, width: 14, minWidth: 9, alignment: .right,
          isSortable: true),
        TableColumn(
          title: Text("Moons", de: "Monde", ja: "衛星").string, width: 8, minWidth: 5, alignment: .right, isSortable: true
        ),
      ]
      for (index, width) in widths.enumerated() { tableView.columns[index].width = width }
      showBodies(animated: false)
      showTexts()
    }
  }

  // The texts may be in another language.
  private func showTexts() {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showBodies(animated: Bool) {
    guard let dataSource else { return }
    var outline = DiffableDataSourceSectionSnapshot<String>()
    add(CelestialBody.groups, to: nil, in: &outline)
    if dataSource.snapshot(for: 0).items.isEmpty { outline.expand(CelestialBody.groups.map(\.name.english)) }
    dataSource.apply(outline, to: 0, animatingDifferences: animated)
  }

  private func add(
    _ bodies: [CelestialBody], to parent: String?, in outline: inout DiffableDataSourceSectionSnapshot<String>
  ) {
    outline.append(sorted(bodies).map(\.name.english), to: parent)
    for body in bodies { add(body.parts, to: body.name.english, in: &outline) }
  }

  private func sorted(_ bodies: [CelestialBody]) -> [CelestialBody] {
    guard let order = tableView.sortOrder else { return bodies }
    let ascending: [CelestialBody]
    switch order.column {
    case 0: ascending = bodies.sorted { $0.name.string < $1.name.string }
    case 1: ascending = bodies.sorted { $0.diameter ?? 0 < $1.diameter ?? 0 }
    default: ascending = bodies.sorted { $0.moons ?? 0 < $1.moons ?? 0 }
    }
    return order.isAscending ? ascending : ascending.reversed()
  }

  override func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder) {
    showBodies(animated: true)
  }
}

/// A planet, a moon, or a group of planets.
struct CelestialBody: Sendable {
  let name: Text
  var diameter: Int?
  var moons: Int?
  var parts: [CelestialBody] = []

  /// The texts for the columns.
  @MainActor var texts: [String] { [name.string, diameter.map { "\($0) km" } ?? "", moons.map(String.init) ?? ""] }

  static let groups = [
    CelestialBody(
      name: Text("Rocky planets", de: "Felsplaneten", ja: "岩石惑星"),
      parts: [
        CelestialBody(name: Text("Mercury", de: "Merkur", ja: "水星"), diameter: 4_879, moons: 0),
        CelestialBody(name: Text("Venus", de: "Venus", ja: "金星"), diameter: 12_104, moons: 0),
        CelestialBody(
          name: Text("Earth", de: "Erde", ja: "地球"), diameter: 12_742, moons: 1,
          parts: [CelestialBody(name: Text("Moon", de: "Mond", ja: "月"), diameter: 3_474)]),
        CelestialBody(
          name: Text("Mars", de: "Mars", ja: "火星"), diameter: 6_779, moons: 2,
          parts: [
            CelestialBody(name: Text("Phobos", de: "Phobos", ja: "フォボス"), diameter: 22),
            CelestialBody(name: Text("Deimos", de: "Deimos", ja: "ダイモス"), diameter: 12),
          ]),
      ]),
    CelestialBody(
      name: Text("Giant planets", de: "Riesenplaneten", ja: "巨大惑星"),
      parts: [
        CelestialBody(
          name: Text("Jupiter", de: "Jupiter", ja: "木星"), diameter: 139_820, moons: 95,
          parts: [
            CelestialBody(name: Text("Io", de: "Io", ja: "イオ"), diameter: 3_643),
            CelestialBody(name: Text("Europa", de: "Europa", ja: "エウロパ"), diameter: 3_122),
            CelestialBody(name: Text("Ganymede", de: "Ganymed", ja: "ガニメデ"), diameter: 5_268),
            CelestialBody(name: Text("Callisto", de: "Kallisto", ja: "カリスト"), diameter: 4_821),
          ]),
        CelestialBody(name: Text("Saturn", de: "Saturn", ja: "土星"), diameter: 116_460, moons: 146),
        CelestialBody(name: Text("Uranus", de: "Uranus", ja: "天王星"), diameter: 50_724, moons: 28),
        CelestialBody(name: Text("Neptune", de: "Neptun", ja: "海王星"), diameter: 49_244, moons: 16),
      ]),
  ]

  /// All bodies by their English names.
  static let all: [String: CelestialBody] = {
    var bodies: [String: CelestialBody] = [:]
    func add(_ body: CelestialBody) {
      bodies[body.name.english] = body
      body.parts.forEach(add)
    }
    groups.forEach(add)
    return bodies
  }()
}
