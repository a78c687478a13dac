import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Focus movement into a table where only some rows have controls.
@MainActor @Suite struct TableFocusTests {
  private func stage(_ texts: [String], height: Int = 8) -> (stage: TableStage, button: Button) {
    let button = Button(title: "Press")
    let stage = TableStage([texts], size: Size(width: 20, height: height)) { stage in
      stage.unselectable = Set(texts.filter { $0.hasPrefix("text") })
      stage.fill = { cell, path in if path.row == 0 { cell.accessoryView = button } }
    }
    return (stage, button)
  }

  @Test func `X3: Down in a bar moves the focus to the table that begins below the bar, and Up moves it back`() {
    let controller = ThreeRows()
    controller.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
    controller.toolbarItems = [BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "Below")]
    let app = TestApplication(size: Size(width: 30, height: 12)) { application in
      let window = Window(windowScene: application.windowScene)
      let navigation = NavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    app.click(on: "Edit")
    #expect(!controller.tableView.isFirstResponder)
    app.press(Typed.down)
    #expect(controller.tableView.isFirstResponder)
    expectEqual(controller.tableView.indexPathForFocusedRow, IndexPath(0, 0))
    app.press(Typed.up)
    #expect(!controller.tableView.isFirstResponder)
  }

  @Test func `Enter is no key of the table while a control in a row has the focus`() {
    let (stage, button) = stage(["row 0", "row 1"], height: 16)
    func keys() -> String {
      stage.app.press("?")
      stage.app.advance(by: 1)
      defer { stage.app.press("?") }
      return stage.app.screen.text
    }
    stage.table.becomeFirstResponder()
    #expect(keys().contains("Selec"))
    button.becomeFirstResponder()
    #expect(!keys().contains("Selec"))
  }

  @Test func `X3: Tab leads from a control in an unselectable row to the next selectable row, and Shift-Tab back`() {
    let (stage, button) = stage(["text 0", "text 1", "row 2"])
    button.becomeFirstResponder()
    stage.app.press(Typed.tab)
    #expect(stage.table.isFirstResponder)
    expectEqual(stage.table.indexPathForFocusedRow, IndexPath(row: 2, section: 0))
    stage.app.press(Typed.backTab)
    #expect(button.isFirstResponder)
  }

  @Test func `X3: Tab reaches a selectable row just below the visible area and scrolls it into view`() {
    let (stage, button) = stage(["text 0", "text 1", "text 2", "row 3"], height: 4)
    // The row has the focus at first.
    #expect(Picture(stage.app.screen).rows.contains { $0.contains("row 3") })
    stage.table.contentOffset = .zero
    stage.app.turn()
    button.becomeFirstResponder()
    stage.app.turn()
    #expect(!Picture(stage.app.screen).rows.contains { $0.contains("row 3") })
    #expect(button.isFirstResponder)
    stage.app.press(Typed.tab)
    #expect(stage.table.isFirstResponder)
    expectEqual(stage.table.indexPathForFocusedRow, IndexPath(row: 3, section: 0))
    #expect(Picture(stage.app.screen).rows.contains { $0.contains("row 3") })
    stage.app.press("\r")
    #expect(stage.events.contains("select row 3"))
  }

  @Test func `C9: a high row that is inserted at the top of a table is completely visible`() {
    let stage = TableStage(count: 9) { $0.heights = ["new": 4] }
    stage.sections[0].insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.app.advance(by: 1)
    expectEqual(stage.table.contentOffset.y, 0)
    #expect((0..<4).contains { stage.app.row($0).contains("new") })
  }

  @Test func `X1: the accessibility label of a row includes the label of its accessory view`() {
    let stage = TableStage(count: 1) { stage in
      stage.fill = { cell, _ in
        let image = ImageView(image: Image("│││"))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "3"
        cell.accessoryView = image
      }
    }
    #expect(stage.app.application.accessibilityOutline.contains { $0.contains("row 0, 3") })
  }

  @Test func `X1: a hidden content view or accessory view is left out of the accessibility outline`() {
    let stage = TableStage(count: 2) { stage in
      stage.fill = { cell, path in
        cell.accessoryView = Label(text: "accessory")
        cell.accessoryView?.isHidden = true
        cell.contentView.isHidden = path.row == 0
      }
    }
    let outline = stage.app.application.accessibilityOutline
    #expect(!outline.contains { $0.contains("row 0") || $0.contains("accessory") })
    #expect(outline.contains { $0.contains("row 1") })
  }

  // The readable width is 88 columns, so six columns are free at each side.
  @Test(arguments: [(TableView.Style.plain, 100), (.grouped, 88), (.insetGrouped, 88)])
  func `C9: with a readable width, the focus mark is beside the contents, and groups have that width`(
    style: TableView.Style, width: Int
  ) {
    let stage = TableStage([["a"]], style: style, size: Size(width: 100, height: 8)) {
      $0.table.cellLayoutMarginsFollowReadableWidth = true
    }
    let row = stage.table.rectForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(row.width, width)
    #expect(stage.app.row(row.minY).hasPrefix("      ▌ a"), "\(stage.app.row(row.minY))")
    expectEqual(stage.app.background(99, row.minY) == .white, style == .plain)
  }
}

/// A table controller with three rows.
private final class ThreeRows: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "row \(indexPath.row)"
    return cell
  }
}
