import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitText

@MainActor @Suite struct TextViewKeysTests {
  private func stage(_ text: String, width: Int = 12, height: Int = 4) -> TextStage<TextView> {
    TextStage(TextView(text: text), size: Size(width: width, height: height))
  }

  // Returns the positions that keys lead to from a start.
  private func head(_ text: String, from start: Int, _ keys: String...) -> [Int] {
    let stage = stage(text)
    stage.control.selectedRange = start..<start
    return keys.map { key in
      stage.app.press(key)
      return stage.control.input.selection.head
    }
  }

  private let poem = "Three in a row wins,\nso it does."

  @Test func `C10: arrow keys move the cursor by clusters and rows`() {
    expectEqual(head(poem, from: 0, Typed.right, Typed.right, Typed.left), [1, 2, 1])
    expectEqual(head(poem, from: 2, Typed.down, Typed.down, Typed.up), [13, 23, 13])
    expectEqual(head(poem, from: 0, Typed.left, Typed.up), [0, 0])
    expectEqual(head(poem, from: 32, Typed.right, Typed.down), [32, 32])
    expectEqual(head(poem, from: 2, Typed.up), [0], "Up in the first row leads to the beginning")
    expectEqual(head(poem, from: 24, Typed.down), [32], "Down in the last row leads to the end")
  }

  @Test func `C10: Up and Down keep the cursor's column across shorter rows`() {
    expectEqual(head("seven!\nab\nseven!", from: 5, Typed.down, Typed.down, Typed.up, Typed.up), [9, 15, 9, 5])
    expectEqual(head("seven!\nab\nseven!", from: 5, Typed.down, Typed.left, Typed.down), [9, 8, 11])
    expectEqual(
      head("漢字漢\nabcdef", from: 2, Typed.down, Typed.up), [8, 2], "columns are counted in cells of the screen")
  }

  @Test func `C10: Ctrl and Alt with the arrow keys, Alt-F and Alt-B move the cursor by words`() {
    for (right, left) in [
      (Typed.controlRight, Typed.controlLeft), ("\u{1B}[1;3C", "\u{1B}[1;3D"), (Typed.alt("f"), Typed.alt("b")),
    ] {
      expectEqual(head(poem, from: 0, right, right, left), [5, 8, 6])
    }
  }

  @Test func `C10: Home and End go to the ends of the row, then of the paragraph`() {
    expectEqual(head(poem, from: 13, Typed.home, Typed.home), [11, 0])
    expectEqual(head(poem, from: 2, Typed.end, Typed.end, Typed.end), [11, 20, 20])
    expectEqual(head(poem, from: 13, Typed.control("a"), Typed.control("e")), [0, 20])
  }

  @Test func `C10: End in a wrapped row puts the cursor at the end of that row, not in the next row`() {
    let stage = stage(poem)
    stage.control.selectedRange = 2..<2
    stage.app.press(Typed.end)
    expectEqual(stage.cursor, [11, 0])
    stage.app.press(Typed.right)
    expectEqual(stage.cursor, [1, 1])
    stage.app.press(Typed.left)
    expectEqual(stage.cursor, [0, 1])
    stage.app.press(Typed.up + Typed.end + Typed.down)
    expectEqual(stage.cursor, [9, 1])
  }

  @Test func `C10: keys move the cursor by paragraphs, by pages and to the ends of the text`() {
    expectEqual(head("ab\ncd\nef", from: 4, "\u{1B}[1;5A", "\u{1B}[1;5A", "\u{1B}[1;5B", "\u{1B}[1;5B"), [3, 0, 2, 5])
    expectEqual(head("ab\ncd\nef", from: 4, Typed.alt("p"), Typed.alt("n")), [3, 5])
    expectEqual(head(poem, from: 4, Typed.controlEnd, Typed.controlHome), [32, 0])
    expectEqual(head(poem, from: 4, Typed.alt(">"), Typed.alt("<")), [32, 0])
    let lines = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    let stage = stage(lines)
    stage.app.press(Typed.controlHome)
    stage.app.press(Typed.down + Typed.pageDown)
    #expect(stage.rows[0].hasPrefix("line 3"))
    expectEqual(stage.cursor, [0, 1], "the cursor stays where it is on the screen")
    stage.app.press(Typed.pageUp + Typed.pageUp)
    expectEqual(stage.cursor, [0, 0])
  }

