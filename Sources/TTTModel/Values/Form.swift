import Foundation

/// The form of the owner of the profile: the results of the last days, and the longest row of victories.
public struct Form: Hashable, Sendable {
  /// The greatest number of the newest games that a form is computed from.
  public static let memory = 10_000

  /// The number of finished games that began on each of the last days, by result. Today is the last element.
  public private(set) var days: [Statistics]

  /// The greatest number of victories in a row, against any opponent.
  public private(set) var longestStreak = 0

  /// Computes a form.
  /// - Parameters:
  ///   - games: The dates and results of finished games, in the order of the games.
  ///   - dayCount: The number of elements of ``days``.
  ///   - today: The number of the present day.
  ///   - day: Returns the number of the day of a date. The next day has the next number.
  init(of games: [(date: Date, result: Game.Result)], days dayCount: Int, today: Int, day: (Date) -> Int) {
    days = Array(repeating: Statistics(), count: dayCount)
    var streak = 0
    for (date, result) in games {
      streak = result == .victory ? streak + 1 : 0
      longestStreak = max(longestStreak, streak)
      let index = dayCount - 1 - today + day(date)
      if days.indices.contains(index) { days[index].add(result) }
    }
  }
}

extension Statistics {
  /// Counts a game. An unfinished game changes nothing.
  mutating func add(_ result: Game.Result) {
    switch result {
    case .inProgress: break
    case .victory: victories += 1
    case .defeat: defeats += 1
    case .draw: draws += 1
    }
  }

  /// The number of games.
  public var gameCount: Int { victories + defeats + draws }

  /// Returns the sum of both numbers of games, for each result.
  public static func + (first: Statistics, second: Statistics) -> Statistics {
    Statistics(
      victories: first.victories + second.victories, defeats: first.defeats + second.defeats,
      draws: first.draws + second.draws)
  }
}
