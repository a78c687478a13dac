// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LevelsViewController: TableViewController {
    private let levels = ["Learner", "Rival", "Master"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Levels"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { levels.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = levels[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      let game = ViewController()
      game.title = levels[indexPath.row]
      navigationController?.pushViewController(game, animated: true)
    }
  }

  // snippet.hide
  @Test func `a push and a pop`() throws {
    let navigation = NavigationController(rootViewController: LevelsViewController())
    let app = TestApplication(width: 36, height: 9, navigation)
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 0.1)
    try expectPicture(of: app, named: "Pushing")
    app.advance(by: 1)
    try expectPicture(of: app, named: "Pushed")
    app.press(.escape)
    app.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }
}
