import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Selection, focus, keys and the mouse.
@MainActor @Suite struct CollectionSelectionTests {
  // MARK: Keys

  @Test func `X3: arrow keys move the focus in two dimensions, and Enter and Space select`() {
    let stage = CollectionStage(count: 8)
    stage.app.press(Typed.right + Typed.down)
    expectEqual(stage.focusedText, "4")
    expectEqual(stage.selectedTexts, [])
    stage.app.press(Typed.enter)
    expectEqual(stage.takeEvents(), ["select 4"])
    stage.app.press(Typed.left + " ")
    expectEqual(stage.takeEvents(), ["deselect 4", "select 3"])
    stage.app.press(Typed.up + Typed.up + Typed.left)
    expectEqual(stage.focusedText, "0")
  }

  @Test func `C13: Down in a column without an item below moves to the nearest item of the last line`() {
    let stage = CollectionStage(count: 7)
    stage.app.press(Typed.right + Typed.right + Typed.down + Typed.down)
    expectEqual(stage.focusedText, "6")
    stage.app.press(Typed.right)
    expectEqual(stage.focusedText, "6", "Right stays in its line")
  }

  @Test func `X3: Home, End, Page Up and Page Down keep the column, and the focused item is always visible`() {
    let stage = CollectionStage(count: 60)
    stage.app.press(Typed.right)
    for (key, item) in [
      (Typed.pageDown, "7"), (Typed.pageDown, "13"), (Typed.pageUp, "7"), (Typed.end, "59"), (Typed.pageUp, "53"),
      (Typed.home, "0"), (Typed.pageUp, "0"),
    ] {
      stage.app.press(key)
      expectEqual(stage.focusedText, item)
      #expect(stage.visibleTexts.contains(item))
    }
  }

