import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Swipe actions of rows.
@MainActor @Suite struct TableSwipeTests {
  @Test func `C9: a row follows the pointer, and its actions slide out beside it`() {
    let stage = SwipeStage()
    stage.drag(row: 1, by: -8, holds: true)
    expect(
      stage.app,
      shows: """
        ▌ Ada
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                               Fla Del
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Cleo
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    stage.app.mouseDrag(16, 2)
    expect(
      stage.app,
      shows: """
        ▌ Ada
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                           Flag  Delet
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Cleo
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func `C9: the leading actions are at the left, and a group keeps its edges`() {
    let stage = SwipeStage(style: .insetGrouped)
    stage.app.mouseDown(6, 1)
    stage.app.mouseDrag(7, 1)
    stage.app.mouseDrag(11, 1)
    expect(
      stage.app,
      shows: """
                                     ▐
          Read ▌ Ada                 ▐
               ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▐
            Bob                      ▐
            ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▐
            Cleo                     ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func `C9: a drag that shows half of the actions opens the row, and a shorter one does not`() {
    let stage = SwipeStage()
    stage.drag(row: 0, by: -6)
    #expect(stage.isClosed)
    stage.drag(row: 0, by: -7)
    expect(
      stage.app,
      shows: """
                         Flag  Delete
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Bob
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Cleo
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    expectEqual(stage.takeEvents(), [])
    stage.app.click(on: "Flag")
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["Flag Ada"])
    #expect(stage.isClosed && stage.table.isFirstResponder)
  }

  @Test func `C9: a drag over half of the row performs the first action, unless that is turned off`() {
    let stage = SwipeStage()
    stage.drag(row: 1, by: -15, holds: true)
    #expect(stage.app.row(2).contains("Delete") && !stage.app.row(2).contains("Flag"))
    stage.app.mouseUp(13, 2)
    expectEqual(stage.takeEvents(), ["Delete Bob"])
    stage.app.advance(by: 1)
    expect(
      stage.app,
      shows: """
        ▌ Ada
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Cleo
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    stage.fullSwipe = false
    stage.drag(row: 0, by: -20)
    expectEqual(stage.takeEvents(), [])
    #expect(stage.app.row(0).contains("Flag"))
  }

  @Test func `C9: the row stays open until its action is done`() {
    let stage = SwipeStage { $0.completes = false }
    stage.drag(row: 0, by: -7)
    stage.app.click(on: "Flag")
    stage.app.advance(by: 1)
    #expect(!stage.isClosed)
    stage.completion?(true)
    stage.app.advance(by: 1)
    #expect(stage.isClosed)
  }

  @Test func `C9: Escape, an arrow key, a click elsewhere and editing mode close an open row`() {
    let ends: [@MainActor (SwipeStage) -> Void] = [
      { $0.app.press(.escape) }, { $0.app.press(.down) }, { $0.app.click(5, 0) }, { $0.app.click(5, 4) },
      { $0.table.setEditing(true, animated: true) }, { $0.drag(row: 1, by: 1) },
    ]
    for end in ends {
      let stage = SwipeStage()
      stage.drag(row: 0, by: -7)
      #expect(!stage.isClosed)
      end(stage)
      stage.app.advance(by: 1)
      #expect(stage.isClosed)
      expectEqual(stage.takeEvents(), [])
    }
  }

  @Test func `C9: an open row is dragged further, or back`() {
    let stage = SwipeStage()
    stage.drag(row: 0, by: -7)
    stage.drag(row: 0, by: 10)
    #expect(stage.isClosed)
    stage.drag(row: 0, by: -7)
    stage.app.mouseDown(8, 0)
    stage.app.mouseDrag(7, 0)
    stage.app.mouseDrag(5, 0)
    #expect(stage.app.row(0).contains("Delete") && !stage.app.row(0).contains("Flag"))
    stage.app.mouseUp(5, 0)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["Delete Ada"])
  }

  @Test func `C9: Shift-Left and Shift-Right show the actions of the row that has the focus, and Enter performs one`() {
    let stage = SwipeStage()
    stage.app.press(.down)
    stage.app.press(.left, holding: .shift)
    stage.app.advance(by: 1)
    expect(
      stage.app,
      shows: """
          Ada
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                         Flag  Delete
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Cleo
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    stage.app.press(.left)
    stage.app.press(.enter)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["Flag Bob"])
    #expect(stage.isClosed)
    stage.app.press(.right, holding: .shift)
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["Read Bob"])
    stage.app.press(.left, holding: .shift)
    stage.app.press(.enter)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["Delete Bob"])
    expectEqual(stage.table.indexPathForFocusedRow, IndexPath(0, 1))
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["select Cleo"])
  }

  @Test func `C9: the context menu of a row has its swipe actions after the items of the program`() {
    let stage = SwipeStage()
    stage.app.press("\u{0F}")
    stage.app.advance(by: 1)
    for title in ["Read", "Delete", "Flag"] { #expect(stage.app.text.contains(title)) }
    stage.app.press(.down, .down, .enter)
    stage.app.advance(by: 1)
    expectEqual(stage.takeEvents(), ["Flag Ada"])
    var replies = 0
    stage.menu = Menu(children: [Action(title: "Reply") { _ in replies += 1 }, Action(title: "Flag") { _ in }])
    stage.app.press("\u{0F}")
    stage.app.advance(by: 1)
    expectEqual(stage.app.text.split(separator: "\n").filter { $0.contains("Flag") }.count, 1)
    stage.app.press(.enter)
    expectEqual(replies, 1)
  }

  @Test func `C9: with a screen reader, swipe actions are actions of the row, each once`() {
    let stage = SwipeStage(height: 12, traits: TraitCollection(usesScreenReader: true))
    let cell = stage.table.visibleCells[0]
    expectEqual(cell.accessibilityCustomActions.map(\.name), ["Read", "Delete", "Flag"])
    #expect(stage.app.text.contains("actions"))
    stage.app.press("\u{0F}")
    stage.app.advance(by: 1)
    expectEqual(stage.app.text.split(separator: "\n").filter { $0.contains("Flag") }.count, 1, "\(stage.app.text)")
    stage.app.press(.escape)
    #expect(cell.accessibilityCustomActions[2].actionHandler(cell.accessibilityCustomActions[2]))
    expectEqual(stage.takeEvents(), ["Flag Ada"])
  }

  @Test func `C9: a row without actions stays in place, and a drag over its text selects text`() {
    let stage = SwipeStage { $0.plain = ["Ada"] }
    stage.app.mouseDown(2, 0)
    stage.app.mouseDrag(4, 0)
    #expect(stage.app.application.windowScene.keyWindow !== stage.table.window)
    stage.app.press(.escape)
    stage.app.press(.left, holding: .shift)
    #expect(stage.isClosed && stage.table.isFirstResponder)
    stage.app.mouseDown(2, 2)
    stage.app.mouseDrag(4, 2)
    #expect(stage.app.application.windowScene.keyWindow === stage.table.window)
  }

  @Test func `C9: the cell of an open row that is deleted is closed when it is used again`() {
    let stage = SwipeStage()
    stage.drag(row: 0, by: -7)
    stage.app.click(on: "Delete")
    stage.rows.insert("Dora", at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .none)
    stage.app.advance(by: 1)
    #expect(stage.isClosed)
    #expect(stage.app.row(0).contains("Dora"))
    stage.drag(row: 0, by: -7)
    stage.table.reloadData()
    stage.app.advance(by: 1)
    #expect(stage.isClosed)
  }
}
