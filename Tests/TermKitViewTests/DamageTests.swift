import Stages
import TermKit
import TestBasics
import Testing

/// The cells that are drawn again after each kind of change.
@MainActor @Suite struct DamageTests {
  private let stage = TestScene(size: Size(width: 40, height: 20))
  private let outer = View(frame: Rect(10, 5, 20, 10))
  private let inner = View(frame: Rect(2, 1, 6, 4))

  init() {
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.frame()
  }

  @Test func `setNeedsDisplay redraws the whole view, or only the given rectangle`() {
    inner.setNeedsDisplay()
    expectEqual(stage.frame(), [Rect(12, 6, 6, 4)])
    inner.setNeedsDisplay(in: Rect(1, 1, 2, 99))
    expectEqual(stage.frame(), [Rect(13, 7, 2, 3)])
  }

  @Test func `changes in a hidden view or outside a window redraw nothing`() {
    outer.isHidden = true
    stage.frame()
    inner.setNeedsDisplay()
    inner.frame.origin.x += 1
    inner.alpha = 0.5
    inner.isHidden = true
    #expect(!stage.scene.frameIsDue || stage.frame().isEmpty)
    View().setNeedsDisplay()
    #expect(stage.frame().isEmpty)
  }

  @Test func `damage outside the screen requests no frame, and a view outside the screen is not redrawn`() {
    stage.scene.addDamage(Rect(50, 2, 5, 5))
    #expect(!stage.scene.frameIsDue)
    inner.frame = Rect(-20, 0, 6, 4)
    stage.frame()
    inner.setNeedsDisplay()
    #expect(stage.frame().isEmpty)
  }

  @Test
  func `a redraw that is pending while a view is hidden, removed or moved does not block its later redraws`() {
    for away in [{ $0.isHidden = true }, { $0.removeFromSuperview() }] as [@MainActor (View) -> Void] {
      inner.setNeedsDisplay()
      away(outer)
      inner.setNeedsDisplay()
      stage.frame()
      inner.setNeedsDisplay()
      stage.frame()
      outer.isHidden = false
      stage.window.addSubview(outer)
      stage.frame()
      inner.setNeedsDisplay()
      expectEqual(stage.frame(), [Rect(12, 6, 6, 4)])
    }
    inner.setNeedsDisplay()
    outer.frame.origin.x += 1
    outer.clipsToBounds = true
    expectEqual(stage.frame(), [Rect(10, 5, 21, 10)])
    inner.setNeedsDisplay()
    expectEqual(stage.frame(), [Rect(13, 6, 6, 4)])
  }

  @Test func `a redraw that is pending while a view moves to another superview does not block its later redraws`() {
    let other = View(frame: Rect(0, 0, 30, 15))
    stage.window.addSubview(other)
    stage.frame()
    inner.setNeedsDisplay()
    other.addSubview(outer)
    stage.frame()
    inner.setNeedsDisplay()
    expectEqual(stage.frame(), [Rect(12, 6, 6, 4)])
  }

  @Test func `a redraw that is pending when a window closes does not block redraws after the window is shown again`() {
    inner.setNeedsDisplay()
    stage.window.close()
    inner.setNeedsDisplay()
    stage.frame()
    stage.window.show()
    stage.frame()
    inner.setNeedsDisplay()
    expectEqual(stage.frame(), [Rect(12, 6, 6, 4)])
  }

  @Test func `setting properties to their current values requests no frame`() {
    inner.frame = inner.frame
    inner.alpha = 1
    inner.backgroundColor = .clear
    inner.isHidden = false
    inner.clipsToBounds = false
    inner.bounds = inner.bounds
    outer.bringSubviewToFront(inner)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `moving a view redraws its old and its new position`() {
    inner.frame.origin = Point(x: 12, y: 1)
    expectEqual(stage.frame(), [Rect(12, 6, 6, 4), Rect(22, 6, 6, 4)])
  }

  @Test func `hiding, showing, fading or removing a view also redraws subviews outside its bounds`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    let all = [Rect(10, 5, 24, 12)]
    outer.isHidden = true
    expectEqual(stage.frame(), all)
    outer.isHidden = false
    expectEqual(stage.frame(), all)
    outer.alpha = 0.5
    expectEqual(stage.frame(), all)
    outer.removeFromSuperview()
    expectEqual(stage.frame(), all)
    stage.window.addSubview(outer)
    expectEqual(stage.frame(), all)
  }

  @Test func `changing clipsToBounds redraws the subviews that extend beyond the bounds`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.clipsToBounds = true
    expectEqual(stage.frame(), [Rect(10, 5, 24, 12)])
    inner.setNeedsDisplay()
    expectEqual(stage.frame(), [Rect(28, 13, 2, 2)])
    outer.clipsToBounds = false
    expectEqual(stage.frame(), [Rect(10, 5, 24, 12)])
  }

  @Test func `changing the origin of a view's bounds redraws the view and its subviews`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.bounds.origin.x = 10
    expectEqual(stage.frame(), [Rect(10, 5, 24, 12)])
  }

  @Test func `changing a background colour redraws only the view's own cells`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.backgroundColor = .white
    expectEqual(stage.frame(), [Rect(10, 5, 20, 10)])
  }
}
