import Stages
import TermKit
import TermKitTesting

/// A screen with a menu button at the top left and another button below it.
@MainActor final class MenuStage {
  let button = Button(title: "Game")
  let other = Button(title: "Other")
  let controller = StageController()
  private(set) var log: [String] = []
  let app: TestApplication

  init(
    _ size: Size = Size(width: 32, height: 14), depth: ColorDepth = .truecolor, reducesMotion: Bool = true
  ) {
    let traits = TraitCollection(colorDepth: depth, reducesMotion: reducesMotion)
    app = TestApplication(size: size, traits: traits) { [controller] application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    button.frame = Rect(x: 2, y: 1, width: 12, height: 1)
    other.frame = Rect(x: 2, y: 13, width: 12, height: 1)
    [button, other].forEach(controller.view.addSubview)
    button.showsMenuAsPrimaryAction = true
    button.menu = menu
    other.addAction(for: .touchUpInside) { [unowned self] _ in log.append("other") }
    button.becomeFirstResponder()
    app.turn()
  }

  func action(
    _ title: String, key: Key? = nil, _ attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, keyEquivalent: key, attributes: attributes, state: state) { [unowned self] in
      log.append($0.title)
    }
  }

  /// The menu of the button: actions, a section with one choice, a submenu, and an action that is red.
  private(set) lazy var menu = Menu(children: [
    action("Rename", key: .character("r")), action("Share", .disabled), action("Secret", .hidden),
    Menu(
      title: "Level", options: [.displayInline, .singleSelection],
      children: [action("Easy", state: .on), action("Hard")]),
    Menu(title: "More", children: [action("Copy", key: Key(.function(5))), action("Print")]),
    action("Delete", .destructive),
  ])

  func note(_ title: String) { log.append(title) }

  /// Returns the actions performed since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  final class StageController: ViewController {
    override var prefersStatusBarHidden: Bool { true }
  }
}
