import ArgumentParser
import TTTModel
import TermKit

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Print the games, newest first.",
    usage: "tictactoe history [<options>]",
    discussion: """
      Each line shows a game: its number, the time when it began, your result, its stars if you rated it, the number of moves, and the moves. Squares have the \
      numbers of a numeric keypad: 7 is at the top left. The first move is yours, then you take turns. Before the moves of a game against a \
      computer, the line has its name: "Rival:", or "Rival first:" if the first move is Rival's. Colours appear on terminals only, unless --color asks for them.

      With --json, dates are in UTC. The output is one array, with one game per line:
      {"id":1, "start":"2013-06-10T17:00:00.000Z", "result":"victory", "rating":4, "opponent":"rival", "first":"you", "moves":[7,4,8,5,9]}

      The result is "victory", "defeat", "draw" or "inProgress". The rating is 1 to 5 stars, or null. The opponent is \
      "friend", "learner", "rival" or "master". The first move is made by "you" or by the "opponent".

      Examples: tictactoe history --result won --opponent rival --board, or: tictactoe history --json | jq 'map(select(.result == "victory")) | length'
      """)

  @Option(help: "Print only games with this result.")
  var result: ResultChoice?

  @Option(help: "Print only games against this opponent.")
  var opponent: OpponentChoice?

  @Flag(help: "Draw the last position of each game.")
  var board = false

  @OptionGroup var printing: PrintingOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var lookOptions: LookOptions

  func validate() throws {
    guard board, printing.json else { return }
    throw ValidationError("JSON has no drawings. Leave out --board or --json.")
  }

  func run() throws {
    let reader = try storeOptions.openReader()
    let look = PrintedLook(lookOptions)
    let onBoard = try reader.currentGame()
    let drawing = try board ? PrintedBoard(icon: reader.icon(), look: look) : nil
    let table = { GameTable(newest: $0, onBoard: onBoard, look: look, board: drawing) }
    let listing = Listing(options: printing, look: look, table: table) {
      // Only the game on the board may have no moves. It is not listed, as on the screen.
      let games = try reader.games(
        before: $0, limit: $1 + 1, matching: GameFilter(result: result?.result, opponent: opponent?.opponent))
      return Array(games.filter { $0.moveCount > 0 }.prefix($1))
    }
    try listing.print()
  }
}

/// The values of `--result`.
enum ResultChoice: String, CaseIterable, ExpressibleByArgument {
  case won, lost, drawn, unfinished

  var result: Game.Result {
    switch self {
    case .won: .victory
    case .lost: .defeat
    case .drawn: .draw
    case .unfinished: .inProgress
    }
  }
}

/// The layout of games as printed lines.
struct GameTable: Table {
  private let look: PrintedLook
  private let numberWidth: Int
  private let resultWidth: Int
  private let starsWidth: Int
  private let movesWidth: Int
  private let onBoard: Game.ID?
  private let board: PrintedBoard?

  /// Lays out the columns.
  /// - Parameters:
  ///   - newest: The game with the greatest number.
  ///   - onBoard: The game that is on the board.
  ///   - board: The drawing of the last positions, or nil to leave them out.
  init(newest: Game, onBoard: Game.ID?, look: PrintedLook, board: PrintedBoard?) {
    self.look = look
    self.onBoard = onBoard
    self.board = board
    numberWidth = String(newest.id.rawValue).count
    resultWidth = look.width(of: Game.Result.allCases.map(look.strings.result) + [look.strings.onTheBoard])
    starsWidth = look.width(of: Game.ratings.map { look.strings.stars($0 + 1) })
    movesWidth = look.width(of: (0...9).map(look.strings.moves))
  }

  func entry(for game: Game) -> PrintedEntry {
    let (strings, result) = (look.strings, game.result.printed)
    return PrintedEntry(
      head: [
        look.field(look.padded(String(game.id.rawValue), to: numberWidth, .right)),
        look.field(look.date(game.startDate)),
        look.field(
          look.padded(strings.result(of: game, isOnBoard: game.id == onBoard), to: resultWidth), result.ink),
        look.field(look.padded(game.rating.map { strings.stars($0 + 1) } ?? "", to: starsWidth), .yellow),
        look.field(look.padded(strings.moves(game.moveCount), to: movesWidth)),
      ],
      mark: game.hasBothPlayersHere ? nil : mark(of: game),
      text: game.moves.map { String($0.square.keypadDigit) }.joined(separator: " "),
      figure: board.map { $0.rows(of: game).map { String(repeating: " ", count: numberWidth + 2) + $0 } + [""] } ?? [])
  }

  private func mark(of game: Game) -> PrintedEntry.Field {
    let name = look.strings.otherPlayer(of: game)
    let field = look.field(look.strings.movesAgainst(name, begins: game.firstPlayer == .enemy), .faint)
    return .init(shown: field.shown + " ", columns: field.columns + 1)
  }

  static func json(for game: Game) -> JSONObject {
    [
      "id": .number(game.id.rawValue), "start": .date(game.startDate), "result": .text(game.result.printed.json),
      "rating": game.rating.map { .number(Int64($0 + 1)) } ?? .null,
      "opponent": .text(game.opponent.rawValue), "person": game.person.map { .text($0.rawValue) } ?? .null,
      "first": .text(game.firstPlayer == .me ? "you" : "opponent"),
      "moves": .list(game.moves.map { .number(Int64($0.square.keypadDigit)) }),
    ]
  }
}

extension Game.Result {
  /// The colour of the result's word, or nil for the colour of other text, and its name in JSON.
  fileprivate var printed: (ink: PrintedLook.Ink?, json: String) {
    switch self {
    case .inProgress: (.faint, "inProgress")
    case .victory: (.green, "victory")
    case .defeat: (.red, "defeat")
    case .draw: (nil, "draw")
    }
  }
}
