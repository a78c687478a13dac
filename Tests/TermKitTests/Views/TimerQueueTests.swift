import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite struct TimerQueueTests {
  private let clock = ManualTimeSource()
  private let scene: WindowScene

  init() {
    let clock = clock
    scene = WindowScene(size: Size(width: 10, height: 5)) { clock.now }
  }

  private func fire(after seconds: Double) {
    clock.advance(by: seconds)
    scene.fireTimers(at: clock.now)
  }

  @Test func `timers fire in the order of their times, equal ones as they were set`() {
    var fired: [String] = []
    scene.schedule(after: 3) { fired.append("late") }
    scene.schedule(after: 1) { fired.append("early") }
    scene.schedule(after: 1) { fired.append("as early") }
    #expect(scene.nextTimerTime == 1)
    fire(after: 0.5)
    #expect(fired.isEmpty)
    fire(after: 3)
    #expect(fired == ["early", "as early", "late"])
    #expect(scene.nextTimerTime == nil)
  }

  @Test func `a timer fires once and then is valid no more`() {
    var count = 0
    let timer = scene.schedule(after: 1) { count += 1 }
    #expect(timer.isValid)
    fire(after: 1)
    fire(after: 1)
    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test func `an invalidated timer does not fire and nobody waits for it`() {
    var count = 0
    let timer = scene.schedule(after: 1) { count += 1 }
    scene.schedule(after: 2) {}
    timer.invalidate()
    #expect(scene.nextTimerTime == 2)
    fire(after: 5)
    #expect(count == 0)
  }

  @Test func `a timer invalidated by another that is due with it does not fire`() {
    var count = 0
    var second: ScheduledTimer?
    scene.schedule(after: 1) { second?.invalidate() }
    second = scene.schedule(after: 1) { count += 1 }
    fire(after: 1)
    #expect(count == 0)
  }

  @Test func `a timer set by one that fires waits for the next turn, even if it is due at once`() {
    var count = 0
    scene.schedule(after: 1) { [scene] in
      count += 1
      scene.schedule(after: -5) { count += 1 }
    }
    fire(after: 1)
    #expect(count == 1)
    #expect(scene.nextTimerTime == 1)
    fire(after: 0)
    #expect(count == 2)
  }

  @Test func `what a timer's action holds is let go of once it fired or was invalidated`() {
    weak var held: View?
    func schedule() -> ScheduledTimer {
      let view = View()
      held = view
      return scene.schedule(after: 1) { view.setNeedsDisplay() }
    }
    let invalidated = schedule()
    #expect(held != nil)
    invalidated.invalidate()
    #expect(held == nil)
    let fired = schedule()
    fire(after: 1)
    #expect(held == nil)
    #expect(!fired.isValid)
  }
}
