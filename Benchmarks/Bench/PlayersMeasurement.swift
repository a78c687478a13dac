import Foundation
import TermKit

/// Measures the time from a move of one player to the board of another player.
///
/// Both programs are the game as `tictactoe join` starts it, on stores in one folder, or as `tictactoe connect` starts it.
struct PlayersMeasurement {
  /// The greatest allowed median, in milliseconds.
  static let limit = 50.0
  /// The greatest allowed median with a broker between the players, in milliseconds.
  static let limitWithBroker = 60.0

  // The moves of a draw, by the keys of the numeric keypad. Ada begins. The last move ends the game and is not measured.
  private static let draw = Array("513746289")
  private static let size = Size(width: 80, height: 24)

  /// The path of the game.
  let game: String
  /// An empty folder for the stores.
  let folder: URL
  /// A folder with the home folders `ada` and `bob`, in which accounts at a broker are saved. Defaults to nil: no broker.
  var homes: URL?
  /// Seconds of rest before the idle time. Threads that end would count as fewer wake-ups, and they end some seconds after their work.
  var rest = 10.0

  /// Plays games, and measures their moves from the key to the last byte of the other screen.
  /// - Parameters:
  ///   - count: The number of games.
  ///   - idle: The seconds during which both programs stay idle afterwards.
  func report(games count: Int, idle: Double) throws -> PlayersReport {
    let (ada, bob) = (try player("ada"), try player("bob"))
    var times: [Double] = []
    for number in 0..<count { times += try play(ada, bob, isFirst: number == 0) }
    for player in [ada, bob] { try player.settle(rest) }
    let before = ada.expense + bob.expense
    Rounds.sleep(idle)
    let spent = (ada.expense + bob.expense) - before
    for player in [ada, bob] { try player.quit() }
    return PlayersReport(
      times: Distribution(times.map { 1000 * $0 }), idle: idle, wakeUps: spent.wakeUps, hasBroker: homes != nil)
  }

  private func player(_ name: String) throws -> MeasuredTerminal {
    let command = homes == nil ? ["join", "--player", name] : ["connect"]
    let store = folder.path + (homes == nil ? "/games.sqlite" : "/\(name).sqlite")
    let subject = Subject(
      name: name, program: game, arguments: command + ["--reduce-motion", "--store", store],
      home: homes?.appendingPathComponent(name) ?? folder)
    let terminal = try MeasuredTerminal(subject, size: Self.size)
    _ = try terminal.arrival(of: "the game") { $0.text.contains("New Game") }
    return terminal
  }

  /// Ada invites Bob, and both play to the end. Returns the seconds of the moves between.
  private func play(_ ada: MeasuredTerminal, _ bob: MeasuredTerminal, isFirst: Bool) throws -> [Double] {
    if isFirst {
      ada.send("l")
      _ = try ada.arrival(of: "Bob") { $0.text.contains("against bob") }
      ada.send("\r")
    } else {
      ada.send("n")
    }
    _ = try ada.arrival(of: "an empty board") { $0.text.contains("invites bob") }
    ada.send(String(Self.draw[0]))
    _ = try ada.arrival(of: "the first move") { $0.text.contains("bob is to move") }
    bob.send("l")
    _ = try bob.arrival(of: "the invitation") { $0.text.contains("ada invites you") }
    bob.send("\r")
    _ = try bob.arrival(of: "the board") { $0.text.contains("to move against ada") }
    var times: [Double] = []
    for (index, key) in Self.draw.enumerated().dropFirst().dropLast() {
      let (mover, other) = index.isMultiple(of: 2) ? (ada, bob) : (bob, ada)
      let start = mover.send(String(key))
      times.append(try other.arrival(of: "the move") { $0.text.contains("to move against \(mover.name)") } - start)
      _ = try mover.arrival(of: "the own move") { $0.text.contains("\(other.name) is to move") }
    }
    ada.send(String(Self.draw[8]))
    for player in [ada, bob] { _ = try player.arrival(of: "the draw") { $0.text.contains("Drawn") } }
    return times
  }
}

/// The times of moves between two players.
struct PlayersReport {
  /// The times, in milliseconds.
  let times: Distribution
  let idle: Double
  /// The number of times that both programs woke up while they were idle.
  let wakeUps: Int
  var hasBroker = false

  private var limit: Double { hasBroker ? PlayersMeasurement.limitWithBroker : PlayersMeasurement.limit }

  /// The missed target, as a sentence.
  var misses: [String] {
    if times.median <= limit { return [] }
    return ["a move to another player: \(Unit.milliseconds.text(times.median))"]
  }

  /// A Markdown table with a heading.
  var markdown: String {
    """
    ## A move to another player \(hasBroker ? "through a broker" : "on the same host")

    | median | 99th percentile | target |
    | --- | --- | --- |
    | \(Unit.milliseconds.text(times.median)) | \(Unit.milliseconds.text(times.percentile(0.99))) | \
    ≤ \(Unit.milliseconds.text(limit)) |

    Idle for \(Int(idle)) s, both programs woke up \(wakeUps) times.

    """
  }
}
