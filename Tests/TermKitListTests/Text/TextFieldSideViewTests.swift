import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct TextFieldSideViewTests {
  private func stage(
    _ text: String = "", width: Int = 14, height: Int = 1, traits: TraitCollection = TraitCollection(),
    configure: (TextField) -> Void
  ) -> TextStage<TextField> {
    let field = TextField(text: text, placeholder: "Price")
    configure(field)
    return TextStage(field, size: Size(width: width, height: height), traits: traits)
  }

  private func addLabels(_ field: TextField) {
    (field.leftView, field.leftViewMode) = (Label(text: "€"), .always)
    (field.rightView, field.rightViewMode) = (Label(text: "net"), .always)
  }

  // MARK: Layout

  @Test func `C10: side views are beside the text of a field, each separated by a blank column`() {
    let stage = stage("12", configure: addLabels)
    #expect(stage.rows == ["€ 12       net"] && stage.cursor == [4, 0])
    stage.control.text = ""
    stage.app.turn()
    #expect(stage.rows == ["€ Price    net"] && stage.cursor == [2, 0])
  }

  @Test func `C10: side views are inside the border of a field`() {
    let stage = stage("12", width: 18, height: 3) { field in
      field.borderStyle = .roundedRect
      addLabels(field)
    }
    expectEqual(stage.rows[1], "│ € 12       net │")
  }

  @Test func `C10: a text scrolls between the side views of its field`() {
    let stage = stage("1234567890", configure: addLabels)
    #expect(stage.rows == ["€ 4567890  net"] && stage.cursor == [9, 0])
    stage.app.press(Typed.home)
    #expect(stage.rows == ["€ 12345678 net"] && stage.cursor == [2, 0])
  }

  @Test func `C10: a right-aligned text ends before the right view of its field`() {
    let stage = stage("12") { field in
      addLabels(field)
      field.textAlignment = .right
    }
    #expect(stage.rows == ["€      12  net"] && stage.cursor == [9, 0])
  }

  @Test func `C10: side views leave at least four columns to the text of a field`() {
    let stage = stage("12345", width: 8, configure: addLabels)
    expectEqual(stage.rows, ["€ 345  …"])
    stage.control.frame.size.width = 4
    stage.app.turn()
    expectEqual(stage.rows, ["345"])
  }

  @Test func `C10: a field's best size has room for its side views`() {
    let field = TextField(placeholder: "Price")
    let plain = field.sizeThatFits(Size(width: 80, height: 24)).width
    (field.leftView, field.rightView) = (Label(text: "€"), Label(text: "net"))
    expectEqual(field.sizeThatFits(Size(width: 80, height: 24)).width, plain)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    expectEqual(field.sizeThatFits(Size(width: 80, height: 24)).width, plain + 6)
  }

  @Test func `C10: a side view without a best size keeps its own width`() {
    let view = View(frame: Rect(0, 0, 3, 1))
    view.backgroundColor = .ruby
    let stage = stage("ab") { field in
      (field.leftView, field.leftViewMode) = (view, .always)
    }
    #expect(stage.rows == ["    ab"] && stage.app.background(2, 1) == .ruby)
  }

  @Test func `C10: a click on a label beside the text moves the cursor to that end of the text`() {
    let stage = stage("12", configure: addLabels)
    stage.app.click(0, 1)
    #expect(stage.cursor == [2, 0] && stage.control.isFocused)
    stage.app.click(13, 1)
    expectEqual(stage.cursor, [4, 0])
  }

  // MARK: Modes

  @Test(arguments: [
    (TextField.ViewMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
    (.always, true, true),
  ])
  func `C10: the mode of a side view decides when it is shown`(
    mode: TextField.ViewMode, whileEditing: Bool, otherwise: Bool
  ) {
    let stage = stage("12") { field in
      (field.leftView, field.leftViewMode) = (Label(text: "€"), mode)
      (field.rightView, field.rightViewMode) = (Label(text: "net"), mode)
    }
    #expect((stage.rows == ["€ 12       net"]) == whileEditing && (stage.rows == ["12"]) == !whileEditing)
    stage.app.press("\t")
    #expect(stage.button.isFocused)
    #expect((stage.rows == ["€ 12       net"]) == otherwise && (stage.rows == ["12"]) == !otherwise)
  }

  @Test func `C10: side views are not shown unless their mode is set`() {
    let field = TextField()
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
  }

  @Test func `C10: a replaced side view leaves its field`() {
    let (old, new) = (Label(text: "€"), Label(text: "$"))
    let stage = stage("12") { field in
      (field.leftView, field.leftViewMode) = (old, .always)
    }
    stage.control.leftView = new
    stage.app.turn()
    #expect(stage.rows == ["$ 12"] && old.superview == nil && new.superview === stage.control)
    stage.control.leftView = nil
    stage.app.turn()
    #expect(stage.rows == ["12"] && new.superview == nil)
  }

  @Test func `C10: the right view takes the place of the clear button while it is shown`() {
    let stage = stage("12") { field in
      field.clearButtonMode = .always
      (field.rightView, field.rightViewMode) = (Label(text: "net"), .whileEditing)
    }
    expectEqual(stage.rows, ["12         net"])
    stage.app.press("\t")
    expectEqual(stage.rows, ["12           ✕"])
  }

  // MARK: Buttons at the side

  private func stageWithButton(_ mode: TextField.ViewMode) -> (TextStage<TextField>, Button) {
    let show = Button(title: "Show")
    show.contentEdgeInsets = .zero
    let stage = stage("abc") { field in
      field.isSecureTextEntry = true
      (field.rightView, field.rightViewMode) = (show, mode)
      show.addAction(for: .touchUpInside) { [weak field] _ in field?.isSecureTextEntry.toggle() }
    }
    return (stage, show)
  }

  @Test(arguments: [TextField.ViewMode.whileEditing, .always])
  func `C10: Tab reaches a button at the side of a field, and Enter presses it`(mode: TextField.ViewMode) {
    let (stage, show) = stageWithButton(mode)
    stage.app.press("\t")
    #expect(show.isFocused && stage.rows == ["•••       Show"])
    stage.app.press("\r")
    expectEqual(stage.rows, ["abc       Show"])
    stage.app.press("\t")
    #expect(stage.button.isFocused && stage.rows == [mode == .always ? "abc       Show" : "abc"])
  }

  @Test func `C10: a click presses a button at the side of a field that is being edited`() {
    let (stage, show) = stageWithButton(.whileEditing)
    stage.app.click(12, 1)
    #expect(stage.rows == ["abc       Show"] && show.isFocused)
  }

  @Test func `C10: keys and pastes do not reach the text of a field while a button at its side has the focus`() {
    let (stage, show) = stageWithButton(.always)
    stage.app.press("\tx")
    stage.app.paste("yz")
    #expect(stage.control.text == "abc" && show.isFocused)
    stage.app.press(Typed.backTab)
    #expect(stage.control.isFocused)
  }

  @Test func `C10: the arrow key towards the text moves the focus from a side view back to its field`() {
    let (stage, show) = stageWithButton(.always)
    stage.app.press("\t" + Typed.right)
    #expect(show.isFocused)
    stage.app.press(Typed.left)
    #expect(stage.control.isFocused)
    stage.control.rightView = nil
    (stage.control.leftView, stage.control.leftViewMode) = (show, .always)
    stage.app.press("\t" + Typed.left)
    #expect(show.isFocused)
    stage.app.press(Typed.right)
    #expect(stage.control.isFocused)
  }

  @Test func `X1: assistive technology finds the views at the sides of a field`() {
    let (stage, _) = stageWithButton(.always)
    let lines = stage.app.application.accessibilityOutline
    #expect(lines.contains { $0.contains("Show") })
  }
}
