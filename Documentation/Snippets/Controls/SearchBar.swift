// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NamesViewController: TableViewController, SearchResultsUpdating {
    private let names = ["Ada", "Alan", "Barbara", "Grace", "Margaret"]
    private var shown = ["Ada", "Alan", "Barbara", "Grace", "Margaret"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Names"
      let search = SearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: SearchController) {
      let text = searchController.searchBar.text ?? ""
      shown = text.isEmpty ? names : names.filter { $0.contains(text) }
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
  @Test func `a table that is searched`() throws {
    let app = TestApplication(width: 36, height: 9, NavigationController(rootViewController: NamesViewController()))
    app.type("/")
    app.advance(by: 1)
    app.type("ar")
    app.advance(by: 1)
    try expectPicture(of: app)
  }

  @Test func `search bars in each state`() throws {
    func bar(_ change: (SearchBar) -> Void = { _ in }) -> SearchBar {
      let bar = SearchBar()
      change(bar)
      return bar
    }
    let app = TestApplication(
      width: 60, height: 13,
      NamedViews(
        [
          "with the focus": bar {
            $0.text = "Ada"
            $0.showsCancelButton = true
          }, "empty": bar(),
          "with scopes": bar {
            $0.scopeButtonTitles = ["All", "Crew", "Passengers"]
            ($0.showsScopeBar, $0.showsBookmarkButton) = (true, true)
          },
          "with a prompt": bar { $0.prompt = "Whom do you look for?" }, "disabled": bar { $0.isEnabled = false },
        ]))
    try expectPicture(of: app, named: "States")
  }
}
