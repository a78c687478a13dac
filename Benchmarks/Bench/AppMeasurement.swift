import Foundation
import TermKit

/// Measures the processor time of the game in 16.7 million colours, on a store with as many games as a lifetime brings.
struct AppMeasurement {
  private let subject: Subject
  private let size: Size
  let rounds = Rounds()

  // A game of nine moves, and a game that X wins with the fifth move. A victory inverts the screen.
  private static let longGame = "789546213"
  private static let wonGame = "74859"
  private static let inversion = 0.3

  /// Creates a measurement of the built game on a store.
  init(game: String, store: URL, size: Size) {
    subject = Subject.game(game, store: store, isTruecolor: true)
    self.size = size
  }

  private func open() throws -> MeasuredTerminal {
    let terminal = try MeasuredTerminal(subject, size: size)
    _ = try terminal.arrival(of: "the game") { $0.text.contains("New Game") }
    try terminal.settle(0.05)
    return terminal
  }

  /// Returns the processor time from the start of the process until Play is on the screen, in milliseconds.
  func firstPaint(count: Int) throws -> Distribution {
    try sample(count) { terminal in terminal.expense.processorTime * 1000 }
  }

  /// Returns the processor time of a game of nine moves, in milliseconds.
  func game(count: Int) throws -> Distribution {
    try sample(count) { terminal in
      try press("n", on: terminal)
      let before = terminal.expense
      for key in Self.longGame { try press(String(key), on: terminal) }
      try terminal.settle(0.5)
      return (terminal.expense - before).processorTime * 1000
    }
  }

  /// Returns the processor time of the winning move, in percent of the time in which colours change after it.
  func inversion(count: Int) throws -> Distribution {
    try sample(count) { terminal in
      try press("n", on: terminal)
      for key in Self.wonGame.dropLast() { try press(String(key), on: terminal) }
      let before = terminal.expense
      terminal.send(String(Self.wonGame.suffix(1)))
      try terminal.settle(0.5)
      return (terminal.expense - before).processorTime * 100 / Self.inversion
    }
  }

  private func press(_ key: String, on terminal: MeasuredTerminal) throws {
    terminal.send(key)
    try terminal.settle(0.3)
  }

  private func sample(_ count: Int, _ body: (MeasuredTerminal) throws -> Double) throws -> Distribution {
    Distribution(
      try (0..<count).map { _ in
        try rounds.run {
          let terminal = try open()
          let value = try body(terminal)
          try terminal.quit()
          return value
        }
      })
  }
}
