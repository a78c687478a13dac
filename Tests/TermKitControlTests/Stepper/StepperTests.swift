import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct StepperTests {
  private let stepper = Stepper()

  // The columns of the two buttons on the stage.
  private static let (down, up) = (4, 8)

  private func stage(_ traits: TraitCollection = TraitCollection()) -> ControlStage<Stepper> {
    ControlStage(stepper, traits)
  }

  // MARK: Value

  @Test func `C7: a new stepper goes from 0 to 100 in steps of 1`() {
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    expectEqual(stage().picture(), "  ▐ − │ + ▌")
  }

  @Test func `C7: a value outside the range becomes the nearest end of the range`() {
    stepper.value = 200
    expectEqual(stepper.value, 100)
    stepper.maximumValue = 50
    expectEqual(stepper.value, 50)
    stepper.minimumValue = 20
    stepper.value = -3
    expectEqual(stepper.value, 20)
  }

  @Test func `C7: setting the value sends no valueChanged`() {
    let stage = stage()
    stepper.value = 3
    expectEqual(stage.changeCount, 0)
  }

  @Test func `C7: steps of a tenth reach whole numbers exactly`() {
    stepper.stepValue = 0.1
    let stage = stage()
    for _ in 0..<10 { stage.app.click(Self.up, 2) }
    expectEqual(stepper.value, 1)
    for _ in 0..<7 { stage.app.click(Self.down, 2) }
    expectEqual(stepper.value, 0.3)
  }

  @Test func `C7: steps of a third are not rounded`() {
    stepper.stepValue = 1.0 / 3
    let stage = stage()
    stage.app.click(Self.up, 2)
    expectEqual(stepper.value, 1.0 / 3)
  }

  @Test func `C7: a stepper that wraps goes from one end to the other`() {
    stepper.maximumValue = 2
    stepper.wraps = true
    let stage = stage()
    stage.app.click(Self.down, 2)
    expectEqual(stepper.value, 2)
    stage.app.click(Self.up, 2)
    expectEqual(stepper.value, 0)
  }

  @Test func `C7: the last step to an end of the range may be shorter`() {
    (stepper.maximumValue, stepper.stepValue, stepper.value) = (5, 2, 4)
    let stage = stage()
    stage.app.click(Self.up, 2)
    expectEqual(stepper.value, 5)
  }

  // MARK: Mouse

  @Test func `C7: a click on a button changes the value by a step`() {
    let stage = stage()
    stage.app.click(Self.up, 2)
    stage.app.click(Self.up, 2)
    stage.app.click(Self.down, 2)
    #expect(stepper.value == 1 && stage.changeCount == 3)
  }

  @Test func `C7: holding the mouse button repeats the step, faster and faster`() {
    let stage = stage()
    stage.app.mouseDown(Self.up, 2)
    expectEqual(stepper.value, 1)
    stage.app.advance(by: 0.49)
    expectEqual(stepper.value, 1)
    stage.app.advance(by: 0.02)
    expectEqual(stepper.value, 2)
    var counts: [Double] = []
    for _ in 0..<4 {
      let before = stepper.value
      for _ in 0..<100 { stage.app.advance(by: 0.01) }
      counts.append(stepper.value - before)
    }
    #expect(counts == counts.sorted() && counts[0] >= 5 && counts[3] >= 30, "\(counts)")
    let held = stepper.value
    stage.app.mouseUp(Self.up, 2)
    stage.app.advance(by: 2)
    expectEqual(stepper.value, held)
  }

  @Test func `C7: outside of the button, the repetition pauses, and the other button changes the direction`() {
    stepper.value = 50
    let stage = stage()
    stage.app.mouseDown(Self.up, 2)
    stage.app.mouseDrag(Self.up, 6)
    stage.app.advance(by: 3)
    expectEqual(stepper.value, 51)
    stage.app.mouseDrag(Self.down, 2)
    stage.app.advance(by: 0.6)
    expectEqual(stepper.value, 50)
    stage.app.mouseUp(Self.down, 2)
  }

  @Test func `C7: without autorepeat, holding the mouse button makes one step`() {
    stepper.autorepeat = false
    let stage = stage()
    stage.app.mouseDown(Self.up, 2)
    stage.app.advance(by: 3)
    expectEqual(stepper.value, 1)
  }

  @Test func `C7: a stepper that is not continuous sends valueChanged once, when the mouse is released`() {
    stepper.isContinuous = false
    let stage = stage()
    stage.app.mouseDown(Self.up, 2)
    for _ in 0..<10 { stage.app.advance(by: 0.1) }
    #expect(stepper.value > 1 && stage.changeCount == 0)
    stage.app.mouseUp(Self.up, 2)
    expectEqual(stage.changeCount, 1)
    stage.focus()
    stage.app.press("+")
    expectEqual(stage.changeCount, 2)
  }

  @Test func `C7: disabling a stepper ends the repetition`() {
    let stage = stage()
    stage.app.mouseDown(Self.up, 2)
    stepper.isEnabled = false
    stage.app.advance(by: 3)
    expectEqual(stepper.value, 1)
  }

  @Test func `X3: the wheel changes the value: up increases it`() {
    let stage = stage()
    stage.app.turnWheel(by: -1, Self.up, 2)
    stage.app.turnWheel(by: -1, Self.up, 2)
    stage.app.turnWheel(by: 1, Self.up, 2)
    #expect(stepper.value == 1 && stage.changeCount == 3)
    stepper.value = 0
    #expect(!stepper.wheelTurned(x: 0, y: 1))
  }

  // MARK: Keys

  @Test func `X3: plus, minus, Right and Left change the value`() {
    let stage = stage()
    stage.focus()
    stage.app.press("+")
    stage.app.press(.right)
    stage.app.press("-")
    #expect(stepper.value == 1 && stage.changeCount == 3)
    stage.app.press(.left)
    expectEqual(stepper.value, 0)
  }

  @Test func `X3: at an end of the range, an arrow is left to other responders`() {
    let stage = stage()
    stage.focus()
    #expect(!stepper.pressBegan(Key(.left)))
    #expect(!stepper.keyCommands.contains { $0.keys.contains(Key(.left)) })
    #expect(stepper.keyCommands.contains { $0.keys.contains(Key(.right)) })
    stage.app.press(.left)
    expectEqual(stage.changeCount, 0)
  }

  @Test func `C7: a disabled stepper ignores the mouse, keys and the wheel`() {
    stepper.value = 5
    stepper.isEnabled = false
    let stage = stage()
    stage.app.click(Self.up, 2)
    stage.app.turnWheel(by: 1, Self.up, 2)
    #expect(!stepper.becomeFirstResponder() && stepper.keyCommands.isEmpty)
    #expect(stepper.value == 5 && stage.changeCount == 0)
  }

  // MARK: Accessibility

  @Test func `X1: a stepper is adjustable, and a screen reader says its value`() {
    let stage = stage(TraitCollection(usesScreenReader: true))
    stepper.accessibilityLabel = "Players"
    stage.focus()
    expectEqual(stage.app.application.spokenText, "Players, 0, adjustable")
    stage.app.press(.up)
    #expect(stepper.value == 1 && stage.app.application.spokenText?.contains("1") == true)
    stepper.accessibilityDecrement()
    expectEqual(stepper.value, 0)
    stepper.stepValue = 0.5
    stepper.accessibilityIncrement()
    expectEqual(stepper.accessibilityValue, "0.5")
  }

  // MARK: Misuse

  @Test func `C7: an empty range and a step of 0 stop the program`() async {
    let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stepper().minimumValue = 100 }
    }
    expectEqual(range?.sentence.contains("minimumValue 100.0 is not less than maximumValue 100.0"), true)
    let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stepper().stepValue = 0 }
    }
    expectEqual(step?.sentence.contains("stepValue 0.0 is not positive: use a number above 0"), true)
  }
}
