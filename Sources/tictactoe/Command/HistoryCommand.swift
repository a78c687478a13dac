import ArgumentParser
import TTTModel
import TermKit

/// `tictactoe history`.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Print the games, newest first.",
    discussion: """
      A game is a line: its number, when it began, how it ended for you, its stars if you rated it, how many moves there were and which. Squares are numbered \
      as on a numeric keypad, 7 is the one at the top left; the first move is yours, then you take turns. The game on the board is the first \
      line. Colours go to terminals only, or also into pipes if --color names any.

      With --json dates are in UTC. It is one array with a game in each line:
      {"id":1,"start":"2013-06-10T17:00:00.000Z","result":"victory","rating":4,"moves":[7,4,8,5,9]}

      The result is "victory", "defeat", "draw" or "inProgress", the rating 1 to 5 stars, or null.

      Example: tictactoe history --json | jq 'map(select(.result == "victory")) | length'
      """)

  @OptionGroup var printing: PrintingOptions
  @OptionGroup var options: CommonOptions

  func run() throws {
    let reader = try options.openReader()
    let listing = Listing<GameTable>(options: printing, look: PrintedLook(options)) { id, limit throws(StoreError) in
      try reader.games(before: id, limit: limit)
    }
    try listing.print()
  }
}

/// Games as lines.
struct GameTable: Table {
  private let look: PrintedLook
  private let numberWidth: Int
  private let resultWidth: Int
  private let starsWidth: Int
  private let movesWidth: Int

  init(newest: Game, look: PrintedLook) {
    self.look = look
    numberWidth = String(newest.id.rawValue).count
    resultWidth = look.width(of: Game.Result.allCases.map { $0.name(look.strings) })
    starsWidth = look.width(of: Game.ratings.map { look.strings.stars($0 + 1) })
    movesWidth = look.width(of: (0...9).map(look.strings.moves))
  }

  func line(for game: Game) -> String {
    let strings = look.strings
    let columns = [
      look.padded(String(game.id.rawValue), to: numberWidth, .right),
      look.date(game.startDate),
      look.padded(game.result.name(strings), to: resultWidth),
      look.inked(look.padded(game.rating.map { strings.stars($0 + 1) } ?? "", to: starsWidth), .yellow),
      look.padded(strings.moves(game.moveCount), to: movesWidth),
      game.moves.map { String($0.square.keypadDigit) }.joined(separator: " "),
    ]
    return columns.joined(separator: "  ")
  }

  static func json(for game: Game) -> JSONObject {
    [
      "id": .number(game.id.rawValue), "start": .date(game.startDate), "result": .text(game.result.jsonName),
      "rating": game.rating.map { .number(Int64($0 + 1)) } ?? .null,
      "moves": .list(game.moves.map { .number(Int64($0.square.keypadDigit)) }),
    ]
  }
}

extension Game.Result {
  fileprivate func name(_ strings: any Strings) -> String {
    switch self {
    case .inProgress: strings.inProgress
    case .victory: strings.victory
    case .defeat: strings.defeat
    case .draw: strings.drawnGame
    }
  }

  fileprivate var jsonName: String {
    switch self {
    case .inProgress: "inProgress"
    case .victory: "victory"
    case .defeat: "defeat"
    case .draw: "draw"
    }
  }
}

extension Square {
  /// The key of a numeric keypad that is where the square is on the board.
  fileprivate var keypadDigit: Int { (1 - row) * 3 + column + 2 }
}
