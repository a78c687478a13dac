import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the strip of the last weeks.
@MainActor @Suite(.isolatedAppearance) struct FormViewTests {
  @Test func `the columns that the weeks of a strip cover have room for the same weeks`() {
    for columns in 20...200 {
      let width = FormView.width(in: columns)
      #expect(width <= columns && FormView.weeks(in: width) == FormView.weeks(in: columns), "\(columns)")
    }
  }

  // MARK: Bars

  private func scale(_ victories: Int, _ defeats: Int, rows: (above: Int, below: Int) = (2, 1)) -> FormScale {
    FormScale([Statistics(victories: victories, defeats: defeats)], rows: rows)
  }

  @Test func `a game is a row of the strip, and less where the bars of all days have no room for that`() {
    expectEqual([1, 2].map(scale(2, 1).halves), [2, 4])
    expectEqual([1, 3].map(scale(3, 2).halves), [1, 3])
    expectEqual([0, 1, 20, 40].map(scale(40, 10).halves), [0, 1, 2, 4])
    expectEqual([5, 10].map(scale(1, 10).halves), [1, 2])
    expectEqual(scale(0, 0).halves(0), 0)
  }

  @Test func `more games never draw a shorter bar, and the fullest side fills its room`() {
    for (above, below) in [(1, 1), (2, 1), (4, 3)] {
      for defeats in 0...12 {
        var last = 0
        for victories in 0...40 {
          let scale = scale(victories, defeats, rows: (above, below))
          let bars = (above: scale.halves(victories), below: scale.halves(defeats))
          #expect(bars.above >= last && bars.above <= 2 * above && bars.below <= 2 * below, "\(victories), \(defeats)")
          if victories >= above || defeats >= below {
            #expect(bars.above == 2 * above || bars.below == 2 * below, "\(victories), \(defeats)")
          }
          last = bars.above
        }
      }
    }
  }

  // MARK: Time

  /// Returns the profile half a minute before midnight.
  private func profile(_ size: Size, _ results: Game.Result...) throws -> TestedApp {
    let tested = try TestedApp(size) { model, time in
      time.now += 51_510
      for result in results { model.play(result) }
    }
    tested.press(Keys.profile)
    return tested
  }

  @Test(arguments: [Size(width: 80, height: 40), Size(width: 120, height: 42)])
  func `a new day begins on the screen within a minute of midnight`(size: Size) throws {
    let tested = try profile(size)
    let (narrow, wide) = (tested.row(of: "27/09/2026") != nil, tested.row(of: "30/08/2026") != nil)
    #expect(narrow != wide, "\(tested.text)")
    tested.advance(by: 90)
    #expect(tested.row(of: wide ? "31/08/2026" : "28/09/2026") != nil, "\(tested.text)")
  }

  @Test func `games of yesterday move to the left of today`() throws {
    let tested = try profile(Size(width: 80, height: 40), .victory)
    let end = try #require(tested.place(of: "today")) + Point(x: 4, y: -3)
    func bars() -> [Bool] { [1, 0].map { tested.app.cell(end.x - $0, end.y).glyph != .blank } }
    expectEqual(bars(), [false, true])
    tested.advance(by: 90)
    expectEqual(bars(), [true, false])
  }

  @Test(arguments: [true, false]) func `a timer waits for the next day only while the profile is on the screen`(
    isOnScreen: Bool
  ) throws {
    let tested = try profile(Size(width: 120, height: 42))
    if !isOnScreen { tested.press(Keys.play) }
    // The clock of the status bar has changed after 60 seconds. The profile has been shown for less than that.
    tested.app.advance(by: 60.5 - tested.app.clock.now)
    let next = try #require(tested.app.application.windowScene.nextTimerTime)
    expectEqual(next - tested.app.clock.now < 1, isOnScreen)
  }
}
