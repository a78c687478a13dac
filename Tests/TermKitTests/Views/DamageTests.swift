import TermKit
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

  @Test func `a view's own cells are drawn, or the part asked for`() {
    inner.setNeedsDisplay()
    #expect(stage.frame() == [Rect(12, 6, 6, 4)])
    inner.setNeedsDisplay(in: Rect(1, 1, 2, 99))
    #expect(stage.frame() == [Rect(13, 7, 2, 3)])
  }

  @Test func `nothing is drawn of what cannot be seen`() {
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

  @Test func `what is outside of the screen is not drawn and asks for no frame`() {
    stage.scene.addDamage(Rect(50, 2, 5, 5))
    #expect(!stage.scene.frameIsDue)
    inner.frame = Rect(-20, 0, 6, 4)
    stage.frame()
    inner.setNeedsDisplay()
    #expect(stage.frame().isEmpty)
  }

  @Test
  func `what was due in a view that was hidden, away or moved meanwhile is drawn where it is then, and later too`() {
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
      #expect(stage.frame() == [Rect(12, 6, 6, 4)])
    }
    inner.setNeedsDisplay()
    outer.frame.origin.x += 1
    outer.clipsToBounds = true
    #expect(stage.frame() == [Rect(10, 5, 21, 10)])
    inner.setNeedsDisplay()
    #expect(stage.frame() == [Rect(13, 6, 6, 4)])
  }

  @Test func `what was due in a tree is drawn in the window it comes to, and later too`() {
    let other = View(frame: Rect(0, 0, 30, 15))
    stage.window.addSubview(other)
    stage.frame()
    inner.setNeedsDisplay()
    other.addSubview(outer)
    stage.frame()
    inner.setNeedsDisplay()
    #expect(stage.frame() == [Rect(12, 6, 6, 4)])
  }

  @Test func `what is due in a window that was closed does not keep later changes from being drawn`() {
    inner.setNeedsDisplay()
    stage.window.close()
    inner.setNeedsDisplay()
    stage.frame()
    stage.window.show()
    stage.frame()
    inner.setNeedsDisplay()
    #expect(stage.frame() == [Rect(12, 6, 6, 4)])
  }

  @Test func `setting what is set already draws nothing`() {
    inner.frame = inner.frame
    inner.alpha = 1
    inner.backgroundColor = .clear
    inner.isHidden = false
    inner.clipsToBounds = false
    inner.bounds = inner.bounds
    outer.bringSubviewToFront(inner)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `a moved view leaves its old place and takes its new one`() {
    inner.frame.origin = Point(x: 12, y: 1)
    #expect(stage.frame() == [Rect(12, 6, 6, 4), Rect(22, 6, 6, 4)])
  }

  @Test func `what reaches out of a view is drawn when it is hidden, shown, faded or removed`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    let all = [Rect(10, 5, 24, 12)]
    outer.isHidden = true
    #expect(stage.frame() == all)
    outer.isHidden = false
    #expect(stage.frame() == all)
    outer.alpha = 0.5
    #expect(stage.frame() == all)
    outer.removeFromSuperview()
    #expect(stage.frame() == all)
    stage.window.addSubview(outer)
    #expect(stage.frame() == all)
  }

  @Test func `clipping draws what it cuts off, and what comes back`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.clipsToBounds = true
    #expect(stage.frame() == [Rect(10, 5, 24, 12)])
    inner.setNeedsDisplay()
    #expect(stage.frame() == [Rect(28, 13, 2, 2)])
    outer.clipsToBounds = false
    #expect(stage.frame() == [Rect(10, 5, 24, 12)])
  }

  @Test func `scrolling draws what moves`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.bounds.origin.x = 10
    #expect(stage.frame() == [Rect(10, 5, 24, 12)])
  }

  @Test func `a change of colour draws the view's own cells only`() {
    inner.frame = Rect(18, 8, 6, 4)
    stage.frame()
    outer.backgroundColor = .white
    #expect(stage.frame() == [Rect(10, 5, 20, 10)])
  }
}
