// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class MatchesSplitViewController: SplitViewController {
    init() {
      super.init(style: .doubleColumn)
      setViewController(MatchesViewController(), for: .primary)
      setViewController(MatchViewController(match: "Ada – Charles"), for: .secondary)
    }
  }

  final class MatchesViewController: TableViewController {
    private let matches = ["Ada – Charles", "Alan – Grace", "Barbara – Ada"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Matches"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { matches.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = matches[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      showDetailViewController(MatchViewController(match: matches[indexPath.row]), sender: nil)
    }
  }

  final class MatchViewController: ViewController {
    init(match: String) {
      super.init()
      title = match
    }
  }

  // snippet.hide
  @Test func `matches in two columns`() throws {
    let app = TestApplication(width: 70, height: 10, MatchesSplitViewController())
    app.press(.down, .enter)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.resize(to: Size(width: 40, height: 10))
    app.advance(by: 1)
    try expectPicture(of: app, named: "Collapsed")
  }
}
