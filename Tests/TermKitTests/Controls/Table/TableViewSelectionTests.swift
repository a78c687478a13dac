import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitToolkit

@MainActor @Suite struct TableViewSelectionTests {
  // MARK: Keys

  @Test func `X3: rows are gone through and selected by keys alone`() {
    let stage = TableStage(count: 50)
    stage.app.press(Typed.down + Typed.down)
    #expect(stage.focusedText == "row 2")
    #expect(stage.selectedTexts == [])
    stage.app.press(Typed.enter)
    #expect(stage.takeEvents() == ["select row 2"])
    stage.app.press(Typed.up + " ")
    #expect(stage.takeEvents() == ["deselect row 2", "select row 1"])
    #expect(stage.selectedTexts == ["row 1"])
  }

  @Test func `X3: Home, End and pages go far, and what the keys act on is always in sight`() {
    let stage = TableStage(count: 50)
    for (key, row) in [
      (Typed.pageDown, 3), (Typed.pageDown, 6), (Typed.end, 49), (Typed.pageUp, 46), (Typed.home, 0), (Typed.pageUp, 0),
    ] {
      stage.app.press(key)
      #expect(stage.focusedText == "row \(row)")
      #expect(stage.visibleTexts.contains("row \(row)"))
    }
  }

  @Test func `C9: with selectionFollowsFocus the arrows select, the first one what the mark is on`() {
    let stage = TableStage(count: 50) { $0.table.selectionFollowsFocus = true }
    #expect(stage.selectedTexts == [])
    stage.app.press(Typed.down)
    #expect(stage.selectedTexts == ["row 0"])
    stage.app.press(Typed.down + Typed.pageDown + Typed.up)
    #expect(stage.selectedTexts == ["row 3"])
    stage.app.press(Typed.end)
    #expect(stage.selectedTexts == ["row 49"])
  }

  @Test func `C9: a Down key draws two rows`() {
    let stage = TableStage(count: 50)
    stage.app.press(Typed.down)
    let scene = stage.app.application.windowScene
    stage.table.moveCursor(to: IndexPath(0, 3))
    let damage = scene.prepareFrame(at: scene.now).damage
    #expect(damage.rects.sorted { $0.minY < $1.minY } == [Rect(0, 2, 20, 2), Rect(0, 6, 20, 2)])
  }

  @Test func `C9: at the ends the arrows are left to others`() {
    let stage = TableStage(count: 2)
    let button = Button(title: "OK")
    button.frame = Rect(0, 7, 10, 1)
    stage.table.frame.size.height = 6
    stage.table.superview?.addSubview(button)
    stage.app.press(Typed.down + Typed.down)
    #expect(button.isFocused)
    #expect(stage.app.row(2).hasPrefix("  "), "the mark is gone")
    stage.app.press(Typed.up)
    #expect(stage.table.isFocused)
    #expect(stage.focusedText == "row 1")
  }

  @Test func `C9: what is above the first row is scrolled into sight`() {
    let stage = TableStage(count: 20) { $0.table.tableHeaderView = FilledView("=", Rect(0, 0, 20, 3)) }
    stage.app.press(Typed.end)
    #expect(stage.visibleTexts.last == "row 19")
    stage.app.press(Typed.home)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.contentOffset.y = 2
    stage.app.press(Typed.up)
    #expect(stage.table.contentOffset.y == 1)
  }

  @Test func `C9: a row at the top is not hidden by the header that stays there`() {
    let stage = TableStage([(0..<9).map { "a\($0)" }, (0..<9).map { "b\($0)" }]) { $0.titles = ["A", "B"] }
    stage.app.press(Typed.end)
    for _ in 0..<17 {
      stage.app.press(Typed.up)
      let path = stage.table.indexPathForFocusedRow ?? IndexPath(9, 9)
      let header = stage.table.headerView(forSection: path.section)?.frame ?? .zero
      #expect(!header.intersects(stage.table.rectForRow(at: path)))
    }
    #expect(stage.focusedText == "a0")
  }

  @Test func `C9: rows that cannot be selected are passed over`() {
    let stage = TableStage(count: 6) { $0.unselectable = ["row 0", "row 2", "row 5"] }
    #expect(stage.focusedText == "row 1")
    stage.app.press(Typed.down)
    #expect(stage.focusedText == "row 3")
    stage.app.press(Typed.end)
    #expect(stage.focusedText == "row 4")
    stage.app.click(3, 0)
    #expect(stage.takeEvents() == [])
  }

