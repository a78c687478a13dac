import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

/// Animated tint colours (V9).
@MainActor @Suite struct TintAnimationTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 100, blue: 0)

  private let stage = TestScene()
  private let view = TintWitnessView(frame: Rect(0, 0, 2, 1))
  private let island = TintWitnessView(frame: Rect(4, 0, 2, 1))
  private let plain = TintWitnessView(frame: Rect(8, 0, 2, 1))

  init() {
    plain.usesTint = false
    island.tintColor = Self.green
    [view, island, plain].forEach(stage.window.addSubview)
    stage.window.tintColor = Self.red
    draw()
    [view, island, plain].forEach { $0.forget() }
  }

  /// Makes a frame as an application does, and returns the dirty region.
  @discardableResult
  private func draw(after seconds: Double = 0) -> [Rect] {
    stage.clock.advance(by: seconds)
    let damage = stage.frame()
    for rect in damage {
      var canvas = Canvas(CellBuffer(size: stage.scene.size), clip: rect)
      stage.scene.render(in: &canvas)
    }
    return damage
  }

  private func animate(_ seconds: Double = 1, delay: Double = 0, _ changes: @MainActor () -> Void) {
    View.animate(withDuration: seconds, delay: delay, curve: .linear, animations: changes)
    draw()
  }

  @Test func `V9: in an animation block, a tint changes immediately, notifies once and is drawn gradually`() {
    animate { stage.window.tintColor = .black }
    expectEqual(view.tintColor, .black)
    expectEqual(view.seen, Self.red)
    draw(after: 0.25)
    expectEqual(view.seen, Color(red: 150, green: 0, blue: 0))
    draw(after: 0.25)
    expectEqual(view.seen, Color(red: 100, green: 0, blue: 0))
    draw(after: 0.5)
    expectEqual(view.seen, .black)
    expectEqual(view.changeCount, 1)
    expectNil(stage.scene.animator.nextFrameTime(after: 0, interval: 1))
  }

  @Test func `V9: each frame of a tint animation redraws only the views that draw in the tint`() {
    animate { stage.window.tintColor = .black }
    for _ in 0..<3 { expectEqual(draw(after: 0.25), [view.frame]) }
    expectEqual(plain.drawCount, 0)
    expectEqual(island.drawCount, 0)
    expectEqual(view.drawCount, 4)
    draw(after: 0.25)
    view.forget()
    #expect(draw(after: 0.25).isEmpty)
    expectEqual(view.drawCount, 0)
  }

  @Test func `V9: dimming animates every colour to its own grey, and automatic mode animates the colours back`() {
    animate { stage.window.tintAdjustmentMode = .dimmed }
    draw(after: 0.5)
    expectEqual(view.seen, Self.red.mixed(with: Self.red.grayscale, 0.5))
    expectEqual(island.seen, Self.green.mixed(with: Self.green.grayscale, 0.5))
    draw(after: 0.5)
    expectEqual(view.seen, Self.red.grayscale)
    animate { stage.window.tintAdjustmentMode = .automatic }
    draw(after: 0.5)
    expectEqual(island.seen, Self.green.mixed(with: Self.green.grayscale, 0.5))
    draw(after: 0.5)
    expectEqual([view.seen, island.seen], [Self.red, Self.green])
    expectEqual(view.changeCount, 2)
  }

  @Test func `V9: an animation that interrupts a tint animation starts from the presentation value`() {
    var ends: [Bool] = []
    View.animate(withDuration: 1, curve: .linear) {
      stage.window.tintColor = .black
    } completion: {
      ends.append($0)
    }
    draw()
    draw(after: 0.5)
    animate(2) { stage.window.tintColor = Self.red }
    expectEqual(view.seen, Color(red: 100, green: 0, blue: 0))
    expectEqual(ends, [false])
    draw(after: 1)
    expectEqual(view.seen, Color(red: 150, green: 0, blue: 0))
    draw(after: 1)
    expectEqual(view.seen, Self.red)
  }

  @Test func `V9: a tint set outside an animation block jumps to its new colour, even during an animation`() {
    animate { stage.window.tintColor = .black }
    draw(after: 0.5)
    stage.window.tintColor = Self.green
    draw()
    expectEqual(view.seen, Self.green)
    draw(after: 0.25)
    expectEqual(view.seen, Self.green)
  }

  @Test func `V9: a tint animation ends at its colour when that colour is cleared and set again outside a block`() {
    stage.window.tintColor = nil
    draw()
    animate { stage.window.tintColor = .black }
    draw(after: 0.5)
    animate { stage.window.tintAdjustmentMode = .normal }
    expectEqual(
      view.seen, Color.systemBlue.mixed(with: .black, 0.5), "another property does not interrupt the animation")
    stage.window.tintColor = nil
    stage.window.tintColor = .black
    draw()
    expectEqual(view.seen, .black)
  }

  @Test func `V9: setting a tint to its current model value does not interrupt its animation`() {
    animate { stage.window.tintColor = .black }
    draw(after: 0.5)
    animate(9) { stage.window.tintColor = .black }
    stage.window.tintColor = .black
    draw(after: 0.25)
    expectEqual(view.seen, Color(red: 50, green: 0, blue: 0))
  }

  @Test func `V9: tintColor and tintAdjustmentMode animate together, and neither interrupts the other`() {
    var ends: [Bool] = []
    View.animate(withDuration: 1, curve: .linear) {
      stage.window.tintColor = .white
      stage.window.tintAdjustmentMode = .dimmed
    } completion: {
      ends.append($0)
    }
    draw()
    expectEqual(view.seen, Self.red)
    draw(after: 1)
    expectEqual(view.seen, .white)
    expectEqual(ends, [true])
  }

  @Test func `V9: a view that gives up its own tint animates towards its superview's moving tint`() {
    animate {
      stage.window.tintColor = .black
      island.tintColor = nil
    }
    draw(after: 0.5)
    expectEqual(view.seen, Color(red: 100, green: 0, blue: 0))
    expectEqual(island.seen, Self.green.mixed(with: Color(red: 100, green: 0, blue: 0), 0.5))
    draw(after: 0.5)
    expectEqual(island.seen, .black)
  }

  @Test func `V9: a view in normal mode is neither notified nor redrawn while its window animates to dimmed mode`() {
    island.tintAdjustmentMode = .normal
    draw()
    island.forget()
    animate { stage.window.tintAdjustmentMode = .dimmed }
    draw(after: 0.5)
    expectEqual(island.drawCount, 0)
    expectEqual(island.changeCount, 0)
  }

  @Test func `V9: colours, opacity, frames, tint and status bar animate together`() {
    let label = TintWitnessView(frame: Rect(0, 2, 4, 1))
    let controller = StylingController()
    controller.view.addSubview(label)
    let app = TestApplication(size: Size(width: 20, height: 6)) { application in
      let window = Window(windowScene: application.windowScene)
      window.tintColor = Self.red
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    View.animate(withDuration: 1, curve: .linear) {
      controller.view.window?.tintColor = .black
      controller.view.backgroundColor = .black
      label.frame.origin.x = 10
      label.alpha = 0.5
      controller.style = .lightContent
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    app.turn()
    app.advance(by: 0.5)
    let half = Color(red: 128, green: 128, blue: 128)
    expectEqual(app.background(0, 5), half)
    expectEqual(app.foreground(10, 0), half, "the clock")
    expectEqual(label.presentationFrame.minX, 5)
    expectEqual(label.seen.map { abs(Int($0.red) - 100) <= 2 }, true)
    #expect(abs(label.presentationAlpha - 0.75) < 0.01)
    app.advance(by: 0.6)
    expectEqual(label.seen, .black)
    expectEqual(app.sleepDuration.map { $0 > 1 }, true, "no animation is running")
  }

  @Test func `V9: with reduced motion, without a duration or outside a window, a tint changes without animation`() {
    animate(0) { stage.window.tintColor = .black }
    expectEqual(view.seen, .black)
    stage.scene.animator.isInstant = true
    animate { stage.window.tintColor = Self.red }
    expectEqual(view.seen, Self.red)
    let stray = TintWitnessView(frame: Rect(0, 0, 2, 1))
    View.animate(withDuration: 1) { stray.tintColor = .black }
    _ = stray.drawn()
    expectEqual(stray.seen, .black)
  }

  @Test func `V9: a view that moves to another superview shows the tint there, also during an animation`() {
    animate { stage.window.tintColor = .black }
    draw(after: 0.5)
    let late = TintWitnessView(frame: Rect(0, 3, 2, 1))
    stage.window.addSubview(late)
    draw()
    expectEqual(late.seen, view.seen)
    draw(after: 0.25)
    expectEqual(late.seen, Color(red: 50, green: 0, blue: 0))
    island.addSubview(late)
    draw()
    expectEqual(late.seen, Self.green)
  }

  @Test func `V9: removing a view from its window ends its tint animation at the model value`() {
    weak var gone: View?
    do {
      let holder = View(frame: Rect(0, 3, 4, 1))
      let child = TintWitnessView(frame: Rect(0, 0, 2, 1))
      holder.addSubview(child)
      stage.window.addSubview(holder)
      draw()
      animate { holder.tintColor = .black }
      draw(after: 0.5)
      holder.removeFromSuperview()
      _ = holder.drawn()
      expectEqual(child.seen, .black)
      gone = child
    }
    draw(after: 0.1)
    #expect(stage.scene.animator.tintMovements.isEmpty)
    expectNil(gone, "the animator does not retain the view")
  }

  @Test func `V9: a view whose tintTextStyle was read is redrawn while its tint animates`() {
    plain.tintColor = Self.green
    draw()
    plain.forget()
    animate { plain.tintColor = .black }
    expectEqual(plain.tintTextStyle(in: TraitCollection()).foreground, Self.green)
    expectEqual(draw(after: 0.5), [plain.frame])
    expectEqual(plain.tintTextStyle(.bold, in: TraitCollection()).foreground, Self.green.mixed(with: .black, 0.5))
  }

  @Test func `V9: a view drawn on a separate canvas has the presentation value of its tint`() {
    animate { stage.window.tintColor = .black }
    draw(after: 0.5)
    expectEqual(view.drawn()[0, 0].foreground, Color(red: 100, green: 0, blue: 0))
  }

  private final class StylingController: ViewController {
    var style = StatusBarStyle.default
    override var preferredStatusBarStyle: StatusBarStyle { style }
    override func viewDidLoad() { view.backgroundColor = .white }
  }
}

/// A view that draws in the tint and remembers the colour.
final class TintWitnessView: View {
  var usesTint = true
  private(set) var seen: Color?
  private(set) var drawCount = 0
  private(set) var changeCount = 0

  override func tintColorDidChange() {
    changeCount += 1
    if usesTint { setNeedsDisplay() }
  }

  override func draw(in canvas: inout Canvas) {
    drawCount += 1
    let style = usesTint ? canvas.tintTextStyle() : TextStyle()
    if usesTint { seen = style.foreground }
    canvas.draw("xx", at: .zero, style: style)
  }

  func forget() { (drawCount, changeCount) = (0, 0) }
}
