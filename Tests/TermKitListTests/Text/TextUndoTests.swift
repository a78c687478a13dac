import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A screen with two fields, and a key that counts and can be undone.
private final class FormScreen: ViewController {
  let name = TextField()
  let town = TextField()
  private(set) var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    name.frame = Rect(x: 0, y: 1, width: 20, height: 1)
    town.frame = Rect(x: 0, y: 2, width: 20, height: 1)
    [name, town].forEach(view.addSubview)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character("g", .control)]) { [unowned self] in add(1) }]
  }

  private func add(_ number: Int) {
    count += number
    undoManager?.registerUndo(withTarget: self) { $0.add(-number) }
    undoManager?.setActionName("Count")
  }
}

/// Texts and the program share the steps of the undo manager.
@MainActor @Suite struct TextUndoTests {
  private let screen = FormScreen()
  private let app: TestApplication
  private var state: [String] { [screen.name.text ?? "", screen.town.text ?? "", "\(screen.count)"] }
  /// The lines of the list of keys for undo and redo. It lists them after the keys of the text and of the screen.
  private var listed: [String] {
    let commands = app.application.windowScene.effectiveKeyCommands
    return commands.map { "\($0.keyLabel) \($0.title)" }.filter { $0.contains("Undo") || $0.contains("Redo") }
  }
  private var undo: String { Typed.alt("z") }

  init() {
    app = TestApplication(size: Size(width: 80, height: 24), traits: TraitCollection(reducesMotion: true), root: screen)
    screen.name.becomeFirstResponder()
  }

  @Test func `C10: the keys undo and redo edits of two texts and changes of the program in their order`() {
    app.press("Ada\u{7}\tRome\u{7}")
    let all = state
    expectEqual(all, ["Ada", "Rome", "2"])
    var states: [[String]] = []
    for _ in 0..<4 {
      app.press(undo)
      states.append(state)
    }
    expectEqual(states, [["Ada", "Rome", "1"], ["Ada", "", "1"], ["Ada", "", "0"], ["", "", "0"]])
    app.press(String(repeating: Typed.control("y"), count: 5))
    expectEqual(state, all)
  }

  @Test func `C10: a change of the program between two characters of a word separates them`() {
    app.press("ab\u{7}cd")
    app.press(undo)
    expectEqual(state, ["ab", "", "1"])
    app.press(undo + undo)
    expectEqual(state, ["", "", "0"])
  }

  @Test func `C10: a run of typed characters is registered once`() throws {
    let manager = try #require(screen.undoManager)
    app.press("abcdef")
    manager.undo()
    #expect(screen.name.text == "" && !manager.canUndo)
  }

  @Test func `C10: undo of a text undoes its own last step, also if the program has newer ones`() {
    app.press("one two\u{7}\u{7}")
    screen.name.undo()
    expectEqual(state, ["one ", "", "2"])
    app.press(undo)
    expectEqual(state, ["one ", "", "1"])
    screen.name.redo()
    expectEqual(state, ["one two", "", "1"])
    app.press(undo)
    expectEqual(state, ["one ", "", "1"])
    #expect(screen.name.canUndo && screen.name.canRedo && !screen.town.canUndo)
  }

  @Test func `C10: a text that is replaced takes its steps along, and those of the program stay`() {
    app.press("abc\u{7}def")
    screen.name.text = "new"
    app.press(undo)
    expectEqual(state, ["new", "", "0"])
    app.press(undo)
    expectEqual(state, ["new", "", "0"])
  }

  @Test func `C10: the list of keys and the menu name the step, and an empty history is listed without a name`() {
    expectEqual(listed, ["Alt-Z Undo", "Ctrl-Y Redo"])
    app.press("ab")
    expectEqual(listed, ["Alt-Z Undo Typing", "Ctrl-Y Redo"])
    app.press(Typed.control("o"))
    #expect(app.contains("Undo Typing") && !app.contains("Redo"))
    app.click(on: "Undo Typing")
    expectEqual(state, ["", "", "0"])
    app.press(Typed.control("o"))
    #expect(app.contains("Redo Typing") && !app.contains("Undo"))
  }

