import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SliderTests {
  private let slider = Slider()
  private let stage: SliderStage
  private var app: TestApplication { stage.app }

  // The thumb is two columns wide, so each column is a twentieth of its way.
  init() { stage = SliderStage(slider) }

  // MARK: Values

  @Test func `C5: a value out of range becomes the minimum or the maximum`() {
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    slider.value = 7
    expectEqual(slider.value, 1)
    slider.maximumValue = 0.5
    expectEqual(slider.value, 0.5)
    slider.minimumValue = 3
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
    slider.maximumValue = 1
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (1, 1, 1))
  }

  @Test func `C5: setting the value sends no valueChanged`() {
    slider.value = 0.5
    slider.setValue(1, animated: true)
    app.advance(by: 1)
    #expect(stage.changes.isEmpty)
  }

  @Test func `C5: an animated value has its new value at once, and the thumb slides there`() {
    let ascii = SliderStage(frame: Rect(0, 1, 22, 1), TraitCollection(glyphLevel: .ascii))
    ascii.slider.setValue(1, animated: true)
    expectEqual(ascii.slider.value, 1)
    ascii.app.advance(by: 0.1)
    expectEqual(ascii.app.row(1), "==========[]----------")
    ascii.app.advance(by: 0.2)
    expectEqual(ascii.app.row(1), "====================[]")
  }

  @Test func `C5: an infinite minimum or a step of zero traps`() async {
    let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Slider().minimumValue = -.infinity }
    }
    expectEqual(infinite?.sentence.contains("minimumValue of -inf: use a finite number"), true)
    let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Slider().stepValue = 0 }
    }
    expectEqual(step?.sentence.contains("stepValue of 0.0: use a finite number above 0"), true)
  }

  // MARK: Keys

  @Test func `C5: arrows change the value by a twentieth, pages by a fifth, and Home and End choose the ends`() {
    slider.maximumValue = 20
    stage.focus()
    app.press(.right, .right, .left, .pageUp, .end, .pageDown, .home)
    expectEqual(stage.changes, [1, 2, 1, 5, 20, 16, 0])
    app.press(.left)
    expectEqual(stage.changes.count, 7, "the value is the minimum already")
    #expect(slider.isFocused)
  }

  @Test func `C5: with steps, every change by the user leads to a step or to the maximum`() {
    (slider.maximumValue, slider.stepValue) = (10, 4)
    stage.focus()
    app.press(.right, .right, .right, .left, .left)
    expectEqual(stage.changes, [4, 8, 10, 8, 4])
    app.click(2 + 8, 1)
    expectEqual(slider.value, 4, "3.75 is nearest to 4")
    slider.value = 5
    expectEqual(slider.value, 5, "the program can set any value")
  }

  @Test func `C5: a vertical slider has its maximum at the top, and Up and Down change its value`() {
    let stage = SliderStage(frame: Rect(2, 1, 3, 11))
    stage.slider.axis = .vertical
    stage.focus()
    stage.app.press(.up, .up, .down)
    expectEqual(stage.changes, [0.05, 0.1, 0.05])
    stage.app.click(3, 1)
    expectEqual(stage.slider.value, 1)
    stage.app.click(3, 6)
    expectEqual(stage.slider.value, 0.5)
    #expect(!stage.slider.keyCommands.contains { $0.keys.contains(Key(.right)) })
  }

  @Test func `C5: the list of keys names the keys of a slider`() {
    let titles = slider.keyCommands.map(\.title)
    expectEqual(titles.suffix(3), ["Increase", "Decrease", "Minimum or maximum"])
    slider.isEnabled = false
    #expect(!slider.keyCommands.contains { $0.title == "Increase" })
  }

  // MARK: Mouse

  @Test func `C5: a click on the track moves the middle of the thumb there`() {
    app.mouseDown(2 + 11, 1)
    expectEqual(slider.value, 0.525, "the middle of the cell")
    app.mouseUp(2 + 11, 1)
    expectEqual(stage.changes, [0.525])
  }

  @Test func `C5: the thumb follows a drag without a jump, also outside of the slider`() {
    slider.value = 0.5
    app.mouseDown(2 + 10, 1)
    expectEqual(slider.value, 0.5, "the mouse holds the thumb left of its middle")
    app.mouseDrag(2 + 12, 1)
    #expect(abs(slider.value - 0.6) < 1e-9)
    app.mouseDrag(2 + 14, 9)
    #expect(abs(slider.value - 0.7) < 1e-9)
    app.mouseDrag(39, 9)
    expectEqual(slider.value, 1)
    app.mouseDrag(0, 0)
    expectEqual(slider.value, 0)
    app.mouseUp(0, 0)
    expectEqual(stage.changes.count, 4)
  }

  @Test func `X3: on a terminal that reports pixels, the value follows the mouse inside a cell`() {
    app.mouseDown(at: Path.Position(x: 2 + 6, y: 1.5))
    #expect(abs(slider.value - 0.25) < 0.01)
    let first = slider.value
    app.mouseDrag(to: Path.Position(x: 2 + 6.25, y: 1.5))
    #expect(slider.value > first && slider.value - first < 0.03)
  }

  @Test func `C5: a slider that is not continuous sends valueChanged at the end of a drag`() {
    slider.isContinuous = false
    app.mouseDown(2 + 5, 1)
    app.mouseDrag(2 + 9, 1)
    #expect(slider.value == 0.425 && stage.changes.isEmpty)
    app.mouseUp(2 + 9, 1)
    expectEqual(stage.changes, [0.425])
    stage.focus()
    app.press(.home)
    expectEqual(stage.changes, [0.425, 0])
  }

  @Test func `C5: the wheel changes the value, and is left to other views at the ends`() {
    app.turnWheel(by: -1, 5, 1)
    app.turnWheel(by: -1, 5, 1)
    app.turnWheel(by: 1, 5, 1)
    expectEqual(stage.changes, [0.05, 0.1, 0.05])
    slider.value = 0
    #expect(!slider.wheelTurned(x: 0, y: 1))
    #expect(slider.wheelTurned(x: 0, y: -1))
  }

  @Test func `C5: each report of the mouse makes at most one frame`() {
    app.mouseDown(4, 1)
    let frames = app.frameCount
    for x in 5..<15 {
      app.mouseDrag(x, 1)
      app.advance(by: 0.1)
    }
    expectEqual(app.frameCount - frames, 10)
  }

  // MARK: States

  @Test func `C5: a disabled slider ignores the mouse, the wheel and the focus`() {
    slider.isEnabled = false
    app.click(2 + 9, 1)
    app.turnWheel(by: -1, 5, 1)
    #expect(slider.value == 0 && stage.changes.isEmpty && !slider.becomeFirstResponder())
  }

  // MARK: Accessibility

  @Test(arguments: [(Language.english, "25%"), (.german, "25 %"), (.japanese, "25%")])
  func `X1: a slider is adjustable, and its value is a percentage in the user's language`(
    language: Language, value: String
  ) {
    let stage = SliderStage(TraitCollection(languages: [language]))
    (stage.slider.minimumValue, stage.slider.maximumValue, stage.slider.value) = (10, 30, 15)
    expectEqual(stage.slider.accessibilityValue, value)
    #expect(stage.slider.accessibilityTraits.contains(.adjustable))
    stage.slider.accessibilityIncrement()
    stage.slider.accessibilityIncrement()
    stage.slider.accessibilityDecrement()
    expectEqual(stage.changes, [16, 17, 16])
  }
}

extension SliderStage {
  fileprivate convenience init(_ traits: TraitCollection) { self.init(frame: Rect(2, 1, 22, 1), traits) }
}
