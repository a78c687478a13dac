import Stages
import TermKit
import TermKitTesting

/// An application that shows a gauge, for tests of its animations.
@MainActor struct AnimationStage {
  let app: TestApplication
  let window: Window
  let gauge = GaugeView(frame: Rect(0, 0, 4, 1))

  init(traits: TraitCollection = TraitCollection(), size: Size = Size(width: 20, height: 4)) {
    app = TestApplication(size: size, traits: traits) { application in
      application.statusBar.isHidden = true
      let window = Window(windowScene: application.windowScene)
      window.makeKeyAndVisible()
    }
    window = app.application.windowScene.windows[0]
    window.addSubview(gauge)
    app.turn()
  }

  /// Returns the gauge's levels on the screen after each of some steps in time.
  func levels(every seconds: Double, count: Int) -> [Int] {
    (0..<count).map { _ in
      app.advance(by: seconds)
      return gauge.seenLevel
    }
  }

  /// Whether the application draws nothing and does not wake up for ten seconds, except once for the clock in the status bar.
  var isIdle: Bool {
    app.turn()
    let (frames, turns) = (app.frameCount, app.turnCount)
    app.advance(by: 10)
    return app.frameCount == frames && app.turnCount - turns <= 3
  }
}
