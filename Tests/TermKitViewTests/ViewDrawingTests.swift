import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ViewDrawingTests {
  private let outer = View(frame: Rect(0, 0, 8, 3))

  @Test func `subviews are drawn over their superview, with later subviews in front`() {
    outer.addSubview(FilledView("a", Rect(0, 0, 5, 2)))
    outer.addSubview(FilledView("b", Rect(3, 1, 5, 2)))
    expect(outer, draws: "aaaaa\naaabbbbb\n   bbbbb")
    outer.bringSubviewToFront(outer.subviews[0])
    expect(outer, draws: "aaaaa\naaaaabbb\n   bbbbb")
  }

  @Test func `subviews are drawn outside their superview's bounds unless clipsToBounds is set`() {
    let middle = View(frame: Rect(2, 1, 3, 1))
    middle.addSubview(FilledView("x", Rect(-1, -1, 5, 3)))
    outer.addSubview(middle)
    expect(outer, draws: " xxxxx\n xxxxx\n xxxxx")
    middle.clipsToBounds = true
    expect(outer, draws: "\n  xxx")
  }

  @Test func `a view never draws outside of its own bounds`() {
    final class Excessive: View {
      override func draw(in canvas: inout Canvas) {
        canvas.draw("far too long", at: Point(x: -2, y: 0))
        canvas.draw("below", at: Point(x: 0, y: 1))
      }
    }
    outer.addSubview(Excessive(frame: Rect(2, 1, 4, 1)))
    expect(outer, draws: "\n  r to")
  }

  @Test func `a hidden view and its subviews are not drawn`() {
    let middle = FilledView("m", Rect(0, 0, 4, 1))
    middle.addSubview(FilledView("i", Rect(1, 0, 1, 1)))
    outer.addSubview(middle)
    expect(outer, draws: "mimm")
    middle.isHidden = true
    expect(outer, draws: "")
  }

  @Test func `scrolled bounds move the drawn subviews, and clipsToBounds clips them`() {
    outer.clipsToBounds = true
    outer.addSubview(FilledView("s", Rect(0, 0, 4, 2)))
    outer.bounds.origin = Point(x: 1, y: -1)
    expect(outer, draws: "\nsss\nsss")
  }

  @Test func `alpha fades a view and its subviews as a group, so overlapping views do not show through`() {
    let paper = View(frame: Rect(0, 0, 4, 1))
    paper.backgroundColor = .white
    let group = View(frame: Rect(0, 0, 4, 1))
    group.backgroundColor = Color(red: 255, green: 0, blue: 0)
    let inner = View(frame: Rect(1, 0, 2, 1))
    inner.backgroundColor = .black
    group.addSubview(inner)
    paper.addSubview(group)
    group.alpha = 0.5
    let cells = paper.drawn()
    expectEqual(cells[0, 0].background, Color(red: 255, green: 128, blue: 128))
    expectEqual(cells[1, 0].background, Color(red: 128, green: 128, blue: 128))
  }

  @Test func `the alpha values of nested views multiply`() {
    let paper = View(frame: Rect(0, 0, 1, 1))
    paper.backgroundColor = .white
    let (middle, inner) = (View(frame: Rect(0, 0, 1, 1)), View(frame: Rect(0, 0, 1, 1)))
    inner.backgroundColor = .black
    paper.addSubview(middle)
    middle.addSubview(inner)
    middle.alpha = 0.5
    inner.alpha = 0.5
    #expect(abs(Int(paper.drawn()[0, 0].background.red) - 191) <= 1)
  }

  @Test func `a view's alpha is clamped to the range from 0 to 1`() {
    outer.alpha = 7
    expectEqual(outer.alpha, 1)
    outer.alpha = -1
    expectEqual(outer.alpha, 0)
  }

  @Test func `a translucent background colour blends with the content beneath it`() {
    let paper = View(frame: Rect(0, 0, 1, 1))
    paper.backgroundColor = .white
    let veil = View(frame: Rect(0, 0, 1, 1))
    veil.backgroundColor = Color.black.withAlphaComponent(0.15)
    paper.addSubview(veil)
    expectEqual(paper.drawn()[0, 0].background, Color(red: 217, green: 217, blue: 217))
  }

  @Test func `a view can be drawn by itself, regardless of its position in a window`() {
    let stage = TestScene()
    stage.window.addSubview(outer)
    outer.frame.origin = Point(x: 5, y: 2)
    outer.addSubview(FilledView("a", Rect(1, 1, 2, 1)))
    expect(outer, draws: "\n aa")
  }
}
