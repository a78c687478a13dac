import Stages
import TermKit
import TestBasics
import Testing

@Suite struct AnimationCurveTests {
  private static let curves: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

  @Test(arguments: curves)
  func `an animation curve rises from 0 to 1 without decreasing or overshooting`(curve: AnimationCurve) {
    let steps = (-20...120).map { curve.fraction(at: Double($0) / 100) }
    expectEqual(steps.first, 0)
    expectEqual(steps.last, 1)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `easeIn starts slowly, easeOut starts fast, easeInOut is slow at both ends, and linear is even`() {
    expectEqual(AnimationCurve.linear.fraction(at: 0.25), 0.25)
    #expect(AnimationCurve.easeIn.fraction(at: 0.25) < 0.25)
    #expect(AnimationCurve.easeIn.fraction(at: 0.75) < 0.75)
    #expect(AnimationCurve.easeOut.fraction(at: 0.25) > 0.25)
    #expect(AnimationCurve.easeInOut.fraction(at: 0.25) < 0.25)
    #expect(AnimationCurve.easeInOut.fraction(at: 0.75) > 0.75)
    expectEqual(AnimationCurve.easeInOut.fraction(at: 0.5), 0.5)
  }

  @Test func `interpolation is linear for numbers, colours and rectangles`() {
    expectEqual(2.0.interpolated(to: 6, at: 0.25), 3)
    expectEqual(2.interpolated(to: 7, at: 0.5), 5)
    expectEqual(7.interpolated(to: 2, at: 0.5), 4)
    expectEqual(Color.black.interpolated(to: .white, at: 0.5), Color(red: 128, green: 128, blue: 128))
    expectEqual(Rect(0, 0, 10, 2).interpolated(to: Rect(10, 4, 20, 6), at: 0.5), Rect(5, 2, 15, 4))
  }

  @Test func `interpolation at 0 and 1 returns exactly the start and end values`() {
    let (start, end) = (Rect(3, 1, 7, 2), Rect(-4, 9, 0, 1))
    expectEqual(start.interpolated(to: end, at: 0), start)
    expectEqual(start.interpolated(to: end, at: 1), end)
    expectEqual(Color.systemBlue.interpolated(to: .clear, at: 1), .clear)
  }

  @Test func `interpolating a rectangle never moves an edge that start and end share`() {
    for step in 0...20 {
      let rect = Rect(5, 0, 1, 1).interpolated(to: Rect(5, 0, 30, 9), at: Double(step) / 20)
      expectEqual(rect.origin, Point(x: 5, y: 0))
    }
    for step in 0...20 {
      expectEqual(Rect(0, 0, 30, 1).interpolated(to: Rect(29, 0, 1, 1), at: Double(step) / 20).maxX, 30)
    }
  }
}
