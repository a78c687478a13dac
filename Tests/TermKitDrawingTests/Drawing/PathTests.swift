import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct PathTests {
  // Returns the covered area in columns times half rows, as the sum of all sub-cells.
  private func area(_ stencil: Stencil) -> Double {
    stencil.coverage.reduce(0.0) { $0 + Double($1) / 255 } / 16
  }

  @Test func `the coverage of a stencil adds up to the area of its shape`() {
    #expect(
      abs(area(Stencil(filling: Path(rect: .init(x: 0.3, y: 0.25, width: 4.4, height: 2.125)))) - 4.4 * 4.25) < 0.05)
    #expect(abs(area(Stencil(filling: Path(ovalIn: .init(x: 1, y: 1, width: 8, height: 4)))) - 16 * Double.pi) < 0.1)
    let line = Path(from: 1, 1, to: 9, 3)
    let length = (8.0 * 8 + 4 * 4).squareRoot()
    #expect(abs(area(Stencil(stroking: line, width: 1.5, cap: .butt)) - 1.5 * length) < 0.05)
    #expect(abs(area(Stencil(stroking: line, width: 1.5, cap: .square)) - 1.5 * (length + 1.5)) < 0.05)
    #expect(abs(area(Stencil(stroking: line, width: 1.5)) - 1.5 * length - 0.5625 * .pi) < 0.05)
  }

  @Test func `bevel, round and miter joins give a corner the expected areas`() {
    var corner = Path(from: 1, 3, to: 6, 3)
    corner.addLine(to: .init(x: 6, y: 0.5))
    let areas = [LineJoin.bevel, .round, .miter].map { area(Stencil(stroking: corner, width: 2, cap: .butt, join: $0)) }
    // Two pieces of 5 × 2 that share a square of 1. The corner adds 0.5, π / 4 or 1.
    #expect(abs(areas[0] - 19.5) < 0.05)
    #expect(abs(areas[1] - 19 - .pi / 4) < 0.05)
    #expect(abs(areas[2] - 20) < 0.05)
  }

  @Test func `overlapping parts are filled by default and leave a hole with the even-odd rule`() {
    var path = Path(rect: .init(x: 0, y: 0, width: 4, height: 2))
    path.append(Path(rect: .init(x: 1, y: 0.5, width: 2, height: 1)))
    #expect(abs(area(Stencil(filling: path)) - 16) < 0.01)
    path.usesEvenOddFillRule = true
    #expect(abs(area(Stencil(filling: path)) - 12) < 0.01)
  }

  @Test func `a stroke that crosses itself is not darker at the crossing`() {
    let cross = Stencil(stroking: Path(crossIn: .init(x: 0, y: 0, width: 8, height: 4)), width: 2, cap: .butt)
    let bar = 2 * (8.0 * 8 + 8 * 8).squareRoot()
    #expect(abs(area(cross) - (2 * bar - 4)) < 0.05)
  }

  @Test func `I7: an arc of a full turn covers the same cells as a circle`() {
    var arc = Path()
    arc.addArc(center: .init(x: 5, y: 2.5), radius: 4, startAngle: 1, endAngle: 1 + 2 * .pi)
    let circle = Stencil(filling: Path(ovalIn: .init(x: 1, y: 0.5, width: 8, height: 4)))
    let turned = Stencil(filling: arc)
    expectEqual(turned.bounds, circle.bounds)
    #expect(zip(turned.coverage, circle.coverage).allSatisfy { abs(Int($0) - Int($1)) < 16 })
  }

  @Test func `an arc turns clockwise by default and anticlockwise on request`() {
    var clockwise = Path()
    clockwise.addArc(center: .init(x: 5, y: 2), radius: 4, startAngle: .pi, endAngle: 0)
    expectEqual(Stencil(filling: clockwise).bounds, Rect(x: 1, y: 0, width: 8, height: 2))
    var other = Path()
    other.addArc(center: .init(x: 5, y: 2), radius: 4, startAngle: .pi, endAngle: 0, clockwise: false)
    expectEqual(Stencil(filling: other).bounds, Rect(x: 1, y: 2, width: 8, height: 2))
  }

  @Test func `I7: smooth corners cut off slightly more area than round corners`() {
    let frame = Path.Frame(x: 0, y: 0, width: 20, height: 10)
    let round = Stencil(filling: Path(roundedRect: frame, cornerRadius: 4))
    let smooth = Stencil(filling: Path(roundedRect: frame, cornerRadius: 4, cornerCurve: .continuous))
    #expect(abs(area(round) - (400 - (4 - .pi) * 16)) < 0.2)
    #expect(area(smooth) < area(round))
    #expect(area(round) - area(smooth) < 3)
  }

  @Test func `a corner radius larger than the frame makes a capsule`() {
    let frame = Path.Frame(x: 0, y: 0, width: 12, height: 3)
    let capsule = area(Stencil(filling: Path(roundedRect: frame, cornerRadius: 99)))
    #expect(abs(capsule - (6 * 6 + 9 * .pi)) < 0.1)
  }

  @Test func `moving or scaling an ellipse gives the ellipse in the moved or scaled frame`() {
    let path = Path(ovalIn: .init(x: 0, y: 0, width: 8, height: 4))
    expectEqual(path.offset(x: 3, y: 1), Path(ovalIn: .init(x: 3, y: 1, width: 8, height: 4)))
    let half = path.scaled(by: 0.5, around: .init(x: 4, y: 2))
    expectEqual(half, Path(ovalIn: .init(x: 2, y: 1, width: 4, height: 2)))
    expectEqual(area(Stencil(filling: path.scaled(by: 0, around: .init(x: 4, y: 2)))), 0)
  }

  @Test func `an inset in columns moves the top and bottom edges by half as many rows`() {
    let frame = Path.Frame(Rect(x: 2, y: 1, width: 10, height: 5)).inset(by: 1)
    expectEqual(frame, Path.Frame(x: 3, y: 1.5, width: 8, height: 4))
    expectEqual(frame.inset(by: 99), Path.Frame(x: 7, y: 3.5, width: 0, height: 0))
  }

  @Test func `an empty path draws nothing, and a line of zero length draws a disc if its caps are round`() {
    #expect(Stencil(filling: Path()).bounds.isEmpty)
    #expect(Stencil(stroking: Path(), width: 3).bounds.isEmpty)
    let dot = Path(from: 3, 2, to: 3, 2)
    #expect(abs(area(Stencil(stroking: dot, width: 4)) - 4 * .pi) < 0.15)
    expectEqual(area(Stencil(stroking: dot, width: 4, cap: .butt)), 0)
  }

  @Test func `X4: a line without a starting point is left out, and a position that is too far away is moved`() {
    var path = Path()
    path.addLine(to: .init(x: 3, y: 3))
    path.addCurve(to: .init(x: 3, y: 3), controlPoint1: .init(x: 1, y: 1), controlPoint2: .init(x: 2, y: 2))
    path.addQuadCurve(to: .init(x: 3, y: 3), controlPoint: .init(x: 1, y: 1))
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: .init(x: -.infinity, y: .nan))
    expectEqual(path.currentPoint, .init(x: -100_000, y: 0))
    path.addLine(to: .init(x: 1e300, y: 0))
    expectEqual(path.currentPoint, .init(x: 100_000, y: 0))
    expectEqual(path.scaled(by: .infinity, around: .init(x: 0, y: 0)).currentPoint, .init(x: 100_000, y: 0))
  }

  @Test func `a path far larger than the canvas is cut to a stencil of limited size`() {
    let stripe = DrawnPicture(3, 1) {
      $0.fill(Path(rect: .init(x: -90_000, y: 0, width: 180_000, height: 1)), with: .black)
    }
    #expect((0..<3).allSatisfy { stripe.buffer[$0, 0].background == .black })
    expectEqual(Stencil(filling: Path(rect: .init(x: -5000, y: 0, width: 9000, height: 1))).bounds.width, 2000)
  }
}
