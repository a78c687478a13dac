import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

@MainActor @Suite struct TableViewSelectionTests {
  // MARK: Keys

  @Test func `X3: keys alone move the focus through the rows and select rows`() {
    let stage = TableStage(count: 50)
    stage.app.press(Typed.down + Typed.down)
    expectEqual(stage.focusedText, "row 2")
    expectEqual(stage.selectedTexts, [])
    stage.app.press(Typed.enter)
    expectEqual(stage.takeEvents(), ["select row 2"])
    stage.app.press(Typed.up + " ")
    expectEqual(stage.takeEvents(), ["deselect row 2", "select row 1"])
    expectEqual(stage.selectedTexts, ["row 1"])
  }

  @Test func `X3: Home, End, Page Up and Page Down move the focus, and the focused row is always visible`() {
    let stage = TableStage(count: 50)
    for (key, row) in [
      (Typed.pageDown, 3), (Typed.pageDown, 6), (Typed.end, 49), (Typed.pageUp, 46), (Typed.home, 0), (Typed.pageUp, 0),
    ] {
      stage.app.press(key)
      expectEqual(stage.focusedText, "row \(row)")
      #expect(stage.visibleTexts.contains("row \(row)"))
    }
  }

  @Test func `C9: with selectionFollowsFocus, an arrow key selects the focused row first, then the rows it moves to`() {
    let stage = TableStage(count: 50) { $0.table.selectionFollowsFocus = true }
    expectEqual(stage.selectedTexts, [])
    stage.app.press(Typed.down)
    expectEqual(stage.selectedTexts, ["row 0"])
    stage.app.press(Typed.down + Typed.pageDown + Typed.up)
    expectEqual(stage.selectedTexts, ["row 3"])
    stage.app.press(Typed.end)
    expectEqual(stage.selectedTexts, ["row 49"])
  }

  @Test func `C9: moving the focus redraws only the row that loses it and the row that gets it`() {
    let stage = TableStage(count: 50)
    stage.app.press(Typed.down)
    let scene = stage.app.application.windowScene
    stage.table.engine.moveFocus(to: IndexPath(0, 3))
    let damage = scene.prepareFrame(at: scene.now).damage
    expectEqual(damage.rects.sorted { $0.minY < $1.minY }, [Rect(0, 2, 20, 2), Rect(0, 6, 20, 2)])
  }

  @Test func `C9: Down on the last row moves the focus out of the table, and Up moves it back`() {
    let stage = TableStage(count: 2)
    let button = Button(title: "OK")
    button.frame = Rect(0, 7, 10, 1)
    stage.table.frame.size.height = 6
    stage.table.superview?.addSubview(button)
    stage.app.press(Typed.down + Typed.down)
    #expect(button.isFocused)
    #expect(stage.app.row(2).hasPrefix("  "), "the focus mark is gone")
    stage.app.press(Typed.up)
    #expect(stage.table.isFocused)
    expectEqual(stage.focusedText, "row 1")
  }

  @Test func `C9: Home and Up scroll to the table header view above the first row`() {
    let stage = TableStage(count: 20) { $0.table.tableHeaderView = FilledView("=", Rect(0, 0, 20, 3)) }
    stage.app.press(Typed.end)
    expectEqual(stage.visibleTexts.last, "row 19")
    stage.app.press(Typed.home)
    expectEqual(stage.table.contentOffset.y, 0)
    stage.table.contentOffset.y = 2
    stage.app.press(Typed.up)
    expectEqual(stage.table.contentOffset.y, 1)
  }

  @Test func `C9: a section header that stays at the top does not cover the focused row`() {
    let stage = TableStage([(0..<9).map { "a\($0)" }, (0..<9).map { "b\($0)" }]) { $0.titles = ["A", "B"] }
    stage.app.press(Typed.end)
    for _ in 0..<17 {
      stage.app.press(Typed.up)
      let path = stage.table.indexPathForFocusedRow ?? IndexPath(9, 9)
      let header = stage.table.headerView(forSection: path.section)?.frame ?? .zero
      #expect(!header.intersects(stage.table.rectForRow(at: path)))
    }
    expectEqual(stage.focusedText, "a0")
  }

