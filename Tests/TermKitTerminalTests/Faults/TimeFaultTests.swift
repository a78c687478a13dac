import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Clocks that stop, jump, or advance while the program is stopped.
@MainActor @Suite struct TimeFaultTests {
  /// A controller that ticks once a second and animates a view for a minute.
  private final class Ticking: ViewController {
    let mover = View(frame: Rect(x: 0, y: 5, width: 2, height: 1))
    private(set) var tickCount = 0
    private(set) var endCount = 0

    override func viewDidLoad() {
      mover.backgroundColor = .black
      view.addSubview(mover)
    }

    func start(in scene: WindowScene) {
      tick(in: scene)
      View.animate(withDuration: 60, animations: { mover.frame.origin.x = 60 }, completion: { _ in self.endCount += 1 })
    }

    private func tick(in scene: WindowScene) {
      scene.schedule(after: 1) { [weak self] in
        self?.tickCount += 1
        self?.tick(in: scene)
      }
    }
  }

  @Test func `fault 50: after a long sleep, a timer fires once, an animation has ended, and one frame is drawn`() {
    let controller = Ticking()
    let app = TestApplication { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    controller.start(in: app.application.windowScene)
    app.advance(by: 2.5)
    expectEqual(controller.tickCount, 2)
    let frames = app.frameCount
    // The time passes without a turn of the loop, as if the process was stopped or the machine slept.
    app.clock.advance(by: 28_800)
    app.send(.clockChanged)
    #expect(controller.tickCount == 3 && controller.endCount == 1)
    expectEqual(app.frameCount, frames + 1)
    #expect(app.background(60, 5) == .black && app.row(0).contains("17:41"))
    app.advance(by: 1)
    expectEqual(controller.tickCount, 4)
  }

  @Test(arguments: [LocalTime(hour: 3, minute: 0), LocalTime(hour: 23, minute: 59, second: 59.5)])
  func `fault 49: a clock set back or forward changes the shown time, but no timers or animations`(time: LocalTime) {
    let controller = Ticking()
    let app = TestApplication { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    controller.start(in: app.application.windowScene)
    app.advance(by: 2.5)
    app.clock.localTime = time
    app.send(.clockChanged)
    #expect(app.row(0).contains(time.hour == 3 ? "03:00" : "23:59"))
    expectEqual(controller.tickCount, 2)
    app.advance(by: 27.5)
    #expect(controller.tickCount == 30 && app.background(30, 5) == .black)
    #expect(app.row(0).contains(time.hour == 3 ? "03:00" : "00:00"))
  }
}
