import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitText

@MainActor @Suite struct TextViewTests {
  private func stage(_ text: String = "", width: Int = 12, height: Int = 4) -> TextStage<TextView> {
    TextStage(TextView(text: text), size: Size(width: width, height: height))
  }

  @Test func `C10: typed text is visible, and the terminal's cursor is behind it`() {
    let stage = stage()
    expectEqual(stage.cursor, [0, 0])
    stage.app.press("Your turn?")
    expectEqual(stage.control.text, "Your turn?")
    expect(stage.app, shows: "   09:41\nYour turn?\n\n\n\n    Post")
    expectEqual(stage.cursor, [10, 0])
  }

  @Test func `C10: text wraps at word boundaries and leaves a column for the cursor`() {
    let stage = stage("Three in a row wins")
    expectEqual(stage.rows, ["Three in a", "row wins", "", ""])
    stage.app.press(" now")
    expectEqual(stage.rows, ["Three in a", "row wins", "now", ""])
    expectEqual(stage.cursor, [3, 2])
    let full = self.stage("elevenchars")
    expectEqual(full.rows[0], "elevenchars")
    expectEqual(full.cursor, [11, 0], "the cursor is behind a full row")
    full.app.press("x")
    expectEqual(full.rows[1], "x")
  }

  @Test func `C10: trailing spaces extend beyond a full row while the cursor stays at the edge`() {
    let stage = stage("elevenchars")
    stage.app.press("   ")
    expectEqual(stage.rows, ["elevenchars", "", "", ""])
    expectEqual(stage.cursor, [11, 0])
    stage.app.press("x")
    expectEqual(stage.rows[1], "x")
    expectEqual(stage.cursor, [1, 1])
  }

  @Test func `C10: changing the placeholder, insets, text or colour of a text view takes effect in the next frame`() {
    let stage = stage()
    stage.control.placeholder = "Message"
    stage.app.turn()
    expectEqual(stage.rows[0], "Message")
    stage.control.textContainerInset = EdgeInsets(top: 1, left: 2)
    stage.app.turn()
    #expect(stage.rows[1] == "  Message" && stage.cursor == [2, 1])
    stage.control.text = "Your turn now"
    stage.app.turn()
    expectEqual(Array(stage.rows[1...2]), ["  Your turn", "  now"])
    stage.control.textColor = .red
    stage.app.turn()
    expectEqual(stage.app.foreground(2, 2), .red)
  }

  @Test func `C10: a text view gives up the focus when it is neither editable nor selectable`() {
    let stage = stage("a")
    stage.control.isEditable = false
    #expect(stage.control.isFirstResponder)
    stage.control.isSelectable = false
    #expect(!stage.control.isFirstResponder)
  }

  @Test func `C10: text is wrapped again when the width of the view changes`() {
    let stage = stage("Three in a row wins", width: 24)
    expectEqual(stage.rows[0], "Three in a row wins")
    stage.control.frame.size.width = 9
    stage.app.turn()
    expectEqual(stage.rows, ["Three in", "a row", "wins", ""])
    expectEqual(stage.cursor, [4, 2])
  }

  @Test func `C10: the line at the top stays at the top when the width changes`() {
    let text = (0..<40).map { "line \($0) of a long text" }.joined(separator: "\n")
    let view = TextView(text: text)
    view.isEditable = false
    let stage = TextStage(view, size: Size(width: 30, height: 4))
    stage.app.turnWheel(by: 5, 2, 2)
    #expect(stage.rows[0].hasPrefix("line 15 of"))
    view.frame.size.width = 12
    stage.app.turn()
    #expect(stage.rows[0].hasPrefix("line 15 of"))
    view.frame.size.width = 40
    stage.app.turn()
    #expect(stage.rows[0].hasPrefix("line 15 of"))
  }

  @Test func `C10: Enter begins a new paragraph, and Tab moves the focus to the next control`() {
    let stage = stage()
    stage.app.press("a\rb\t")
    expectEqual(stage.control.text, "a\nb")
    #expect(stage.button.isFocused)
    expectNil(stage.cursor)
    stage.app.press("\u{1B}[Z")
    expectEqual(stage.cursor, [1, 1])
  }

