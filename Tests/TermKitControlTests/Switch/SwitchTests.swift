import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SwitchTests {
  private let toggle = Switch()

  private func stage() -> ControlStage<Switch> { ControlStage(toggle) }

  // MARK: Value

  @Test func `C7: a new switch is off, and its thumb is at the left`() {
    let stage = stage()
    #expect(!toggle.isOn)
    expectEqual(stage.picture(), "   ▐●   ▌")
  }

  @Test func `C7: a switch that is on has its thumb at the right`() {
    toggle.isOn = true
    expectEqual(stage().picture(), "   ▐   ●▌")
  }

  @Test func `C7: setOn with an animation has its value at once and slides the thumb`() {
    let stage = stage()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    stage.app.turn()
    expectEqual(stage.app.row(2), "   ▐●   ▌")
    stage.app.advance(by: 0.12)
    #expect(["   ▐ ●  ▌", "   ▐  ● ▌"].contains(stage.app.row(2)))
    expectEqual(stage.picture(), "   ▐   ●▌")
    expectEqual(stage.changeCount, 0)
  }

  @Test func `C7: setting isOn moves the thumb at once and sends no valueChanged`() {
    let stage = stage()
    toggle.isOn = true
    stage.app.turn()
    expectEqual(stage.app.row(2), "   ▐   ●▌")
    expectEqual(stage.changeCount, 0)
  }

  // MARK: Mouse

  @Test func `C7: a click toggles a switch and sends valueChanged, touchUpInside and primaryActionTriggered`() {
    let stage = stage()
    var events = 0
    toggle.addAction(for: .touchUpInside) { _ in events += 1 }
    toggle.addAction(for: .primaryActionTriggered) { _ in events += 1 }
    stage.app.click(4, 2)
    #expect(toggle.isOn && stage.changeCount == 1 && events == 2)
    stage.app.click(4, 2)
    #expect(!toggle.isOn && stage.changeCount == 2)
  }

  @Test func `C7: after a drag, the side nearer to the mouse decides`() {
    let stage = stage()
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(6, 2)
    #expect(!toggle.isOn && stage.changeCount == 0)
    expectEqual(stage.app.row(2), "   ▐  ● ▌")
    stage.app.mouseUp(6, 2)
    #expect(toggle.isOn && stage.changeCount == 1)
    stage.app.mouseDown(7, 2)
    stage.app.mouseDrag(6, 2)
    stage.app.mouseUp(6, 2)
    #expect(toggle.isOn && stage.changeCount == 1)
    expectEqual(stage.picture(), "   ▐   ●▌")
  }

  @Test func `C7: primaryActionTriggered comes with each change by the user, and not with a drag that changes nothing`()
  {
    let stage = stage()
    var primaryCount = 0
    var releaseCount = 0
    toggle.addAction(for: .primaryActionTriggered) { _ in primaryCount += 1 }
    toggle.addAction(for: .touchUpInside) { _ in releaseCount += 1 }
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(5, 2)
    stage.app.mouseUp(5, 2)
    #expect(primaryCount == 0 && releaseCount == 1, "the thumb goes back")
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(7, 2)
    stage.app.mouseUp(7, 2)
    #expect(primaryCount == 1 && releaseCount == 2)
    stage.app.press(.left, .left, .right, .enter)
    #expect(primaryCount == 4 && stage.changeCount == 4)
  }

  @Test func `C7: a drag that ends outside of the switch counts too, and the next key toggles`() {
    let stage = stage()
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(20, 5)
    stage.app.mouseUp(20, 5)
    #expect(toggle.isOn && stage.changeCount == 1)
    stage.app.press(" ")
    #expect(!toggle.isOn && stage.changeCount == 2)
  }

  @Test func `C7: a press that is released outside of the switch without a drag changes nothing`() {
    toggle.frame.size.height = 1
    let stage = stage()
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(4, 5)
    stage.app.mouseUp(4, 5)
    #expect(!toggle.isOn && stage.changeCount == 0)
  }

  @Test func `C7: a cancelled drag moves the thumb back`() {
    let stage = stage()
    stage.app.mouseDown(4, 2)
    stage.app.mouseDrag(7, 2)
    toggle.isEnabled = false
    expectEqual(stage.picture(), "   ▐●   ▌")
    expectEqual(stage.changeCount, 0)
  }

  // MARK: Keys

  @Test func `X3: Enter and Space toggle a switch, and Right and Left set it`() {
    let stage = stage()
    stage.focus()
    stage.app.press("\r")
    #expect(toggle.isOn)
    stage.app.press(" ")
    #expect(!toggle.isOn)
    stage.app.press(.right)
    #expect(toggle.isOn)
    stage.app.press(.left)
    #expect(!toggle.isOn && stage.changeCount == 4)
  }

  @Test func `X3: an arrow that does not change a switch is left to other responders`() {
    let stage = stage()
    stage.focus()
    #expect(!toggle.pressBegan(Key(.left)))
    #expect(toggle.pressBegan(Key(.right)))
    #expect(!toggle.pressBegan(Key(.right)))
  }

  @Test func `C7: a disabled switch ignores the mouse and keys`() {
    toggle.isEnabled = false
    let stage = stage()
    stage.app.click(4, 2)
    #expect(!toggle.becomeFirstResponder() && !toggle.pressBegan(Key(.right)))
    #expect(!toggle.isOn && stage.changeCount == 0)
  }

  // MARK: Accessibility

  @Test(arguments: [
    (Language.english, "Sound, on, switch button"), (.german, "Sound, ein, Umschalter"),
    (.japanese, "Sound、オン、切り替えボタン"),
  ])
  func `X1: a screen reader says the title, the value and the role of a switch in the user's language`(
    language: Language, text: String
  ) {
    toggle.title = "Sound"
    toggle.isOn = true
    let stage = ControlStage(toggle, TraitCollection(languages: [language], usesScreenReader: true))
    stage.focus()
    expectEqual(stage.app.application.spokenText, text)
  }

  @Test func `X1: a screen reader says the new value after a press`() {
    let stage = ControlStage(toggle, TraitCollection(usesScreenReader: true))
    stage.focus()
    stage.app.press(" ")
    expectEqual(stage.app.application.spokenText?.contains("on"), true)
  }
}
