// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class RankingViewController: TableViewController {
    private var dataSource: TableViewDiffableDataSource<String, String>?
    private var points = ["Ada": 12, "Grace": 9, "Margaret": 7]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Ranking"
      tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "player")
      dataSource = TableViewDiffableDataSource(tableView: tableView) { [unowned self] tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
        cell.textLabel.text = name
        cell.detailTextLabel?.text = "\(points[name] ?? 0)"
        return cell
      }
      showPoints(animated: false)
    }

    func win(_ name: String) {
      points[name, default: 0] += 4
      showPoints(changed: [name], animated: true)
    }

    private func showPoints(changed: [String] = [], animated: Bool) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["players"])
      snapshot.appendItems(points.keys.sorted { points[$0] ?? 0 > points[$1] ?? 0 })
      snapshot.reconfigureItems(changed)
      dataSource?.apply(snapshot, animatingDifferences: animated)
    }
  }

  // snippet.hide
  @Test func `a ranking in which a player moves up`() throws {
    let ranking = RankingViewController()
    let app = TestApplication(width: 36, height: 9, NavigationController(rootViewController: ranking))
    app.press(.down, .enter)
    ranking.win("Grace")
    app.advance(by: 1)
    #expect(ranking.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    try expectPicture(of: app)
  }
}
