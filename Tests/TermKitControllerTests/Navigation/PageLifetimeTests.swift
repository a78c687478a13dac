import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A page with every kind of thing that moves, listens or waits.
@MainActor private final class BusyPage: TableViewController {
  let field = TextField(text: "a text that is far too long for its field")
  let choice = SegmentedControl(titles: ["One", "Two"])
  let spinner = ImageView(image: Image.animatedImage(with: [Image("-"), Image("|")], duration: 0.2))
  var rows = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = Rect(0, 0, 10, 1)
    let header = View(frame: Rect(0, 0, 20, 3))
    [field, choice, spinner].forEach(header.addSubview)
    choice.frame = Rect(0, 1, 12, 1)
    spinner.frame = Rect(0, 2, 1, 1)
    tableView.tableHeaderView = header
    choice.addTarget(self, action: BusyPage.chosen, for: .valueChanged)
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Go") { [weak self] _ in self?.chosen() }
  }

  func chosen() { tableView.reloadData() }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row]
    return cell
  }
}

@MainActor @Suite struct PageLifetimeTests {
  @Test func `V4: a page that is popped during animations and tracking is released and leaves no scheduled work`() {
    weak var page: BusyPage?
    weak var table: TableView?
    weak var cell: TableViewCell?
    let navigation = NavigationController(rootViewController: ViewController())
    let app = TestApplication(size: Size(width: 24, height: 12)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    do {
      let busy = BusyPage()
      navigation.pushViewController(busy, animated: true)
      app.advance(by: 1)
      (page, table, cell) = (busy, busy.tableView, busy.tableView.visibleCells.last)
      #expect(cell != nil)
      // The text scrolls under the mouse, a row fades, and the table animates to another offset.
      let place = busy.field.convert(Point.zero, to: nil)
      app.mouseDown(place.x + 3, place.y)
      app.mouseDrag(23, place.y)
      app.advance(by: 0.1)
      busy.rows.removeLast()
      busy.tableView.deleteRows(at: [IndexPath(0, 2)], with: .fade)
      app.advance(by: 0.1)
      let alert = AlertController(title: "Leave?", message: "", preferredStyle: .alert)
      alert.addAction(
        AlertAction(title: "Yes", style: .default) { [weak busy] _ in
          busy?.navigationController?.popViewController(animated: true)
        })
      busy.present(alert, animated: true)
      app.advance(by: 1)
      app.press("\r")
    }
    app.advance(by: 2)
    #expect(page == nil && table == nil && cell == nil)
    #expect(app.sleepDuration.map { $0 > 2 } ?? true)
  }
}
