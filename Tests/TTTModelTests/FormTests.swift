import Foundation
import TestBasics
import Testing

@testable import TTTModel

/// The results of the last days, and the longest row of victories.
@MainActor @Suite struct FormTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store, clock: clock)
  }

  /// Plays a finished game, and begins the next one.
  private func play(_ result: Game.Result) {
    let squares =
      switch result {
      case .victory: [0, 3, 1, 4, 2]
      case .defeat: [3, 0, 4, 1, 8, 2]
      case .draw, .inProgress: [0, 1, 2, 4, 3, 5, 7, 6, 8]
      }
    for square in squares { model.play(square) }
    model.newGame()
  }

  private func form(days: Int = 3, offset: Double = 0) -> Form {
    model.form(ofDays: days) { Int((($0.timeIntervalSince1970 + offset) / 86_400).rounded(.down)) }
  }

  private func goOn(days: Double) { clock.date += days * 86_400 }

  @Test func `a store without finished games has empty days and no streak`() {
    model.play(4)
    #expect(form().days == [Statistics(), Statistics(), Statistics()] && form().longestStreak == 0)
  }

  @Test func `each day has the results of its games, and games of earlier days are left out`() {
    play(.defeat)
    goOn(days: 2)
    play(.victory)
    play(.victory)
    goOn(days: 2)
    play(.draw)
    let days = [Statistics(victories: 2), Statistics(), Statistics(draws: 1)]
    expectEqual(form().days, days)
    expectEqual(form(days: 5).days, [Statistics(defeats: 1), Statistics()] + days)
    expectEqual(form(days: 2).days.reduce(Statistics(), +), Statistics(draws: 1))
    expectEqual(form(days: 5).days.reduce(Statistics(), +), Statistics(victories: 2, defeats: 1, draws: 1))
  }

  @Test func `the user's time zone decides when a day begins`() {
    // Ten minutes before midnight in Greenwich.
    clock.date = Date(timeIntervalSince1970: 864_000 - 600)
    play(.victory)
    clock.date += 1_200
    expectEqual(form(days: 2).days, [Statistics(victories: 1), Statistics()])
    expectEqual(form(days: 2, offset: 3_600).days, [Statistics(), Statistics(victories: 1)])
  }

  @Test func `the longest streak counts victories in a row against all opponents, and other results end it`() {
    for result in [Game.Result.victory, .victory, .draw, .victory] { play(result) }
    expectEqual(form().longestStreak, 2)
    model.setOpponent(.rival)
    model.setBeginner(.me)
    for result in [Game.Result.victory, .victory, .defeat, .victory] { play(result) }
    expectEqual(form().longestStreak, 3)
  }

  @Test func `deleted and unfinished games do not count`() throws {
    for result in [Game.Result.victory, .draw, .victory] { play(result) }
    model.play(4)
    model.newGame()
    play(.victory)
    expectEqual(form().longestStreak, 2)
    let draw = try #require(model.games(in: 0..<9).first { $0.result == .draw })
    expectNil(model.delete(draw.id))
    #expect(form().longestStreak == 3 && form().days.last == Statistics(victories: 3))
  }
}