  @Test func `C9: keys skip rows that cannot be selected, and clicks on these rows do nothing`() {
    let stage = TableStage(count: 6) { $0.unselectable = ["row 0", "row 2", "row 5"] }
    expectEqual(stage.focusedText, "row 1")
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText, "row 3")
    stage.app.press(Typed.end)
    expectEqual(stage.focusedText, "row 4")
    stage.app.click(3, 0)
    expectEqual(stage.takeEvents(), [])
  }

  @Test func `C9: arrow keys scroll a table that does not allow selection`() {
    let stage = TableStage(count: 20) { $0.table.allowsSelection = false }
    stage.table.becomeFirstResponder()
    stage.app.press(Typed.down)
    expectEqual(stage.table.contentOffset.y, 1)
    stage.app.press(Typed.enter)
    stage.app.click(3, 3)
    expectEqual(stage.selectedTexts, [])
    #expect(!(0..<8).contains { stage.app.row($0).contains("▌") }, "there is no focus mark")
  }

  @Test func `C9: the list of keys names the commands of a focused table`() {
    let stage = TableStage(count: 20)
    let titles = stage.app.application.windowScene.effectiveKeyCommands.map(\.title)
    #expect(titles.starts(with: ["Select", "Move by pages", "First, last row"]))
  }

  @Test func `C9: setting allowsSelection to false deselects all rows and hides the focus mark`() {
    let stage = TableStage(count: 3)
    stage.app.press(Typed.enter)
    expectEqual(stage.app.background(10, 0), Color(white: 0.85))
    stage.table.allowsSelection = false
    stage.app.turn()
    #expect(stage.selectedTexts == [] && stage.app.background(10, 0) == .white)
    #expect(!stage.app.row(0).hasPrefix("▌"))
  }

  // MARK: Mouse

  @Test func `X3: a mouse press highlights a row, and the release selects it`() {
    let stage = TableStage(count: 5)
    stage.app.mouseDown(4, 3)
    expectEqual(stage.app.background(4, 2), Color(white: 0.85))
    expectEqual(stage.selectedTexts, [])
    stage.app.mouseUp(4, 3)
    expectEqual(stage.selectedTexts, ["row 1"])
    expectEqual(stage.focusedText, "row 1")
    expectEqual(stage.app.background(4, 2), Color(white: 0.85))
  }

  @Test func `X3: a mouse press that is released outside its row selects nothing`() {
    let stage = TableStage(count: 5)
    stage.app.mouseDown(4, 3)
    stage.app.mouseDrag(4, 5)
    expectEqual(stage.app.background(4, 2), .white)
    stage.app.mouseDrag(4, 2)
    expectEqual(stage.app.background(4, 2), Color(white: 0.85))
    stage.app.mouseDrag(4, 0)
    stage.app.mouseUp(4, 0)
    expectEqual(stage.selectedTexts, [])
    stage.app.mouseDown(4, 0, button: 2)
    stage.app.mouseUp(4, 0, button: 2)
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `X3: the mouse wheel scrolls a table and cancels a press on a row`() {
    let stage = TableStage(count: 50)
    stage.app.turnWheel(by: 1, 4, 4)
    expectEqual(stage.table.contentOffset.y, 3)
    stage.app.mouseDown(4, 1)
    stage.app.turnWheel(by: 5, 4, 4)
    stage.app.mouseUp(4, 1)
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C9: a click on a section header that stays at the top does not reach the row behind it`() {
    let stage = TableStage([["a", "b", "c", "d", "e"]]) { $0.titles = ["A"] }
    stage.table.contentOffset.y = 2
    stage.app.turn()
    stage.app.click(3, 0)
    expectEqual(stage.selectedTexts, [])
    stage.app.click(3, 1)
    expectEqual(stage.selectedTexts, ["b"])
  }

  // MARK: The delegate

  @Test func `C9: the delegate can deselect a selected row when the user selects it again`() {
    let stage = TableStage(count: 5)
    stage.willSelect = { [unowned stage] path in
      guard stage.table.indexPathForSelectedRow == path else { return path }
      stage.table.deselectRow(at: path, animated: false)
      return nil
    }
    stage.app.press(Typed.enter)
    expectEqual(stage.selectedTexts, ["row 0"])
    stage.app.press(Typed.enter)
    expectEqual(stage.selectedTexts, [])
    stage.app.click(3, 0)
    stage.app.click(3, 0)
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C9: the row that willSelectRowAt returns is selected instead of the row that the user chose`() {
    let stage = TableStage(count: 5)
    stage.willSelect = { _ in IndexPath(0, 3) }
    stage.app.press(Typed.enter)
    expectEqual(stage.takeEvents(), ["select row 3"])
    expectEqual(stage.selectedTexts, ["row 3"])
  }

  @Test func `C9: with multiple selection, selecting a selected row again deselects it`() {
    let stage = TableStage(count: 5) { $0.table.allowsMultipleSelection = true }
    stage.app.press(" " + Typed.down + " " + Typed.down + " ")
    expectEqual(stage.selectedTexts, ["row 0", "row 1", "row 2"])
    stage.app.press(Typed.up + " ")
    expectEqual(stage.selectedTexts, ["row 0", "row 2"])
    expectEqual(stage.takeEvents().last, "deselect row 1")
    stage.table.allowsMultipleSelection = false
    expectEqual(stage.selectedTexts, ["row 0"])
  }

  @Test func `C9: selecting a row in code does not notify the delegate and scrolls to the given position`() {
    let stage = TableStage(count: 50)
    stage.table.selectRow(at: IndexPath(0, 30), animated: false, scrollPosition: .top)
    stage.app.turn()
    expectEqual(stage.visibleTexts.first, "row 30")
    expectEqual(stage.table.visibleCells.first?.isSelected, true)
    stage.table.selectRow(at: nil, animated: false)
    expectNil(stage.table.indexPathForSelectedRow)
    expectEqual(stage.takeEvents(), [])
  }

  @Test func `C9: an animated deselection fades out within 0.3 seconds and then requests no more frames`() {
    let stage = TableStage(count: 5)
    stage.table.selectRow(at: IndexPath(0, 1), animated: false)
    stage.app.turn()
    stage.table.deselectRow(at: IndexPath(0, 1), animated: true)
    stage.app.advance(by: 0.1)
    let shade = stage.app.background(10, 2).red
    #expect(shade > 217 && shade < 255)
    stage.app.advance(by: 0.2)
    expectEqual(stage.app.background(10, 2), .white)
    #expect(stage.isAtRest)
  }

  // MARK: Controls in rows

  @Test func `X3: Right and Tab move the focus to the controls in the focused row, and Left returns to the row`() {
    let stage = TableStage(count: 5, size: Size(width: 30, height: 10)) { stage in
      stage.fill = { cell, path in
        for (index, title) in ["A", "B"].enumerated() {
          let button = Button(title: "\(title)\(path.row)")
          button.frame = Rect(10 + index * 8, 0, 6, 1)
          cell.contentView.addSubview(button)
        }
      }
    }
    func focusedTitle() -> String? {
      (stage.app.application.windowScene.keyWindow?.firstResponder as? Button)?.currentTitle
    }
    stage.app.press(Typed.down + Typed.right)
    expectEqual(focusedTitle(), "A1")
    stage.app.press(Typed.right)
    expectEqual(focusedTitle(), "B1")
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.table.isFocused && stage.focusedText == "row 1")
    stage.app.press(Typed.tab + Typed.tab)
    expectEqual(focusedTitle(), "B1")
    stage.app.press(Typed.tab)
    #expect(stage.table.isFocused, "the table is one stop in the order of Tab")
    stage.app.press(Typed.right + Typed.down)
    #expect(stage.table.isFocused && stage.focusedText == "row 2")
  }

  @Test func `X3: arrow keys move the focus directly to the control in a row that cannot be selected`() {
    let stage = TableStage(count: 3) { stage in
      stage.unselectable = ["row 1"]
      stage.fill = { cell, path in
        guard path.row == 1 else { return }
        let button = Button(title: "Press")
        button.frame = Rect(8, 0, 9, 1)
        cell.contentView.addSubview(button)
      }
    }
    stage.app.press(Typed.down)
    #expect(!stage.table.isFocused)
    stage.app.press(Typed.down)
    #expect(stage.table.isFocused && stage.focusedText == "row 2")
    stage.app.press(Typed.up)
    #expect(!stage.table.isFocused)
    stage.app.press(Typed.up)
    expectEqual(stage.focusedText, "row 0")
  }

  @Test func `X3: arrow keys reach controls in the table's own header and footer`() {
    let stage = TableStage(count: 2) {
      $0.table.tableHeaderView = Button(title: "Above")
      $0.table.tableFooterView = Button(title: "Below")
    }
    stage.app.press(Typed.up)
    expectEqual(stage.table.tableHeaderView?.isFocused, true)
    stage.app.press(Typed.down)
    #expect(stage.table.isFocused && stage.focusedText == "row 0")
    stage.app.press(Typed.down + Typed.down)
    expectEqual(stage.table.tableFooterView?.isFocused, true)
    stage.app.press(Typed.up)
    #expect(stage.table.isFocused && stage.focusedText == "row 1")
  }

  @Test func `X3: Tab visits the controls in a table without selection from top to bottom`() {
    var buttons: [Int: Button] = [:]
    let stage = TableStage(count: 4) { stage in
      stage.table.allowsSelection = false
      stage.fill = { cell, path in
        let button = Button(title: "Press")
        button.frame = Rect(8, 0, 9, 1)
        cell.contentView.addSubview(button)
        buttons[path.row] = button
      }
    }
    for row in [0, 1, 2, 3, 0] {
      stage.app.press(Typed.tab)
      expectEqual(buttons[row]?.isFocused, true)
    }
    stage.app.press(Typed.up + Typed.down + Typed.down)
    expectEqual(buttons[2]?.isFocused, true)
  }

  @Test func `C9: the table takes the focus when the focused control in a row scrolls out of view`() {
    let stage = TableStage(count: 50) { stage in
      stage.fill = { cell, path in
        if cell.contentView.subviews.count > 1 { return }
        let button = Button(title: "Press")
        button.frame = Rect(8, 0, 9, 1)
        cell.contentView.addSubview(button)
      }
    }
    stage.app.press(Typed.right)
    #expect(!stage.table.isFocused)
    stage.app.turnWheel(by: 3, 3, 3)
    #expect(stage.table.isFocused)
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText, "row 1")
    #expect(stage.visibleTexts.contains("row 1"))
  }

  // MARK: Focus

  @Test func `C9: an arrow key leads from the focused row to the view beside that row`() {
    let stage = TableStage(count: 6, size: Size(width: 30, height: 8))
    let beside = [0, 5].map { FocusableView(frame: Rect(22, $0, 6, 1)) }
    stage.table.frame = Rect(0, 0, 20, 8)
    beside.forEach { stage.table.window?.addSubview($0) }
    for _ in 0..<5 { stage.app.press("\u{1B}[B") }
    stage.app.press("\u{1B}[C")
    #expect(beside[1].isFocused)
  }
}
