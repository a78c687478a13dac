// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class DrinkViewController: ViewController {
    private lazy var sizeItem = BarButtonItem(title: "Size") { [weak self] _ in self?.chooseSize() }
    let order = Label(text: "A small tea")

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Tea"
      navigationItem.rightBarButtonItem = sizeItem
      order.frame = Rect(x: 2, y: 3, width: 30, height: 1)
      view.addSubview(order)
    }

    private func order(_ size: String) { order.text = "A \(size.lowercased()) tea" }

    // snippet.show
    func chooseSize() {
      let sizes = SizesViewController()
      sizes.title = "Sizes"
      sizes.onChoose = { [weak self] in self?.order($0) }
      sizes.modalPresentationStyle = .popover
      sizes.preferredContentSize = Size(width: 16, height: 6)
      sizes.popoverPresentationController?.sourceItem = sizeItem
      present(sizes, animated: true)
    }
    // snippet.hide
  }

  final class SizesViewController: TableViewController {
    private let sizes = ["Small", "Large", "Enormous"]
    var onChoose: (@MainActor (String) -> Void)?

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sizes.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = sizes[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      onChoose?(sizes[indexPath.row])
      dismiss(animated: true)
    }
  }

  @Test func `a popover with a table at a bar button item`() throws {
    let drink = DrinkViewController()
    let app = TestApplication(width: 40, height: 11, NavigationController(rootViewController: drink))
    app.click(on: "Size")
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.down, .enter)
    app.advance(by: 1)
    #expect(drink.order.text == "A large tea")
  }
}
