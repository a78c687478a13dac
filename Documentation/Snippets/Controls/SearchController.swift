// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class MembersViewController: ViewController, SearchResultsUpdating {
    private let results = ResultsViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Members"
      let search = SearchController(searchResultsController: results)
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Members"
      search.searchBar.scopeButtonTitles = ["All", "Online"]
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: SearchController) {
      let bar = searchController.searchBar
      results.show(membersNamed: bar.text ?? "", online: bar.selectedScopeButtonIndex == 1)
    }
  }

  final class ResultsViewController: TableViewController {
    private let members = [("Ada", true), ("Alan", false), ("Barbara", true), ("Grace", false)]
    private var shown: [String] = []

    func show(membersNamed text: String, online: Bool) {
      shown = members.filter { $0.0.contains(text) && ($0.1 || !online) }.map(\.0)
      tableView.reloadData()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = shown[indexPath.row]
      return cell
    }
  }

  // snippet.hide
  @Test func `a search with scopes and a results controller`() throws {
    let app = TestApplication(width: 40, height: 9, NavigationController(rootViewController: MembersViewController()))
    app.advance(by: 1)
    try expectPicture(of: app, named: "Before")
    app.type("/")
    app.advance(by: 1)
    app.type("A")
    app.advance(by: 1)
    #expect(Picture(app.screen).rows.contains { $0.contains("Alan") })
    try expectPicture(of: app)
    app.press(.escape)
    app.advance(by: 1)
    #expect(!Picture(app.screen).rows.contains { $0.contains("Alan") })
  }
}