  @Test func `C10: typed letters take precedence over key commands of the screen and the application`() {
    var presses = 0
    let command = KeyCommand(title: "New Game", keys: [.character("n")]) { presses += 1 }
    let stage = TextStage(TextView(), commands: [command])
    stage.app.press("nq?")
    expectEqual(stage.control.text, "nq?")
    #expect(presses == 0 && !stage.app.application.isEnding)
    let titles = stage.app.application.windowScene.effectiveKeyCommands
    #expect(!titles.contains { $0.title == "New Game" })
    expectEqual(titles.first { $0.title == "Quit" }?.keyLabel, "Ctrl-C")
    expectEqual(titles.first { $0.title == "List of keys" }?.keyLabel, "F1")
    stage.app.press("\tn")
    expectEqual(presses, 1)
    stage.app.press("q")
    #expect(stage.app.application.isEnding)
  }

  @Test func `C10: Ctrl-C ends the application while a text view has the focus`() {
    let stage = stage("draft")
    stage.app.press(Typed.control("c"))
    #expect(stage.app.application.isEnding)
  }

  @Test func `the F1 key lists the key commands of a text view`() {
    let stage = TextStage(TextView(), size: Size(width: 60, height: 24))
    stage.app.press("\u{1B}OP")
    stage.app.advance(by: 0.3)
    #expect(stage.rows.contains { $0.contains("Ctrl-V  Paste") })
    stage.app.press("\u{1B}")
    expectEqual(stage.cursor, [0, 0])
  }

  @Test func `C10: a text view shows its placeholder until text is typed`() {
    let view = TextView()
    view.placeholder = "Say something nice"
    let stage = TextStage(view)
    expectEqual(stage.rows, ["Say", "something", "nice", ""])
    expectEqual(stage.app.foreground(0, 1), .placeholderText)
    stage.app.press("x")
    expectEqual(stage.rows, ["x", "", "", ""])
  }

  @Test func `C10: text is laid out inside its container insets`() {
    let view = TextView(text: "Three in a row")
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    view.showsVerticalScrollIndicator = false
    let stage = TextStage(view, size: Size(width: 12, height: 5))
    expectEqual(stage.rows, ["", "  Three", "  in a", "  row", ""])
    expectEqual(stage.cursor, [5, 3])
    stage.app.press("\rx")
    expectEqual(stage.rows, ["  Three", "  in a", "  row", "  x", ""], "with the last row, the inset below is visible")
    stage.app.press(Typed.controlHome)
    expectEqual(
      stage.rows, ["", "  Three", "  in a", "  row", "  x"], "with the first row, the inset above is visible")
  }

  @Test func `C10: a tab extends to the next tab stop`() {
    let stage = stage("a\tb", width: 20)
    expectEqual(stage.rows[0], "a       b")
    expectEqual(stage.cursor, [9, 0])
    stage.app.press(Typed.left + Typed.left)
    expectEqual(stage.cursor, [1, 0])
  }

  @Test func `C10: the cursor and deletions never split a grapheme cluster`() {
    let text = "a👩‍👩‍👧e\u{301}🇩🇪漢"
    let stage = stage(text)
    var columns: [Int?] = []
    for _ in 0..<6 {
      columns.append(stage.cursor?.first)
      stage.app.press(Typed.left)
    }
    expectEqual(columns, [8, 6, 4, 3, 1, 0])
    stage.app.press(Typed.controlEnd + Typed.backspace + Typed.backspace)
    expectEqual(stage.control.text, "a👩‍👩‍👧e\u{301}")
    stage.app.press(Typed.home + Typed.right + Typed.delete)
    expectEqual(stage.control.text, "ae\u{301}")
  }

  @Test func `C10: a wide character that does not fit moves to the next row`() {
    let stage = stage("漢字漢字", width: 6)
    expectEqual(stage.rows, ["漢字", "漢字", "", ""])
    stage.control.frame.size.width = 2
    stage.app.turn()
    expectEqual(stage.control.rows.count, 4, "a view that is too narrow for wide characters has one in each row")
  }

