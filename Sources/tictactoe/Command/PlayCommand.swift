import ArgumentParser
import TTTModel

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play, against an opponent of your choice.",
    usage: "tictactoe play [--opponent <opponent>] [<options>]",
    discussion: """
      The opponent is a friend at the same terminal, or the computer: Learner overlooks much, Rival aims at an even match, and Master never \
      loses. The choice is kept, as if you had made it in Profile.

      If the game on the board has another opponent, it stays in the history and a new game begins. Without --opponent, the command does \
      the same as tictactoe alone.

      Example: tictactoe play --opponent rival
      """)

  @Option(help: "The opponent; without it, you go on against the present one.")
  var opponent: OpponentChoice?

  @OptionGroup var game: GameOptions

  func run() throws {
    // The main thread runs on the main actor, but the parser does not declare it.
    try MainActor.assumeIsolated {
      try game.play(showsBoard: opponent != nil) { model in
        guard let opponent = opponent?.opponent else { return }
        model.setOpponent(opponent)
        if model.currentGame.isOver || model.currentGame.opponent != opponent { model.newGame() }
      }
    }
  }
}

/// A value of `--opponent`.
struct OpponentChoice: ExpressibleByArgument {
  let opponent: Opponent

  init?(argument: String) {
    guard let opponent = Opponent(rawValue: argument) else { return nil }
    self.opponent = opponent
  }

  static var allValueStrings: [String] { Opponent.allCases.map(\.rawValue) }
}
