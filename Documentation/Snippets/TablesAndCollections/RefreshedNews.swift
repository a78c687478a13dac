// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NewsViewController: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "News"
      let control = RefreshControl()
      control.addTarget(self, action: NewsViewController.load, for: .valueChanged)
      refreshControl = control
    }

    private func load() {
      Task {
        news = await fetchNews()
        tableView.reloadData()
        refreshControl?.endRefreshing()
      }
    }
    // snippet.hide
    private var news = ["Rain in the evening", "A new bridge"]
    private func fetchNews() async -> [String] { ["A tie in the final"] + news }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { news.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = news[indexPath.row]
      return cell
    }
    // snippet.show
    // …
  }

  // snippet.hide
  @Test func `news that are loaded again`() async throws {
    let app = TestApplication(
      width: 36, height: 9, NavigationController(rootViewController: NewsViewController()))
    app.press(.function(5))
    try expectPicture(of: app)
    await app.wait { app.contains("tie") && !app.contains("Refresh") }
  }
}
