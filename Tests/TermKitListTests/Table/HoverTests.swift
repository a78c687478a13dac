import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The tint of buttons, rows and tabs under the pointer.
@MainActor @Suite struct HoverTests {
  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(indexPath.row)"
      cell.selectionStyle = indexPath.row == 2 ? .none : .default
      return cell
    }
  }

  private let button = Button(title: "Go")
  private let tint = Color.black.withAlphaComponent(0.07).over(.white)

  private func app(_ depth: ColorDepth = .truecolor) -> TestApplication {
    let app = TestApplication(size: Size(width: 40, height: 14), traits: TraitCollection(colorDepth: depth)) {
      [button] application in
      let rows = Rows()
      let tabs = TabBarController()
      rows.tabBarItem = TabBarItem(title: "One")
      let other = ViewController()
      other.tabBarItem = TabBarItem(title: "Two")
      tabs.viewControllers = [rows, other]
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      button.frame = Rect(4, 8, 10, 1)
      rows.view.addSubview(button)
    }
    app.turn()
    return app
  }

  /// A cell of the button.
  private var place: Point { button.convert(Point(x: 1, y: 0), to: nil) }

  private func row(_ app: TestApplication, of text: String) throws -> Int {
    try #require((0..<14).first { app.row($0).contains(text) })
  }

  @Test func `C18: the row, button or tab under the pointer is tinted, and the tint goes with the pointer`() throws {
    let app = app()
    let before = app.screen
    let (first, second) = try (row(app, of: "Row 0"), row(app, of: "Row 1"))
    app.mouseMove(20, second)
    expectEqual(app.background(20, second), tint)
    expectEqual(app.background(20, first), before[20, first].background)
    app.mouseMove(place.x, place.y)
    expectEqual(app.background(place.x, place.y), tint)
    expectEqual(app.screen[20, second], before[20, second])
    try app.mouseMove(30, row(app, of: "Two"))
    #expect(app.screen != before && app.background(place.x, place.y) == .white)
    app.mouseMove(0, 0)
    expectEqual(app.screen, before)
    let frames = app.frameCount
    app.advance(by: 5)
    expectEqual(app.frameCount, frames)
  }

  @Test func `C18: a disabled button and a row that shows no selection are not tinted`() throws {
    let app = app()
    button.isEnabled = false
    app.turn()
    let before = app.screen
    for y in try [place.y, row(app, of: "Row 2")] { app.mouseMove(place.x, y) }
    expectEqual(app.screen, before)
  }

  @Test func `C18: a key, a turn of the wheel and the end of the pointer's reports take the tint away`() {
    let app = app()
    for end in [{ app.press("x") }, { app.turnWheel(by: 1, 20, 12) }, { app.setFocus(false) }] {
      app.mouseMove(place.x, place.y)
      expectEqual(app.background(place.x, place.y), tint)
      end()
      expectEqual(app.background(place.x, place.y), .white)
    }
  }

  @Test func `a button that is disabled under the pointer loses its tint`() {
    let app = app()
    app.mouseMove(place.x, place.y)
    button.isEnabled = false
    app.turn()
    expectEqual(app.background(place.x, place.y), .white)
  }

  @Test func `the tint of a row does not move with its cell to another row`() throws {
    let app = app()
    let table = try #require(button.superview as? TableView)
    let y = try row(app, of: "Row 1")
    app.mouseMove(20, y)
    table.reloadData()
    app.advance(by: 1)
    expectEqual(app.background(20, y), .white)
  }

  @Test func `the terminal reports motion no longer when the window with such views is gone`() {
    let app = app(.truecolor)
    app.application.windowScene.windows.forEach { $0.close() }
    app.turn()
    #expect(!app.terminal.reportsPointerMotion)
  }

  @Test func `a view that leaves the window under the pointer is not tinted when it returns`() {
    let app = app()
    app.mouseMove(place.x, place.y)
    let superview = button.superview
    button.removeFromSuperview()
    superview?.addSubview(button)
    app.turn()
    expectEqual(app.background(place.x, place.y), .white)
  }

  @Test func `C18: the terminal reports motion for views that can be tinted only where colours blend`() {
    #expect(app().terminal.reportsPointerMotion)
    #expect(!app(.sixteen).terminal.reportsPointerMotion)
  }
}
