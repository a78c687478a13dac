import TermKit
import TermKitTestSupport
import TermKitTesting

/// A text view or text field that fills a small screen between the status bar and a button.
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

  /// The position of the terminal's cursor, in cells of the view, or nil if it is hidden.
  var cursor: [Int]? { app.terminal.cursor.map { [$0.x, $0.y - 1] } }

  /// The rows of the view, without trailing blanks.
  var rows: [String] { (1..<app.screen.size.height - 1).map { app.row($0) } }

  /// The columns of each row whose background differs from the usual one.
  var marked: [[Int]] {
    (1..<app.screen.size.height - 1).map { y in
      (0..<app.screen.size.width).filter { x in
        let cell = app.cell(x, y)
        return cell.background != .clear || cell.attributes.contains(.reverse)
      }
    }
  }
}

/// A screen with its own key commands.
private final class CommandController: ViewController {
  private let commands: [KeyCommand]

  init(commands: [KeyCommand]) { self.commands = commands }

  override var keyCommands: [KeyCommand] { commands }
}
