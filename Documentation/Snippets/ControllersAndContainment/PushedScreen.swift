import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class CountriesViewController: TableViewController {
    private let countries = ["Iceland", "Norway", "Portugal", "Japan"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Countries"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { countries.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = countries[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      let country = CountryViewController(country: countries[indexPath.row])
      navigationController?.pushViewController(country, animated: true)
    }
  }
  // snippet.hide

  final class CountryViewController: ViewController {
    init(country: String) {
      super.init()
      title = country
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = Label(text: "Capital: Oslo")
      label.frame = Rect(x: 2, y: 3, width: 20, height: 1)
      view.addSubview(label)
    }
  }

  @Test func `a list, and a screen that was pushed on it`() throws {
    let app = TestApplication(
      width: 40, height: 11, NavigationController(rootViewController: CountriesViewController()))
    app.press(.down)
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 1)
    try expectPicture(of: app, named: "Pushed")
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.row(1).contains("Countries"))
  }
}
