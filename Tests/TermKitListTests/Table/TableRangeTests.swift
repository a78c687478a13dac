import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A table of letters that records what the user chooses.
private final class Letters: TableViewController {
  var beginsSelection = false
  private var events: [String] = []

  override var prefersStatusBarHidden: Bool { true }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = text(indexPath)
    return cell
  }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { note("+", indexPath) }
  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { note("-", indexPath) }
  override func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("open ", indexPath)
  }
  override func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 5 && super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  override func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { beginsSelection }
  override func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    note("begin ", indexPath)
    setEditing(true, animated: false)
  }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) { events.append("end") }

  private func text(_ path: IndexPath) -> String { String("ABCDEF".dropFirst(path.row).prefix(1)) }
  private func note(_ event: String, _ path: IndexPath) { events.append(event + text(path)) }

  /// Returns what happened since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Primary actions, and the selection of ranges with Shift.
@MainActor @Suite struct TableRangeTests {
  private let letters = Letters()
  private let app: TestApplication

  init() {
    let letters = letters
    letters.tableView.separatorStyle = .none
    app = TestApplication(size: Size(width: 20, height: 6)) { letters }
  }

  @Test func `C9: Enter and a double click perform the primary action of a row that is selected already`() {
    app.press(.enter)
    expectEqual(letters.takeEvents(), ["+A"])
    app.press(.enter)
    expectEqual(letters.takeEvents(), ["+A", "open A"])
    app.type(" ")
    expectEqual(letters.takeEvents(), ["+A"])
    app.click(4, 1)
    expectEqual(letters.takeEvents(), ["-A", "+B"])
    app.click(4, 1)
    expectEqual(letters.takeEvents(), ["+B", "open B"])
    app.advance(by: 1)
    app.click(4, 1)
    expectEqual(letters.takeEvents(), ["+B"])
    app.click(4, 5)
    app.click(4, 5)
    expectEqual(letters.takeEvents(), ["-B", "+F", "+F"])
  }

  @Test func `C9: a row that follows the focus is opened with Enter`() {
    letters.tableView.selectionFollowsFocus = true
    app.press(.down, .down, .enter)
    expectEqual(letters.takeEvents(), ["+A", "-A", "+B", "+B", "open B"])
  }

  @Test func `C9: while several rows can be selected, Enter deselects and nothing is opened`() {
    letters.tableView.allowsMultipleSelection = true
    app.press(.enter, .enter)
    expectEqual(letters.takeEvents(), ["+A", "-A"])
  }

  @Test func `C9: Shift with the arrows selects a range, and takes it back`() {
    letters.tableView.allowsMultipleSelection = true
    app.press(.down)
    app.press(.down, holding: .shift)
    app.press(.down, holding: .shift)
    expectEqual(letters.takeEvents(), ["+B", "+C", "+D"])
    app.press(.up, holding: .shift)
    expectEqual(letters.takeEvents(), ["-D"])
    for _ in 0..<3 { app.press(.up, holding: .shift) }
    expectEqual(letters.takeEvents(), ["-C", "+A"])
    expectEqual(letters.tableView.indexPathForFocusedRow, IndexPath(0, 0))
    app.press(.down, .down, .down)
    app.press(.down, holding: .shift)
    expectEqual(letters.takeEvents(), ["+D", "+E"])
    expectEqual(letters.tableView.indexPathsForSelectedRows.map(\.row), [0, 1, 3, 4])
  }

  @Test func `C9: a click with Shift selects the rows up to the one that is clicked`() {
    letters.tableView.allowsMultipleSelection = true
    app.click(4, 1)
    app.press("\u{1B}[<4;5;5M\u{1B}[<4;5;5m")
    expectEqual(letters.takeEvents(), ["+B", "+C", "+D", "+E"])
    app.press("\u{1B}[<4;5;1M\u{1B}[<4;5;1m")
    expectEqual(letters.takeEvents(), ["-C", "-D", "-E", "+A"])
  }

  @Test func `C9: while one row can be selected, Shift asks the delegate, which may begin editing mode`() {
    app.press(.down, holding: .shift)
    expectEqual(letters.takeEvents(), [])
    expectEqual(letters.tableView.indexPathForFocusedRow, IndexPath(0, 0))
    letters.beginsSelection = true
    letters.tableView.allowsMultipleSelectionDuringEditing = true
    app.press(.down, holding: .shift)
    expectEqual(letters.takeEvents(), ["begin A", "+A", "+B", "end"])
    expect(
      app,
      shows: """
         (✓)  A
        ▌(✓)  B
         ( )  C
         ( )  D
         ( )  E
         ( )  F
        """)
    app.press(.down, .enter)
    app.press(.up, holding: .shift)
    expectEqual(letters.takeEvents(), ["+C"])
    letters.setEditing(false, animated: false)
    expectEqual(letters.tableView.indexPathsForSelectedRows, [])
    expectEqual(letters.takeEvents(), [])
  }

  @Test func `C9: in editing mode, rows for a multiple selection have marks and no deletion`() {
    letters.tableView.allowsMultipleSelectionDuringEditing = true
    letters.setEditing(true, animated: false)
    app.press(.backspace)
    app.press(.enter)
    #expect(app.row(0).contains("(✓)  A") && app.row(1).contains("( )  B"))
    expectEqual(letters.takeEvents(), ["+A"])
    app.click(5, 1)
    app.click(5, 0)
    expectEqual(letters.takeEvents(), ["+B", "-A"])
  }

  @Test func `C13: in a collection, Shift selects a range`() {
    let stage = CollectionStage(count: 9) { $0.collection.allowsMultipleSelection = true }
    stage.app.press(.right, holding: .shift)
    stage.app.press(.down, holding: .shift)
    expectEqual(stage.selectedTexts, ["0", "1", "2", "3", "4"])
    stage.app.press(.left, holding: .shift)
    expectEqual(stage.selectedTexts, ["0", "1", "2", "3"])
    expectEqual(stage.focusedText, "3")
  }

  @Test func `C13: Enter and a double click perform the primary action of an item that is selected already`() {
    let stage = CollectionStage(count: 9) { $0.recordsPrimaryActions = true }
    stage.app.press(.enter)
    #expect(!stage.takeEvents().contains("open 0"))
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["select 0", "open 0"])
    stage.app.click(9, 0)
    #expect(!stage.takeEvents().contains("open 1"))
    stage.app.click(9, 0)
    #expect(stage.takeEvents().contains("open 1"))
  }
}
