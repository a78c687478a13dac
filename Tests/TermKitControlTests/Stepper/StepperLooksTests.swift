import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct StepperLooksTests {
  private let stepper = Stepper()

  init() { stepper.value = 50 }

  @Test(arguments: [
    (ColorDepth.truecolor, GlyphLevel.ascii, "    - | +"), (.sixteen, .braille, "  │ − │ + │"),
    (.none, .ascii, "  | - | + |"),
  ])
  func `T12: the buttons use the characters and colours that the terminal has`(
    depth: ColorDepth, level: GlyphLevel, row: String
  ) {
    expectEqual(ControlStage(stepper, TraitCollection(glyphLevel: level, colorDepth: depth)).picture(), row)
  }

  @Test func `C7: in three rows, a stepper has an outline`() {
    expectEqual(ControlStage(stepper, height: 3).picture(), "  ╭───┬───╮\n  │ − │ + │\n  ╰───┴───╯")
  }

  @Test func `C7: at an end of the range, the button that leads beyond it is grey`() {
    let stage = ControlStage(stepper)
    func isGrey(_ x: Int) -> Bool {
      stage.app.foreground(x, 2).red == stage.app.foreground(x, 2).green
        && stage.app.foreground(x, 2).green == stage.app.foreground(x, 2).blue
    }
    #expect(!isGrey(4) && !isGrey(8))
    stepper.value = 100
    stage.app.turn()
    #expect(!isGrey(4) && isGrey(8))
    stepper.value = 0
    stage.app.turn()
    #expect(isGrey(4) && !isGrey(8))
    stepper.wraps = true
    stage.app.turn()
    #expect(!isGrey(4) && !isGrey(8))
    stepper.isEnabled = false
    stage.app.turn()
    #expect(isGrey(4) && isGrey(8))
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `C7: normal, pressed, focused and disabled buttons look distinct on every terminal`(
    depth: ColorDepth, level: GlyphLevel
  ) {
    let stage = ControlStage(stepper, TraitCollection(glyphLevel: level, colorDepth: depth))
    func cells() -> [Cell] { (2..<11).map { stage.app.cell($0, 2) } }
    let normal = cells()
    stage.focus()
    let focused = cells()
    stage.app.mouseDown(8, 2)
    let pressed = cells()
    stage.app.mouseUp(8, 2)
    stepper.isEnabled = false
    stage.app.turn()
    expectEqual(Set([normal, focused, pressed, cells()]).count, 4)
  }

  @Test func `C7: a key shows its button as pressed for a tenth of a second`() {
    let stage = ControlStage(stepper)
    stage.focus()
    let before = stage.app.cell(8, 2)
    stage.app.press("+")
    #expect(stage.app.cell(8, 2) != before)
    stage.app.advance(by: 0.2)
    stage.app.turn()
    expectEqual(stage.app.cell(8, 2), before)
  }

  // MARK: Images

  @Test func `C7: images by state replace the signs of the buttons`() {
    stepper.setIncrementImage(Image("▲"), for: .normal)
    stepper.setDecrementImage(Image("▼"), for: .normal)
    stepper.setIncrementImage(Image("△"), for: .disabled)
    let stage = ControlStage(stepper)
    expectEqual(stage.picture(), "  ▐ ▼ │ ▲ ▌")
    expectEqual(stage.app.foreground(4, 2), stepper.tintColor)
    stepper.value = 100
    expectEqual(stage.picture(), "  ▐ ▼ │ △ ▌")
    #expect(stepper.incrementImage(for: .normal) == Image("▲") && stepper.incrementImage(for: .highlighted) == nil)
    expectEqual(stepper.decrementImage(for: .normal), Image("▼"))
  }

  @Test func `I1: an image in the mode alwaysOriginal keeps its colours in a stepper`() {
    let gold = Color(red: 160, green: 110, blue: 0)
    stepper.setIncrementImage(Image("▲", color: gold).withRenderingMode(.alwaysOriginal), for: .normal)
    expectEqual(ControlStage(stepper).app.foreground(8, 2), gold)
  }

  @Test func `C7: a stepper returns the background image that was set, and stretches an image that is not resizable`() {
    stepper.setBackgroundImage(Image("[-]"), for: .normal)
    expectEqual(stepper.backgroundImage(for: .normal), Image("[-]"))
    #expect(ControlStage(stepper).picture().hasPrefix("  [-"))
  }

  @Test func `C7: a background and a divider image by state replace the system's look`() {
    let open = Image("[ ]").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    let full = Image("{=}").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    stepper.setBackgroundImage(open, for: .normal)
    stepper.setBackgroundImage(full, for: .highlighted)
    stepper.setDividerImage(Image("/"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(Image("!"), forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    let stage = ControlStage(stepper)
    expectEqual(stage.picture(), "  [ − / + ]")
    stage.app.mouseDown(3, 2)
    stage.app.mouseUp(3, 2)
    expectEqual(stepper.backgroundImage(for: .normal)?.size, Size(width: 3, height: 1))
    expectEqual(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), Image("/"))
  }
}

@MainActor @Suite(.isolatedAppearance) struct StepperAppearanceTests {
  @Test func `A1: a proxy sets every image of steppers`() {
    let proxy = Stepper.appearance()
    proxy.setIncrementImage(Image("A"), for: .normal)
    proxy.setDecrementImage(Image("B"), for: .normal)
    proxy.setDividerImage(Image("|"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    proxy.setBackgroundImage(Image("[-]"), for: .normal)
    let stepper = Stepper()
    TestScene().window.addSubview(stepper)
    #expect(stepper.incrementImage(for: .normal) == Image("A") && stepper.decrementImage(for: .normal) == Image("B"))
    expectEqual(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), Image("|"))
    #expect(stepper.backgroundImage(for: .normal) != nil)
  }

  @Test func `A5: a rule does not overwrite an image that was set on a stepper itself`() {
    Stepper.appearance().setIncrementImage(Image("A"), for: .normal)
    let stepper = Stepper()
    stepper.setIncrementImage(Image("B"), for: .normal)
    TestScene().window.addSubview(stepper)
    expectEqual(stepper.incrementImage(for: .normal), Image("B"))
  }
}
