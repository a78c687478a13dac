import TermKit
import TermKitTestSupport
import TermKitTesting
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

  @Test func `a touch stays with the view it began in until the button comes up`() {
    app.mouseDown(6, 3)
    app.mouseDrag(1, 1)
    app.mouseUp(19, 5)
    #expect(view.events == ["began left 1 1,1", "moved -4,-1", "ended 14,3"])
    app.mouseUp(6, 3)
    app.mouseDrag(6, 3)
    #expect(view.events.count == 3)
  }

  @Test func `positions beyond the screen are brought to its edge`() {
    app.mouseDown(6, 3)
    app.mouseDrag(90, 90)
    #expect(view.events.last == "moved 14,3")
  }

  @Test func `views without interest hand a touch to their superview`() {
    view.addSubview(View(frame: Rect(0, 0, 2, 1)))
    app.click(5, 2)
    #expect(view.events == ["began left 1 0,0", "ended 0,0"])
  }

  @Test func `quick presses of one cell are counted`() {
    app.click(6, 3)
    app.advance(by: 0.2)
    app.click(6, 3)
    app.click(6, 3)
    app.click(7, 3)
    app.advance(by: 0.5)
    app.click(7, 3)
    app.mouseDown(7, 3, button: 2)
    #expect(
      view.events.filter { $0.hasPrefix("began") } == [
        "began left 1 1,1", "began left 2 1,1", "began left 3 1,1", "began left 1 2,1", "began left 1 2,1",
        "began right 1 2,1",
      ])
  }

  @Test func `a touch is cancelled when the terminal loses the focus`() {
    app.mouseDown(6, 3)
    app.setFocus(false)
    #expect(view.events.last == "cancelled 1,1")
    app.mouseUp(6, 3)
    #expect(view.events.count == 2)
  }

  @Test func `a touch is cancelled when its view leaves the window`() {
    app.mouseDown(6, 3)
    view.removeFromSuperview()
    #expect(view.events.last == "cancelled 1,1", "it was still in its place")
    app.mouseUp(6, 3)
    #expect(view.events.count == 2)
  }

  @Test func `a touch is cancelled when its window closes or another button goes down`() {
    app.mouseDown(6, 3)
    app.mouseDown(7, 3, button: 2)
    #expect(view.events == ["began left 1 1,1", "cancelled 1,1", "began right 1 2,1"])
    app.mouseUp(6, 3)
    #expect(view.events.count == 3, "that button's touch is over")
    view.window?.close()
    #expect(view.events.count == 4)
    #expect(view.events.last?.hasPrefix("cancelled") == true)
  }

  @Test func `a touch that ends is not cancelled too, whatever its end brings about`() {
    view.whenEnded = { [view] in view.window?.close() }
    app.click(6, 3)
    #expect(view.events == ["began left 1 1,1", "ended 1,1"])
  }

  @Test func `a touch knows the keys held down`() {
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
    #expect(modifiers == [.control, []])
  }

  @Test func `locations follow a window that is not at the corner`() {
    view.window?.frame = Rect(3, 1, 17, 5)
    app.click(8, 3)
    #expect(view.events == ["began left 1 0,0", "ended 0,0"])
  }

  @Test func `a view that is hidden, alone or with what it is in, has its touch cancelled`() {
    for hidden in [view, app.application.windowScene.keyWindow] {
      view.events = []
      app.mouseDown(6, 3)
      hidden?.isHidden = true
      app.mouseUp(6, 3)
      #expect(view.events == ["began left 1 1,1", "cancelled 1,1"])
      hidden?.isHidden = false
      app.clock.advance(by: 1)
    }
  }

  @Test func `in a scrolled window a view is touched where it is seen`() {
    let window = app.application.windowScene.keyWindow
    window?.bounds.origin = Point(x: 2, y: -1)
    app.mouseDown(3, 3)
    #expect(view.events == ["began left 1 0,0"])
  }
}
