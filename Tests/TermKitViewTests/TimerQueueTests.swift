import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct TimerQueueTests {
  private let clock = ManualClock()
  private let scene: WindowScene

  init() {
    let clock = clock
    scene = WindowScene(size: Size(width: 10, height: 5)) { clock.now }
  }

  private func fire(after seconds: Double) {
    clock.advance(by: seconds)
    scene.fireTimers(at: clock.now)
  }

  @Test func `timers fire in the order of their due times, and timers with equal times in the order of scheduling`() {
    var fired: [String] = []
    scene.schedule(after: 3) { fired.append("late") }
    scene.schedule(after: 1) { fired.append("early") }
    scene.schedule(after: 1) { fired.append("as early") }
    expectEqual(scene.nextTimerTime, 1)
    fire(after: 0.5)
    #expect(fired.isEmpty)
    fire(after: 3)
    expectEqual(fired, ["early", "as early", "late"])
    expectNil(scene.nextTimerTime)
  }

  @Test func `a timer fires once and is then invalid`() {
    var count = 0
    let timer = scene.schedule(after: 1) { count += 1 }
    #expect(timer.isValid)
    fire(after: 1)
    fire(after: 1)
    expectEqual(count, 1)
    #expect(!timer.isValid)
  }

  @Test func `an invalidated timer does not fire and causes no wake-up`() {
    var count = 0
    let timer = scene.schedule(after: 1) { count += 1 }
    scene.schedule(after: 2) {}
    timer.invalidate()
    expectEqual(scene.nextTimerTime, 2)
    fire(after: 5)
    expectEqual(count, 0)
  }

  @Test func `a timer that is invalidated by another timer due at the same time does not fire`() {
    var count = 0
    var second: ScheduledTimer?
    scene.schedule(after: 1) { second?.invalidate() }
    second = scene.schedule(after: 1) { count += 1 }
    fire(after: 1)
    expectEqual(count, 0)
  }

  @Test func `a timer scheduled by a firing timer waits for the next turn of the run loop, even if already due`() {
    var count = 0
    scene.schedule(after: 1) { [scene] in
      count += 1
      scene.schedule(after: -5) { count += 1 }
    }
    fire(after: 1)
    expectEqual(count, 1)
    expectEqual(scene.nextTimerTime, 1)
    fire(after: 0)
    expectEqual(count, 2)
  }

  @Test func `a timer releases its action after it fires or is invalidated`() {
    weak var held: View?
    func schedule() -> ScheduledTimer {
      let view = View()
      held = view
      return scene.schedule(after: 1) { view.setNeedsDisplay() }
    }
    let invalidated = schedule()
    #expect(held != nil)
    invalidated.invalidate()
    expectNil(held)
    let fired = schedule()
    fire(after: 1)
    expectNil(held)
    #expect(!fired.isValid)
  }

  // MARK: Owners

  @Test func `a repeating timer fires again and again until it is invalidated`() {
    let view = View()
    var count = 0
    let timer = scene.schedule(every: 2, owner: view) { count += 1 }
    fire(after: 1.9)
    expectEqual(count, 0)
    fire(after: 0.1)
    #expect(count == 1 && scene.nextTimerTime == 4)
    fire(after: 2)
    expectEqual(count, 2)
    timer.invalidate()
    fire(after: 2)
    #expect(count == 2 && scene.nextTimerTime == nil)
  }

  @Test func `a repeating timer that missed several due times fires only once for them`() {
    let view = View()
    var count = 0
    _ = scene.schedule(every: 1, owner: view) { count += 1 }
    fire(after: 10.5)
    expectEqual(count, 1)
    expectEqual(scene.nextTimerTime, 11)
  }

  @Test func `a repeating timer can invalidate itself in its action`() {
    let view = View()
    var timer: ScheduledTimer?
    timer = scene.schedule(every: 1, owner: view) { timer?.invalidate() }
    fire(after: 1)
    #expect(timer?.isValid == false && scene.nextTimerTime == nil)
  }

  @Test func `a timer does not retain its owner and ends when the owner is released`() {
    let window = Window(windowScene: scene)
    var view: View? = View()
    window.addSubview(view!)
    var count = 0
    let timer = view!.schedule(every: 1) { _ in count += 1 }
    view!.schedule(after: 1.5) { _ in count += 100 }
    fire(after: 1)
    #expect(count == 1 && timer.isValid)
    view!.removeFromSuperview()
    view = nil
    #expect(!timer.isValid && scene.nextTimerTime == nil)
    fire(after: 5)
    expectEqual(count, 1)
  }

  @Test func `views and controllers schedule timers on the clock of their own scene`() {
    final class Page: ViewController {
      var marks = ""
      func tick() { marks += "!" }
    }
    let page = Page()
    let window = Window(windowScene: scene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.schedule(after: 1) { $0.tick() }
    page.view.schedule(after: 2) { $0.alpha = 0.5 }
    fire(after: 1)
    #expect(page.marks == "!" && page.view.alpha == 1)
    fire(after: 1)
    expectEqual(page.view.alpha, 0.5)
  }

  @Test func `a view outside a window schedules timers in the scene of the application whose code is running`() {
    let first = TestApplication { _ in }
    let second = TestApplication { _ in }
    first.turn()
    let view = View()
    let timer = view.schedule(after: 5) { _ in }
    expectEqual(first.application.windowScene.nextTimerTime, timer.dueTime)
    #expect(second.application.windowScene.nextTimerTime != timer.dueTime)
  }
}
