import Foundation
import TermKit

/// Creates a store with a few games of all outcomes, and one unfinished game.
enum StorePreparation {
  // Squares by the keys of the numeric keypad, in order of play. X begins.
  private static let finishedGames = ["74859", "748516", "789546213"]
  private static let unfinishedGame = "719"

  /// Plays the games in the program itself.
  static func play(_ program: String, store: URL) throws {
    let subject = Subject.game(program, store: store, options: ["--reduce-motion"])
    let terminal = try MeasuredTerminal(subject, size: Size(width: 80, height: 24))
    _ = try terminal.arrival(of: "the game") { $0.text.contains("New Game") }
    // The game handles keys in order, so it quits only after the last move.
    terminal.send(finishedGames.map { $0 + "n" }.joined() + unfinishedGame)
    try terminal.quit()
  }
}
