// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DishViewController: ViewController {
    private let name: String
    private let text = TextView()

    init(_ name: String) {
      self.name = name
      super.init()
      title = name
      restorationIdentifier = "recipe"
      text.restorationIdentifier = "text"
    }

    override func loadView() { view = text }

    override func encodeRestorableState(with coder: Coder) {
      super.encodeRestorableState(with: coder)
      coder.encode(name, forKey: "name")
    }
  }

  // snippet.hide
  final class CookbookViewController: TableViewController {
    private let names = ["Bread", "Soup", "Tea"]

    init() {
      super.init()
      title = "Recipes"
      restorationIdentifier = "recipes"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(DishViewController(names[indexPath.row]), animated: true)
    }
  }

  @Test func `a recipe`() throws {
    let stack = NavigationController(rootViewController: DishViewController("Soup"))
    let app = TestApplication(size: Size(width: 40, height: 8)) { stack }
    app.type("Carrots, salt")
    try expectPicture(of: app)
  }
}
