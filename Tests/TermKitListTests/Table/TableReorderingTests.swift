import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Moving rows in a table's editing mode, by keys and with the mouse.
@MainActor @Suite struct TableReorderingTests {
  private static let letters = [["a", "b", "c", "d"]]
  private static let pairs = [["a", "b"], ["c", "d"]]

  // MARK: Keys

  @Test(arguments: [KeyModifiers.alt, .shift])
  func `C9: Alt or Shift with an arrow key moves the row that has the focus`(
    modifiers: KeyModifiers
  ) {
    let stage = EditingStage(Self.letters)
    stage.app.press(.down, holding: modifiers)
    expectEqual(stage.takeEvents(), ["0.0 to 0.1"])
    stage.app.advance(by: 1)
    #expect(stage.shownTexts == ["b", "a", "c", "d"] && stage.focusedText == "a")
    stage.app.press(.up, holding: modifiers)
    stage.app.press(.up, holding: modifiers)
    expectEqual(stage.takeEvents(), ["0.1 to 0.0"])
    expectEqual(stage.sections, Self.letters)
  }

  @Test func `C9: keys move a row to the next and the previous section`() {
    let stage = EditingStage(Self.pairs, titles: ["One", "Two"], size: Size(width: 24, height: 14))
    stage.app.press(Typed.down)
    stage.app.press(.down, holding: .alt)
    expectEqual(stage.takeEvents(), ["0.1 to 1.0"])
    expectEqual(stage.sections, [["a"], ["b", "c", "d"]])
    stage.app.press(.up, holding: .alt)
    expectEqual(stage.takeEvents(), ["1.0 to 0.1"])
    #expect(stage.sections == Self.pairs && stage.focusedText == "b")
  }

  @Test func `C9: a row moved by keys stays visible`() {
    let stage = EditingStage([(0..<30).map { "row \($0)" }])
    for _ in 0..<20 { stage.app.press(.down, holding: .alt) }
    stage.app.advance(by: 1)
    expectEqual(stage.sections[0][20], "row 0")
    #expect(stage.shownTexts.contains("row 0") && stage.focusedText == "row 0")
  }

  @Test func `C9: keys do not move a row that cannot be moved`() {
    let stage = EditingStage(Self.letters) { $0.unmovable = ["a"] }
    stage.app.press(.down, holding: .alt)
    #expect(stage.takeEvents() == [] && stage.sections == Self.letters)
  }

  // MARK: Mouse

