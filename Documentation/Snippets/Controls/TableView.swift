// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PlanetsViewController: TableViewController {
    private let planets = [("Mercury", "58 days"), ("Venus", "243 days"), ("Earth", "24 hours"), ("Mars", "25 hours")]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Planets"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { planets.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "planet")
        ?? TableViewCell(style: .value1, reuseIdentifier: "planet")
      cell.textLabel.text = planets[indexPath.row].0
      cell.detailTextLabel?.text = planets[indexPath.row].1
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      title = planets[indexPath.row].0
    }
  }

  // snippet.hide
  @Test func `a table with details`() throws {
    let app = TestApplication(width: 36, height: 11, NavigationController(rootViewController: PlanetsViewController()))
    app.press(.down, .enter)
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
