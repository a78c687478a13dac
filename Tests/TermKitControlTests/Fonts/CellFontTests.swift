import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A table with one row.
private final class RowScreen: TableViewController {
  var rowStyle = TableViewCell.Style.default
  var text = "Go"
  var detail: String?
  var adjusts = true

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: rowStyle)
    cell.adjustsFontForContentSizeCategory = adjusts
    cell.textLabel.text = text
    if let detail { cell.detailTextLabel?.text = detail }
    return cell
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
}

@MainActor @Suite struct CellFontTests {
  private func app(_ screen: RowScreen, _ category: ContentSizeCategory) -> TestApplication {
    screen.tableView.separatorStyle = .none
    return TestApplication(
      size: Size(width: 40, height: 20), traits: TraitCollection(preferredContentSizeCategory: category)
    ) { screen }
  }

  private func rowHeight(_ screen: RowScreen) -> Int {
    screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test(
    arguments: [
      (.extraSmall, 1), (.large, 1), (.extraLarge, 2), (.extraExtraLarge, 3), (.accessibilityLarge, 3),
      (.accessibilityExtraLarge, 4), (.accessibilityExtraExtraExtraLarge, 4),
    ] as [(ContentSizeCategory, Int)])
  func `V7: rows of a table are higher at larger sizes of text`(category: ContentSizeCategory, height: Int) {
    let screen = RowScreen()
    let app = app(screen, category)
    app.turn()
    expectEqual(rowHeight(screen), height)
  }

  @Test func `V7: rows change their height when the preferred size changes, and back`() {
    let screen = RowScreen()
    let app = app(screen, .large)
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    app.turn()
    expectEqual(rowHeight(screen), 4)
    expectEqual(app.row(2), "▌ █  ▀  ▄▄")
    app.application.traitOverrides.preferredContentSizeCategory = nil
    app.turn()
    expectEqual(rowHeight(screen), 1)
    expectEqual(app.row(1), "▌ Go")
  }

  @Test func `V7: a cell that does not follow the preferred size keeps its height`() {
    let screen = RowScreen()
    screen.adjusts = false
    let app = app(screen, .accessibilityExtraExtraExtraLarge)
    app.turn()
    expectEqual(rowHeight(screen), 1)
    expectEqual(app.row(1), "▌ Go")
  }

  @Test func `V7: a text takes up to three lines of large letters, and a longer one stays in one row`() {
    let screen = RowScreen()
    screen.text = "One two three"
    let app = app(screen, .accessibilityExtraLarge)
    app.turn()
    expectEqual(rowHeight(screen), 8, "One two, three")
    screen.text = "One two three and four five six"
    screen.tableView.reloadData()
    app.turn()
    expectEqual(rowHeight(screen), 3)
    expectEqual(app.row(2), "▌ One two three and four five six")
  }

  @Test func `V7: at the accessibility sizes, a detail is below the text`() {
    let screen = RowScreen()
    screen.rowStyle = .value1
    screen.detail = "!"
    let app = app(screen, .extraExtraExtraLarge)
    app.turn()
    expectEqual(rowHeight(screen), 3)
    #expect(app.row(2).hasSuffix("!") && app.row(2).contains("Go"))
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    app.turn()
    expectEqual(rowHeight(screen), 8)
  }
}

@MainActor @Suite struct BarFontTests {
  private func bar(_ title: String, _ configure: (NavigationItem) -> Void = { _ in }) -> (
    NavigationController, TestApplication
  ) {
    let screen = ViewController()
    screen.title = title
    configure(screen.navigationItem)
    let navigation = NavigationController(rootViewController: screen)
    let app = TestApplication(
      size: Size(width: 40, height: 12), traits: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    ) { navigation }
    app.turn()
    return (navigation, app)
  }

  @Test func `V7: the title of a navigation bar is in large letters where it fits, and the bar is as high`() {
    let (navigation, app) = bar("Play")
    expectEqual(navigation.navigationBar.frame.height, 4)
    expect(
      app,
      shows: """
                         09:41
                  ▄▄▄   ▄▄
                  █  █   █   ▄▄▄ ▄  ▄
                  █▀▀    █  █  █ ▀▄▄█
                  ▀     ▀▀▀  ▀▀▀ ▀▄▄▀
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    app.application.traitOverrides.preferredContentSizeCategory = .large
    app.turn()
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("Play"))
  }

  @Test func `V7: a title that does not fit between the items in large letters is in one row`() {
    let (navigation, app) = bar("Play") { item in
      item.leftBarButtonItem = BarButtonItem(title: "Favourites") { _ in }
      item.rightBarButtonItem = BarButtonItem(title: "Compose new") { _ in }
    }
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("Play"))
  }

  @Test func `V7: a push to a title that is too long makes the bar one row high, and a pop makes it high again`() {
    let (navigation, app) = bar("Play")
    let next = ViewController()
    next.title = "A much longer title"
    navigation.pushViewController(next, animated: true)
    app.advance(by: 1)
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("A much longer title"))
    navigation.popViewController(animated: true)
    app.advance(by: 1)
    expectEqual(navigation.navigationBar.frame.height, 4)
  }

  @Test func `V7: a navigation bar that does not follow the preferred size is one row high`() {
    let (navigation, app) = bar("Play")
    navigation.navigationBar.adjustsFontForContentSizeCategory = false
    app.turn()
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("Play"))
  }
}