  @Test func `C9: a table in which nothing can be selected scrolls by the arrows`() {
    let stage = TableStage(count: 20) { $0.table.allowsSelection = false }
    stage.table.becomeFirstResponder()
    stage.app.press(Typed.down)
    #expect(stage.table.contentOffset.y == 1)
    stage.app.press(Typed.enter)
    stage.app.click(3, 3)
    #expect(stage.selectedTexts == [])
    #expect(!(0..<8).contains { stage.app.row($0).contains("▌") }, "there is no mark")
  }

  @Test func `C9: the list of keys says what they do`() {
    let stage = TableStage(count: 20)
    let titles = stage.app.application.windowScene.effectiveKeyCommands.map(\.title)
    #expect(titles.starts(with: ["Select", "Page", "First or last"]))
  }

  @Test func `C9: where nothing may be selected any more nothing is`() {
    let stage = TableStage(count: 3)
    stage.app.press(Typed.enter)
    #expect(stage.app.background(10, 0) == Color(white: 0.85))
    stage.table.allowsSelection = false
    stage.app.turn()
    #expect(stage.selectedTexts == [] && stage.app.background(10, 0) == .white)
    #expect(!stage.app.row(0).hasPrefix("▌"))
  }

  // MARK: Mouse

  @Test func `X3: a click selects, and shows the row pressed while the button is down`() {
    let stage = TableStage(count: 5)
    stage.app.mouseDown(4, 3)
    #expect(stage.app.background(4, 2) == Color(white: 0.85))
    #expect(stage.selectedTexts == [])
    stage.app.mouseUp(4, 3)
    #expect(stage.selectedTexts == ["row 1"])
    #expect(stage.focusedText == "row 1")
    #expect(stage.app.background(4, 2) == Color(white: 0.85))
  }

  @Test func `X3: a press that leaves its row selects nothing`() {
    let stage = TableStage(count: 5)
    stage.app.mouseDown(4, 3)
    stage.app.mouseDrag(4, 5)
    #expect(stage.app.background(4, 2) == .white)
    stage.app.mouseDrag(4, 2)
    #expect(stage.app.background(4, 2) == Color(white: 0.85))
    stage.app.mouseDrag(4, 0)
    stage.app.mouseUp(4, 0)
    #expect(stage.selectedTexts == [])
    stage.app.mouseDown(4, 0, button: 2)
    stage.app.mouseUp(4, 0, button: 2)
    #expect(stage.selectedTexts == [])
  }

  @Test func `X3: the wheel scrolls, and a row that is pressed then is not selected`() {
    let stage = TableStage(count: 50)
    stage.app.turnWheel(by: 1, 4, 4)
    #expect(stage.table.contentOffset.y == 3)
    stage.app.mouseDown(4, 1)
    stage.app.turnWheel(by: 5, 4, 4)
    stage.app.mouseUp(4, 1)
    #expect(stage.selectedTexts == [])
  }

  @Test func `C9: a header that stays at the top is not clicked through`() {
    let stage = TableStage([["a", "b", "c", "d", "e"]]) { $0.titles = ["A"] }
    stage.table.contentOffset.y = 2
    stage.app.turn()
    stage.app.click(3, 0)
    #expect(stage.selectedTexts == [])
    stage.app.click(3, 1)
    #expect(stage.selectedTexts == ["b"])
  }

  // MARK: The delegate

  @Test func `C9: selecting the selected row again asks the delegate, who may deselect it`() {
    let stage = TableStage(count: 5)
    stage.willSelect = { [unowned stage] path in
      guard stage.table.indexPathForSelectedRow == path else { return path }
      stage.table.deselectRow(at: path, animated: false)
      return nil
    }
    stage.app.press(Typed.enter)
    #expect(stage.selectedTexts == ["row 0"])
    stage.app.press(Typed.enter)
    #expect(stage.selectedTexts == [])
    stage.app.click(3, 0)
    stage.app.click(3, 0)
    #expect(stage.selectedTexts == [])
  }

  @Test func `C9: the delegate may have another row selected`() {
    let stage = TableStage(count: 5)
    stage.willSelect = { _ in IndexPath(0, 3) }
    stage.app.press(Typed.enter)
    #expect(stage.takeEvents() == ["select row 3"])
    #expect(stage.selectedTexts == ["row 3"])
  }