  @Test(arguments: [
    (Typed.backspace, "Undo Delete"), (Typed.control("w"), "Undo Delete"), ("\u{1B}a\u{18}", "Undo Cut"),
    ("\u{1B}[200~x\u{1B}[201~", "Undo Paste"), ("x", "Undo Typing"),
  ])
  func `C10: the name of a step says what the user did`(keys: String, title: String) {
    screen.name.text = "one two"
    app.press(keys)
    expectEqual(screen.undoManager?.undoMenuItemTitle, title)
  }

  @Test func `C10: edits by the program during one event are one step for the keys`() {
    app.press("a")
    screen.name.insertText("b")
    screen.name.insertText("c")
    app.press(undo)
    expectEqual(state, ["a", "", "0"])
  }

  @Test(arguments: 0..<10) func `C10: after random keys, the undo manager leads to the empty form and back`(seed: Int)
    throws
  {
    var numbers = RandomTexts(seed: seed)
    let manager = try #require(screen.undoManager)
    let keys = ["a", "b ", Typed.backspace, "\t", "\u{7}", undo, Typed.control("y"), Typed.left, Typed.control("w")]
    for _ in 0..<80 {
      switch numbers.number(upTo: 14) {
      case 0: screen.name.undo()
      case 1: screen.town.redo()
      case 2: screen.town.insertText("x")
      default: app.press(keys[numbers.number(upTo: keys.count)])
      }
    }
    let before = state
    while manager.canUndo { manager.undo() }
    expectEqual(state, ["", "", "0"])
    #expect(!screen.name.canUndo && !screen.town.canUndo)
    while manager.canRedo { manager.redo() }
    // The keys may have undone some of the steps before.
    while manager.canUndo, state != before { manager.undo() }
    expectEqual(state, before)
  }

  @Test func `C10: a screen with its own undo manager keeps its texts apart`() {
    final class Island: View {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let island = Island(frame: Rect(x: 0, y: 5, width: 20, height: 1))
    let note = TextField(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    island.addSubview(note)
    screen.view.addSubview(island)
    app.press("Ada")
    note.becomeFirstResponder()
    app.press("x" + undo + undo)
    #expect(note.text == "" && state[0] == "Ada")
  }
}

/// Backspace and `deleteBackward()`.
@MainActor @Suite struct DeleteBackwardTests {
  private final class Digits: TextField {
    var deletions = 0

    // Removes the space before a group of digits together with the digit before it.
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
      if text?.last == " " { super.deleteBackward() }
    }
  }

  @Test func `C10: Backspace calls deleteBackward, and super deletes on behalf of the user`() {
    let field = Digits(text: "12 3")
    var changes = 0
    field.addAction(for: .editingChanged) { _ in changes += 1 }
    let stage = TextStage(field)
    stage.app.press(Typed.backspace)
    #expect(field.text == "12" && field.deletions == 1 && changes == 2)
    field.deleteBackward()
    #expect(field.text == "1" && field.deletions == 2 && changes == 2, "the program sends no events")
    stage.app.press(Typed.alt("z") + Typed.alt("z"))
    expectEqual(field.text, "12 3")
  }

  @Test func `C10: a text view's deleteBackward can refuse to delete`() {
    final class Ledger: TextView {
      override func deleteBackward() { if text(in: 0..<textLength).last != "." { super.deleteBackward() } }
    }
    let stage = TextStage(Ledger(text: "Paid.x"))
    stage.app.press(Typed.backspace + Typed.backspace)
    expectEqual(stage.control.text, "Paid.")
  }

  @Test func `C10: what the delegate deletes when Backspace has deleted is the program's edit`() {
    final class Twice: TextFieldDelegate {
      var asked = 0
      func textField(_ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString: String)
        -> Bool
      {
        asked += 1
        return true
      }
      func textFieldDidChangeSelection(_ textField: TextField) {
        if textField.textLength == 2 { textField.deleteBackward() }
      }
    }
    let delegate = Twice()
    let field = TextField(text: "abc")
    field.delegate = delegate
    let stage = TextStage(field)
    stage.app.press(Typed.backspace)
    #expect(field.text == "a" && delegate.asked == 1)
  }
}