  @Test func `C13: in a horizontal collection, Right scrolls by columns, and pages and ends are to the sides`() {
    let stage = CollectionStage(count: 40, layout: CollectionStage.grid(.horizontal), size: Size(width: 20, height: 5))
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText, "1")
    for _ in 0..<3 { stage.app.press(Typed.right) }
    expectEqual(stage.focusedText, "7")
    expectEqual(stage.collection.contentOffset, Point(x: 7, y: 0))
    stage.app.press(Typed.pageDown)
    expectEqual(stage.focusedText, "13")
    stage.app.press(Typed.end)
    expectEqual(stage.focusedText, "39")
    expectEqual(stage.collection.contentOffset.x, stage.collection.contentSize.width - 20)
    stage.app.press(Typed.home)
    expectEqual(stage.focusedText, "0")
    expectEqual(stage.collection.contentOffset.x, 0)
  }

  @Test func `C13: the wheel scrolls a horizontal collection with Shift, and with the buttons for the sides`() {
    let stage = CollectionStage(count: 40, layout: CollectionStage.grid(.horizontal), size: Size(width: 20, height: 5))
    stage.app.press("\u{1B}[<69;5;2M")
    expectEqual(stage.collection.contentOffset, Point(x: 6, y: 0), "Shift and the wheel")
    stage.app.press("\u{1B}[<67;5;2M")
    expectEqual(stage.collection.contentOffset, Point(x: 12, y: 0), "the wheel to the right")
    stage.app.press("\u{1B}[<68;5;2M")
    expectEqual(stage.collection.contentOffset, Point(x: 6, y: 0))
  }

  @Test func `C13: Shift and the wheel scroll vertically where nothing scrolls to the sides`() {
    let stage = CollectionStage(count: 60)
    stage.app.press("\u{1B}[<69;5;2M")
    expectEqual(stage.collection.contentOffset.y, 3)
  }

  @Test func `C13: Down scrolls to the footer after the last line, and Home scrolls to the header before the first`() {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = Size(width: 0, height: 1)
    layout.footerReferenceSize = Size(width: 0, height: 2)
    let stage = CollectionStage(count: 9, layout: layout)
    stage.app.press(Typed.down + Typed.down)
    expectEqual(stage.collection.contentOffset.y, 1)
    stage.app.press(Typed.down)
    expectEqual(stage.collection.contentOffset.y, 2)
    stage.app.press(Typed.home)
    expectEqual(stage.collection.contentOffset.y, 0)
    stage.app.press(Typed.end)
    expectEqual(stage.collection.contentOffset.y, 3)
  }

  @Test func `C13: an arrow key that leaves the items moves the focus out of the collection, and back`() {
    let stage = CollectionStage(count: 3)
    let button = Button(title: "OK")
    button.frame = Rect(0, 7, 10, 1)
    stage.collection.frame.size.height = 6
    stage.collection.superview?.addSubview(button)
    stage.app.press(Typed.right + Typed.down)
    #expect(button.isFocused)
    #expect(!stage.app.row(0).contains("▌"), "the focus mark is gone")
    stage.app.press(Typed.up)
    expectEqual(stage.focusedText, "1")
    #expect(stage.collection.isFocused)
  }

  @Test func `C13: the arrow keys skip items that cannot be highlighted`() {
    let stage = CollectionStage(count: 9) { $0.unselectable = ["0", "1", "4"] }
    expectEqual(stage.focusedText, "2")
    stage.app.press(Typed.down + Typed.left)
    expectEqual(stage.focusedText, "3")
    stage.app.click(9, 3)
    expectEqual(stage.takeEvents(), [])
  }

  @Test func `C13: with selectionFollowsFocus, the arrow keys select the focused item first, then those they move to`()
  {
    let stage = CollectionStage(count: 9) { $0.collection.selectionFollowsFocus = true }
    stage.app.press(Typed.right)
    expectEqual(stage.selectedTexts, ["0"])
    stage.app.press(Typed.right + Typed.down)
    expectEqual(stage.selectedTexts, ["4"])
  }

  @Test func `C13: Tab moves the focus to the controls in the focused item, and the arrow keys back to items`() {
    var buttons: [String: Button] = [:]
    let stage = CollectionStage(count: 6) {
      $0.fill = { cell, path in
        let button = Button(title: "b")
        button.frame = Rect(3, 1, 3, 1)
        cell.contentView.addSubview(button)
        buttons["\(path.item)"] = button
      }
    }
    stage.app.press(Typed.right + Typed.tab)
    expectEqual(buttons["1"]?.isFocused, true)
    stage.app.press(Typed.down)
    #expect(stage.collection.isFocused)
    expectEqual(stage.focusedText, "4")
  }

  // MARK: The mouse

  @Test func `X3: a click selects an item, which is highlighted while it is pressed`() {
    let stage = CollectionStage(count: 9)
    stage.app.mouseDown(9, 4)
    expectEqual(stage.takeEvents(), ["highlight 4"])
    expectEqual(stage.collection.cellForItem(at: IndexPath(0, 4))?.isHighlighted, true)
    stage.app.mouseDrag(1, 1)
    expectEqual(stage.takeEvents(), ["unhighlight 4"])
    stage.app.mouseDrag(9, 3)
    stage.app.mouseUp(9, 3)
    expectEqual(stage.takeEvents(), ["highlight 4", "unhighlight 4", "select 4"])
    expectEqual(stage.focusedText, "4")
    stage.app.click(6, 3)
    expectEqual(stage.takeEvents(), [], "between two items")
  }

  @Test func `C13: several items can be selected, and choosing one of them again deselects it`() {
    let stage = CollectionStage(count: 9) {
      $0.collection.allowsMultipleSelection = true
      $0.refused = ["5"]
    }
    for x in [1, 8, 15] { stage.app.click(x, 4) }
    expectEqual(stage.selectedTexts, ["3", "4"])
    stage.app.click(1, 4)
    expectEqual(stage.selectedTexts, ["4"])
    expectEqual(stage.takeEvents().filter { $0.contains("select") }, ["select 3", "select 4", "deselect 3"])
    stage.collection.allowsMultipleSelection = false
    stage.collection.allowsSelection = false
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C13: a delegate that keeps an item selected has the last word`() {
    let stage = CollectionStage(count: 9) { $0.collection.allowsMultipleSelection = true }
    stage.app.click(1, 4)
    stage.refused = ["3"]
    stage.app.click(1, 4)
    expectEqual(stage.selectedTexts, ["3"])
  }

  @Test func `C13: a right click opens the menu of the item, or of all selected items if it is one of them`() {
    var paths: [[IndexPath]] = []
    let stage = CollectionStage(count: 9) {
      $0.collection.allowsMultipleSelection = true
      $0.menu = { items in
        paths.append(items)
        return Menu(children: [Action(title: "Act") { _ in }])
      }
    }
    stage.app.mouseDown(8, 4, button: 2)
    stage.app.mouseUp(8, 4, button: 2)
    stage.app.advance(by: 0.3)
    #expect((0..<8).contains { stage.app.row($0).contains("Act") })
    expectEqual(stage.focusedText, "4")
    stage.app.press(.escape)
    for item in [0, 4] { stage.collection.selectItem(at: IndexPath(0, item), animated: false, scrollPosition: []) }
    stage.app.press(Typed.control("o"))
    expectEqual(paths, [[IndexPath(0, 4)], [IndexPath(0, 0), IndexPath(0, 4)]])
  }

  // MARK: Methods

  @Test func `C13: selectItem and scrollToItem scroll to each place of both directions`() {
    let stage = CollectionStage(count: 60)
    let collection = stage.collection
    for (position, y) in [
      (CollectionView.ScrollPosition.top, 30), (.centeredVertically, 27), (.bottom, 24), ([], 24),
      ([.top, .centeredHorizontally], 30),
    ] {
      collection.scrollToItem(at: IndexPath(0, 30), at: position, animated: false)
      expectEqual(collection.contentOffset, Point(x: 0, y: y))
    }
    collection.selectItem(at: IndexPath(0, 59), animated: true, scrollPosition: .bottom)
    stage.app.advance(by: 1)
    #expect(stage.visibleTexts.contains("59"))
    expectEqual(stage.selectedTexts, ["59"])
    expectEqual(stage.takeEvents(), [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C13: an animated deselection fades the background of the cell`() throws {
    let stage = CollectionStage(count: 3)
    stage.collection.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    stage.app.turn()
    let selected = stage.app.background(9, 1)
    #expect(selected != .white)
    stage.collection.deselectItem(at: IndexPath(0, 1), animated: true)
    stage.app.advance(by: 0.1)
    let fading = stage.app.background(9, 1)
    #expect(fading != .white && fading != selected)
    stage.app.advance(by: 1)
    expectEqual(stage.app.background(9, 1), .white)
    expectEqual(stage.collection.cellForItem(at: IndexPath(0, 1))?.subviews.count, 2, "the background is removed")
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `C13: a selected and a focused item differ from others, and from each other, in all colours and characters`(
    depth: ColorDepth, glyphs: GlyphLevel
  ) {
    let stage = CollectionStage(
      [["a", "a", "a", "a"]], size: Size(width: 14, height: 5),
      traits: TraitCollection(glyphLevel: glyphs, colorDepth: depth)
    ) { $0.collection.allowsMultipleSelection = true }
    stage.app.press(Typed.enter + Typed.right + Typed.enter + Typed.down + Typed.left)
    // Item 0 is selected, item 1 is selected, item 2 has the focus, item 3 has neither.
    let looks = [(0, 0), (0, 3), (7, 3)].map { x, y in (0..<6).map { stage.app.cell(x + $0, y) } }
    expectEqual(Set(looks).count, 3)
    stage.app.press(Typed.up)
    #expect(
      looks[0] != (0..<6).map { stage.app.cell($0, 0) }, "a selected item with the focus differs from one without")
  }
}
