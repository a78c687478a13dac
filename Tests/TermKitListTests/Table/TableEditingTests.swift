import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Deleting and inserting rows in a table's editing mode.
@MainActor @Suite struct TableEditingTests {
  private static let fruit = [["apple", "banana", "cherry"]]

  @Test func `C9: rows of a table in editing mode show their controls`() {
    let stage = EditingStage(
      [["apple", "banana", "cherry", "date", "elder"]],
      { stage in
        stage.styles = ["banana": .insert, "cherry": .none, "date": .none]
        stage.unindented = ["date"]
        stage.unmovable = ["banana"]
        stage.fill = { $0.accessoryType = .disclosureIndicator }
      })
    expect(
      stage.app,
      shows: """
        ▌(-)  apple          ≡
        ▌     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (+)  banana
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
              cherry         ≡
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          date               ≡
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  elder          ≡
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func `C9: rows of a table without colours in editing mode show their controls in ASCII`() {
    let stage = EditingStage(
      Self.fruit, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none), { $0.styles = ["banana": .insert] })
    expect(
      stage.app,
      shows: """
        >(-)  apple          =
              __________________
         (+)  banana         =
              __________________
         (-)  cherry         =
              __________________
        """)
  }

  @Test func `C9: Backspace asks before it deletes the row that has the focus, and Enter confirms`() {
    let stage = EditingStage(Self.fruit)
    stage.app.press(Typed.down)
    stage.app.press(.backspace)
    expectEqual(stage.cell("banana")?.showingDeleteConfirmation, true)
    #expect(stage.app.row(2).contains("Delete"))
    expectEqual(stage.takeEvents(), [])
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["delete banana"])
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["apple", "cherry"])
    #expect(stage.focusedText == "cherry" && stage.table.isFirstResponder)
  }

  @Test func `C9: Escape, an arrow key or a click elsewhere keeps a row whose deletion is being confirmed`() {
    for cancel in [{ $0.press(.escape) }, { $0.press(Typed.up) }, { $0.click(8, 0) }]
      as [@MainActor (TestApplication) -> Void]
    {
      let stage = EditingStage(Self.fruit)
      stage.app.press(Typed.down)
      stage.app.press(.delete)
      expectEqual(stage.cell("banana")?.showingDeleteConfirmation, true)
      cancel(stage.app)
      stage.app.advance(by: 1)
      expectEqual(stage.cell("banana")?.showingDeleteConfirmation, false)
      #expect(stage.table.isFirstResponder)
      stage.app.press(.enter)
      #expect(!stage.takeEvents().contains("delete banana"))
    }
  }

  @Test func `C9: a click on a deletion control and on the button that confirms it deletes the row`() {
    let stage = EditingStage(Self.fruit) { $0.confirmationTitle = "Eat" }
    stage.app.click(2, 0)
    expectEqual(stage.cell("apple")?.showingDeleteConfirmation, true)
    stage.app.click(on: "Eat")
    expectEqual(stage.takeEvents(), ["delete apple"])
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["banana", "cherry"])
  }

  @Test func `C9: an insertion control inserts without a confirmation, by mouse and by key`() {
    let stage = EditingStage(Self.fruit) { $0.styles = ["banana": .insert] }
    stage.app.click(2, 2)
    expectEqual(stage.takeEvents(), ["insert at banana"])
    stage.app.advance(by: 1)
    expectEqual(stage.shownTexts, ["apple", "new", "banana", "cherry"])
    expectEqual(stage.focusedText, "banana")
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["insert at banana"])
  }

  @Test func `C9: rows that can be neither edited nor moved have no controls and do not get the focus`() {
    let stage = EditingStage(Self.fruit) {
      $0.uneditable = ["banana"]
      $0.unmovable = ["banana"]
    }
    expectEqual(stage.focusedText, "apple")
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText, "cherry")
    expectEqual(stage.cell("banana")?.editingStyle, TableViewCell.EditingStyle.none)
    expectEqual(stage.app.row(2), "  banana")
  }

  @Test(arguments: [false, true]) func `C9: clicks and Enter select rows in editing mode only if that is allowed`(
    isAllowed: Bool
  ) {
    let stage = EditingStage(Self.fruit)
    stage.table.allowsSelectionDuringEditing = isAllowed
    stage.app.click(8, 2)
    expectEqual(stage.takeEvents(), (isAllowed ? ["select banana"] : []))
    expectEqual(stage.focusedText, "banana")
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), (isAllowed ? ["select banana"] : []))
    expectEqual(stage.cell("banana")?.showingDeleteConfirmation, !isAllowed)
  }

  @Test func `C9: Backspace does nothing outside editing mode`() {
    let stage = EditingStage(Self.fruit, isEditing: false)
    stage.app.press(.backspace)
    stage.app.press(.enter)
    expectEqual(stage.takeEvents(), ["select apple"])
  }

  @Test func `C9: the end of editing mode restores the look of the rows, animated or not`() {
    for animated in [false, true] {
      let stage = EditingStage(Self.fruit, isEditing: false) { $0.fill = { $0.accessoryType = .checkmark } }
      let before = stage.app.text
      stage.table.setEditing(true, animated: animated)
      stage.app.advance(by: 1)
      let during = stage.app.text
      #expect(during.contains("(-)  apple") && during.contains("≡") && !during.contains("✓"))
      stage.app.press(.backspace)
      stage.table.setEditing(false, animated: animated)
      stage.app.advance(by: 1)
      expectEqual(stage.app.text, before)
      #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing && !$0.showingDeleteConfirmation })
    }
  }

  @Test func `C9: with an animation, contents slide and controls fade in over a quarter of a second`() {
    let stage = EditingStage(Self.fruit, isEditing: false)
    stage.table.setEditing(true, animated: true)
    stage.app.turn()
    let start = stage.app.row(0)
    stage.app.advance(by: 0.12)
    let middle = stage.app.row(0)
    stage.app.advance(by: 0.2)
    let end = stage.app.row(0)
    let columns = [start, middle, end].map { row in
      row.firstRange(of: "apple").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }
    #expect(columns[0] == 2 && columns[2] == 6)
    #expect((3...5).contains(columns[1] ?? 0))
  }

  @Test func `C9: rows show their editing accessory in editing mode, and a row that scrolls into view has controls`() {
    let stage = EditingStage([(0..<20).map { "row \($0)" }]) { $0.fill = { $0.editingAccessoryType = .checkmark } }
    #expect(stage.app.row(0).contains("✓"))
    for _ in 0..<19 { stage.app.press(Typed.down) }
    expectEqual(stage.cell("row 19")?.isEditing, true)
    #expect(stage.app.row(8).contains("(-)  row 19"))
  }

  @Test func `C9: the edit button of a table controller turns editing on and off`() {
    let controller = ListController()
    let app = TestApplication(size: Size(width: 40, height: 8)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = NavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
    }
    #expect(app.text.contains("Edit"))
    app.click(on: "Edit")
    app.advance(by: 1)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(app.text.contains("Done") && app.text.contains("(-)  one"))
    app.click(on: "Done")
    app.advance(by: 1)
    #expect(!controller.isEditing && !controller.tableView.isEditing)
    #expect(app.text.contains("Edit") && !app.text.contains("(-)"))
  }
}

/// A table controller with an edit button.
private final class ListController: TableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "one"
    return cell
  }
}