  @Test func `C9: of several rows that can be selected one is deselected by selecting it again`() {
    let stage = TableStage(count: 5) { $0.table.allowsMultipleSelection = true }
    stage.app.press(" " + Typed.down + " " + Typed.down + " ")
    #expect(stage.selectedTexts == ["row 0", "row 1", "row 2"])
    stage.app.press(Typed.up + " ")
    #expect(stage.selectedTexts == ["row 0", "row 2"])
    #expect(stage.takeEvents().last == "deselect row 1")
    stage.table.allowsMultipleSelection = false
    #expect(stage.selectedTexts == ["row 0"])
  }

  @Test func `C9: selecting by program tells nobody, and scrolls if asked to`() {
    let stage = TableStage(count: 50)
    stage.table.selectRow(at: IndexPath(0, 30), animated: false, scrollPosition: .top)
    stage.app.turn()
    #expect(stage.visibleTexts.first == "row 30")
    #expect(stage.table.visibleCells.first?.isSelected == true)
    stage.table.selectRow(at: nil, animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.takeEvents() == [])
  }

  @Test func `C9: a row is deselected within a quarter of a second, then nothing moves`() {
    let stage = TableStage(count: 5)
    stage.table.selectRow(at: IndexPath(0, 1), animated: false)
    stage.app.turn()
    stage.table.deselectRow(at: IndexPath(0, 1), animated: true)
    stage.app.advance(by: 0.1)
    let shade = stage.app.background(10, 2).red
    #expect(shade > 217 && shade < 255)
    stage.app.advance(by: 0.2)
    #expect(stage.app.background(10, 2) == .white)
    #expect(stage.isAtRest)
  }

  // MARK: Controls in rows

  @Test func `X3: the controls of the row that keys act on are reached by Right and Tab, and left by Left`() {
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
    #expect(focusedTitle() == "A1")
    stage.app.press(Typed.right)
    #expect(focusedTitle() == "B1")
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.table.isFocused && stage.focusedText == "row 1")
    stage.app.press(Typed.tab + Typed.tab)
    #expect(focusedTitle() == "B1")
    stage.app.press(Typed.tab)
    #expect(stage.table.isFocused, "the table is one stop on the way round")
    stage.app.press(Typed.right + Typed.down)
    #expect(stage.table.isFocused && stage.focusedText == "row 2")
  }

  @Test func `X3: the focus goes straight to the controls of a row that cannot be selected`() {
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
    #expect(stage.focusedText == "row 0")
  }

  @Test func `X3: controls in the table's own header and footer are reached by arrows`() {
    let stage = TableStage(count: 2) {
      $0.table.tableHeaderView = Button(title: "Above")
      $0.table.tableFooterView = Button(title: "Below")
    }
    stage.app.press(Typed.up)
    #expect(stage.table.tableHeaderView?.isFocused == true)
    stage.app.press(Typed.down)
    #expect(stage.table.isFocused && stage.focusedText == "row 0")
    stage.app.press(Typed.down + Typed.down)
    #expect(stage.table.tableFooterView?.isFocused == true)
    stage.app.press(Typed.up)
    #expect(stage.table.isFocused && stage.focusedText == "row 1")
  }

  @Test func `X3: Tab goes through the controls of a form from top to bottom`() {
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
      #expect(buttons[row]?.isFocused == true)
    }
    stage.app.press(Typed.up + Typed.down + Typed.down)
    #expect(buttons[2]?.isFocused == true)
  }

  @Test func `C9: the focus stays in the table when a control that has it scrolls out of sight`() {
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
    #expect(stage.focusedText == "row 1")
    #expect(stage.visibleTexts.contains("row 1"))
  }

  // MARK: Focus

  @Test func `C9: arrows lead from the row with the focus to what lies beside that row`() {
    let stage = TableStage(count: 6, size: Size(width: 30, height: 8))
    let beside = [0, 5].map { FocusableView(frame: Rect(22, $0, 6, 1)) }
    stage.table.frame = Rect(0, 0, 20, 8)
    beside.forEach { stage.table.window?.addSubview($0) }
    for _ in 0..<5 { stage.app.press("\u{1B}[B") }
    stage.app.press("\u{1B}[C")
    #expect(beside[1].isFocused)
  }
}
