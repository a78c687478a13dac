// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class FilesViewController: TableViewController {
    private var files = [("Budget.txt", 12), ("Letter to Ada.txt", 3), ("Recipes.txt", 140)]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Files"
      tableView.separatorStyle = .none
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "file")
      tableView.columns = [
        TableColumn(title: "Name", minWidth: 10, isSortable: true),
        TableColumn(title: "Size", width: 9, alignment: .right, isSortable: true),
      ]
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
      let (name, size) = files[indexPath.row]
      cell.columnTexts = [name, "\(size) KB"]
      return cell
    }

    override func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder) {
      files.sort { sortOrder.column == 0 ? $0.0 < $1.0 : $0.1 < $1.1 }
      if !sortOrder.isAscending { files.reverse() }
      tableView.reloadData()
    }
  }

  // snippet.hide
  @Test func `a table with columns, sorted by size`() throws {
    let files = FilesViewController()
    let app = TestApplication(width: 40, height: 8, NavigationController(rootViewController: files))
    app.click(on: "Size")
    app.click(on: "Size")
    try expectPicture(of: app)
  }
}
