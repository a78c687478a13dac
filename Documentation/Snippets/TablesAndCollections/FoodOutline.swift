// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class FoodViewController: TableViewController {
    private var dataSource: TableViewDiffableDataSource<String, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Food"
      tableView.separatorStyle = .none
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "food")
      let dataSource = TableViewDiffableDataSource<String, String>(tableView: tableView) { tableView, indexPath, food in
        let cell = tableView.dequeueReusableCell(withIdentifier: "food", for: indexPath)
        cell.textLabel.text = food
        return cell
      }
      self.dataSource = dataSource

      var outline = DiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Vegetables"])
      outline.append(["Apples", "Pears"], to: "Fruit")
      outline.append(["Boskoop", "Gala"], to: "Apples")
      outline.append(["Leek", "Spinach"], to: "Vegetables")
      outline.expand(["Fruit"])
      dataSource.apply(outline, to: "food", animatingDifferences: false)
    }
  }

  // snippet.hide
  @Test func `an outline in which the user expands a row`() throws {
    let food = FoodViewController()
    let app = TestApplication(width: 32, height: 9, NavigationController(rootViewController: food))
    app.press(.down, .right)
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
