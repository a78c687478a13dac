import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Animations on a terminal, frame by frame.
@MainActor @Suite struct AnimationPictureTests {
  private func app(_ view: View) -> TestApplication {
    TestApplication(size: Size(width: 12, height: 4)) { application in
      application.statusBar.isHidden = true
      let window = Window(windowScene: application.windowScene)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
  }

  @Test func `a moving view leaves no trail`() {
    let view = FilledView("#", Rect(0, 0, 3, 2))
    let app = app(view)
    View.animate(withDuration: 1, curve: .linear) { view.frame.origin = Point(x: 8, y: 2) }
    app.turn()
    app.advance(by: 0.5)
    expect(app, shows: "\n    ###\n    ###")
    app.advance(by: 0.5)
    expect(app, shows: "\n\n        ###\n        ###")
  }

  @Test func `a subview that extends beyond its moving superview leaves no trail`() {
    let view = View(frame: Rect(0, 0, 2, 1))
    view.addSubview(FilledView("#", Rect(1, 1, 3, 1)))
    let app = app(view)
    expect(app, shows: "\n ###")
    View.animate(withDuration: 1, curve: .linear) { view.frame.origin = Point(x: 8, y: 2) }
    app.advance(by: 0.5)
    expect(app, shows: "\n\n     ###")
    app.advance(by: 0.5)
    expect(app, shows: "\n\n\n         ###")
  }

  @Test func `a growing view is drawn at its final size, clipped to its presentation frame`() {
    let view = FilledView("#", Rect(2, 0, 2, 1))
    let app = app(view)
    View.animate(withDuration: 1, curve: .linear) { view.frame = Rect(2, 0, 8, 3) }
    app.turn()
    app.advance(by: 0.5)
    expect(app, shows: "  #####\n  #####")
    app.advance(by: 0.5)
    expect(app, shows: "  ########\n  ########\n  ########")
  }

  @Test func `a fading view gradually reveals the background behind it`() {
    let view = View(frame: Rect(0, 0, 4, 1))
    view.backgroundColor = .black
    let app = app(view)
    app.application.windowScene.windows[0].backgroundColor = .white
    View.animate(withDuration: 1, curve: .linear) { view.alpha = 0 }
    app.turn()
    expectEqual(app.background(0, 0), .black)
    app.advance(by: 0.5)
    expectEqual(app.background(0, 0), Color(red: 128, green: 128, blue: 128))
    app.advance(by: 0.5)
    expectEqual(app.background(0, 0), .white)
  }

  @Test func `an animation draws at most 60 frames a second, and none after its end`() {
    let view = View(frame: Rect(0, 0, 4, 1))
    view.backgroundColor = .black
    let app = app(view)
    View.animate(withDuration: 0.5, curve: .linear) { view.backgroundColor = .white }
    let (frames, turns) = (app.frameCount, app.turnCount)
    app.advance(by: 0.5)
    #expect((28...31).contains(app.frameCount - frames))
    app.advance(by: 9)
    #expect((28...31).contains(app.frameCount - frames))
    #expect(app.turnCount - turns < 40)
  }
}
