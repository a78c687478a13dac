import Testing

@testable import Bench

@Suite struct FocusTourTests {
  @Test func `the focus tour visits every square and ends in the middle`() {
    for steps in [FocusTour.steps, FocusTour.stepsBack] {
      #expect(Set(steps.map(\.square)) == Set(0..<9))
      #expect(steps.last?.square == FocusTour.start)
    }
  }

  @Test func `each key of the focus tour leads to the next square in its direction`() {
    for steps in [FocusTour.steps, FocusTour.stepsBack] {
      var square = FocusTour.start
      for step in steps {
        let (columns, rows) = (step.square % 3 - square % 3, step.square / 3 - square / 3)
        switch step.key {
        case .up: #expect((columns, rows) == (0, -1))
        case .down: #expect((columns, rows) == (0, 1))
        case .right: #expect((columns, rows) == (1, 0))
        case .left: #expect((columns, rows) == (-1, 0))
        }
        square = step.square
      }
    }
  }

  @Test func `on its way back, the focus tour reaches most squares by other keys`() {
    let keys = Dictionary(FocusTour.steps.map { ($0.square, $0.key) }) { first, _ in first }
    let others = FocusTour.stepsBack.filter { keys[$0.square] != $0.key }
    #expect(others.count >= 8)
  }
}
