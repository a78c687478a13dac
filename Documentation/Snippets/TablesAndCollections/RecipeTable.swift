// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class RecipesViewController: TableViewController {
    private let courses = [
      (title: "Soups", recipes: [("Borscht", "90 minutes"), ("Gazpacho", "20 minutes")]),
      (title: "Desserts", recipes: [("Crumble", "50 minutes"), ("Lemon tart", "70 minutes")]),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Recipes"
      tableView.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "recipe")
    }

    override func numberOfSections(in tableView: TableView) -> Int { courses.count }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      courses[section].recipes.count
    }

    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      courses[section].title
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
      let recipe = courses[indexPath.section].recipes[indexPath.row]
      cell.textLabel.text = recipe.0
      cell.detailTextLabel?.text = recipe.1
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      let recipe = ViewController()
      recipe.title = courses[indexPath.section].recipes[indexPath.row].0
      show(recipe, sender: self)
    }
  }

  // snippet.hide
  @Test func `a table of recipes in groups`() throws {
    let recipes = RecipesViewController(style: .insetGrouped)
    let app = TestApplication(width: 40, height: 20, NavigationController(rootViewController: recipes))
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 1)
    #expect(recipes.navigationController?.topViewController?.title == "Gazpacho")
  }
}
