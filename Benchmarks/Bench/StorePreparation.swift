import Foundation
import TermKit

/// A store as somebody has it who has played for a while: a few games of all outcomes, and one that is not over.
enum StorePreparation {
  // Squares by the keys of the numeric keypad, in order of play; X begins.
  private static let finishedGames = ["74859", "748516", "789546213"]
  private static let unfinishedGame = "719"

  /// Plays the games in the program itself.
  static func play(_ program: String, store: URL) throws {
    let subject = Subject.game(program, store: store, options: ["--reduce-motion"])
    let terminal = try MeasuredTerminal(subject, size: Size(width: 80, height: 24))
    try wait(for: "Arrows move", on: terminal)
    for game in finishedGames {
      try play(game, on: terminal)
      try wait(for: "n new game", on: terminal)
      terminal.send("n")
      try wait(for: "Arrows move", on: terminal)
    }
    try play(unfinishedGame, on: terminal)
    try terminal.quit()
  }

  private static func play(_ game: String, on terminal: MeasuredTerminal) throws {
    for (index, key) in game.enumerated() {
      terminal.send(String(key))
      if index < game.count - 1 || game == unfinishedGame {
        try wait(for: index % 2 == 0 ? "O to move" : "X to move", on: terminal)
      }
    }
  }

  private static func wait(for text: String, on terminal: MeasuredTerminal) throws {
    _ = try terminal.arrival(of: "\"\(text)\"") { $0.text.contains(text) }
  }
}
