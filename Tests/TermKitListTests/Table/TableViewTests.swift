import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitLists

@MainActor @Suite struct TableViewTests {
  // MARK: Looks

  @Test func `C9: a plain table shows rows one below another, with the focus mark on the first row`() {
    let stage = TableStage(count: 3)
    expect(
      stage.app,
      shows: """
        ▌ row 0
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          row 1
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          row 2
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func `C9: a grouped table has a darker background, rows from edge to edge and space between its sections`() {
    let stage = TableStage([["one"], ["two", "three"]], style: .grouped, size: Size(width: 20, height: 12)) {
      $0.titles = [nil, "Statistics"]
      $0.footers = ["Played on this device so far"]
    }
    expect(
      stage.app,
      shows: """

        ▌ one
        ▌▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Played on this
          device so far

          STATISTICS
          two
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          three
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    let ground = Color(red: 239, green: 239, blue: 244)
    #expect([0, 3, 5, 6, 11].allSatisfy { stage.app.background(19, $0) == ground })
    #expect([1, 2, 7, 8, 9, 10].allSatisfy { stage.app.background(19, $0) == .white })
  }

  @Test func `C9: rows without separators are as high as their texts`() {
    let stage = TableStage(count: 3) { $0.table.separatorStyle = .none }
    expect(stage.app, shows: "▌ row 0\n  row 1\n  row 2")
    stage.table.separatorStyle = .singleLine
    stage.app.turn()
    expectEqual(stage.app.row(2), "  row 1")
  }

  @Test func `C9: backgroundView stays behind the rows while they scroll`() {
    let stage = TableStage(count: 9) {
      $0.table.backgroundView = FilledView("·", .zero)
      $0.fill = { cell, _ in cell.look.separatorColor = nil }
    }
    stage.table.setContentOffset(Point(x: 0, y: 3), animated: false)
    stage.app.turn()
    #expect(stage.app.row(1).hasPrefix("··row 2·"))
    expectEqual(stage.table.backgroundView?.frame, stage.table.bounds)
  }

  @Test func `C9: backgroundView is behind the table's own header and footer, whichever was set first`() {
    for isFirst in [true, false] {
      let stage = TableStage([["one"]]) {
        if isFirst { $0.table.backgroundView = FilledView("·", .zero) }
        $0.table.tableHeaderView = FilledView("=", Rect(0, 0, 3, 1))
        $0.table.tableFooterView = FilledView("-", Rect(0, 0, 3, 1))
        if !isFirst { $0.table.backgroundView = FilledView("·", .zero) }
      }
      #expect(stage.app.row(0).hasPrefix("===") && stage.app.row(3).hasPrefix("---"))
      #expect(stage.app.row(4).hasPrefix("··"))
    }
  }

  @Test func `C9: the table's own header and footer are above and below all sections`() {
    let stage = TableStage([["one"]]) {
      let footer = Label(text: "the end")
      $0.table.tableHeaderView = FilledView("=", Rect(0, 0, 3, 1))
      $0.table.tableFooterView = footer
    }
    expect(stage.app, shows: "====================\n▌ one\n▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁\nthe end")
    expectEqual(stage.table.contentSize, Size(width: 20, height: 4))
    stage.table.tableHeaderView = nil
    stage.app.turn()
    expectEqual(stage.app.row(0), "▌ one")
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `C9: a table fills screens of every size and truncates texts that do not fit`(size: Size) {
    let long = String(repeating: "long ", count: 20)
    let stage = TableStage([Array(repeating: long, count: 99)], size: size)
    expectEqual(stage.visibleTexts.count, size.height / 2)
    #expect(stage.app.row(0).hasSuffix("… ▐"))
    stage.app.resize(to: Size(width: 30, height: 6))
    expectEqual(stage.visibleTexts.count, 3)
    #expect(stage.table.visibleCells.allSatisfy { $0.frame.width == 30 })
  }

  // MARK: Headers

  @Test func `C9: a section header stays at the top until the next header pushes it away`() {
    let stage = TableStage([["a", "b"], ["c", "d", "e", "f"]], size: Size(width: 10, height: 5)) {
      $0.titles = ["Today", "Before"]
      $0.table.separatorStyle = .none
      $0.table.showsVerticalScrollIndicator = false
    }
    func shows(_ offset: Int, _ picture: String) {
      stage.table.contentOffset.y = offset
      stage.app.turn()
      expect(stage.app, shows: picture)
    }
    shows(0, "  Today\n▌ a\n  b\n  Before\n  c")
    shows(1, "  Today\n  b\n  Before\n  c\n  d")
    shows(2, "  Today\n  Before\n  c\n  d\n  e")
    shows(3, "  Before\n  c\n  d\n  e\n  f")
    expectNil(stage.table.headerView(forSection: 0))
    expectEqual(stage.table.headerView(forSection: 1)?.frame.minY, 3)
  }

  @Test func `C9: a section header is the view that viewForHeaderInSection returns`() {
    final class Custom: TableViewHeaderFooterView {
      override func draw(in canvas: inout Canvas) { canvas.draw("~~~", at: .zero) }
    }
    final class Source: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "custom")
      }
      override func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int { 2 }
    }
    let source = Source()
    source.tableView.register(Custom.self, forHeaderFooterViewReuseIdentifier: "custom")
    source.tableView.frame = Rect(0, 0, 10, 6)
    expect(source.tableView, draws: "~~~\n\n  ▁▁▁▁▁▁▁▁")
    #expect(source.tableView.headerView(forSection: 0) is Custom)
    expectEqual(source.tableView.rectForFooter(inSection: 0), Rect(0, 3, 10, 2))
  }

  // MARK: Visible rows

  @Test func `C9: a table requests cells only for visible rows, even among a million rows`() {
    let few = TableStage(count: 10)
    let many = TableStage(count: 1_000_000)
    expectEqual(many.asked, few.asked)
    expectEqual(many.asked.count, 4)
    many.table.scrollToRow(at: IndexPath(0, 700_000), at: .top, animated: false)
    many.app.turn()
    expectEqual(many.visibleTexts, (700_000..<700_004).map { "row \($0)" })
    #expect(many.asked.count < 20)
  }

  @Test func `C9: scrolling reuses the cells and adds or removes no views`() {
    let stage = TableStage(count: 100)
    // The array keeps the cells alive, so that no other cell can have the same address.
    let cells = stage.table.visibleCells
    for _ in 0..<30 {
      stage.table.contentOffset.y += 2
      stage.app.turn()
      expectEqual(Set(identities(stage.table.visibleCells)), Set(identities(cells)))
    }
    expectEqual(stage.visibleTexts.first, "row 30")
    expectEqual(stage.ended.prefix(2), ["row 0", "row 1"])
  }

  @Test func `C9: prepareForReuse is called on reused cells, and willDisplay for rows that become visible`() {
    final class Counted: TableViewCell {
      static var preparations = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.preparations += 1
      }
    }
    final class Source: TableViewController {
      var displayed: [Int] = []
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      override func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        displayed.append(indexPath.row)
      }
    }
    let source = Source()
    source.tableView.rowHeight = 2
    source.tableView.register(Counted.self, forCellReuseIdentifier: "row")
    source.tableView.frame = Rect(0, 0, 10, 6)
    source.tableView.layoutIfNeeded()
    #expect(source.displayed == [0, 1, 2] && Counted.preparations == 0)
    source.tableView.contentOffset.y = 4
    source.tableView.layoutIfNeeded()
    #expect(source.displayed == [0, 1, 2, 3, 4] && Counted.preparations == 2)
  }

  @Test func `C9: row heights are computed again when the width or the glyph level changes`() {
    let image = Image(variants: [Image.Variant(Image("a\nb\nc"), glyphLevel: .braille), Image.Variant(Image("x"))])
    let stage = TableStage([["a text of several lines", "b"]]) {
      $0.fill = { cell, path in
        cell.textLabel.numberOfLines = 0
        if path.row == 1 { cell.imageView.image = image }
      }
    }
    let rows = [IndexPath(0, 0), IndexPath(0, 1)]
    expectEqual(rows.map { stage.table.rectForRow(at: $0).height }, [3, 4])
    stage.app.resize(to: Size(width: 40, height: 8))
    expectEqual(rows.map { stage.table.rectForRow(at: $0).height }, [2, 4])
    stage.app.application.traitOverrides.glyphLevel = .ascii
    stage.app.turn()
    expectEqual(rows.map { stage.table.rectForRow(at: $0).height }, [2, 2])
  }

  @Test func `C9: heights of section headers and footers can be changed while the table is visible`() {
    let stage = TableStage([["one"]]) { $0.titles = ["A"] }
    stage.table.sectionHeaderHeight = 3
    stage.app.turn()
    expectEqual(stage.table.rectForHeader(inSection: 0).height, 3)
    stage.table.sectionFooterHeight = 2
    stage.app.turn()
    expectEqual(stage.table.rectForFooter(inSection: 0), Rect(0, 5, 20, 2))
  }

  @Test func `C9: a row is as high as its cell's best size, which is computed when the row becomes visible`() {
    let stage = TableStage(count: 50, size: Size(width: 20, height: 6)) { stage in
      stage.fill = { cell, path in
        cell.textLabel.numberOfLines = 0
        if path.row % 2 == 1 { cell.textLabel.text = "a text of several lines" }
      }
    }
    #expect(stage.table.contentSize.height > 100)
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 0)), Rect(0, 0, 20, 2))
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 1)), Rect(0, 2, 20, 3))
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 40)).height, 2, "the row has never been visible")
  }

  @Test func `C9: if the delegate returns automaticDimension for a row, the row is as high as its cell`() {
    let stage = TableStage(count: 3) {
      $0.table.rowHeight = 1
      $0.heights["row 1"] = TableView.automaticDimension
    }
    expectEqual((0..<3).map { stage.table.rectForRow(at: IndexPath(0, $0)).height }, [1, 2, 1])
  }

  @Test func `C9: scrolling up moves visible rows evenly although rows above differ from their estimated heights`() {
    let stage = TableStage(count: 100, size: Size(width: 20, height: 6)) { stage in
      for row in 0..<100 where row % 3 == 0 { stage.heights["row \(row)"] = 5 }
      stage.table.showsVerticalScrollIndicator = false
    }
    stage.table.scrollToRow(at: IndexPath(0, 50), at: .top, animated: false)
    stage.app.turn()
    for _ in 0..<40 {
      let row = stage.app.row(0)
      stage.app.turnWheel(by: -1, 3, 3)
      expectEqual(stage.app.row(3), row)
    }
  }

  @Test func `C9: reloadData requests all data again and clears the selection`() {
    let stage = TableStage(count: 3)
    stage.table.selectRow(at: IndexPath(0, 1), animated: false)
    stage.sections = [["new"]]
    stage.table.reloadData()
    expectEqual(stage.table.numberOfRows(inSection: 0), 1)
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["new"])
    expectEqual(stage.selectedTexts, [])
    expect(stage.app, shows: "▌ new\n▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: positions, rectangles and cells convert to index paths and back`() {
    let stage = TableStage([["a", "b"], [], ["c"]]) { $0.titles = ["one", nil, "two"] }
    let table = stage.table
    expectEqual(table.numberOfSections, 3)
    expectEqual(table.rectForHeader(inSection: 2), Rect(0, 5, 20, 1))
    expectEqual(table.rectForRow(at: IndexPath(2, 0)), Rect(0, 6, 20, 2))
    expectEqual(table.indexPathForRow(at: Point(x: 3, y: 4)), IndexPath(0, 1))
    expectNil(table.indexPathForRow(at: Point(x: 3, y: 5)))
    expectNil(table.indexPathForRow(at: Point(x: 20, y: 4)))
    expectNil(table.indexPathForRow(at: Point(x: 3, y: 8)))
    expectEqual(table.indexPathsForVisibleRows, [IndexPath(0, 0), IndexPath(0, 1), IndexPath(2, 0)])
    let cell = table.visibleCells[1]
    expectEqual(table.indexPath(for: cell), IndexPath(0, 1))
    #expect(table.cellForRow(at: IndexPath(0, 1)) === cell)
    expectNil(table.indexPath(for: TableViewCell()))
  }

  @Test(arguments: [
    (TableView.ScrollPosition.top, 40), (.middle, 37), (.bottom, 34), (.none, 34),
  ]) func `C9: scrollToRow puts a row at the top, in the middle, at the bottom or just inside the visible area`(
    position: TableView.ScrollPosition, offset: Int
  ) {
    let stage = TableStage(count: 50)
    stage.table.scrollToRow(at: IndexPath(0, 20), at: position, animated: false)
    expectEqual(stage.table.contentOffset.y, offset)
    stage.table.scrollToRow(at: IndexPath(0, 49), at: position, animated: false)
    expectEqual(stage.table.contentOffset.y, 92)
  }

  @Test func `C9: scrolling to a row measures only the rows that become visible`() {
    let stage = TableStage(count: 50) { stage in
      for row in 0..<50 { stage.heights["row \(row)"] = 2 }
    }
    let measured = stage.measured.count
    // Any row may have another height now, so the table asks for the heights of the visible rows.
    stage.table.performBatchUpdates(nil)
    stage.app.turn()
    expectEqual(stage.measured.count, measured + 4)
    stage.table.scrollToRow(at: IndexPath(0, 2), at: .none, animated: false)
    expectEqual(stage.measured.count, measured + 4)
    stage.table.scrollToRow(at: IndexPath(0, 4), at: .none, animated: false)
    expectEqual(stage.measured.dropFirst(measured + 4), [IndexPath(0, 4)])
  }

  @Test func `C9: an animated scroll ends at its row, although rows on the way differ from their estimated heights`() {
    let stage = TableStage(count: 1000) { stage in
      for row in 0..<1000 { stage.heights["row \(row)"] = 2 + row % 4 }
    }
    stage.table.scrollToRow(at: IndexPath(0, 600), at: .top, animated: true)
    stage.app.advance(by: 0.1)
    #expect(stage.visibleTexts.first != "row 0" && stage.visibleTexts.first != "row 600")
    stage.app.advance(by: 0.3)
    expectEqual(stage.visibleTexts.first, "row 600")
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 600)).minY, stage.table.contentOffset.y)
    #expect(stage.isAtRest)
  }
}
