import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The inspector beside the program that it inspects.
@MainActor @Suite(.isolatedAppearance) struct InspectorPaneTests {
  private let button = Button(title: "Wave")
  private let field = TextField()
  private let app: TestApplication

  init() {
    let (button, field) = (button, field)
    app = TestApplication(size: Size(width: 120, height: 16)) {
      let controller = ViewController()
      button.frame = Rect(x: 2, y: 2, width: 12, height: 1)
      field.frame = Rect(x: 2, y: 4, width: 12, height: 1)
      controller.view.addSubview(button)
      controller.view.addSubview(field)
      return controller
    }
    app.application.inspect()
  }

  private func press12() {
    app.press("\u{1B}[24~")
    turn()
  }

  // A question of the pane, its answer and the next question each take a turn.
  private func turn() {
    for _ in 0..<4 { app.turn() }
    app.advance(by: 1)
  }

  @Test func `F12 opens the inspector on the right 40 columns, and F12 closes it`() {
    let before = app.screen
    press12()
    expectEqual(app.row(1).hasSuffix("┃                 Views   Reload  Pick"), true)
    expectEqual(app.row(2), "      Wave" + String(repeating: " ", count: 70) + "┃  ▾ Window")
    expectEqual(app.row(4).hasSuffix("┃▌       * Button “Wave”"), true)
    expectEqual(app.application.windowScene.size, Size(width: 80, height: 16))
    press12()
    expectEqual(app.application.windowScene.size, Size(width: 120, height: 16))
    expectEqual(app.screen == before, true)
  }

  @Test func `without room for the pane, F12 says how many columns it needs`() {
    app.terminal.resize(to: Size(width: 119, height: 16))
    app.turn()
    press12()
    expectEqual(app.contains("The inspector needs 120 columns"), true)
    expectEqual(app.application.windowScene.size.width, 119)
  }

  @Test func `keys go to the side that was clicked last, and F6 changes it`() {
    press12()
    app.click(5, 4)
    app.type("ab")
    expectEqual(field.text, "ab")
    app.press("\u{1B}[17~")
    app.press(.down)
    app.type("c")
    expectEqual(field.text, "ab")
    app.press("\u{1B}[17~")
    app.type("c")
    expectEqual(field.text, "abc")
  }

  @Test func `the pane picks a view of the program, and sets a property until it is closed`() throws {
    press12()
    app.type("p")
    turn()
    app.click(5, 2)
    turn()
    expectEqual(app.contains("isHidden"), true)
    app.click(on: "isHidden")
    turn()
    expectEqual(button.isHidden, true)
    app.type("q")
    turn()
    expectEqual(button.isHidden, false)
    expectEqual(app.application.windowScene.size.width, 120)
  }

  @Test func `the pane follows the size of the terminal, and closes when there is no more room`() {
    press12()
    app.terminal.resize(to: Size(width: 150, height: 20))
    app.turn()
    expectEqual(app.application.windowScene.size, Size(width: 90, height: 20))
    app.terminal.resize(to: Size(width: 100, height: 20))
    app.turn()
    expectEqual(app.application.windowScene.size, Size(width: 100, height: 20))
    expectEqual(app.contains("Views"), false)
  }

  @Test func `the frames of the pane are no frames of the program`() {
    press12()
    app.press(.character("2"), holding: .alt)
    turn()
    let count = app.frameCount
    app.turn()
    expectEqual(app.frameCount, count)
    button.setTitle("Bye", for: .normal)
    turn()
    expectEqual(app.contains("layout Window"), true)
  }

  @Test func `lines of the log appear in the pane, and are not made while nobody looks`() {
    var count = 0
    func text() -> String {
      count += 1
      return "line \(count)"
    }
    TestApplication(showing: View()).application.log(text())
    expectEqual(count, 0)
    press12()
    app.application.log(text(), level: .warning)
    app.press(.character("4"), holding: .alt)
    turn()
    expectEqual(app.contains("line 1"), true)
  }
}
