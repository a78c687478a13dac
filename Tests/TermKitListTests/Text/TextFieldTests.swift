import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct TextFieldTests {
  private func stage(
    _ text: String = "", width: Int = 12, height: Int = 1, traits: TraitCollection = TraitCollection(),
    _ configure: (TextField) -> Void = { _ in }
  ) -> TextStage<TextField> {
    let field = TextField(text: text, placeholder: "Name")
    configure(field)
    return TextStage(field, size: Size(width: width, height: height), traits: traits)
  }

  @Test func `C10: a field shows its placeholder until text is typed`() {
    let stage = stage()
    #expect(stage.rows == ["Name"] && stage.cursor == [0, 0])
    stage.app.press("Ada")
    #expect(stage.rows == ["Ada"] && stage.cursor == [3, 0])
  }

  @Test func `C10: a text that is longer than its field scrolls with the cursor`() {
    let stage = stage("Tic-Tac-Toe", width: 6)
    #expect(stage.rows == ["c-Toe"] && stage.cursor == [5, 0])
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.rows == ["c-Toe"] && stage.cursor == [3, 0])
    stage.app.press(Typed.home)
    #expect(stage.rows == ["Tic-Ta"] && stage.cursor == [0, 0])
    stage.app.press(Typed.end + Typed.backspace)
    expectEqual(stage.rows, ["ac-To"], "the text uses the whole width")
    stage.app.press("\t")
    expectEqual(stage.rows, ["Tic-Ta"], "a field without the focus shows the beginning of its text")
  }

  @Test func `C10: a field never shows half of a wide character`() {
    let stage = stage("漢字漢字x", width: 6)
    #expect(stage.rows == [" 漢字x"] || stage.rows == ["漢字x"])
    expectEqual(stage.cursor, [5, 0])
    stage.app.press(Typed.left)
    expectEqual(stage.cursor, [4, 0])
  }

  @Test func `C10: pasted newlines become spaces, and Enter types no newline`() {
    let stage = stage()
    stage.app.paste("two\nlines\r\nand \u{1B}")
    expectEqual(stage.control.text, "two lines and \u{1B}")
    stage.app.press("\r")
    expectEqual(stage.control.textLength, 15)
    stage.control.text = "set\nas it is"
    expectEqual(stage.control.text, "set\nas it is")
    stage.app.turn()
    #expect(stage.rows == ["␊as it is"] || stage.rows[0].contains("␊"))
  }

  @Test func `C10: Left at the beginning of a field keeps the focus, and Down moves it to the next control`() {
    let stage = stage("ab")
    stage.app.press(Typed.left + Typed.left + Typed.left)
    #expect(stage.control.isFocused)
    stage.app.press(Typed.down)
    #expect(stage.button.isFocused)
  }

  @Test func `C1: a field sends editingDidBegin, editingChanged, editingDidEndOnExit and editingDidEnd`() {
    var heard: [String] = []
    let stage = stage { field in
      field.addAction(for: .editingDidBegin) { _ in heard.append("begin") }
      field.addAction(for: .editingChanged) { heard.append(($0 as? TextField)?.text ?? "") }
      field.addAction(for: .editingDidEnd) { _ in heard.append("end") }
      field.addAction(for: .editingDidEndOnExit) { _ in heard.append("exit") }
    }
    stage.control.text = "x"
    stage.app.press("ab" + Typed.left + Typed.backspace + "\r\t")
    expectEqual(heard, ["begin", "xa", "xab", "xb", "exit", "end"])
  }

  @Test func `C10: a field passes Enter on to the next responder after the target for Enter was released`() {
    @MainActor final class Listener {
      func entered() {}
    }
    var presses = 0
    let enter = KeyCommand(title: "Post", keys: [Key(.enter)]) { presses += 1 }
    let stage = TextStage(TextField(), size: Size(width: 12, height: 1), commands: [enter])
    do {
      let listener = Listener()
      stage.control.addTarget(listener, action: Listener.entered, for: .editingDidEndOnExit)
      stage.app.press("\r")
      expectEqual(presses, 0)
    }
    stage.app.press("\r")
    expectEqual(presses, 1)
  }

  @Test func `C10: setting isSecureTextEntry replaces the visible text with dots immediately`() {
    let stage = stage("abc")
    stage.control.isSecureTextEntry = true
    stage.app.turn()
    expectEqual(stage.rows, ["•••"])
  }

  @Test func `C10: textFieldDidChangeSelection is called for each movement of the cursor, also by typing`() {
    final class Listener: TextFieldDelegate {
      var ranges: [Range<Int>] = []
      func textFieldDidChangeSelection(_ textField: TextField) { ranges.append(textField.selectedRange) }
    }
    let listener = Listener()
    let stage = stage { $0.delegate = listener }
    stage.app.press("ab" + Typed.left + Typed.shiftRight + Typed.delete)
    expectEqual(listener.ranges, [1..<1, 2..<2, 1..<1, 1..<2, 1..<1])
  }

  @Test func `C10: changing a field's text in code does not send editingChanged`() {
    var changes = 0
    let stage = stage { field in field.addAction(for: .editingChanged) { _ in changes += 1 } }
    stage.control.insertText("abc")
    stage.control.replace(0..<1, with: "x")
    stage.control.deleteBackward()
    #expect(changes == 0 && stage.control.text == "bc")
    stage.app.press("d")
    expectEqual(changes, 1)
  }

  @Test func `C10: a drag ends when the field loses the focus`() {
    let stage = TextStage(TextField(text: "a text that is longer than its field"), size: Size(width: 9, height: 1))
    stage.control.frame.size.width = 6
    stage.app.press(Typed.home)
    stage.app.mouseDown(1, 1)
    stage.app.mouseDrag(8, 1)
    stage.app.advance(by: 0.3)
    let range = stage.control.selectedRange
    #expect(range.upperBound > 8, "the text scrolls while the mouse is beyond the edge")
    stage.button.becomeFirstResponder()
    stage.app.advance(by: 1)
    expectEqual(stage.control.selectedRange, range)
    stage.app.mouseUp(8, 1)
  }

  @Test func `C10: a field without a target for editingDidEndOnExit passes Enter on to the next responder`() {
    var presses = 0
    let enter = KeyCommand(title: "Post", keys: [Key(.enter)]) { presses += 1 }
    let stage = TextStage(TextField(), size: Size(width: 12, height: 1), commands: [enter])
    stage.app.press("x\r")
    #expect(presses == 1 && stage.control.text == "x")
  }

  @Test func `C10: the delegate may refuse changes, Enter and the focus`() {
    final class Listener: TextFieldDelegate {
      var allows = true
      var returns = 0
      func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows }
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
      func textFieldShouldReturn(_ textField: TextField) -> Bool {
        returns += 1
        return false
      }
    }
    let listener = Listener()
    let stage = stage { $0.delegate = listener }
    stage.app.press("1a2\r")
    #expect(stage.control.text == "12" && listener.returns == 1)
    stage.app.press("\t")
    listener.allows = false
    stage.app.press("\t")
    #expect(!stage.control.isFirstResponder)
  }

  @Test func `C10: a secure field shows dots, cannot be copied or cut, and is treated as one word`() {
    let stage = stage("se cret") { $0.isSecureTextEntry = true }
    expectEqual(stage.rows, ["•••••••"])
    Pasteboard.general.string = "before"
    stage.app.press(Typed.alt("a") + Typed.alt("c") + Typed.control("x"))
    #expect(Pasteboard.general.string == "before" && stage.control.text == "se cret")
    stage.app.press(Typed.end + Typed.controlLeft)
    expectEqual(stage.cursor, [0, 0])
    stage.app.click(3, 1)
    stage.app.click(3, 1)
    expectEqual(stage.control.selectedRange, 0..<7)
    let plain = self.stage("漢字", traits: TraitCollection(glyphLevel: .ascii)) { $0.isSecureTextEntry = true }
    expectEqual(plain.rows, ["**"])
  }

  @Test func `X3: in a field, a click moves the cursor, a drag selects text, and a double click selects a word`() {
    let stage = stage("Tic-Tac-Toe and more", width: 8)
    stage.app.press(Typed.home)
    stage.app.click(3, 1)
    expectEqual(stage.cursor, [3, 0])
    stage.app.mouseDown(1, 1)
    stage.app.mouseDrag(4, 1)
    expectEqual(stage.control.selectedRange, 1..<4)
    stage.app.mouseUp(4, 1)
    stage.app.advance(by: 1)
    stage.app.click(5, 1)
    stage.app.click(5, 1)
    expectEqual(stage.control.selectedRange, 4..<7)
  }

  @Test func `C10: the clear button clears the text and is visible when clearButtonMode says so`() {
    let stage = stage("Ada") { $0.clearButtonMode = .whileEditing }
    expectEqual(stage.rows, ["Ada        ✕"])
    stage.app.click(11, 1)
    #expect(stage.control.text == "" && stage.rows == ["Name"])
    stage.app.press(Typed.alt("z"))
    expectEqual(stage.control.text, "Ada")
    stage.app.press("\t")
    expectEqual(stage.rows, ["Ada"])
    for (mode, shown) in [(TextField.ViewMode.always, true), (.unlessEditing, true), (.never, false)] {
      stage.control.clearButtonMode = mode
      stage.app.turn()
      expectEqual(stage.rows[0].hasSuffix("✕"), shown)
    }
  }

  @Test func `C10: the border of a field has the tint while the field has the focus, and is grey otherwise`() {
    let stage = stage("Ada", height: 3) { $0.borderStyle = .roundedRect }
    expect(stage.app, shows: "   09:41\n╭──────────╮\n│ Ada      │\n╰──────────╯\n    Post")
    #expect(stage.cursor == [5, 1] && stage.app.foreground(0, 1) == .systemBlue)
    stage.app.press("\t")
    expectEqual(stage.app.foreground(0, 1), Color(white: 0.6))
    let ascii = self.stage("Ada", height: 3, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none)) {
      $0.borderStyle = .roundedRect
    }
    expectEqual(ascii.rows, [".----------.", "| Ada      |", "'----------'"])
    let blocks = self.stage("Ada", height: 3, traits: TraitCollection(glyphLevel: .blocks, colorDepth: .eight)) {
      $0.borderStyle = .roundedRect
    }
    expectEqual(blocks.rows, ["┌──────────┐", "│ Ada      │", "└──────────┘"])
  }

  @Test func `C10: a bezel is a background or brackets, and the line style underlines the field`() {
    let ground = stage("Ada") { $0.borderStyle = .bezel }
    #expect(ground.rows == [" Ada"] && ground.app.background(0, 1) == Color.systemBlue.withAlphaComponent(0.1))
    let brackets = stage("Ada", traits: TraitCollection(colorDepth: .eight)) { $0.borderStyle = .bezel }
    #expect(brackets.rows == ["[Ada       ]"] && brackets.cursor == [4, 0])
    let line = stage("Ada") { $0.borderStyle = .line }
    #expect((0..<12).allSatisfy { line.app.cell($0, 1).attributes.contains(.underline) })
    let low = stage("Ada", height: 1) { $0.borderStyle = .roundedRect }
    expectEqual(low.rows, [" Ada"], "a border without room for its box is drawn as a bezel")
  }

  @Test func `C10: a disabled field is dim, ignores clicks, keys and pastes, and cannot have the focus`() {
    let stage = stage("Ada", traits: TraitCollection(colorDepth: .none)) { $0.isEnabled = false }
    #expect(stage.cursor == nil && stage.app.cell(0, 1).attributes == .dim)
    stage.app.click(1, 1)
    stage.app.press("x")
    stage.app.paste("y")
    #expect(stage.control.text == "Ada" && !stage.control.isFirstResponder)
  }

  @Test func `C10: the best size of a field has room for its text and its border`() {
    let field = TextField(text: "Ada")
    let room = Size(width: 100, height: 100)
    expectEqual(field.sizeThatFits(room), Size(width: 20, height: 1))
    field.borderStyle = .roundedRect
    expectEqual(field.sizeThatFits(room), Size(width: 24, height: 3))
    field.text = String(repeating: "x", count: 30)
    expectEqual(field.sizeThatFits(room), Size(width: 35, height: 3))
    expectEqual(field.sizeThatFits(Size(width: 9, height: 1)), Size(width: 9, height: 1))
  }

  @Test(arguments: 0..<3) func `C10: a field that is 0 to 2 cells wide and high still accepts text`(width: Int) {
    for style in TextBorderStyle.allCases {
      let stage = stage("漢字", width: 12) { field in
        field.borderStyle = style
        field.clearButtonMode = .always
      }
      stage.control.frame.size = Size(width: width, height: width)
      stage.app.press("x" + Typed.home + Typed.end)
      stage.app.click(0, 1)
      expectEqual(stage.control.text?.contains("x"), true)
    }
  }
}
