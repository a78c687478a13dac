import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A record of the events that reach responders.
@MainActor private final class Diary {
  var entries: [String] = []
}

private final class ChainView: View {
  let name: String
  let diary: Diary
  var takes: Set<Key> = []
  var commands: [KeyCommand] = []
  /// The keys of commands that the view does not perform now.
  var declined: Set<Key> = []
  var takesPaste = false
  var takesWheel = false

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: Rect(0, 0, 10, 5))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { commands }
  override func canPerform(_ command: KeyCommand, for key: Key) -> Bool { !declined.contains(key) }
  override func pressBegan(_ key: Key) -> Bool {
    diary.entries.append("\(name) \(key.label)")
    return takes.contains(key)
  }
  override func paste(_ text: String) -> Bool {
    diary.entries.append("\(name) paste \(text)")
    return takesPaste
  }
  override func wheelTurned(x: Int, y: Int) -> Bool {
    diary.entries.append("\(name) wheel \(x) \(y)")
    return takesWheel
  }
  func addCommand(_ key: Key) {
    commands.append(KeyCommand(title: "Do", keys: [key]) { [diary, name] in diary.entries.append("\(name) command") })
  }
}

@MainActor @Suite struct ResponderChainTests {
  private let diary = Diary()
  private let outer: ChainView
  private let inner: ChainView
  private let controller = ViewController()
  private let app: TestApplication

  init() {
    outer = ChainView("outer", diary)
    inner = ChainView("inner", diary)
    outer.addSubview(inner)
    controller.view = outer
    app = TestApplication(size: Size(width: 20, height: 6)) { [controller] application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    inner.becomeFirstResponder()
  }

  @Test func `the responder chain leads from a view to the application, with a controller after its view`() throws {
    let window = try #require(inner.window)
    let scene = app.application.windowScene
    let expected: [Responder] = [inner, outer, controller, window, scene, app.application]
    expectEqual(identities(Array(inner.responderChain)), identities(expected))
  }

  @Test func `a key moves up the responder chain until a responder handles it`() {
    app.press("x")
    expectEqual(diary.entries, ["inner x", "outer x"])
    inner.takes = [.character("y")]
    app.press("y")
    expectEqual(diary.entries, ["inner x", "outer x", "inner y"])
  }

  @Test func `each responder tries its key commands before pressBegan`() {
    inner.takes = [.character("x")]
    inner.addCommand(.character("x"))
    app.press("x")
    expectEqual(diary.entries, ["inner command"])
  }

  @Test func `a key that a nearer responder handles as text triggers no command of a farther responder`() {
    inner.takes = [.character("q"), .character("?")]
    outer.addCommand(.character("q"))
    app.press("q?")
    expectEqual(diary.entries, ["inner q", "inner ?"])
    #expect(!app.application.isEnding)
    expectEqual(app.application.windowScene.windows.count, 2, "the window and the status bar")
  }

  @Test func `a key command's action receives the key that was pressed`() {
    var pressed: [Key] = []
    inner.commands = [KeyCommand(title: "Digit", keys: [.character("1"), .character("2")]) { pressed.append($0) }]
    app.press("21")
    expectEqual(pressed, [.character("2"), .character("1")])
  }

  @Test func `a key of a command that a responder declines goes to its pressBegan and to the next responders`() {
    inner.addCommand(.character("x"))
    outer.addCommand(.character("x"))
    inner.declined = [.character("x")]
    app.press("x")
    expectEqual(diary.entries, ["inner x", "outer command"])
    inner.declined = []
    app.press("x")
    expectEqual(diary.entries, ["inner x", "outer command", "inner command"])
  }

  @Test func `the list of keys names a declined key for the command of the next responder only`() {
    inner.commands = [KeyCommand(title: "Inner", keys: [.character("x"), .character("y")]) {}]
    outer.commands = [KeyCommand(title: "Outer", keys: [.character("x")]) {}]
    inner.declined = [.character("x")]
    let labels = app.application.windowScene.effectiveKeyCommands.prefix(2).map { "\($0.title) \($0.keyLabel)" }
    expectEqual(labels, ["Inner y", "Outer x"])
  }

  @Test func `without a first responder, keys go to the controller's view first`() {
    inner.resignFirstResponder()
    expectNil(inner.window?.firstResponder)
    app.press("x")
    expectEqual(diary.entries, ["outer x"])
  }

  @Test func `a paste moves up the responder chain until a responder handles it`() {
    app.paste("a\nb")
    expectEqual(diary.entries, ["inner paste a\nb", "outer paste a\nb"])
    inner.takesPaste = true
    app.paste("c")
    expectEqual(diary.entries.last, "inner paste c")
  }

  @Test func `a mouse wheel turn goes to the view under the pointer, not to the focused view`() {
    inner.frame = Rect(0, 0, 3, 5)
    outer.takesWheel = true
    app.turnWheel(by: 1, 5, 3)
    app.turnWheel(by: -1, 1, 3)
    expectEqual(diary.entries, ["outer wheel 0 1", "inner wheel 0 -1", "outer wheel 0 -1"])
  }

  @Test func `key labels use the names printed on keyboards`() {
    let names: [(Key, String)] = [
      (.character("a"), "a"), (.character("l", .control), "Ctrl-L"), (.character("1", .alt), "Alt-1"),
      (.character(" "), "Space"), (Key(.tab, .shift), "Shift-Tab"), (Key(.escape), "Esc"), (Key(.enter), "Enter"),
      (Key(.function(5), [.control, .shift]), "Ctrl-Shift-F5"), (Key(.pageDown), "PgDn"), (Key(.left), "Left"),
    ]
    for (key, name) in names { expectEqual(key.label, name) }
  }

  @Test func `the keyLabel of a key command defaults to the label of its first key`() {
    expectEqual(KeyCommand(title: "", keys: [Key(.up), Key(.down)]) {}.keyLabel, "Up")
    expectEqual(KeyCommand(title: "", keys: [Key(.up), Key(.down)], keyLabel: "Arrows") {}.keyLabel, "Arrows")
    expectEqual(KeyCommand(title: "", keys: []) {}.keyLabel, "")
  }
}