  @Test func `C10: movement keys with Shift extend the selection`() {
    let stage = stage(poem)
    stage.app.press(Typed.controlHome + Typed.shiftRight + Typed.shiftRight)
    expectEqual(stage.control.selectedRange, 0..<2)
    stage.app.press(Typed.shiftDown)
    expectEqual(stage.control.selectedRange, 0..<13)
    stage.app.press(Typed.shiftUp + Typed.shiftLeft)
    expectEqual(stage.control.selectedRange, 0..<1)
    stage.app.press("\u{1B}[1;6C")
    expectEqual(stage.control.selectedRange, 0..<5)
    stage.app.press("\u{1B}[1;6F")
    expectEqual(stage.control.selectedRange, 0..<32)
    stage.app.press(Typed.left)
    expectEqual(stage.control.selectedRange, 0..<0)
    stage.app.press(Typed.alt("a") + Typed.right)
    expectEqual(stage.control.selectedRange, 32..<32)
  }

  @Test func `C10: copying ends the selection mode that Ctrl-Space began`() {
    let stage = stage(poem)
    stage.app.press(Typed.controlHome + "\0" + Typed.right + Typed.right + Typed.alt("c") + Typed.right)
    expectEqual(stage.control.selectedRange, 2..<2)
  }

  @Test func `C10: a movement key at the end of the text also begins a new undo step`() {
    let stage = stage("")
    stage.app.press("ab" + Typed.right + "cd" + Typed.alt("z"))
    expectEqual(stage.control.text, "ab")
  }

  @Test func `C10: Left and Right collapse a selection to its start or end before they move the cursor`() {
    expectEqual(head(poem, from: 3, Typed.shiftRight, Typed.shiftRight, Typed.left, Typed.left), [4, 5, 3, 2])
    expectEqual(head(poem, from: 5, Typed.shiftLeft, Typed.shiftLeft, Typed.right, Typed.right), [4, 3, 5, 6])
  }

  @Test func `C10: after Ctrl-Space, movement keys extend the selection without Shift`() {
    let stage = stage("three in a row")
    stage.app.press(Typed.controlHome + "\0" + Typed.alt("f"))
    expectEqual(stage.control.selectedRange, 0..<5)
    stage.app.press("\u{1B}")
    stage.app.press(Typed.right)
    expectEqual(stage.control.selectedRange, 5..<5)
    stage.app.press("\0" + Typed.right + "x")
    expectEqual(stage.control.text, "threexin a row")
    stage.app.press(Typed.right)
    expectEqual(stage.control.selectedRange, 7..<7)
  }

  @Test func `C10: Escape first ends the selection mode and only then reaches the screen's key commands`() {
    var presses = 0
    let escape = KeyCommand(title: "Back", keys: [Key(.escape)]) { presses += 1 }
    let stage = TextStage(TextView(text: "ab"), commands: [escape])
    stage.app.press("\0")
    stage.app.press("\u{1B}")
    expectEqual(presses, 0)
    stage.app.press("\u{1B}")
    expectEqual(presses, 1)
  }

  private func edited(_ text: String, at place: Int, _ keys: String...) -> [String] {
    let stage = stage(text)
    stage.control.selectedRange = place..<place
    return keys.map { key in
      stage.app.press(key)
      return stage.control.text
    }
  }

  @Test func `C10: keys delete text by clusters, words and paragraphs`() {
    expectEqual(edited("abc", at: 1, Typed.backspace, Typed.backspace), ["bc", "bc"])
    expectEqual(edited("abc", at: 1, Typed.delete, Typed.control("d"), Typed.delete), ["ac", "a", "a"])
    expectEqual(edited("one two", at: 7, Typed.control("w"), "\u{1B}\u{7F}"), ["one ", ""])
    expectEqual(edited("one two", at: 0, Typed.alt("d"), "\u{1B}[3;5~"), [" two", ""])
    expectEqual(edited("ab\ncd\nef", at: 4, Typed.control("k"), Typed.control("k")), ["ab\nc\nef", "ab\ncef"])
    expectEqual(edited("ab\ncd\nef", at: 4, Typed.control("u"), Typed.control("u")), ["ab\nd\nef", "abd\nef"])
  }

  @Test func `C10: typing replaces the selected text, and Backspace deletes it`() {
    let stage = stage("three in a row")
    stage.control.selectedRange = 0..<5
    stage.app.press("two")
    expectEqual(stage.control.text, "two in a row")
    stage.control.selectedRange = 3..<6
    stage.app.press(Typed.backspace)
    expectEqual(stage.control.text, "two a row")
  }

