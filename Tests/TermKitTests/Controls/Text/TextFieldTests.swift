import TermKit
import TermKitTestSupport
import TermKitTesting
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

  @Test func `C10: a field shows its placeholder, then what is typed`() {
    let stage = stage()
    #expect(stage.rows == ["Name"] && stage.cursor == [0, 0])
    stage.app.press("Ada")
    #expect(stage.rows == ["Ada"] && stage.cursor == [3, 0])
  }

  @Test func `C10: what does not fit scrolls with the cursor`() {
    let stage = stage("Tic-Tac-Toe", width: 6)
    #expect(stage.rows == ["c-Toe"] && stage.cursor == [5, 0])
    stage.app.press(Typed.left + Typed.left)
    #expect(stage.rows == ["c-Toe"] && stage.cursor == [3, 0])
    stage.app.press(Typed.home)
    #expect(stage.rows == ["Tic-Ta"] && stage.cursor == [0, 0])
    stage.app.press(Typed.end + Typed.backspace)
    #expect(stage.rows == ["ac-To"], "no room is wasted")
    stage.app.press("\t")
    #expect(stage.rows == ["Tic-Ta"], "a field that is left is seen from its beginning")
  }

  @Test func `C10: of a wide character half of which is scrolled away the other half is blank`() {
    let stage = stage("漢字漢字x", width: 6)
    #expect(stage.rows == [" 漢字x"] || stage.rows == ["漢字x"])
    #expect(stage.cursor == [5, 0])
    stage.app.press(Typed.left)
    #expect(stage.cursor == [4, 0])
  }

  @Test func `C10: newlines become spaces when they are pasted, and Enter types none`() {
    let stage = stage()
    stage.app.paste("two\nlines\r\nand \u{1B}")
    #expect(stage.control.text == "two lines and \u{1B}")
    stage.app.press("\r")
    #expect(stage.control.textLength == 15)
    stage.control.text = "set\nas it is"
    #expect(stage.control.text == "set\nas it is")
    stage.app.turn()
    #expect(stage.rows == ["␊as it is"] || stage.rows[0].contains("␊"))
  }

  @Test func `C10: keys that mean nothing in a line move the focus`() {
    let stage = stage("ab")
    stage.app.press(Typed.left + Typed.left + Typed.left)
    #expect(stage.control.isFocused)
    stage.app.press(Typed.down)
    #expect(stage.button.isFocused)
  }

  @Test func `C1: what happens in a field is told to targets`() {
    var heard: [String] = []
    let stage = stage { field in
      field.addAction(for: .editingDidBegin) { _ in heard.append("begin") }
      field.addAction(for: .editingChanged) { heard.append(($0 as? TextField)?.text ?? "") }
      field.addAction(for: .editingDidEnd) { _ in heard.append("end") }
      field.addAction(for: .editingDidEndOnExit) { _ in heard.append("exit") }
    }
    stage.control.text = "x"
    stage.app.press("ab" + Typed.left + Typed.backspace + "\r\t")
    #expect(heard == ["begin", "xa", "xab", "xb", "exit", "end"])
  }

  @Test func `C10: Enter is left to others when who wanted it is gone`() {
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
      #expect(presses == 0)
    }
    stage.app.press("\r")
    #expect(presses == 1)
  }

  @Test func `C10: a text that is to be secret from now on is dots at once`() {
    let stage = stage("abc")
    stage.control.isSecureTextEntry = true
    stage.app.turn()
    #expect(stage.rows == ["•••"])
  }

  @Test func `C10: the delegate hears of each movement of the cursor, by typing too`() {
    final class Listener: TextFieldDelegate {
      var ranges: [Range<Int>] = []
      func textFieldDidChangeSelection(_ textField: TextField) { ranges.append(textField.selectedRange) }
    }
    let listener = Listener()
    let stage = stage { $0.delegate = listener }
    stage.app.press("ab" + Typed.left + Typed.shiftRight + Typed.delete)
    #expect(listener.ranges == [1..<1, 2..<2, 1..<1, 1..<2, 1..<1])
  }

  @Test func `C10: what a program changes in a field is not told as editing`() {
    var changes = 0
    let stage = stage { field in field.addAction(for: .editingChanged) { _ in changes += 1 } }
    stage.control.insertText("abc")
    stage.control.replace(0..<1, with: "x")
    stage.control.deleteBackward()
    #expect(changes == 0 && stage.control.text == "bc")
    stage.app.press("d")
    #expect(changes == 1)
  }

  @Test func `C10: a drag ends when the field loses the focus`() {
    let stage = TextStage(TextField(text: "a text that is longer than its field"), size: Size(width: 9, height: 1))
    stage.control.frame.size.width = 6
    stage.app.press(Typed.home)
    stage.app.mouseDown(1, 1)
    stage.app.mouseDrag(8, 1)
    stage.app.advance(by: 0.3)
    let range = stage.control.selectedRange
    #expect(range.upperBound > 8, "beyond the edge it scrolls")
    stage.button.becomeFirstResponder()
    stage.app.advance(by: 1)
    #expect(stage.control.selectedRange == range)
    stage.app.mouseUp(8, 1)
  }

  @Test func `C10: Enter is left to others when nobody wants it here`() {
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

  @Test func `C10: a secure field shows dots, and lets nobody copy or look for words`() {
    let stage = stage("se cret") { $0.isSecureTextEntry = true }
    #expect(stage.rows == ["•••••••"])
    Pasteboard.general.string = "before"
    stage.app.press(Typed.alt("a") + Typed.alt("c") + Typed.control("x"))
    #expect(Pasteboard.general.string == "before" && stage.control.text == "se cret")
    stage.app.press(Typed.end + Typed.controlLeft)
    #expect(stage.cursor == [0, 0])
    stage.app.click(3, 1)
    stage.app.click(3, 1)
    #expect(stage.control.selectedRange == 0..<7)
    let plain = self.stage("漢字", traits: TraitCollection(glyphLevel: .ascii)) { $0.isSecureTextEntry = true }
    #expect(plain.rows == ["**"])
  }

  @Test func `X3: the mouse puts the cursor, selects, and scrolls beyond the edge`() {
    let stage = stage("Tic-Tac-Toe and more", width: 8)
    stage.app.press(Typed.home)
    stage.app.click(3, 1)
    #expect(stage.cursor == [3, 0])
    stage.app.mouseDown(1, 1)
    stage.app.mouseDrag(4, 1)
    #expect(stage.control.selectedRange == 1..<4)
    stage.app.mouseUp(4, 1)
    stage.app.advance(by: 1)
    stage.app.click(5, 1)
    stage.app.click(5, 1)
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test func `C10: the clear button clears`() {
    let stage = stage("Ada") { $0.clearButtonMode = .whileEditing }
    #expect(stage.rows == ["Ada        ✕"])
    stage.app.click(11, 1)
    #expect(stage.control.text == "" && stage.rows == ["Name"])
    stage.app.press(Typed.alt("z"))
    #expect(stage.control.text == "Ada")
    stage.app.press("\t")
    #expect(stage.rows == ["Ada"])
    for (mode, shown) in [(TextField.ViewMode.always, true), (.unlessEditing, true), (.never, false)] {
      stage.control.clearButtonMode = mode
      stage.app.turn()
      #expect(stage.rows[0].hasSuffix("✕") == shown)
    }
  }

  @Test func `C10: borders, in the tint while the field has the focus`() {
    let stage = stage("Ada", height: 3) { $0.borderStyle = .roundedRect }
    expect(stage.app, shows: "   09:41\n╭──────────╮\n│ Ada      │\n╰──────────╯\n    Post")
    #expect(stage.cursor == [5, 1] && stage.app.foreground(0, 1) == .systemBlue)
    stage.app.press("\t")
    #expect(stage.app.foreground(0, 1) == Color(white: 0.6))
    let ascii = self.stage("Ada", height: 3, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none)) {
      $0.borderStyle = .roundedRect
    }
    #expect(ascii.rows == [".----------.", "| Ada      |", "'----------'"])
    let blocks = self.stage("Ada", height: 3, traits: TraitCollection(glyphLevel: .blocks, colorDepth: .eight)) {
      $0.borderStyle = .roundedRect
    }
    #expect(blocks.rows == ["┌──────────┐", "│ Ada      │", "└──────────┘"])
  }

  @Test func `C10: a bezel is a ground, or brackets; a line is below the text`() {
    let ground = stage("Ada") { $0.borderStyle = .bezel }
    #expect(ground.rows == [" Ada"] && ground.app.background(0, 1) == Color.systemBlue.withAlpha(0.1))
    let brackets = stage("Ada", traits: TraitCollection(colorDepth: .eight)) { $0.borderStyle = .bezel }
    #expect(brackets.rows == ["[Ada       ]"] && brackets.cursor == [4, 0])
    let line = stage("Ada") { $0.borderStyle = .line }
    #expect((0..<12).allSatisfy { line.app.cell($0, 1).attributes.contains(.underline) })
    let low = stage("Ada", height: 1) { $0.borderStyle = .roundedRect }
    #expect(low.rows == [" Ada"], "a box that does not fit is a bezel")
  }

  @Test func `C10: a disabled field is grey, deaf, and passed over`() {
    let stage = stage("Ada", traits: TraitCollection(colorDepth: .none)) { $0.isEnabled = false }
    #expect(stage.cursor == nil && stage.app.cell(0, 1).attributes == .dim)
    stage.app.click(1, 1)
    stage.app.press("x")
    stage.app.paste("y")
    #expect(stage.control.text == "Ada" && !stage.control.isFirstResponder)
  }

  @Test func `C10: it is as wide as what is in it, and as high as its border`() {
    let field = TextField(text: "Ada")
    let room = Size(width: 100, height: 100)
    #expect(field.sizeThatFits(room) == Size(width: 20, height: 1))
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(room) == Size(width: 24, height: 3))
    field.text = String(repeating: "x", count: 30)
    #expect(field.sizeThatFits(room) == Size(width: 35, height: 3))
    #expect(field.sizeThatFits(Size(width: 9, height: 1)) == Size(width: 9, height: 1))
  }

  @Test(arguments: 0..<3) func `C10: in no room at all nothing goes wrong`(width: Int) {
    for style in TextBorderStyle.allCases {
      let stage = stage("漢字", width: 12) { field in
        field.borderStyle = style
        field.clearButtonMode = .always
      }
      stage.control.frame.size = Size(width: width, height: width)
      stage.app.press("x" + Typed.home + Typed.end)
      stage.app.click(0, 1)
      #expect(stage.control.text.contains("x"))
    }
  }
}
