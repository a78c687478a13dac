import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A table controller with a section for each letter, and an index.
private final class NamesController: TableViewController {
  var letters = ["A", "B", "C", "D", "E"]
  var titles: [String]?
  var section: (Int) -> Int = { $0 }

  override var prefersStatusBarHidden: Bool { true }
  override func numberOfSections(in tableView: TableView) -> Int { letters.count }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
  override func sectionIndexTitles(for tableView: TableView) -> [String]? { titles ?? letters }
  override func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    section(index)
  }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "\(letters[indexPath.section])\(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// The index at the right edge of a table.
@MainActor @Suite struct TableIndexTests {
  private let names = NamesController()
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 16, height: 9)) { [names] application in
      names.loadViewIfNeeded()
      names.tableView.rowHeight = 1
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = names
      window.makeKeyAndVisible()
    }
    names.tableView.becomeFirstResponder()
    app.turn()
  }

  @Test func `C9: the titles of the index stand in the middle of the right edge, and rows keep clear of them`() {
    expect(
      app,
      shows: """
          A            ▐
        ▌ A0       ›   ▐
          A1       ›  A▝
          A2       ›  B
          A3       ›  C
          A4       ›  D
          A5       ›  E
          B
          B0       ›
        """)
    expectEqual(app.foreground(14, 2), app.application.windowScene.keyWindow?.tintColor)
    names.tableView.sectionIndexColor = Color(red: 200, green: 0, blue: 0)
    app.turn()
    expectEqual(app.foreground(14, 2), Color(red: 200, green: 0, blue: 0))
  }

  @Test func `C9: a click on a title shows its section at the top, and a drag follows the titles`() {
    app.mouseDown(14, 4)
    #expect(app.row(0).hasPrefix("  C") && app.row(1).contains("C0"))
    expectEqual(names.tableView.indexPathForFocusedRow, IndexPath(2, 0))
    app.mouseDrag(14, 3)
    #expect(app.row(0).hasPrefix("  B"))
    app.mouseDrag(3, 0)
    #expect(app.row(0).hasPrefix("  A"))
    app.mouseUp(3, 0)
    app.mouseDrag(14, 5)
    #expect(app.row(0).hasPrefix("  A"))
  }

  @Test func `Z16: an index that loses its titles during a drag ignores the rest of the drag`() {
    app.mouseDown(14, 4)
    names.titles = []
    names.tableView.reloadSectionIndexTitles()
    app.turn()
    let before = app.screen.text
    app.mouseDrag(14, 3)
    app.mouseUp(14, 2)
    expectEqual(app.screen.text, before)
  }

  @Test func `C9: the first letter of a title, in upper or lower case, leads to its section`() {
    app.type("d")
    #expect(app.row(0).hasPrefix("  D") && names.tableView.indexPathForFocusedRow == IndexPath(3, 0))
    app.type("B")
    #expect(app.row(0).hasPrefix("  B"))
    app.type("x")
    #expect(app.row(0).hasPrefix("  B"))
  }

  @Test func `C9: the data source decides which section a title leads to`() {
    names.section = { _ in 2 }
    app.type("a")
    #expect(app.row(0).hasPrefix("  C"))
  }

  @Test
  func `C9: if there are more titles than rows, titles are left out evenly, and the first and the last are shown`() {
    names.letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    names.tableView.reloadData()
    app.turn()
    let shown = (0..<9).compactMap { app.row($0).dropFirst(14).first }
    expectEqual(String(shown), "ADGJMPSVZ")
    app.click(14, 8)
    #expect(app.text.contains("Z0"))
  }

  @Test func `C9: an index that has become nil or empty gives its columns back`() {
    let before = app.row(1)
    names.titles = []
    names.tableView.reloadSectionIndexTitles()
    app.turn()
    #expect(!app.text.contains("C\n") && app.row(1) != before)
    #expect(app.row(1).hasSuffix("›") || app.row(1).contains("› "))
    names.titles = nil
    names.tableView.reloadSectionIndexTitles()
    app.turn()
    expectEqual(app.row(1), before)
  }

  @Test(arguments: [5, -1, .max]) func `X4: a title whose section is not in the table goes nowhere`(section: Int) {
    let before = app.row(0)
    names.section = { _ in section }
    app.type("c")
    expectEqual(app.row(0), before)
  }
}
