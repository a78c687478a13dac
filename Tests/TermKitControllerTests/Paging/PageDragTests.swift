import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PageDragTests {
  @Test func `V11: the pages follow the mouse, and the next page is shown if it is visible enough at the release`() {
    let stage = PagingStage()
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(7, 2)
    expectEqual(stage.row, "aaaaaaaaabbb")
    expectEqual(
      stage.journal.take(), ["will turn to b", "b will join", "a will disappear", "b will appear"])
    stage.app.mouseDrag(4, 2)
    expectEqual(stage.row, "aaaaaabbbbbb")
    stage.app.mouseUp(4, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "bbbbbbbbbbbb")
    expectEqual(
      stage.journal.take(),
      [
        "a will leave", "a did disappear", "a left", "b did appear", "b joined", "turned from a",
      ])
    #expect(stage.pager.viewControllers.first === stage.pages[1])
  }

  @Test func `V11: a drag that is released early turns back, with the callbacks of both directions`() {
    let stage = PagingStage()
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(7, 2)
    _ = stage.journal.take()
    stage.app.mouseUp(7, 2)
    expectEqual(stage.journal.take(), ["b will disappear", "a will appear"])
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
    expectEqual(
      stage.journal.take(), ["b will leave", "b did disappear", "b left", "a did appear", "turned back from a"])
    expectEqual(identities(stage.pager.viewControllers), identities([stage.pages[0]]))
  }

  @Test func `V11: a page disappears with its page view controller if a presentation covers that during a drag`() {
    let (stage, cover) = (PagingStage(), ViewController())
    cover.modalPresentationStyle = .currentContext
    stage.pages[0].willDisappear = { [unowned stage] in stage.pager.present(cover, animated: true) }
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(7, 2)
    stage.app.mouseDrag(10, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.journal.take().filter { $0.hasPrefix("a") }, ["a will disappear", "a did disappear"])
  }

  @Test func `V11: a drag on the row of a table turns the page, and a drag in a control does not`() {
    let (stage, rows) = (PagingStage(), Rows())
    let table = TableView(frame: Rect(x: 0, y: 1, width: 12, height: 3))
    table.dataSource = rows
    let button = Button(title: "Go")
    button.frame = Rect(x: 0, y: 4, width: 12, height: 1)
    for view in [table, button] { stage.pages[0].view.addSubview(view) }
    stage.app.turn()
    stage.app.mouseDown(10, 4)
    stage.app.mouseDrag(4, 4)
    expectEqual(stage.journal.take(), [])
    stage.app.mouseUp(4, 4)
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(4, 2)
    expectEqual(stage.journal.take().first, "will turn to b")
    stage.app.mouseUp(4, 2)
    expectNil(table.indexPathForSelectedRow)
  }

  @Test func `V11: a drag across the pages does not turn them`() {
    let stage = PagingStage()
    stage.app.mouseDown(10, 1)
    stage.app.mouseDrag(10, 3)
    stage.app.mouseDrag(4, 3)
    expectEqual(stage.journal.take(), [])
  }

  @Test func `V11: a drag in the other direction turns to the page before`() {
    let stage = PagingStage()
    stage.app.press(.right)
    stage.app.advance(by: 1)
    stage.app.mouseDown(6, 2)
    stage.app.mouseDrag(3, 2)
    expectEqual(stage.row, "bbbbbbbbbccc")
    stage.app.mouseDrag(11, 2)
    expectEqual(stage.row, "aaaaabbbbbbb")
    stage.app.mouseUp(11, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
  }

  @Test func `V11: a drag beyond the last page does nothing`() {
    let stage = PagingStage()
    stage.app.mouseDown(2, 2)
    stage.app.mouseDrag(8, 2)
    expectEqual(stage.row, "aaaaaaaaaaaa")
    expectEqual(stage.journal.take(), [])
  }

  @Test func `V11: a page set during a drag replaces both pages`() {
    let stage = PagingStage()
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(7, 2)
    stage.pager.setViewControllers([stage.pages[3]], direction: .forward, animated: false)
    stage.app.mouseUp(7, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "dddddddddddd")
    expectEqual(identities(stage.pager.children), identities([stage.pages[3]]))
  }

  @Test func `V11: when the terminal loses the focus, a drag turns back`() {
    let stage = PagingStage()
    stage.app.mouseDown(10, 2)
    stage.app.mouseDrag(2, 2)
    stage.app.setFocus(false)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
  }

  @Test func `V11: the wheel turns one page, and not another one before the turn has ended`() {
    let stage = PagingStage()
    stage.app.turnWheel(by: 1, 4, 2)
    stage.app.turnWheel(by: 1, 4, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "bbbbbbbbbbbb")
    stage.app.turnWheel(by: -1, 4, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
  }

  @Test func `V11: a drag keeps the focus in the page until the next page is shown`() {
    let stage = PagingStage(isBare: false)
    stage.pages[0].first.becomeFirstResponder()
    stage.app.mouseDown(11, 2)
    stage.app.mouseDrag(2, 2)
    #expect(stage.pages[0].first.isFocused)
    stage.app.mouseUp(2, 2)
    stage.app.advance(by: 1)
    #expect(stage.pages[1].first.isFocused)
  }

  // MARK: Dots

  @Test func `V11: dots below the page show the index of the page, and follow when the user turns pages`() {
    let stage = PagingStage(dots: 4)
    expect(stage.app, shows: "aaa09:41aaaa\naaaaaaaaaaaa\naaaaaaaaaaaa\naaaaaaaaaaaa\n  ● • • •")
    stage.app.press(.right)
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(4), "  • ● • •")
  }

  @Test func `V11: a click beside the current dot turns the page, and End goes to the last page`() {
    let stage = PagingStage(dots: 4)
    stage.app.click(8, 4)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "bbbbbbbbbbbb")
    stage.app.press(.end)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "dddddddddddd")
    expectEqual(stage.app.row(4), "  • • • ●")
  }

  @Test func `V11: two presses in the dots turn two pages, Left then Right none (field trial D7)`() {
    let stage = PagingStage(dots: 4)
    stage.app.click(8, 4)
    stage.app.advance(by: 0.1)
    stage.app.click(8, 4)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "cccccccccccc")
    expectEqual(stage.app.row(4), "  • • ● •")
    stage.app.press(.left)
    stage.app.advance(by: 0.1)
    stage.app.press(.right)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "cccccccccccc")
  }

  @Test func `V11: dots for pages that the data source does not have stay where they are`() {
    let stage = PagingStage(dots: 6)
    stage.app.click(1, 4)
    stage.app.press(.end)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
    expectEqual(stage.app.row(4).first { $0 != " " }, "●")
  }

  @Test func `V11: the dots are a page control with the number of the page as its value`() {
    let stage = PagingStage(dots: 4)
    let control = stage.pager.view.subviews.compactMap { $0 as? PageControl }.first
    expectEqual(control?.isHidden, false)
    expectEqual(control?.accessibilityValue, "page 1 of 4")
  }
}

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
}
