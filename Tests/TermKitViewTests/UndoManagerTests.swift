import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A number whose changes can be undone and redone.
@MainActor private final class Counter {
  private(set) var value = 0
  let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  func add(_ number: Int, name: String? = nil) {
    value += number
    undoManager.registerUndo(withTarget: self) { $0.add(-number) }
    if let name { undoManager.setActionName(name) }
  }
}

/// A screen on which each digit adds a number.
private final class CounterScreen: ViewController {
  lazy var counter = Counter(view.window?.undoManager ?? UndoManager())
  var times = 1

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Add", keys: [.character("1"), .character("2"), .character("3")]) { [unowned self] key in
        guard case .character(let digit) = key.code else { return }
        for _ in 0..<times { counter.add(digit.wholeNumberValue ?? 0, name: "Add \(digit)") }
      }
    ]
  }
}

@MainActor @Suite struct UndoManagerTests {
  private let manager = UndoManager()
  private let counter: Counter
  private let screen = CounterScreen()
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 40, height: 20), traits: TraitCollection(reducesMotion: true), root: screen)
    counter = Counter(manager)
    manager.groupsByEvent = false
  }

  // MARK: Steps

  @Test func `steps are undone from the newest on, and redone in the opposite order`() {
    for number in [1, 20, 300] { counter.add(number) }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    expectEqual(counter.value, 21)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(counter.value == 21 && manager.canRedo)
    manager.undo()
    expectEqual(counter.value, 1)
  }

  @Test func `a new change ends what could be redone`() {
    counter.add(1)
    manager.undo()
    counter.add(5)
    manager.redo()
    #expect(counter.value == 5 && !manager.canRedo)
  }

  @Test func `a group is one step, also with groups inside it, and while it is open nothing is undone`() {
    manager.beginUndoGrouping()
    counter.add(1)
    manager.beginUndoGrouping()
    counter.add(20)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1 && !manager.canUndo)
    manager.undo()
    expectEqual(counter.value, 21)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    expectEqual(counter.value, 21)
  }

  @Test func `a handler knows whether it undoes or redoes`() {
    var heard: [String] = []
    func record() {
      manager.registerUndo(withTarget: counter) { [manager] _ in
        heard.append("undoing \(manager.isUndoing), redoing \(manager.isRedoing)")
        record()
      }
    }
    record()
    manager.undo()
    manager.redo()
    expectEqual(heard, ["undoing true, redoing false", "undoing false, redoing true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test func `beyond levelsOfUndo the oldest steps are forgotten`() {
    for number in [1, 20, 300] { counter.add(number) }
    manager.levelsOfUndo = 2
    counter.add(4000)
    for _ in 0..<5 { manager.undo() }
    expectEqual(counter.value, 21)
  }

  @Test func `while registration is disabled, changes are not registered`() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    counter.add(1)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
    counter.add(20)
    manager.undo()
    expectEqual(counter.value, 1)
  }

  @Test func `the changes of one target, or of all, can be removed`() {
    let other = Counter(manager)
    counter.add(1)
    other.add(1)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(counter.value == 0 && other.value == 1)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `steps of a released target are skipped, and do not keep it alive`() {
    counter.add(1)
    do {
      let other = Counter(manager)
      other.add(1, name: "Other")
      expectEqual(manager.undoActionName, "Other")
    }
    expectEqual(manager.undoActionName, "")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  // MARK: Names

  @Test func `the titles of the commands name the next step in the user's language`() {
    expectEqual(manager.undoMenuItemTitle, "Undo")
    counter.add(1, name: "Move")
    expectEqual(
      [manager.undoActionName, manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["Move", "Undo Move", "Redo"])
    manager.undo()
    expectEqual(
      [manager.undoMenuItemTitle, manager.redoActionName, manager.redoMenuItemTitle], ["Undo", "Move", "Redo Move"])
    app.application.traitOverrides.strings = .german
    expectEqual(manager.redoMenuItemTitle, "Move wiederholen")
    app.application.traitOverrides.strings = .japanese
    expectEqual([manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["取り消す", "Moveをやり直す"])
  }

  // MARK: Keys

  @Test func `what is registered during one key is one step of the window's undo manager`() {
    screen.times = 3
    app.press("12")
    expectEqual(screen.counter.value, 9)
    app.press(Typed.alt("z"))
    expectEqual(screen.counter.value, 3)
    app.press("\u{1F}")
    #expect(screen.counter.value == 0 && screen.view.undoManager?.canUndo == false)
    app.press(Typed.control("y") + Typed.alt("Z"))
    expectEqual(screen.counter.value, 9)
  }

  @Test func `the list of keys names what the keys undo and redo, and nothing without a step`() {
    app.press("?")
    #expect(!app.contains("Undo"))
    app.press(.escape)
    app.press("12")
    app.press(Typed.alt("z"))
    app.press("?")
    #expect(app.contains("Undo Add 1") && app.contains("Alt-Z") && app.contains("Redo Add 2") && app.contains("Ctrl-Y"))
  }

  @Test func `each window has its own steps, and views without a window have none`() throws {
    let other = Window(windowScene: app.application.windowScene)
    let view = View()
    expectNil(view.undoManager)
    screen.view.addSubview(view)
    let shared = try #require(view.undoManager)
    #expect(shared === screen.undoManager && shared === screen.view.window?.undoManager)
    #expect(other.undoManager != nil && other.undoManager !== shared)
  }
}
