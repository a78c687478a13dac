import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import TermKitToolkit

@MainActor @Suite struct TextViewTests {
  private func stage(_ text: String = "", width: Int = 12, height: Int = 4) -> TextStage<TextView> {
    TextStage(TextView(text: text), size: Size(width: width, height: height))
  }

  @Test func `C10: what is typed is shown, with the terminal's cursor behind it`() {
    let stage = stage()
    #expect(stage.cursor == [0, 0])
    stage.app.press("Your turn?")
    #expect(stage.control.text == "Your turn?")
    expect(stage.app, shows: "   09:41\nYour turn?\n\n\n\n    Post")
    #expect(stage.cursor == [10, 0])
  }

  @Test func `C10: lines are wrapped by words, with a column for the cursor`() {
    let stage = stage("Three in a row wins")
    #expect(stage.rows == ["Three in a", "row wins", "", ""])
    stage.app.press(" now")
    #expect(stage.rows == ["Three in a", "row wins", "now", ""])
    #expect(stage.cursor == [3, 2])
    let full = self.stage("elevenchars")
    #expect(full.rows[0] == "elevenchars")
    #expect(full.cursor == [11, 0], "behind a full row")
    full.app.press("x")
    #expect(full.rows[1] == "x")
  }

  @Test func `C10: spaces at the end of a wrapped line hang out, the cursor stays at the edge`() {
    let stage = stage("elevenchars")
    stage.app.press("   ")
    #expect(stage.rows == ["elevenchars", "", "", ""])
    #expect(stage.cursor == [11, 0])
    stage.app.press("x")
    #expect(stage.rows[1] == "x")
    #expect(stage.cursor == [1, 1])
  }

  @Test func `C10: what is set while it is shown is seen at once`() {
    let stage = stage()
    stage.control.placeholder = "Message"
    stage.app.turn()
    #expect(stage.rows[0] == "Message")
    stage.control.textContainerInset = EdgeInsets(top: 1, left: 2)
    stage.app.turn()
    #expect(stage.rows[1] == "  Message" && stage.cursor == [2, 1])
    stage.control.text = "Your turn now"
    stage.app.turn()
    #expect(Array(stage.rows[1...2]) == ["  Your turn", "  now"])
    stage.control.textColor = .red
    stage.app.turn()
    #expect(stage.app.foreground(2, 2) == .red)
  }

  @Test func `C10: a text that is neither edited nor selected any more gives up the focus`() {
    let stage = stage("a")
    stage.control.isEditable = false
    #expect(stage.control.isFirstResponder)
    stage.control.isSelectable = false
    #expect(!stage.control.isFirstResponder)
  }

  @Test func `C10: wrapping follows the width`() {
    let stage = stage("Three in a row wins", width: 24)
    #expect(stage.rows[0] == "Three in a row wins")
    stage.control.frame.size.width = 9
    stage.app.turn()
    #expect(stage.rows == ["Three in", "a row", "wins", ""])
    #expect(stage.cursor == [4, 2])
  }

  @Test func `C10: what is at the top stays there when the width changes`() {
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

  @Test func `C10: Enter begins a paragraph, Tab goes on to the next control`() {
    let stage = stage()
    stage.app.press("a\rb\t")
    #expect(stage.control.text == "a\nb")
    #expect(stage.button.isFocused)
    #expect(stage.cursor == nil)
    stage.app.press("\u{1B}[Z")
    #expect(stage.cursor == [1, 1])
  }

  @Test func `C10: typing wins over commands of the screen and of the application`() {
    var presses = 0
    let command = KeyCommand(title: "New Game", keys: [.character("n")]) { presses += 1 }
    let stage = TextStage(TextView(), commands: [command])
    stage.app.press("nq?")
    #expect(stage.control.text == "nq?")
    #expect(presses == 0 && !stage.app.application.isEnding)
    let titles = stage.app.application.windowScene.effectiveKeyCommands
    #expect(!titles.contains { $0.title == "New Game" })
    #expect(titles.first { $0.title == "Quit" }?.keyLabel == "Ctrl-C")
    #expect(titles.first { $0.title == "These keys" }?.keyLabel == "F1")
    stage.app.press("\tn")
    #expect(presses == 1)
    stage.app.press("q")
    #expect(stage.app.application.isEnding)
  }

  @Test func `C10: Ctrl-C ends the application also while one types`() {
    let stage = stage("draft")
    stage.app.press(Typed.control("c"))
    #expect(stage.app.application.isEnding)
  }

  @Test func `F1: lists the keys`() {
    let stage = TextStage(TextView(), size: Size(width: 60, height: 24))
    stage.app.press("\u{1B}OP")
    #expect(stage.rows.contains { $0.contains("Ctrl-V  Paste") })
    stage.app.press("\u{1B}")
    #expect(stage.cursor == [0, 0])
  }

  @Test func `C10: a placeholder is there until there is text`() {
    let view = TextView()
    view.placeholder = "Say something nice"
    let stage = TextStage(view)
    #expect(stage.rows == ["Say", "something", "nice", ""])
    #expect(stage.app.foreground(0, 1) == Color(white: 0.6))
    stage.app.press("x")
    #expect(stage.rows == ["x", "", "", ""])
  }

  @Test func `C10: the text keeps clear of its insets`() {
    let view = TextView(text: "Three in a row")
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    view.showsVerticalScrollIndicator = false
    let stage = TextStage(view, size: Size(width: 12, height: 5))
    #expect(stage.rows == ["", "  Three", "  in a", "  row", ""])
    #expect(stage.cursor == [5, 3])
    stage.app.press("\rx")
    #expect(stage.rows == ["  Three", "  in a", "  row", "  x", ""], "the room below the last row is seen with it")
    stage.app.press(Typed.controlHome)
    #expect(stage.rows == ["", "  Three", "  in a", "  row", "  x"], "and that above the first")
  }

  @Test func `C10: tabs reach to their stops`() {
    let stage = stage("a\tb", width: 20)
    #expect(stage.rows[0] == "a       b")
    #expect(stage.cursor == [9, 0])
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.cursor == [1, 0])
  }

