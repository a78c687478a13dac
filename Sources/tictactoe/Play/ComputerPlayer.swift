import TTTModel
import TermKit

/// Makes the moves of a computer, each after about the time that a person thinks.
///
/// While the computer thinks, one timer runs. Another position on the board begins a new answer, and ``stop()`` gives the answer up.
@MainActor final class ComputerPlayer {
  /// The shortest and the longest time for an answer, in seconds.
  static let thinkingTime = 0.3...0.8

  private let model: TicTacToeModel
  private var generator: any RandomNumberGenerator
  private var timer: ScheduledTimer?
  /// The game that the computer thinks about.
  private var game: Game?

  /// Creates a player without a task.
  /// - Parameter generator: The source of chance, for the moves and for the time that they take.
  init(model: TicTacToeModel, generator: any RandomNumberGenerator) {
    self.model = model
    self.generator = generator
  }

  /// Thinks about the game on the board and makes a move in it, if it is a computer's turn. An answer to the same position goes on.
  /// - Parameter view: The view whose window provides the clock.
  func think(in view: View) {
    let game = model.currentGame
    if timer != nil, game == self.game { return }
    stop()
    guard game.isComputersTurn else { return }
    self.game = game
    let delay = Double.random(in: Self.thinkingTime, using: &generator)
    timer = view.schedule(after: delay) { [weak self] in self?.answer(in: $0) }
  }

  /// Gives the answer up. The next call of ``think(in:)`` begins again.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  // If another process has made the move, the model already has it. A store that refuses the move may take it later.
  private func answer(in view: View) {
    timer = nil
    // The model's observers may call `think(in:)`, which uses the generator too. Swift allows only one of these accesses at a time.
    var chance = generator
    let outcome = model.placeForComputer(using: &chance)
    generator = chance
    if case .refused(let refusal) = outcome, refusal != .closed { think(in: view) }
  }
}
