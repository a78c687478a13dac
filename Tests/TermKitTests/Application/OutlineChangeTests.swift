import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

/// Tests of the comparison of two outlines. It is internal to TermKit.
@MainActor @Suite struct OutlineChangeTests {
  private let controller = ViewController()

  private func items(_ app: TestApplication) -> [OutlineItem] {
    AccessibilityOutline(of: app.application.windowScene).items(.english)
  }

  private func change(_ app: TestApplication, _ body: () -> Void) -> OutlineChange {
    let before = items(app)
    body()
    app.turn()
    return OutlineChange(from: before, to: items(app))
  }

  private func add(_ view: View, _ y: Int) {
    view.frame = Rect(0, y, 20, 1)
    controller.view.addSubview(view)
  }

  @Test func `a changed text is a change of the same element`() {
    let label = Label(text: "One")
    add(label, 1)
    let app = TestApplication(size: Size(width: 40, height: 12), root: controller)
    let change = change(app) { label.text = "Two" }
    #expect(change.added.isEmpty && change.removed.isEmpty)
    #expect(change.changed.map { $0.old.name } == [["One"]] && change.changed.map { $0.new.name } == [["Two"]])
  }

  @Test func `an element with the same text as a removed one is another element`() {
    let (old, new) = (Label(text: "Same"), Label(text: "Same"))
    add(old, 1)
    let app = TestApplication(size: Size(width: 40, height: 12), root: controller)
    let change = change(app) {
      old.removeFromSuperview()
      add(new, 1)
    }
    #expect(change.added.map(\.name) == [["Same"]] && change.removed.map(\.name) == [["Same"]])
    #expect(change.added.first?.view === new && change.removed.first?.view === old)
    #expect(change.changed.isEmpty)
  }

  @Test func `elements that only move, and repaints, are no change`() {
    let (first, second) = (Label(text: "A"), Label(text: "B"))
    add(first, 1)
    add(second, 2)
    let app = TestApplication(size: Size(width: 40, height: 12), root: controller)
    let change = change(app) {
      swap(&first.frame, &second.frame)
      first.textColor = .red
      second.setNeedsDisplay()
    }
    #expect(change.added.isEmpty && change.removed.isEmpty && change.changed.isEmpty)
  }

  @Test func `a state is a part of its own`() {
    let button = Button(title: "Star")
    add(button, 1)
    let app = TestApplication(size: Size(width: 40, height: 12), root: controller)
    let change = change(app) { button.isSelected = true }
    #expect(change.changed.map { $0.new.parts } == [["Star", "button", "selected"]])
  }

  @Test func `a cell that shows another row is another element`() {
    let table = TableView(frame: Rect(0, 0, 20, 4))
    let source = NumberedRows()
    table.dataSource = source
    controller.view.addSubview(table)
    let app = TestApplication(size: Size(width: 40, height: 12), root: controller)
    let change = change(app) { table.contentOffset = Point(x: 0, y: 8) }
    #expect(change.changed.map { $0.new.value } == ["rows 5 to 6 of 100"], "the list itself")
    #expect(change.added.allSatisfy(\.isInList) && !change.added.isEmpty)
    #expect(table.focusItem(number: 50) && !table.focusItem(number: 101) && !table.focusItem(number: 0))
    app.turn()
    #expect(app.terminal.text.contains("Row 50"))
  }

  private final class NumberedRows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let known = tableView.dequeueReusableCell(withIdentifier: "row")
      let cell = known ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }
}
