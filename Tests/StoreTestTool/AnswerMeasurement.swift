import Foundation
import TTTModel

/// Measures how long computers take to choose a move.
@MainActor struct AnswerMeasurement {
  private let model: TicTacToeModel
  private var generator = SystemRandomNumberGenerator()

  init(path: String) { model = open(path) }

  /// Measures Master's first answer, which solves the game, and then typical answers. Reports each as a name, a tab and microseconds.
  mutating func run() {
    report("The first answer of Master", measure(.master))
    for opponent in Opponent.allCases where opponent.isComputer {
      let times = (0..<1_000).map { _ in measure(opponent) }.sorted()
      report("An answer of \(opponent.rawValue.capitalized)", times[times.count / 2])
    }
    model.close()
  }

  // As the game does it: the results are read for each answer.
  private mutating func choose(_ opponent: Opponent) {
    let game = Game(firstPlayer: .enemy, opponent: opponent)
    let results = opponent == .rival ? model.recentResults(against: opponent) : []
    guard opponent.square(in: game, after: results, using: &generator) != nil else { exit(1) }
  }

  private mutating func measure(_ opponent: Opponent) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    choose(opponent)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
  }

  private func report(_ name: String, _ time: Double) { tell("\(name)\t\(time)") }
}