  @Test(arguments: [
    "\u{1B}[31mred", "\u{202E}evil", "a\u{200B}b", "\u{0}\u{7}\u{9B}31m", "\u{200D}x",
    "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
    "\r\u{85}\u{2028}x", "\u{1F3F4}\u{E0067}\u{E0062}", "\u{FFFC}\u{FEFF}y",
  ])
  func `C10: hostile text is kept unchanged, shown without control characters and traversed by clusters`(text: String) {
    let stage = stage(text, width: 20)
    expectEqual(Array(stage.control.text.utf8), Array(text.utf8))
    for y in 0..<stage.app.screen.size.height {
      for x in 0..<20 {
        let scalars = stage.app.cell(x, y).glyph.scalars
        #expect(scalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0x80..<0xA0).contains($0.value) })
        #expect(scalars.count <= 6)
      }
    }
    var places = [stage.cursor]
    for _ in 0..<text.count {
      stage.app.press(Typed.left)
      places.append(stage.cursor)
    }
    expectEqual(stage.control.selectedRange, 0..<0)
    expectEqual(Set(places.compactMap { $0 }).count, text.count + 1, "each cluster has its own cursor position")
    for place in places.reversed().enumerated() {
      guard let cell = place.element else { continue }
      stage.app.click(cell[0], cell[1] + 1)
      stage.app.advance(by: 1)
      expectEqual(stage.control.selectedRange.lowerBound, place.offset)
    }
  }

  @Test func `C10: a letter with a thousand combining marks is deleted as one cluster`() {
    let text = "a" + String(repeating: "\u{301}", count: 1000)
    let stage = stage("b" + text + "c")
    #expect(stage.rows[0].hasSuffix("…c"))
    stage.app.press(Typed.left + Typed.backspace)
    expectEqual(stage.control.text, "bc")
  }

  @Test(arguments: GlyphLevel.allCases)
  func `C10: a letter with 50,000 combining marks is drawn with few marks and is one step for the cursor`(
    level: GlyphLevel
  ) {
    let marked = "e" + String(repeating: "\u{301}", count: 50_000)
    let stage = TextStage(TextView(text: "a\(marked)b"), traits: TraitCollection(glyphLevel: level))
    let e = level == .ascii ? "e~" : "e\u{301}\u{301}\u{301}\u{301}…"
    #expect(stage.rows[0] == "a\(e)b" && stage.cursor == [4, 0])
    stage.app.press(Typed.left + Typed.left)
    expectEqual(stage.cursor, [1, 0])
    stage.app.press("x" + Typed.right)
    #expect(stage.rows[0] == "ax\(e)b" && stage.cursor == [4, 0])
    #expect(stage.control.text.utf8.elementsEqual("ax\(marked)b".utf8))
    stage.app.press(Typed.backspace)
    expectEqual(stage.rows[0], "axb")
    stage.app.press(Typed.alt("z"))
    #expect(stage.control.text.utf8.elementsEqual("ax\(marked)b".utf8))
  }

  @Test func `C10: replacing a range outside the text traps with a message`() async {
    let replacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TextView(text: "abc").replace(5..<6, with: "") }
    }
    replacing.expectMessage("5..<6 is not within the text's range 0..<3: count grapheme clusters")
  }

  @Test(arguments: [(2..<4, 2..<3), (5..<9, 3..<3), (-4..<2, 0..<2), (-4..<(-1), 0..<0)])
  func `C10: a selection and a range to show are limited to the text, as in UIKit (field trial D9)`(
    range: Range<Int>, selected: Range<Int>
  ) {
    let (view, field) = (TextView(text: "abc"), TextField(text: "abc"))
    view.selectedRange = range
    field.selectedRange = range
    view.scrollRangeToVisible(range)
    #expect(view.selectedRange == selected && field.selectedRange == selected)
  }

  @Test func `C10: sizeThatFits returns a height with room for the wrapped text and its insets`() {
    let view = TextView(text: "Three in a row wins")
    view.textContainerInset = EdgeInsets(top: 1, bottom: 1)
    expectEqual(view.sizeThatFits(Size(width: 9, height: 100)), Size(width: 9, height: 5))
    expectEqual(view.sizeThatFits(Size(width: 9, height: 3)), Size(width: 9, height: 3))
  }

  @Test func `C10: a cursor that is scrolled out of view is hidden, and typing scrolls back to it`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    #expect(stage.rows[3].hasPrefix("line 19"))
    stage.app.turnWheel(by: -9, 2, 2)
    #expect(stage.rows[0].hasPrefix("line 0"))
    expectNil(stage.cursor)
    stage.app.press("!")
    #expect(stage.rows[3].hasPrefix("line 19!"))
    expectEqual(stage.cursor, [8, 3])
  }

  @Test func `C10: the cursor is hidden while the superview clips its cell`() {
    let stage = stage("ab")
    stage.control.superview?.clipsToBounds = true
    stage.control.frame.origin.x = -1
    stage.app.turn()
    expectEqual(stage.cursor, [1, 0])
    stage.control.frame.origin.x = -5
    stage.app.turn()
    expectNil(stage.cursor)
  }
}
