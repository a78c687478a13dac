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
      (.accessibilityExtraExtraExtraLarge, 3),
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
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    app.turn()
    expectEqual(rowHeight(screen), 3)
    #expect(app.row(2) == "▌ Go" && app.cell(2, 2).attributes.contains(.bold))
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

  @Test func `V7: at the accessibility sizes, a detail is below the text`() {
    let screen = RowScreen()
    screen.rowStyle = .value1
    screen.detail = "!"
    let app = app(screen, .extraExtraExtraLarge)
    app.turn()
    expectEqual(rowHeight(screen), 3)
    #expect(app.row(2).hasSuffix("!") && app.row(2).contains("Go"))
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    app.turn()
    #expect(app.row(1).hasSuffix("Go") && app.row(2).hasSuffix("!"))
  }
}

@MainActor @Suite struct BarFontTests {
  private func bar(rows: Int) -> (NavigationController, TestApplication) {
    let screen = ViewController()
    screen.title = "Play"
    let navigation = NavigationController(rootViewController: screen)
    let app = TestApplication(
      size: Size(width: 40, height: rows),
      traits: TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    ) { navigation }
    app.turn()
    return (navigation, app)
  }

  @Test func `V7: at the accessibility sizes, a navigation bar has a blank row above and below its title`() {
    let (navigation, app) = bar(rows: 24)
    expectEqual(navigation.navigationBar.frame.height, 3)
    expect(
      app,
      shows: """
                         09:41

                          Play

        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    app.application.traitOverrides.preferredContentSizeCategory = .large
    app.turn()
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("Play"))
  }

  @Test func `V7: on a short screen, a navigation bar is one row high at every size of text`() {
    expectEqual(bar(rows: 16).0.navigationBar.frame.height, 1)
  }

  @Test func `V7: a navigation bar that does not follow the preferred size is one row high`() {
    let (navigation, app) = bar(rows: 24)
    navigation.navigationBar.adjustsFontForContentSizeCategory = false
    app.turn()
    expectEqual(navigation.navigationBar.frame.height, 1)
    #expect(app.row(1).contains("Play"))
  }
}
