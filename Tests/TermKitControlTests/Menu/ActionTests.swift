import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Actions of controls, buttons and bar button items, and menus of table rows and bar button items.
@MainActor @Suite(.isolatedAppearance) struct ActionTests {
  private let stage = MenuStage()
  private var app: TestApplication { stage.app }

  @Test func `a control performs an action once for each press, with itself as the sender, until it is removed`() {
    let action = Action { [stage] in #expect($0.sender === stage.other) }
    let named = stage.action("named")
    stage.other.addAction(action, for: .touchUpInside)
    for _ in 0..<2 { stage.other.addAction(named, for: .touchUpInside) }
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other", "named"])
    stage.other.removeAction(named, for: .touchUpInside)
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other"])
  }

  @Test func `an action takes the place of the action with the same identifier, and is removed by it`() {
    let go = Action.Identifier("go")
    for title in ["first", "second"] {
      let action = Action(title: title, identifier: go) { [stage] in stage.note($0.title) }
      stage.other.addAction(action, for: .touchUpInside)
    }
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other", "second"])
    stage.other.removeAction(identifiedBy: go, for: .touchUpInside)
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other"])
    let named = Action(title: "Go", discoverabilityTitle: "Go home", keyEquivalent: .character("g")) { _ in }
    #expect(KeyCommand(named)?.title == "Go home" && named.identifier != stage.action("x").identifier)
  }

  @Test func `a button with a primary action shows its title and performs it by key and mouse`() {
    let button = Button(primaryAction: stage.action("Go"))
    button.frame = Rect(x: 20, y: 5, width: 8, height: 1)
    let filled = Button(configuration: .filled(), primaryAction: stage.action("Play"))
    filled.frame = Rect(x: 20, y: 7, width: 8, height: 1)
    [button, filled].forEach(stage.controller.view.addSubview)
    app.turn()
    app.click(on: "Go")
    app.click(on: "Play")
    app.press(.enter)
    expectEqual(stage.takeLog(), ["Go", "Play", "Play"])
    #expect(!Button(primaryAction: stage.action("No", .disabled)).isEnabled)
  }

  @Test func `the keys of a menu work while it is closed if the controller returns its commands`() {
    let keys = stage.menu.keyCommands
    expectEqual(keys.map(\.title), ["Rename", "Copy"])
    keys[0].action(.character("r"))
    expectEqual(stage.takeLog(), ["Rename"])
    expectNil(KeyCommand(stage.action("none")))
    expectNil(keys[0].disabledReason)
    let disabled = Action(title: "Share", keyEquivalent: .character("s"), attributes: .disabled) { _ in }
    expectEqual(KeyCommand(disabled)?.disabledReason?.isEmpty, true)
  }

  @Test func `a bar button item opens its menu, or performs its action and opens the menu by right click`() {
    let item = stage.controller.navigationItem
    let menu = Menu(children: [stage.action("Sort")])
    item.leftBarButtonItem = BarButtonItem(title: "List", menu: menu)
    item.rightBarButtonItem = BarButtonItem(primaryAction: stage.action("Add"), menu: menu)
    let window = stage.controller.view.window
    window?.rootViewController = nil
    window?.rootViewController = NavigationController(rootViewController: stage.controller)
    app.turn()
    app.click(on: "List")
    app.click(on: "Sort")
    app.click(on: "Add")
    expectEqual(stage.takeLog(), ["Sort", "Add"])
    app.mouseDown(29, 0, button: 2)
    app.mouseUp(29, 0, button: 2)
    app.click(on: "Sort")
    expectEqual(stage.takeLog(), ["Sort"])
  }

  @Test func `a disabled bar button item does not open its menu by right click`() {
    let item = BarButtonItem(title: "List", menu: Menu(children: [stage.action("Sort")]))
    item.isEnabled = false
    stage.controller.navigationItem.leftBarButtonItem = item
    let window = stage.controller.view.window
    window?.rootViewController = nil
    window?.rootViewController = NavigationController(rootViewController: stage.controller)
    app.turn()
    app.mouseDown(3, 0, button: 2)
    app.mouseUp(3, 0, button: 2)
    #expect(!app.contains("Sort"))
  }

  @Test func `one action can be performed for several events, and is removed for each of them`() {
    let action = stage.action("named")
    stage.other.addAction(action, for: .touchDown)
    stage.other.addAction(action, for: .touchUpInside)
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["named", "other", "named"])
    stage.other.removeAction(action, for: .touchDown)
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other", "named"])
  }

  @Test func `a table asks its delegate for the menu of a row, by right click and by key`() {
    let rows = MenuRows()
    let traits = TraitCollection(reducesMotion: true)
    let app = TestApplication(size: Size(width: 24, height: 8), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = rows
      window.makeKeyAndVisible()
    }
    app.mouseDown(5, 2, button: 2)
    app.mouseUp(5, 2, button: 2)
    app.click(on: "Delete 2")
    #expect(rows.log == ["Delete 2"] && rows.tableView.indexPathForFocusedRow == IndexPath(row: 2, section: 0))
    app.press(.down)
    app.press("\u{0F}")
    #expect(app.row(5).contains("Delete 3"))
    app.press(.enter)
    expectEqual(rows.log, ["Delete 2", "Delete 3"])
    app.press(.up, .up, .up)
    app.press("\u{0F}")
    #expect(!app.contains("Delete"), "the first row has no menu")
  }
}

private final class MenuRows: TableViewController {
  var log: [String] = []
  override var prefersStatusBarHidden: Bool { true }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 1
  }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    guard indexPath.row > 0 else { return nil }
    return ContextMenuConfiguration { [unowned self] _ in
      Menu(children: [Action(title: "Delete \(indexPath.row)") { self.log.append($0.title) }])
    }
  }
}
