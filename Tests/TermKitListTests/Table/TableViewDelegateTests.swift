import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A table controller that records the calls about presses, headers, footers, detail buttons and scrolling.
private final class Recorder: TableViewController {
  var sections = [["a", "b", "c"], ["d", "e", "f"], ["g"]]
  var accessory = TableViewCell.AccessoryType.none
  var calls: [String] = []
  var onHighlight: () -> Void = {}

  override var prefersStatusBarHidden: Bool { true }

  private func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = text(indexPath)
    cell.accessoryType = accessory
    return cell
  }
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { "F\(section)" }

  override func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(text(indexPath))")
    onHighlight()
  }
  override func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(text(indexPath))")
  }
  override func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    calls.append("detail \(text(indexPath))")
  }
  override func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    calls.append("show H\(section)")
    (view as? TableViewHeaderFooterView)?.textLabel.textColor = .black
  }
  override func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    calls.append("show F\(section)")
  }
  override func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    calls.append("hide H\(section)")
  }
  override func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
    calls.append("hide F\(section)")
  }
  override func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin") }
  override func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    calls.append("end")
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("animated") }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { calls.append("inset") }
}

@MainActor @Suite struct TableViewDelegateTests {
  private let recorder = Recorder()

  private func launch(_ accessory: TableViewCell.AccessoryType = .none, height: Int = 8) -> TestApplication {
    recorder.accessory = accessory
    let recorder = recorder
    let app = TestApplication(size: Size(width: 20, height: height)) { recorder }
    recorder.tableView.separatorStyle = .none
    recorder.tableView.showsVerticalScrollIndicator = false
    app.turn()
    return app
  }

  // MARK: Presses

  @Test func `C9: a click highlights a row, and ends that before it selects the row`() {
    let app = launch()
    recorder.calls = []
    app.mouseDown(3, 2)
    expectEqual(recorder.calls, ["highlight b"])
    app.mouseUp(3, 2)
    expectEqual(recorder.calls, ["highlight b", "unhighlight 1", "select b"])
  }

  @Test func `C9: a pressed row is highlighted while the pointer is over it`() {
    let app = launch()
    recorder.calls = []
    app.mouseDown(3, 2)
    app.mouseDrag(3, 3)
    app.mouseDrag(3, 4)
    app.mouseDrag(4, 2)
    app.mouseDrag(3, 3)
    app.mouseUp(3, 3)
    expectEqual(recorder.calls, ["highlight b", "unhighlight 1", "highlight b", "unhighlight 1"])
  }

  @Test func `C9: keys select a row without highlighting it`() {
    let app = launch()
    recorder.calls = []
    app.press(.enter)
    expectEqual(recorder.calls, ["select a"])
  }

  @Test func `C9: a reload or an update ends the press of a row, with its path before the change`() {
    let app = launch()
    recorder.calls = []
    app.mouseDown(3, 2)
    recorder.tableView.reloadData()
    app.turn()
    app.mouseUp(3, 2)
    #expect(recorder.calls.prefix(2) == ["highlight b", "unhighlight 1"] && !recorder.calls.contains("select b"))
    recorder.calls = []
    app.mouseDown(3, 2)
    recorder.sections[0].removeFirst()
    recorder.tableView.deleteRows(at: [IndexPath(0, 0)], with: .none)
    app.mouseUp(3, 2)
    expectEqual(recorder.calls.prefix(2), ["highlight b", "unhighlight 1"])
    #expect(!recorder.calls.contains { $0.hasPrefix("select") })
  }

  @Test func `C9: a delegate can remove the pressed row when it is highlighted`() {
    let app = launch()
    recorder.calls = []
    recorder.onHighlight = { [recorder] in
      recorder.onHighlight = {}
      recorder.sections[0].remove(at: 1)
      recorder.tableView.deleteRows(at: [IndexPath(0, 1)], with: .none)
    }
    app.click(3, 2)
    app.advance(by: 1)
    #expect(recorder.calls.prefix(2) == ["highlight b", "unhighlight 1"] && !recorder.calls.contains("select b"))
    expectEqual(app.row(2), "  c")
  }

  // MARK: Headers and footers

  @Test func `C9: headers and footers are reported when they enter and leave the screen`() {
    let app = launch(height: 5)
    expectEqual(recorder.calls.filter { $0 != "inset" }, ["show H0", "show F0"])
    recorder.calls = []
    recorder.tableView.scrollToRow(at: IndexPath(2, 0), at: .bottom, animated: false)
    app.turn()
    expectEqual(Set(recorder.calls.filter { $0.hasPrefix("hide") }), ["hide H0", "hide F0"])
    #expect(recorder.calls.contains("show H2"))
  }

  @Test func `C9: a header is reported again after a reload`() {
    let app = launch()
    recorder.calls = []
    recorder.tableView.reloadData()
    app.turn()
    expectEqual(recorder.calls.filter { $0.hasSuffix("H0") }, ["hide H0", "show H0"])
  }

  // MARK: Detail buttons

  @Test func `C9: a click on the detail button reports the row and does not select it`() {
    let app = launch(.detailButton)
    expectEqual(app.row(1), "▌ a            (i)")
    recorder.calls = []
    app.click(16, 2)
    app.advance(by: 1)
    #expect(recorder.calls == ["detail b"] && recorder.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `C9: Right moves the focus to the detail button, Enter presses it, and Left moves back`() {
    let app = launch(.detailDisclosureButton)
    expectEqual(app.row(1), "▌ a          (i) ›")
    recorder.calls = []
    app.press(.down, .right, .enter)
    app.advance(by: 1)
    expectEqual(recorder.calls, ["detail b"])
    app.press(.left, .enter)
    expectEqual(recorder.calls, ["detail b", "select b"])
  }

  @Test func `C9: an accessory view replaces the detail button, and another accessory removes it`() {
    let app = launch(.detailButton)
    let cell = recorder.tableView.visibleCells[0]
    cell.accessoryView = Label(text: "new")
    app.turn()
    expectEqual(app.row(1), "▌ a            new")
    cell.accessoryView = nil
    app.turn()
    expectEqual(app.row(1), "▌ a            (i)")
    cell.accessoryType = .checkmark
    app.turn()
    expectEqual(app.row(1), "▌ a              ✓")
  }

  @Test func `C9: a detail button has a spoken name in the user's language`() {
    let app = launch(.detailButton)
    app.press(.right)
    let window = recorder.tableView.window
    expectEqual(window?.firstResponder?.accessibilityLabel, "More Info")
    app.application.traitOverrides.language = .german
    expectEqual(window?.firstResponder?.accessibilityLabel, "Weitere Infos")
  }

  // MARK: Scrolling

  @Test func `C9: a table reports drags and the end of animated scrolls to its controller`() {
    let app = launch(height: 4)
    recorder.calls = []
    app.turnWheel(by: 1, 3, 3)
    expectEqual(recorder.calls.prefix(2), ["begin", "end"])
    recorder.calls = []
    recorder.tableView.scrollToRow(at: IndexPath(2, 0), at: .bottom, animated: true)
    app.advance(by: 1)
    expectEqual(recorder.calls.filter { $0 == "animated" }.count, 1)
    recorder.tableView.contentInset.top = 1
    expectEqual(recorder.calls.last, "inset")
  }
}
