import Foundation

/// The form of the owner of the profile: the results of the last days, and the longest row of victories.
public struct Form: Hashable, Sendable {
  /// The number of newest games that a form is computed from. Older games do not count.
  public static let memory = 10_000

  /// The number of finished games that began on each of the last days, by result. Today is the last element.
  public private(set) var days: [Statistics]

  /// The greatest number of victories in a row, against any opponent, among the newest ``memory`` games.
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
