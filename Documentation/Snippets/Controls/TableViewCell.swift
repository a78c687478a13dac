// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class AccountViewController: TableViewController {
    private let settings = [("Name", "Ada"), ("Colour", "Blue"), ("Level", "Master")]

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { settings.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "setting")
        ?? TableViewCell(style: .value1, reuseIdentifier: "setting")
      cell.textLabel.text = settings[indexPath.row].0
      cell.detailTextLabel?.text = settings[indexPath.row].1
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  // snippet.hide
  @Test func `cells with details and chevrons`() throws {
    let screen = AccountViewController()
    screen.title = "Account"
    let app = TestApplication(width: 36, height: 9, NavigationController(rootViewController: screen))
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
  }

  /// A table with a cell of each style, and with each accessory.
  private final class CellsViewController: TableViewController {
    private let cells: [TableViewCell] = {
      let styles: [(TableViewCell.Style, TableViewCell.AccessoryType, String)] = [
        (.default, .none, "default, with an image"), (.value1, .checkmark, "value1, with a check mark"),
        (.subtitle, .disclosureIndicator, "subtitle, with a chevron"),
        (.default, .detailButton, "default, with a detail button"), (.default, .none, "default, selected"),
      ]
      return styles.map { style, accessory, title in
        let cell = TableViewCell(style: style)
        cell.textLabel.text = title
        cell.detailTextLabel?.text = "detail"
        cell.accessoryType = accessory
        return cell
      }
    }()

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      cells[0].imageView.image = Image("★", color: .orange).withRenderingMode(.alwaysOriginal)
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      cells[indexPath.row]
    }
  }

  @Test func `cells of each style, with accessories`() throws {
    let screen = CellsViewController()
    let app = TestApplication(width: 46, height: 12, screen)
    app.press(.end, .enter)
    app.press(.home)
    app.advance(by: 1)
    try expectPicture(of: app, named: "Styles")
  }
}
