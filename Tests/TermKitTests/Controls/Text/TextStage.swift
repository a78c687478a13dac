import TermKit
import TermKitTestSupport
import TermKitTesting

/// A view with text in it, on the whole of a small screen below the row of the time, with a button under it.
@MainActor struct TextStage<TextControl: View> {
  let app: TestApplication
  let control: TextControl
  let button = Button(title: "Post")

  /// Shows a view of a size, with the focus on it.
  init(
    _ control: TextControl, size: Size = Size(width: 12, height: 4), traits: TraitCollection = TraitCollection(),
    commands: [KeyCommand] = []
  ) {
    self.control = control
    let button = button
    app = TestApplication(size: Size(width: size.width, height: size.height + 2), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = CommandController(commands: commands)
      window.rootViewController = controller
      control.frame = Rect(x: 0, y: 1, width: size.width, height: size.height)
      button.frame = Rect(x: 0, y: size.height + 1, width: size.width, height: 1)
      controller.view.addSubview(control)
      controller.view.addSubview(button)
      window.makeKeyAndVisible()
    }
    control.becomeFirstResponder()
    app.turn()
  }

  /// Where the terminal's cursor is, in cells of the view; nil when it is hidden.
  var cursor: [Int]? { app.terminal.cursor.map { [$0.x, $0.y - 1] } }

  /// The rows that the view takes, without blanks at their ends.
  var rows: [String] { (1..<app.screen.size.height - 1).map { app.row($0) } }

  /// The cells whose ground is not that of the others, as columns of each row.
  var marked: [[Int]] {
    (1..<app.screen.size.height - 1).map { y in
      (0..<app.screen.size.width).filter { x in
        let cell = app.cell(x, y)
        return cell.background != .clear || cell.attributes.contains(.reverse)
      }
    }
  }
}

/// A screen with key commands of its own.
private final class CommandController: ViewController {
  private let commands: [KeyCommand]

  init(commands: [KeyCommand]) { self.commands = commands }

  override var keyCommands: [KeyCommand] { commands }
}
