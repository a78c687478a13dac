import TermKit
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct AutoresizingTests {
  private func frame(_ mask: AutoresizingMask, growingBy growth: Int) -> Rect {
    mask.frame(
      Rect(x: 2, y: 1, width: 4, height: 2), from: Size(width: 10, height: 4),
      to: Size(width: 10 + growth, height: 4 + growth))
  }

  @Test func `without flexible parts, autoresizing keeps the frame`() {
    expectEqual(frame([], growingBy: 6), Rect(x: 2, y: 1, width: 4, height: 2))
  }

  @Test func `a flexible width, height or margin absorbs the superview's change of size`() {
    expectEqual(frame([.flexibleWidth, .flexibleHeight], growingBy: 6), Rect(x: 2, y: 1, width: 10, height: 8))
    expectEqual(frame([.flexibleLeftMargin, .flexibleTopMargin], growingBy: 6), Rect(x: 8, y: 7, width: 4, height: 2))
    expectEqual(
      frame([.flexibleRightMargin, .flexibleBottomMargin], growingBy: 6), Rect(x: 2, y: 1, width: 4, height: 2))
    expectEqual(frame([.flexibleWidth, .flexibleHeight], growingBy: -1), Rect(x: 2, y: 1, width: 3, height: 1))
  }

  @Test func `several flexible parts share a change of size evenly`() {
    let center: AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    expectEqual(frame(center, growingBy: 6), Rect(x: 5, y: 4, width: 4, height: 2))
    expectEqual(frame([.flexibleLeftMargin, .flexibleWidth], growingBy: 7), Rect(x: 5, y: 1, width: 8, height: 2))
  }

  @Test func `autoresizing never makes a size negative`() {
    expectEqual(frame([.flexibleWidth, .flexibleHeight], growingBy: -9).size, Size(width: 0, height: 0))
  }

  private func subview(_ mask: AutoresizingMask) -> (outer: View, inner: View) {
    let outer = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let inner = View(frame: Rect(x: 8, y: 4, width: 4, height: 2))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func `autoresizing in many small steps gives the same frame as one large step`() {
    let (outer, inner) = subview([.flexibleLeftMargin, .flexibleRightMargin])
    for width in 21...40 { outer.frame.size.width = width }
    expectEqual(inner.frame, Rect(x: 18, y: 4, width: 4, height: 2))
  }

  @Test func `a subview that shrank to nothing regains its frame when its superview grows back`() {
    let (outer, inner) = subview([.flexibleWidth, .flexibleHeight])
    outer.frame.size = Size(width: 1, height: 1)
    expectEqual(inner.frame.size, .zero)
    outer.frame.size = Size(width: 20, height: 10)
    expectEqual(inner.frame, Rect(x: 8, y: 4, width: 4, height: 2))
  }

  @Test func `autoresizing continues from the frame and the mask that were set last`() {
    let (outer, inner) = subview(.flexibleWidth)
    outer.frame.size.width = 30
    inner.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    outer.frame.size.width = 32
    expectEqual(inner.frame.width, 7)
    inner.autoresizingMask = .flexibleLeftMargin
    outer.frame.size.width = 35
    expectEqual(inner.frame, Rect(x: 3, y: 0, width: 7, height: 1))
  }

  @Test func `a view that moves to another superview autoresizes from its current frame`() {
    let (outer, inner) = subview(.flexibleWidth)
    outer.frame.size.width = 30
    let other = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    other.addSubview(inner)
    other.frame.size.width = 101
    expectEqual(inner.frame.width, 15)
  }
}
