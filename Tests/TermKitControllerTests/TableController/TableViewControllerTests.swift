import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class Numbers: TableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel.text = "number \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let next = ViewController()
    next.title = "Number \(indexPath.row)"
    navigationController?.pushViewController(next, animated: true)
  }
}

private final class Tiles: CollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

@MainActor @Suite struct TableViewControllerTests {
  private let numbers = Numbers()
  private let app: TestApplication

  init() {
    let numbers = numbers
    numbers.title = "Numbers"
    app = TestApplication(size: Size(width: 30, height: 10)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = NavigationController(rootViewController: numbers)
      window.makeKeyAndVisible()
    }
  }

  @Test func `B5: a table's first row is below the navigation bar, also after scrolling to the end and back`() {
    #expect(app.row(2) == "▌ number 0" || app.row(2).hasPrefix("▌ number 0"))
    expectEqual(numbers.tableView.contentOffset.y, -2)
    app.press(Typed.end)
    #expect(app.row(8).hasPrefix("▌ number 29"))
    app.press(Typed.home)
    expectEqual(numbers.tableView.contentOffset.y, -2)
  }

  @Test func `C9: going back to a table clears its selection, unless clearsSelectionOnViewWillAppear is false`() {
    app.press(Typed.down + Typed.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("Number 1"))
    expectEqual(numbers.tableView.indexPathForSelectedRow, IndexPath(0, 1))
    app.press("\u{1B}")
    app.advance(by: 1)
    expectNil(numbers.tableView.indexPathForSelectedRow)
    #expect(numbers.tableView.isFocused && numbers.tableView.indexPathForFocusedRow == IndexPath(0, 1))
    numbers.clearsSelectionOnViewWillAppear = false
    app.press(Typed.enter)
    app.advance(by: 1)
    app.press("\u{1B}")
    app.advance(by: 1)
    expectEqual(numbers.tableView.indexPathForSelectedRow, IndexPath(0, 1))
  }

  @Test func `V5: a cancelled drag back keeps the selection of the table and of a collection (field trial D6)`() {
    app.press(Typed.down + Typed.enter)
    app.advance(by: 1)
    dragBackAndCancel()
    expectEqual(numbers.tableView.indexPathForSelectedRow, IndexPath(0, 1))
    let tiles = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    numbers.navigationController?.pushViewController(tiles, animated: false)
    tiles.collectionView.selectItem(at: IndexPath(0, 2), animated: false, scrollPosition: [])
    numbers.navigationController?.pushViewController(ViewController(), animated: false)
    dragBackAndCancel()
    expectEqual(tiles.collectionView.indexPathsForSelectedItems, [IndexPath(0, 2)])
  }

  private func dragBackAndCancel() {
    app.mouseDown(0, 5)
    app.mouseDrag(6, 5)
    app.advance(by: 0.25)
    app.mouseUp(6, 5)
    app.advance(by: 1)
  }

  @Test func `a table view controller's table has the style that was passed to init(style:)`() {
    expectEqual(TableViewController(style: .grouped).tableView.style, .grouped)
    expectEqual(numbers.tableView.style, .plain)
  }
}
