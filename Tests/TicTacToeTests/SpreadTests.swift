import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the new key colour, which spreads over the window from the chosen square of the profile.
@MainActor @Suite(.isolatedAppearance) struct SpreadTests {
  private func profile(_ traits: TraitCollection = TraitCollection()) throws -> TestedApp {
    let tested = try TestedApp(traits: traits) { model, _ in model.play(.victory) }
    tested.press(Keys.profile)
    return tested
  }

  /// Returns the number of cells in a shade of green.
  private func greenCells(_ tested: TestedApp) -> Int {
    let points = tested.rows.indices.flatMap { y in (0..<tested.app.screen.size.width).map { Point(x: $0, y: y) } }
    return points.filter { point in
      [tested.app.foreground(point.x, point.y), tested.app.background(point.x, point.y)].contains { $0.green > $0.red }
    }.count
  }

  @Test func `the new key colour spreads from the chosen square behind a ring, in 0.4 seconds`() throws {
    let tested = try profile()
    tested.app.press(Typed.right)
    let counts = (0..<14).map { _ in
      tested.app.advance(by: 0.04)
      return greenCells(tested)
    }
    let peak = try #require(counts.max())
    #expect(counts[0] < peak && peak > 2 * counts[13], "the ring grows, and fades: \(counts)")
    #expect(counts[11] == counts[13] && counts[13] > 0, "\(counts)")
    tested.app.advance(by: 1)
    #expect(greenCells(tested) == counts[13] && tested.app.background(tabColumn, 23).green > 0)
  }

  /// A column of the selected tab.
  private let tabColumn = 65

  @Test func `the other piece chosen during the spread spreads its own colour`() throws {
    let tested = try profile()
    tested.app.press(Typed.right)
    tested.app.advance(by: 0.15)
    tested.app.press(Typed.left)
    tested.app.advance(by: 0.1)
    tested.app.advance(by: 1)
    let fresh = try profile()
    expect(tested.app, shows: fresh.text)
    expectEqual(greenCells(tested), greenCells(fresh))
  }

  @Test func `a window that is resized during the spread shows the new key colour everywhere`() throws {
    let tested = try profile()
    tested.app.press(Typed.right)
    tested.app.advance(by: 0.05)
    tested.app.resize(to: Size(width: 90, height: 24))
    tested.app.advance(by: 0.02)
    let (count, before) = (greenCells(tested), tested.text)
    tested.app.advance(by: 1)
    expectEqual(greenCells(tested), count, "\(before)\n\(tested.text)")
  }

  @Test func `with reduced motion, the key colour changes at once`() throws {
    let tested = try profile(TraitCollection(reducesMotion: true))
    tested.app.press(Typed.right)
    let count = greenCells(tested)
    tested.app.advance(by: 1)
    #expect(greenCells(tested) == count && tested.app.background(tabColumn, 23).green > 0)
  }

  @Test func `after the spread, nothing is drawn`() throws {
    let tested = try profile()
    tested.press(Typed.right)
    let frames = tested.app.frameCount
    tested.app.advance(by: 10)
    expectEqual(tested.app.frameCount, frames)
  }
}
