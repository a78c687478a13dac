import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A table of files with columns.
@MainActor private final class ColumnStage: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let app: TestApplication
  var files = [["notes.txt", "12 KB", "May"], ["a long name of a file.txt", "3 KB", "June"], ["z", "140 KB", ""]]
  private(set) var orders: [TableSortOrder] = []

  init(
    size: Size = Size(width: 40, height: 5), traits: TraitCollection = TraitCollection(),
    _ columns: [TableColumn] = ColumnStage.columns
  ) {
    table.separatorStyle = .none
    table.columns = columns
    app = TestApplication(size: size, traits: traits) { [table] in BareController(showing: table) }
    table.dataSource = self
    table.delegate = self
    table.becomeFirstResponder()
    app.turn()
  }

  static let columns = [
    TableColumn(title: "Name", minWidth: 8, isSortable: true),
    TableColumn(title: "Size", width: 8, minWidth: 5, maxWidth: 10, alignment: .right, isSortable: true),
    TableColumn(title: "Month", width: 6),
  ]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { files.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.columnTexts = files[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder) {
    orders.append(sortOrder)
    files.sort { ($0[sortOrder.column] < $1[sortOrder.column]) == sortOrder.isAscending }
    tableView.reloadData()
  }

  func press(_ keys: KeyCode...) {
    for key in keys { app.press(key) }
  }
}

/// Columns of tables.
@MainActor @Suite struct TableColumnTests {
  @Test func `the titles stay at the top, and the texts of rows are below them, cut and aligned`() {
    let stage = ColumnStage(size: Size(width: 40, height: 3))
    stage.table.showsVerticalScrollIndicator = false
    stage.app.turn()
    expectEqual(
      stage.app.text,
      """
        Name             │     Size │ Month
      ▌ notes.txt             12 KB   May
        a long name of …       3 KB   June
      """)
    stage.press(.end)
    expectEqual(
      stage.app.text,
      """
        Name             │     Size │ Month
        a long name of …       3 KB   June
      ▌ z                    140 KB
      """)
    stage.press(.home)
    expectEqual(stage.table.contentOffset.y, -1, "the first row is below the titles")
  }

  @Test func `a narrow table makes columns narrower, and then leaves the last ones out`() {
    let stage = ColumnStage()
    stage.app.resize(to: Size(width: 28, height: 5))
    expectEqual(stage.app.row(0), "  Name     │  Size │ Month")
    expectEqual(stage.app.row(2), "  a long …    3 KB   June")
    stage.app.resize(to: Size(width: 26, height: 5))
    expectEqual(stage.app.row(0), "  Name        │     Size")
    expectEqual(stage.app.row(2), "  a long nam…       3 KB")
    stage.app.resize(to: Size(width: 10, height: 5))
    expectEqual(stage.app.row(0), "  Name")
    expectEqual(stage.app.row(2), "  a lon…")
    stage.app.resize(to: Size(width: 40, height: 5))
    expectEqual(stage.app.row(0), "  Name             │     Size │ Month")
  }

  @Test func `flexible columns share what fixed ones leave, up to their greatest widths`() {
    let stage = ColumnStage([
      TableColumn(title: "A", maxWidth: 6), TableColumn(title: "B", width: 5), TableColumn(title: "C", minWidth: 10),
    ])
    expectEqual(stage.app.row(0), "  A      │ B     │ C")
    stage.table.columns[0].maxWidth = .max
    stage.app.turn()
    expectEqual(stage.app.row(0), "  A             │ B     │ C", "both have 12 or 13 columns of the terminal")
  }

  @Test func `a column without limits takes what the smallest widths of the others leave`() {
    let stage = ColumnStage(
      size: Size(width: 28, height: 5),
      [TableColumn(title: "Name", width: .max), TableColumn(title: "Size", width: 6, minWidth: 5)])
    expectEqual(Picture(stage.app.screen).rows[0], "  Name            │ Size")
    stage.table.columns = [TableColumn(title: "Name", minWidth: .max), TableColumn(title: "Size", minWidth: .max)]
    stage.app.turn()
    #expect(Picture(stage.app.screen).rows[0].contains("Name"))
    #expect(!stage.app.contains("Size"))
  }

  @Test func `a click on a title asks for another order, and on the same title for the opposite one`() {
    let stage = ColumnStage()
    stage.app.click(on: "Name")
    expectEqual(stage.app.row(0), "  Name           ▲ │     Size │ Month")
    expectEqual(stage.app.row(1), "▌ a long name of …       3 KB   June")
    stage.app.click(on: "Name")
    stage.app.click(on: "Size")
    stage.app.click(on: "Month")
    expectEqual(
      stage.orders,
      [TableSortOrder(column: 0), TableSortOrder(column: 0, isAscending: false), TableSortOrder(column: 1)],
      "the month is not sortable")
    expectEqual(stage.table.sortOrder, TableSortOrder(column: 1))
    expectEqual(stage.app.row(0), "  Name             │   Size ▲ │ Month")
  }

