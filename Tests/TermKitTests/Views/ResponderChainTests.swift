import TermKit
import TermKitTestSupport
import TermKitTesting
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
  var takesPaste = false
  var takesWheel = false

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: Rect(0, 0, 10, 5))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { commands }
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

  @Test func `the chain goes from a view up to the application, a controller after its view`() throws {
    let window = try #require(inner.window)
    let scene = app.application.windowScene
    let expected: [Responder] = [inner, outer, controller, window, scene, app.application]
    #expect(identities(Array(inner.responderChain)) == identities(expected))
  }

  @Test func `a key goes up the chain until it is taken`() {
    app.press("x")
    #expect(diary.entries == ["inner x", "outer x"])
    inner.takes = [.character("y")]
    app.press("y")
    #expect(diary.entries == ["inner x", "outer x", "inner y"])
  }

  @Test func `at each responder commands come before other keys`() {
    inner.takes = [.character("x")]
    inner.addCommand(.character("x"))
    app.press("x")
    #expect(diary.entries == ["inner command"])
  }

  @Test func `what a nearer responder takes as text is no command of a farther one`() {
    inner.takes = [.character("q"), .character("?")]
    outer.addCommand(.character("q"))
    app.press("q?")
    #expect(diary.entries == ["inner q", "inner ?"])
    #expect(!app.application.isEnding)
    #expect(app.application.windowScene.windows.count == 2, "the window and the status bar")
  }

  @Test func `a command learns which of its keys was pressed`() {
    var pressed: [Key] = []
    inner.commands = [KeyCommand(title: "Digit", keys: [.character("1"), .character("2")]) { pressed.append($0) }]
    app.press("21")
    #expect(pressed == [.character("2"), .character("1")])
  }

  @Test func `without a first responder keys begin at the controller's view`() {
    inner.resignFirstResponder()
    #expect(inner.window?.firstResponder == nil)
    app.press("x")
    #expect(diary.entries == ["outer x"])
  }

  @Test func `a paste goes up the chain until it is taken`() {
    app.paste("a\nb")
    #expect(diary.entries == ["inner paste a\nb", "outer paste a\nb"])
    inner.takesPaste = true
    app.paste("c")
    #expect(diary.entries.last == "inner paste c")
  }

  @Test func `the wheel goes to the view under the mouse, not to the one with the focus`() {
    inner.frame = Rect(0, 0, 3, 5)
    outer.takesWheel = true
    app.turnWheel(by: 1, 5, 3)
    app.turnWheel(by: -1, 1, 3)
    #expect(diary.entries == ["outer wheel 0 1", "inner wheel 0 -1", "outer wheel 0 -1"])
  }

  @Test func `keys have the names that keyboards print`() {
    let names: [(Key, String)] = [
      (.character("a"), "a"), (.character("l", .control), "Ctrl-L"), (.character("1", .alt), "Alt-1"),
      (.character(" "), "Space"), (Key(.tab, .shift), "Shift-Tab"), (Key(.escape), "Esc"), (Key(.enter), "Enter"),
      (Key(.function(5), [.control, .shift]), "Ctrl-Shift-F5"), (Key(.pageDown), "PgDn"), (Key(.left), "Left"),
    ]
    for (key, name) in names { #expect(key.label == name) }
  }

  @Test func `a command is named after its first key unless it is given a name`() {
    #expect(KeyCommand(title: "", keys: [Key(.up), Key(.down)]) {}.keyLabel == "Up")
    #expect(KeyCommand(title: "", keys: [Key(.up), Key(.down)], keyLabel: "Arrows") {}.keyLabel == "Arrows")
    #expect(KeyCommand(title: "", keys: []) {}.keyLabel == "")
  }
}
