import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct InputWindowTests {
  private let stage = KeyboardStage()

  private func show(_ view: View) {
    stage.first.inputView = view
    stage.first.reloadInputViews()
    stage.settle()
  }

  @Test func `V8: a click on an item of a menu in front of an input view performs that item`() {
    show(KeyboardStage.rows(6, "a"))
    let button = Button(title: "Menu")
    button.frame = Rect(x: 0, y: 3, width: 10, height: 1)
    var chosen: [String] = []
    button.menu = Menu(
      children: ["One", "Two", "Three", "Four", "Five", "Six"].map { title in
        Action(title: title) { _ in chosen.append(title) }
      })
    button.showsMenuAsPrimaryAction = true
    stage.first.superview?.addSubview(button)
    stage.settle()
    for title in ["Two", "Five", "Six"] {
      stage.app.click(on: "Menu")
      stage.settle()
      stage.app.click(on: title)
      stage.settle()
    }
    expectEqual(chosen, ["Two", "Five", "Six"])
  }

  @Test func `V8: an input view covers no rows of a window in front of it`() {
    show(KeyboardStage.rows(4, "a"))
    let window = Window(windowScene: stage.app.application.windowScene, level: .alert)
    window.show()
    stage.settle()
    expectEqual(window.keyboardLayoutGuide.layoutFrame, Rect(x: 0, y: 12, width: 20, height: 0))
    expectEqual(stage.first.superview?.keyboardLayoutGuide.layoutFrame.height, 4)
  }

  @Test func `V8: an input view is in front of a window that became the key window later`() {
    show(KeyboardStage.rows(4, "a"))
    _ = stage.takeLog()
    let (window, field) = makeWindow(level: .normal)
    field.inputView = KeyboardStage.rows(4, "b")
    window.makeKeyAndVisible()
    stage.settle()
    #expect(field.isFirstResponder)
    expectEqual((7..<12).map(stage.app.row), [""] + Array(repeating: String(repeating: "b", count: 20), count: 4))
    expectEqual(stage.takeLog(), [])
    expectEqual(window.keyboardLayoutGuide.layoutFrame.height, 4)
  }

  @Test func `V8: an input view stays at its place when a window of another level becomes the key window`() {
    show(KeyboardStage.rows(4, "a"))
    _ = stage.takeLog()
    let (window, field) = makeWindow(level: .alert)
    field.inputView = KeyboardStage.rows(4, "b")
    window.makeKeyAndVisible()
    stage.settle()
    expectEqual((7..<12).map(stage.app.row), [""] + Array(repeating: String(repeating: "b", count: 20), count: 4))
    expectEqual(stage.takeLog(), [])
    window.close()
    stage.settle()
    expectEqual(stage.app.row(8), String(repeating: "a", count: 20))
  }

  @Test func `V8: while the list of keys is open, the cursor of a text field in an input view is hidden`() {
    let search = TextField(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    show(search)
    expectEqual(stage.app.terminal.cursor, Point(x: 0, y: 11))
    stage.app.press(.function(1))
    stage.settle()
    expectNil(stage.app.terminal.cursor)
    stage.app.press(.escape)
    stage.settle()
    expectEqual(stage.app.terminal.cursor, Point(x: 0, y: 11))
  }

  /// Makes a window with a field in the second row.
  private func makeWindow(level: WindowLevel) -> (window: Window, field: TextField) {
    let window = Window(windowScene: stage.app.application.windowScene, level: level)
    let (controller, field) = (ViewController(), TextField())
    window.backgroundColor = .white
    field.frame = Rect(x: 0, y: 1, width: 20, height: 1)
    controller.view.addSubview(field)
    window.rootViewController = controller
    return (window, field)
  }
}