  @Test func `in ASCII, the triangles are other characters`() {
    let stage = ColumnStage(traits: TraitCollection(glyphLevel: .ascii))
    stage.table.sortOrder = TableSortOrder(column: 1, isAscending: false)
    stage.app.turn()
    expectEqual(stage.app.row(0), "  Name             |   Size v | Month")
  }

  @Test func `the user drags the line behind a title to change the width of the column`() {
    let stage = ColumnStage()
    stage.app.mouseDown(19, 0)
    stage.app.mouseDrag(15, 0)
    expectEqual(stage.app.row(0), "  Name         │     Size │ Month")
    expectEqual(stage.app.row(2), "  a long name…       3 KB   June")
    stage.app.mouseDrag(39, 0)
    expectEqual(stage.app.row(0), "  Name             │     Size │ Month", "the other columns keep their widths")
    stage.app.mouseDrag(0, 0)
    stage.app.mouseUp(0, 0)
    expectEqual(stage.table.columns.map(\.width), [8, 8, 6])
    expectEqual(stage.orders, [])
  }

  @Test func `Up leads from the first row to the titles, where keys choose, sort and resize a column`() {
    let stage = ColumnStage()
    expectEqual(stage.table.indexPathForFocusedRow, IndexPath(row: 0, section: 0), "the rows have the focus at first")
    stage.press(.up, .left, .enter)
    expectEqual(stage.orders, [TableSortOrder(column: 0)])
    stage.press(.right, .character(" "), .enter)
    expectEqual(stage.orders.dropFirst(), [TableSortOrder(column: 1), TableSortOrder(column: 1, isAscending: false)])
    stage.press(.character(">"), .character(">"), .character(">"))
    expectEqual(stage.table.columns[1].width, 10, "that is its greatest width")
    stage.app.press(.left, holding: .shift)
    stage.press(.character("<"))
    expectEqual(stage.table.columns[1].width, 8)
    stage.press(.right, .right, .enter)
    expectEqual(stage.orders.count, 3, "the last column is not sortable")
    stage.press(.down, .enter)
    expectEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
  }

  @Test func `the list of keys has the keys of the titles`() {
    let stage = ColumnStage(size: Size(width: 80, height: 24))
    stage.press(.up, .character("?"))
    stage.app.advance(by: 1)
    for title in ["Sort", "Choose a", "Column width"] { #expect(stage.app.text.contains(title)) }
  }

  @Test func `X1: a row is read with the titles of its columns, also of those that have no room`() {
    let stage = ColumnStage(size: Size(width: 20, height: 5), traits: TraitCollection(usesScreenReader: true))
    expectEqual(stage.app.application.spokenText, "Name: notes.txt, Size: 12 KB, Month: May, row 1 of 3")
    stage.press(.down, .down)
    expectEqual(stage.app.application.spokenText, "Name: z, Size: 140 KB, row 3 of 3")
    stage.press(.up, .up, .up, .enter)
    expectEqual(stage.app.application.spokenText, "Name, ascending, button, 1 of 2, actions available")
    let header = stage.table.subviews.first { $0 is TableColumnHeaderView }
    let actions = header?.accessibilityCustomActions ?? []
    expectEqual(actions.map(\.name), ["Sort: Size"])
    #expect(actions.first.map { $0.actionHandler($0) } == true)
    expectEqual(stage.table.sortOrder, TableSortOrder(column: 1))
  }

  @Test func `without columns, the table has no titles, and cells show their other contents`() {
    let stage = ColumnStage()
    stage.table.columns = []
    stage.app.turn()
    expectEqual(stage.table.contentOffset.y, 0)
    #expect(!stage.app.contains("Name"))
  }

  @Test func `headers of sections scroll below the titles`() {
    let table = TableView()
    table.showsVerticalScrollIndicator = false
    table.columns = ColumnStage.columns
    let app = TestApplication(size: Size(width: 40, height: 4)) { BareController(showing: table) }
    let source = SectionSource()
    table.dataSource = source
    app.turn()
    expectEqual(app.row(1), "  S0")
    app.turnWheel(by: 1, 4, 2)
    expectEqual(app.row(0), "  Name             │     Size │ Month")
    expectEqual(app.row(1), "  S1")
  }
}

/// Sections of one row with titles.
private final class SectionSource: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { 4 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "S\(section)" }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.columnTexts = ["x", "y", "z"]
    return cell
  }
}
