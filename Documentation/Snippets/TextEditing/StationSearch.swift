// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class StationsViewController: TableViewController, SearchResultsUpdating {
    private let stations = ["Aachen", "Bonn", "Bremen", "Dresden", "Essen"]
    private lazy var shown = stations

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Stations"
      let search = SearchController()
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: SearchController) {
      let text = searchController.searchBar.text?.lowercased() ?? ""
      shown = text.isEmpty ? stations : stations.filter { $0.lowercased().contains(text) }
      tableView.reloadData()
    }
    // snippet.hide

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "station") ?? TableViewCell(reuseIdentifier: "station")
      cell.textLabel.text = shown[indexPath.row]
      return cell
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `a search for stations`() throws {
    let stations = StationsViewController()
    let app = TestApplication(width: 34, height: 10, NavigationController(rootViewController: stations))
    app.type("/en")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