  @Test func `C9: a dragged row follows the pointer, others make room, and one move is reported at the end`() {
    let stage = EditingStage(Self.letters)
    let handle = stage.handle("a")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, handle.y + 2)
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["b", "a", "c", "d"])
    #expect(stage.app.row(handle.y + 2).contains("a"))
    stage.app.mouseDrag(handle.x, handle.y + 4)
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["b", "c", "a", "d"])
    expectEqual(stage.takeEvents(), [])
    stage.app.mouseUp(handle.x, handle.y + 4)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["0.0 to 0.2"])
    #expect(stage.shownTexts == ["b", "c", "a", "d"] && stage.sections == [["b", "c", "a", "d"]])
    expectEqual(stage.focusedText, "a")
  }

  @Test func `C9: a row dragged up takes the place of the row above it`() {
    let stage = EditingStage(Self.letters)
    let handle = stage.handle("d")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, handle.y - 2)
    stage.app.mouseUp(handle.x, handle.y - 2)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["0.3 to 0.2"])
    expectEqual(stage.shownTexts, ["a", "b", "d", "c"])
  }

  @Test func `C9: a row dropped where it was is not reported`() {
    let stage = EditingStage(Self.letters)
    let handle = stage.handle("b")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, handle.y + 4)
    stage.app.mouseDrag(handle.x, handle.y)
    stage.app.mouseUp(handle.x, handle.y)
    stage.app.advance(by: 1)
    #expect(stage.takeEvents() == [] && stage.shownTexts == Self.letters[0])
  }

  @Test func `C9: rows are dragged to every place of another section`() {
    for row in 0...2 {
      let stage = EditingStage(
        [["a", "b"], ["c", "d"]], titles: ["One", "Two"], style: .grouped, size: Size(width: 24, height: 16))
      let (from, first) = (stage.handle("a"), stage.handle("c"))
      stage.app.mouseDown(from.x, from.y)
      let y = first.y + 2 * row - 2
      stage.app.mouseDrag(from.x, y)
      stage.app.mouseUp(from.x, y)
      stage.app.advance(by: 1)
      expectEqual(stage.takeEvents(), ["0.0 to 1.\(row)"])
      var expected = ["c", "d"]
      expected.insert("a", at: row)
      expectEqual(stage.shownTexts, ["b"] + expected)
    }
  }

  @Test func `C9: a row is dragged into an empty section, and to the end of the section above`() {
    let stage = EditingStage(
      [["a"], [], ["b"]], titles: ["One", "Two", "Three"], style: .grouped, size: Size(width: 24, height: 18))
    var handle = stage.handle("a")
    stage.app.mouseDown(handle.x, handle.y)
    let gap = stage.handle("b").y - 3
    stage.app.mouseDrag(handle.x, gap)
    stage.app.mouseUp(handle.x, gap)
    stage.app.advance(by: 1)
    expectEqual(stage.sections, [[], ["a"], ["b"]])
    handle = stage.handle("b")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, stage.handle("a").y + 1)
    stage.app.mouseUp(handle.x, stage.handle("a").y + 1)
    stage.app.advance(by: 1)
    expectEqual(stage.sections, [[], ["a", "b"], []])
  }

  @Test func `C9: the delegate decides where a dragged row is dropped`() {
    let stage = EditingStage(Self.pairs, size: Size(width: 24, height: 12)) { stage in
      stage.target = { source, proposed in
        proposed.section == source.section ? proposed : IndexPath(row: 1, section: source.section)
      }
    }
    let (handle, end) = (stage.handle("a"), stage.handle("d"))
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, end.y)
    stage.app.mouseUp(handle.x, end.y)
    expectEqual(stage.takeEvents(), ["0.0 to 0.1"])
    expectEqual(stage.sections, [["b", "a"], ["c", "d"]])
  }

  @Test func `C9: a drag to the edge of the table scrolls it`() {
    let stage = EditingStage([(0..<30).map { "row \($0)" }])
    let handle = stage.handle("row 0")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, 9)
    for _ in 0..<20 { stage.app.advance(by: 0.1) }
    #expect((20...22).contains(stage.table.contentOffset.y))
    for _ in 0..<60 { stage.app.advance(by: 0.1) }
    expectEqual(stage.table.contentOffset.y, 50)
    stage.app.mouseUp(handle.x, 9)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["0.0 to 0.29"])
    expectEqual(stage.shownTexts.last, "row 0")
    #expect(stage.app.sleepDuration.map { $0 > 1 } ?? true)
  }

  @Test func `C9: an update of the table during a drag returns the row to its place`() {
    let stage = EditingStage(Self.letters)
    let handle = stage.handle("a")
    stage.app.mouseDown(handle.x, handle.y)
    stage.app.mouseDrag(handle.x, handle.y + 4)
    stage.sections[0].append("e")
    stage.table.insertRows(at: [IndexPath(0, 4)], with: .none)
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["a", "b", "c", "d", "e"])
    stage.app.mouseDrag(handle.x, handle.y + 6)
    stage.app.mouseUp(handle.x, handle.y + 6)
    stage.app.advance(by: 1)
    #expect(stage.takeEvents() == [] && stage.shownTexts == ["a", "b", "c", "d", "e"])
  }

  @Test func `C9: a reload or the end of editing mode during a drag returns the row to its place`() {
    for change in [{ $0.reloadData() }, { $0.setEditing(false, animated: true) }] as [@MainActor (TableView) -> Void] {
      let stage = EditingStage(Self.letters)
      let handle = stage.handle("a")
      stage.app.mouseDown(handle.x, handle.y)
      stage.app.mouseDrag(handle.x, handle.y + 4)
      change(stage.table)
      stage.app.advance(by: 1)
      stage.app.mouseUp(handle.x, handle.y + 4)
      stage.app.advance(by: 1)
      #expect(stage.takeEvents() == [] && stage.shownTexts == Self.letters[0])
    }
  }

  @Test func `C9: a target that no row can have stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = EditingStage([["a", "b"]]) { $0.target = { _, _ in IndexPath(row: 2, section: 0) } }
        stage.app.press(.down, holding: .alt)
      }
    }
    result.expectMessage("which no row can have after the move")
  }
}