  @Test func `C10: no cluster is ever split`() {
    let text = "a👩‍👩‍👧e\u{301}🇩🇪漢"
    let stage = stage(text)
    var columns: [Int?] = []
    for _ in 0..<6 {
      columns.append(stage.cursor?.first)
      stage.app.press(Typed.left)
    }
    #expect(columns == [8, 6, 4, 3, 1, 0])
    stage.app.press(Typed.controlEnd + Typed.backspace + Typed.backspace)
    #expect(stage.control.text == "a👩‍👩‍👧e\u{301}")
    stage.app.press(Typed.home + Typed.right + Typed.delete)
    #expect(stage.control.text == "ae\u{301}")
  }

  @Test func `C10: a wide character that does not fit goes to the next row`() {
    let stage = stage("漢字漢字", width: 6)
    #expect(stage.rows == ["漢字", "漢字", "", ""])
    stage.control.frame.size.width = 2
    stage.app.turn()
    #expect(stage.control.rows.count == 4, "also where there is no room for it at all")
  }

  @Test(arguments: [
    "\u{1B}[31mred", "\u{202E}evil", "a\u{200B}b", "\u{0}\u{7}\u{9B}31m", "\u{200D}x",
    "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
    "\r\u{85}\u{2028}x", "\u{1F3F4}\u{E0067}\u{E0062}", "\u{FFFC}\u{FEFF}y",
  ])
  func `C10: hostile text is shown harmlessly, gone over cluster by cluster, and kept as it was`(text: String) {
    let stage = stage(text, width: 20)
    #expect(Array(stage.control.text.utf8) == Array(text.utf8))
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
    #expect(stage.control.selectedRange == 0..<0)
    #expect(Set(places.compactMap { $0 }).count == text.count + 1, "each cluster has a place of its own")
    for place in places.reversed().enumerated() {
      guard let cell = place.element else { continue }
      stage.app.click(cell[0], cell[1] + 1)
      stage.app.advance(by: 1)
      #expect(stage.control.selectedRange.lowerBound == place.offset)
    }
  }

  @Test func `C10: a thousand marks on a letter are one cluster, and deleted as one`() {
    let text = "a" + String(repeating: "\u{301}", count: 1000)
    let stage = stage("b" + text + "c")
    #expect(stage.rows[0].hasSuffix("…c"))
    stage.app.press(Typed.left + Typed.backspace)
    #expect(stage.control.text == "bc")
  }

  @Test(arguments: GlyphLevel.allCases)
  func `C10: a letter with marks without end is shown with an ellipsis, and is one step`(level: GlyphLevel) {
    let marked = "e" + String(repeating: "\u{301}", count: 50_000)
    let stage = TextStage(TextView(text: "a\(marked)b"), traits: TraitCollection(glyphLevel: level))
    let e = level == .ascii ? "e~" : "e\u{301}\u{301}\u{301}\u{301}…"
    #expect(stage.rows[0] == "a\(e)b" && stage.cursor == [4, 0])
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.cursor == [1, 0])
    stage.app.press("x" + Typed.right)
    #expect(stage.rows[0] == "ax\(e)b" && stage.cursor == [4, 0])
    #expect(stage.control.text.utf8.elementsEqual("ax\(marked)b".utf8))
    stage.app.press(Typed.backspace)
    #expect(stage.rows[0] == "axb")
    stage.app.press(Typed.alt("z"))
    #expect(stage.control.text.utf8.elementsEqual("ax\(marked)b".utf8))
  }

  @Test func `C10: bad use stops with a sentence`() async {
    let selecting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TextView(text: "abc").selectedRange = 2..<4 }
    }
    selecting.expectMessage("2..<4 is not within the text's range 0..<3: count grapheme clusters")
    let replacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TextView(text: "abc").replace(5..<6, with: "") }
    }
    replacing.expectMessage("5..<6 is not within the text's range 0..<3: count grapheme clusters")
  }

  @Test func `C10: what a text needs in a width is what it takes`() {
    let view = TextView(text: "Three in a row wins")
    view.textContainerInset = EdgeInsets(top: 1, bottom: 1)
    #expect(view.sizeThatFits(Size(width: 9, height: 100)) == Size(width: 9, height: 5))
    #expect(view.sizeThatFits(Size(width: 9, height: 3)) == Size(width: 9, height: 3))
  }

  @Test func `C10: a cursor that is scrolled out of sight is hidden, and comes back when one types`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    #expect(stage.rows[3].hasPrefix("line 19"))
    stage.app.turnWheel(by: -9, 2, 2)
    #expect(stage.rows[0].hasPrefix("line 0"))
    #expect(stage.cursor == nil)
    stage.app.press("!")
    #expect(stage.rows[3].hasPrefix("line 19!"))
    #expect(stage.cursor == [8, 3])
  }

  @Test func `C10: it is hidden with the view, and behind what cuts the view off`() {
    let stage = stage("ab")
    stage.control.superview?.clipsToBounds = true
    stage.control.frame.origin.x = -1
    stage.app.turn()
    #expect(stage.cursor == [1, 0])
    stage.control.frame.origin.x = -5
    stage.app.turn()
    #expect(stage.cursor == nil)
  }
}
