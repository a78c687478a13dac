import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ControlTests {
  private final class Log {
    var events: [String] = []
  }

  private let log = Log()
  private let control = Control(frame: Rect(2, 2, 6, 1))
  private let other = Control(frame: Rect(2, 4, 6, 1))
  private let app: TestApplication

  init() {
    let all: [(ControlEvents, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
      (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.valueChanged, "value"),
    ]
    for (event, name) in all { control.addAction(for: event) { [log] _ in log.events.append(name) } }
    app = TestApplication(size: Size(width: 20, height: 6)) { [control, other] application in
      let window = Window(windowScene: application.windowScene)
      [other, control].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
  }

  // MARK: Mouse

  @Test func `C1: a click sends touchDown when pressed and touchUpInside when released`() {
    app.mouseDown(3, 2)
    expectEqual(log.events, ["down"])
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    app.mouseUp(4, 2)
    expectEqual(log.events, ["down", "up inside"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `C1: dragging out of a control and back sends drag events and updates the highlight`() {
    app.mouseDown(3, 2)
    app.mouseDrag(4, 2)
    app.mouseDrag(4, 3)
    #expect(!control.isHighlighted)
    app.mouseDrag(5, 3)
    app.mouseDrag(5, 2)
    #expect(control.isHighlighted)
    app.mouseUp(5, 5)
    expectEqual(
      log.events,
      [
        "down", "inside", "exit", "outside", "outside", "enter", "inside", "up outside",
      ])
  }

  @Test func `C8: a control that accepts points outside its bounds is pressed by clicks there`() {
    final class Generous: Control {
      override func point(inside point: Point) -> Bool { abs(point.y) <= 1 && bounds.minX <= point.x && point.x < 6 }
    }
    let generous = Generous(frame: Rect(10, 2, 6, 1))
    generous.addAction(for: .touchUpInside) { [log] _ in log.events.append("generous") }
    control.window?.addSubview(generous)
    app.click(11, 3)
    expectEqual(log.events, ["generous"])
    app.mouseDown(11, 2)
    app.mouseDrag(12, 3)
    #expect(generous.isTouchInside && generous.isHighlighted, "below the bounds")
    app.mouseDrag(12, 4)
    #expect(!generous.isTouchInside && !generous.isHighlighted)
    app.mouseUp(12, 4)
  }

  @Test func `C1: mouse buttons other than the first do not press a control`() {
    app.mouseDown(3, 2, button: 2)
    app.mouseUp(3, 2, button: 2)
    expectEqual(log.events, [])
  }

  @Test func `C1: a click gives a control the focus`() {
    #expect(other.isFocused)
    app.click(3, 2)
    #expect(control.isFocused)
    expectEqual(control.state, .focused)
  }

  @Test func `C1: a press is cancelled when the terminal loses the focus, also after a drag out of the control`() {
    app.mouseDown(3, 2)
    app.setFocus(false)
    expectEqual(log.events, ["down", "cancel"])
    #expect(!control.isHighlighted)
    app.mouseDown(3, 2)
    app.mouseDrag(3, 5)
    app.setFocus(false)
    expectEqual(log.events.suffix(2), ["outside", "cancel"])
    app.mouseUp(3, 2)
    expectEqual(log.events.last, "cancel")
  }

  @Test func `C1: removing a pressed control cancels the press and resets the control's state`() {
    app.mouseDown(3, 2)
    control.removeFromSuperview()
    expectEqual(log.events, ["down", "cancel"])
    expectEqual(control.state, .normal)
  }

  @Test func `C1: a disabled control ignores clicks and keys, loses the focus and is skipped by Tab`() {
    control.becomeFirstResponder()
    control.isEnabled = false
    #expect(!control.isFirstResponder)
    app.click(3, 2)
    app.press("\t\t")
    app.press("\r")
    expectEqual(log.events, [])
    expectEqual(control.state, .disabled)
    #expect(other.isFocused)
    #expect(!control.becomeFirstResponder())
  }

  @Test func `C1: a control that is disabled during a press sends touchCancel and no further events`() {
    control.addAction(for: .touchDown) { $0.isEnabled = false }
    app.mouseDown(3, 2)
    #expect(!control.isHighlighted)
    app.mouseDrag(4, 2)
    app.mouseUp(4, 2)
    expectEqual(log.events, ["down", "cancel"])
  }

  // MARK: Keys

  @Test(arguments: ["\r", " "])
  func `C1: Enter and Space press the focused control`(key: String) {
    control.becomeFirstResponder()
    app.press(key)
    expectEqual(log.events, ["down", "up inside"])
  }

  @Test func `C1: a control that is pressed by a key stays highlighted for a tenth of a second`() {
    control.becomeFirstResponder()
    app.press("\r")
    #expect(control.isHighlighted)
    app.advance(by: 0.09)
    #expect(control.isHighlighted)
    app.press("\r")
    app.advance(by: 0.09)
    #expect(control.isHighlighted, "a second press restarts the tenth of a second")
    app.advance(by: 0.02)
    #expect(!control.isHighlighted)
  }

  @Test func `C1: the end of a key press does not end the highlight of a mouse press`() {
    control.becomeFirstResponder()
    app.press("\r")
    app.mouseDown(3, 2)
    app.advance(by: 0.2)
    #expect(control.isHighlighted)
  }

  @Test func `C1: letters and Alt-Enter do not press the focused control`() {
    control.becomeFirstResponder()
    app.press("x")
    app.press("\u{1B}\r")
    expectEqual(log.events, [])
  }

  @Test func `C1: an action that disables its control ends a press by a key`() {
    control.becomeFirstResponder()
    control.addAction(for: .touchDown) { $0.isEnabled = false }
    app.press("\r")
    expectEqual(log.events, ["down"])
    expectEqual(control.state, .disabled)
  }

  @Test func `C1: a control that is in no window can be pressed and does not stay pressed`() {
    let stray = Control()
    #expect(stray.pressBegan(Key(.enter)))
    #expect(!stray.isHighlighted)
  }

  // MARK: Target and action

  @Test func `C1: a control calls its target's method and does not retain the target`() {
    @MainActor final class Target {
      let log: Log
      init(_ log: Log) { self.log = log }
      func act() { log.events.append("acted") }
    }
    weak var gone: Target?
    do {
      let target = Target(log)
      gone = target
      other.addTarget(target, action: Target.act, for: .valueChanged)
      other.sendActions(for: .valueChanged)
    }
    expectNil(gone)
    other.sendActions(for: .valueChanged)
    expectEqual(log.events, ["acted"])
  }

  @Test func `C1: actions are called in the order in which they were added, each for its events`() {
    other.addAction(for: [.valueChanged, .touchDown]) { [log] _ in log.events.append("1") }
    other.addAction(for: .valueChanged) { [log] _ in log.events.append("2") }
    other.sendActions(for: .valueChanged)
    other.sendActions(for: .touchDown)
    other.sendActions(for: .touchCancel)
    expectEqual(log.events, ["1", "2", "1"])
  }

  @Test func `C1: an action receives the control that it was added to`() {
    var sender: Control?
    other.addAction(for: .valueChanged) { sender = $0 }
    other.sendActions(for: .valueChanged)
    #expect(sender === other)
  }

  @Test func `C1: a control's state combines all states that apply, and each change calls stateDidChange once`() {
    final class Witness: Control {
      var states: [ControlState] = []
      override func stateDidChange() {
        super.stateDidChange()
        states.append(state)
      }
    }
    let witness = Witness()
    witness.isSelected = true
    witness.isSelected = true
    witness.isEnabled = false
    witness.isHighlighted = true
    expectEqual(witness.states, [.selected, [.selected, .disabled], [.selected, .disabled, .highlighted]])
  }
}