  @Test func `C10: keys cut, copy and paste the selected text`() {
    let stage = stage("three in a row")
    stage.control.selectedRange = 0..<6
    stage.app.press(Typed.control("x"))
    expectEqual(stage.control.text, "in a row")
    expectEqual(Pasteboard.general.string, "three ")
    expectEqual(stage.app.terminal.clipboard, "three ", "cut text goes to the terminal's clipboard as well")
    stage.app.press(Typed.controlEnd + " " + Typed.control("v") + Typed.control("v"))
    expectEqual(stage.control.text, "in a row three three ")
    stage.control.selectedRange = 0..<2
    stage.app.press(Typed.alt("c"))
    expectEqual(stage.app.terminal.clipboard, "in")
    expectEqual(stage.control.selectedRange, 0..<2)
    stage.control.selectedRange = 0..<0
    stage.app.press(Typed.control("x") + Typed.alt("c"))
    expectEqual(Pasteboard.general.string, "in", "without a selection, nothing is copied")
  }

  @Test func `C10: a bracketed paste keeps its control characters and is one undo step`() {
    let stage = stage("ab")
    stage.control.selectedRange = 1..<1
    stage.app.paste("x\ry\u{1B}[31mz\t")
    expectEqual(stage.control.text, "ax\ny\u{1B}[31mz\tb")
    stage.app.press(Typed.alt("z"))
    expectEqual(stage.control.text, "ab")
  }

  @Test func `C10: keys undo and redo typing, and setting the text clears the undo history`() {
    let stage = stage("")
    stage.app.press("one two")
    stage.app.press(Typed.alt("z"))
    expectEqual(stage.control.text, "one ")
    stage.app.press("\u{1F}")
    expectEqual(stage.control.text, "")
    #expect(!stage.control.canUndo && stage.control.canRedo)
    stage.app.press(Typed.control("y") + Typed.alt("Z"))
    expectEqual(stage.control.text, "one two")
    expectEqual(stage.cursor, [7, 0])
    stage.control.text = "new"
    #expect(!stage.control.canUndo && !stage.control.canRedo)
  }

  @Test func `C10: an accent that is typed after its letter joins it`() {
    let stage = stage("")
    stage.app.press("e")
    stage.app.press("\u{301}")
    expectEqual(stage.control.textLength, 1)
    expectEqual(stage.cursor, [1, 0])
    stage.app.press(Typed.backspace)
    expectEqual(stage.control.text, "")
  }

  @Test func `C10: every editing command has a key that a simple terminal can send`() {
    func isSimple(_ key: Key) -> Bool {
      if case .character = key.code { return key.modifiers == .control || key.modifiers == .alt }
      if case .backspace = key.code { return key.modifiers.subtracting(.alt).isEmpty }
      return key.modifiers.isEmpty
    }
    let keys = TextKeys.editing.commands
    for command in Set(keys.values) {
      // Ctrl-Space and then the motion replace these commands.
      if case .move(_, extends: true) = command { continue }
      #expect(keys.contains { $0.value == command && isSimple($0.key) }, "\(command)")
    }
  }

  @Test func `C10: no key has two editing commands, and no editing command uses a key of the application`() {
    let keys = TextKeys.editing.groups.flatMap(\.commands).map(\.key)
    expectEqual(Set(keys).count, keys.count)
    for letter in ["c", "l", "z"] as [Character] { #expect(!keys.contains(.character(letter, .control))) }
    for key in [Key(.escape), Key(.tab), Key(.tab, .shift), Key(.function(1))] { #expect(!keys.contains(key)) }
  }

  @Test func `C10: arrow keys scroll a text view that is not editable, and Ctrl-Space lets them select text`() {
    let view = TextView(text: (0..<20).map { "line \($0)" }.joined(separator: "\n"))
    view.isEditable = false
    let stage = TextStage(view)
    #expect(stage.rows[0].hasPrefix("line 0") && stage.cursor == nil)
    stage.app.press(Typed.down + "x")
    stage.app.paste("y")
    #expect(stage.rows[0].hasPrefix("line 1"))
    stage.app.press("\0")
    expectEqual(stage.cursor, [0, 0])
    stage.app.press(Typed.right + Typed.right + Typed.alt("c"))
    expectEqual(Pasteboard.general.string, "li")
    stage.app.press(Typed.delete + Typed.control("x") + Typed.control("u"))
    expectEqual(view.textLength, 149)
    view.isSelectable = false
    stage.app.turn()
    #expect(stage.cursor == nil && view.isFocused)
    stage.app.press(Typed.down)
    #expect(stage.rows[0].hasPrefix("line 2"))
  }
}
