import TermKit
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct HoverGestureTests {
  private let stage = GestureStage()
  private var app: TestApplication { stage.app }

  @Test func `V6: a hover begins when the pointer comes over the view, changes in each cell, and ends when it leaves`()
  {
    let hover = stage.add(HoverGestureRecognizer(), "hover", to: stage.outer)
    app.mouseMove(1, 3)
    expectEqual(stage.takeActions(), [])
    app.mouseMove(3, 3)
    app.mouseMove(3, 3)
    app.mouseMove(7, 4)
    expectEqual(stage.takeActions(), ["hover: began", "hover: changed"])
    expectEqual(hover.location(in: stage.inner), Point(x: 1, y: 1))
    app.mouseMove(25, 4)
    expectEqual(stage.takeActions(), ["hover: ended"])
    expectEqual(hover.state, .possible)
  }

  @Test func `V6: hovers of a view and of its superview go on together, and beside a tap`() {
    stage.add(HoverGestureRecognizer(), "outside", to: stage.outer)
    stage.add(HoverGestureRecognizer(), "inside", to: stage.inner)
    stage.add(TapGestureRecognizer(), "tap", to: stage.inner)
    app.mouseMove(7, 4)
    app.click(7, 4)
    app.mouseMove(3, 3)
    expectEqual(
      stage.takeActions(), ["inside: began", "outside: began", "tap: ended", "inside: ended", "outside: changed"])
  }

  @Test func `V6: a hover does not begin on a view that an action hides`() {
    let inside = stage.add(HoverGestureRecognizer(), "inside", to: stage.inner)
    stage.add(HoverGestureRecognizer(), "outside", to: stage.outer)
    inside.addAction { [stage] hover in if hover.state == .began { stage.outer.isHidden = true } }
    app.mouseMove(7, 4)
    expectEqual(stage.takeActions(), ["inside: began", "inside: cancelled"])
  }

  @Test func `V6: the terminal reports movements only while a view on the screen has an enabled hover recognizer`() {
    func isReported() -> Bool {
      app.turn()
      return app.terminal.reportsPointerMotion
    }
    let hover = HoverGestureRecognizer()
    #expect(!isReported())
    stage.outer.addGestureRecognizer(hover)
    #expect(isReported())
    hover.isEnabled = false
    #expect(!isReported())
    hover.isEnabled = true
    #expect(isReported())
    let window = stage.outer.window
    window?.close()
    #expect(!isReported())
    window?.makeKeyAndVisible()
    #expect(isReported())
    stage.outer.removeFromSuperview()
    #expect(!isReported())
    window?.addSubview(stage.outer)
    #expect(isReported())
    stage.outer.removeGestureRecognizer(hover)
    #expect(!isReported())
  }

  @Test
  func
    `V6: a hover is cancelled when it is disabled or its view is hidden, and ends when the terminal loses the focus`()
  {
    let hover = stage.add(HoverGestureRecognizer(), "hover", to: stage.outer)
    app.mouseMove(3, 3)
    hover.isEnabled = false
    app.mouseMove(4, 3)
    hover.isEnabled = true
    app.mouseMove(5, 3)
    expectEqual(stage.takeActions(), ["hover: began", "hover: cancelled", "hover: began"])
    stage.outer.isHidden = true
    expectEqual(stage.takeActions(), ["hover: cancelled"])
    stage.outer.isHidden = false
    app.mouseMove(6, 3)
    app.setFocus(false)
    expectEqual(stage.takeActions(), ["hover: began", "hover: ended"])
  }

  @Test func `V6: a hover that its delegate or its view refuses is asked about again when the pointer comes back`() {
    let (delegate, hover) = (ClosureDelegate(), HoverGestureRecognizer())
    var count = 0
    delegate.begins = { _ in
      count += 1
      return count > 1
    }
    hover.delegate = delegate
    stage.add(hover, "hover", to: stage.outer)
    app.mouseMove(3, 3)
    app.mouseMove(4, 3)
    expectEqual(stage.takeActions(), [])
    app.mouseMove(25, 3)
    app.mouseMove(4, 3)
    expectEqual(stage.takeActions(), ["hover: began"])
    expectEqual(count, 2)
  }

  @Test func `V6: moving the pointer inside a view whose look does not change presents no frame and draws no cell`() {
    let square = ShadedView(frame: Rect(x: 1, y: 1, width: 6, height: 3))
    stage.outer.addSubview(square)
    let hover = HoverGestureRecognizer()
    hover.addAction { [square] in square.isShaded = $0.state == .began || $0.state == .changed }
    square.addGestureRecognizer(hover)
    app.mouseMove(3, 3)
    #expect(square.isShaded)
    let (frames, counters) = (app.frameCount, app.terminal.counters)
    for y in 3...5 { for x in 3...8 { app.mouseMove(x, y) } }
    expectEqual(hover.location(in: square), Point(x: 5, y: 2))
    expectEqual(app.frameCount, frames)
    expectEqual(app.terminal.counters.cellsDrawn, counters.cellsDrawn)
    expectEqual(app.terminal.counters.layouts, counters.layouts)
    app.mouseMove(20, 3)
    expectEqual(app.frameCount, frames + 1)
  }
}

private final class ShadedView: View {
  var isShaded = false {
    didSet { if isShaded != oldValue { backgroundColor = isShaded ? .black : nil } }
  }
}
