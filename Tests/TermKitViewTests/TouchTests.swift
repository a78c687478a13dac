import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class TouchedView: View {
  var events: [String] = []
  var whenEnded: () -> Void = {}

  private func note(_ name: String, _ touch: Touch) {
    let place = touch.location(in: self)
    events.append("\(name) \(place.x),\(place.y)")
  }

  override func touchBegan(_ touch: Touch) { note("began \(touch.button) \(touch.tapCount)", touch) }
  override func touchMoved(_ touch: Touch) { note("moved", touch) }
  override func touchEnded(_ touch: Touch) {
    note("ended", touch)
    whenEnded()
  }
  override func touchCancelled(_ touch: Touch) { note("cancelled", touch) }
}

@MainActor @Suite struct TouchTests {
  private let view = TouchedView(frame: Rect(5, 2, 6, 2))
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 20, height: 6)) { [view] application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
  }

  @Test func `a touch knows its phase and its previous position`() {
    final class Tracker: View {
      var lines: [String] = []
      private func note(_ touch: Touch) {
        let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
        lines.append("\(touch.phase) \(from.x),\(from.y) to \(to.x),\(to.y)")
      }
      override func touchBegan(_ touch: Touch) { note(touch) }
      override func touchMoved(_ touch: Touch) { note(touch) }
      override func touchEnded(_ touch: Touch) { note(touch) }
      override func touchCancelled(_ touch: Touch) { note(touch) }
    }
    let tracker = Tracker(frame: view.bounds)
    view.addSubview(tracker)
    app.mouseDown(6, 3)
    app.mouseDrag(8, 3)
    app.mouseUp(8, 2)
    app.mouseDown(6, 2)
    tracker.removeFromSuperview()
    expectEqual(
      tracker.lines,
      [
        "began 1,1 to 1,1", "moved 1,1 to 3,1", "ended 3,1 to 3,0", "began 1,0 to 1,0", "cancelled 1,0 to 1,0",
      ])
  }

  @Test func `a touch stays with the view in which it began until the button is released`() {
    app.mouseDown(6, 3)
    app.mouseDrag(1, 1)
    app.mouseUp(19, 5)
    expectEqual(view.events, ["began left 1 1,1", "moved -4,-1", "ended 14,3"])
    app.mouseUp(6, 3)
    app.mouseDrag(6, 3)
    expectEqual(view.events.count, 3)
  }

  @Test func `touch locations beyond the screen are clamped to its edge`() {
    app.mouseDown(6, 3)
    app.mouseDrag(90, 90)
    expectEqual(view.events.last, "moved 14,3")
  }

  @Test func `a touch has a precise position where the terminal reports pixels, and otherwise the middle of the cell`()
  {
    final class Tracker: View {
      var places: [Path.Position] = []
      override func touchBegan(_ touch: Touch) { places.append(touch.preciseLocation(in: self)) }
      override func touchMoved(_ touch: Touch) {
        places += [touch.precisePreviousLocation(in: self), touch.preciseLocation(in: self)]
      }
      override func touchEnded(_ touch: Touch) { places.append(touch.preciseLocation(in: self)) }
    }
    let tracker = Tracker(frame: Rect(x: 1, y: 1, width: 5, height: 1))
    tracker.bounds.origin = Point(x: 10, y: 0)
    view.addSubview(tracker)
    func place(_ x: Double, _ y: Double) -> Path.Position { Path.Position(x: x, y: y) }
    app.mouseDown(7, 3)
    app.mouseDrag(to: place(7.25, 3.75))
    app.mouseUp(at: place(500, 500))
    expectEqual(tracker.places, [place(11.5, 0.5), place(11.5, 0.5), place(11.25, 0.75), place(24, 3)])
  }

  @Test func `two presses of the same cell are a double click, wherever they are inside it`() {
    for x in [6.1, 6.9] {
      app.mouseDown(at: Path.Position(x: x, y: 3.5))
      app.mouseUp(at: Path.Position(x: x, y: 3.5))
    }
    expectEqual(view.events, ["began left 1 1,1", "ended 1,1", "began left 2 1,1", "ended 1,1"])
  }

  @Test func `a view that does not handle touches passes them to its superview`() {
    view.addSubview(View(frame: Rect(0, 0, 2, 1)))
    app.click(5, 2)
    expectEqual(view.events, ["began left 1 0,0", "ended 0,0"])
  }

  @Test func `tapCount counts quick presses of the same button on the same cell`() {
    app.click(6, 3)
    app.advance(by: 0.2)
    app.click(6, 3)
    app.click(6, 3)
    app.click(7, 3)
    app.advance(by: 0.5)
    app.click(7, 3)
    app.mouseDown(7, 3, button: 2)
    expectEqual(
      view.events.filter { $0.hasPrefix("began") },
      [
        "began left 1 1,1", "began left 2 1,1", "began left 3 1,1", "began left 1 2,1", "began left 1 2,1",
        "began right 1 2,1",
      ])
  }

  @Test func `a touch is cancelled when the terminal loses the focus`() {
    app.mouseDown(6, 3)
    app.setFocus(false)
    expectEqual(view.events.last, "cancelled 1,1")
    app.mouseUp(6, 3)
    expectEqual(view.events.count, 2)
  }

  @Test func `a touch is cancelled when its view leaves the window`() {
    app.mouseDown(6, 3)
    view.removeFromSuperview()
    expectEqual(view.events.last, "cancelled 1,1", "the touch is cancelled before the view is removed")
    app.mouseUp(6, 3)
    expectEqual(view.events.count, 2)
  }

  @Test func `a touch is cancelled when its window closes or another button goes down`() {
    app.mouseDown(6, 3)
    app.mouseDown(7, 3, button: 2)
    expectEqual(view.events, ["began left 1 1,1", "cancelled 1,1", "began right 1 2,1"])
    app.mouseUp(6, 3)
    expectEqual(view.events.count, 3, "the touch of the left button is already over")
    view.window?.close()
    expectEqual(view.events.count, 4)
    expectEqual(view.events.last?.hasPrefix("cancelled"), true)
  }

  @Test func `a touch that ended is not cancelled when touchEnded closes its window`() {
    view.whenEnded = { [view] in view.window?.close() }
    app.click(6, 3)
    expectEqual(view.events, ["began left 1 1,1", "ended 1,1"])
  }

  @Test func `a touch reports the modifier keys that are held down`() {
    var modifiers: [KeyModifiers] = []
    final class Curious: View {
      var told: (KeyModifiers) -> Void = { _ in }
      override func touchBegan(_ touch: Touch) { told(touch.modifiers) }
      override func touchEnded(_ touch: Touch) { told(touch.modifiers) }
    }
    let curious = Curious(frame: view.bounds)
    curious.told = { modifiers.append($0) }
    view.addSubview(curious)
    app.mouseDown(6, 3, button: 0 + 16)
    app.mouseUp(6, 3)
    expectEqual(modifiers, [.control, []])
  }

  @Test func `touch locations are correct in a window away from the corner of the screen`() {
    view.window?.frame = Rect(3, 1, 17, 5)
    app.click(8, 3)
    expectEqual(view.events, ["began left 1 0,0", "ended 0,0"])
  }

  @Test func `a touch is cancelled when its view or its window is hidden`() {
    for hidden in [view, app.application.windowScene.keyWindow] {
      view.events = []
      app.mouseDown(6, 3)
      hidden?.isHidden = true
      app.mouseUp(6, 3)
      expectEqual(view.events, ["began left 1 1,1", "cancelled 1,1"])
      hidden?.isHidden = false
      app.clock.advance(by: 1)
    }
  }

  @Test func `in a scrolled window, a touch goes to the view that is drawn at its location`() {
    let window = app.application.windowScene.keyWindow
    window?.bounds.origin = Point(x: 2, y: -1)
    app.mouseDown(3, 3)
    expectEqual(view.events, ["began left 1 0,0"])
  }
}
