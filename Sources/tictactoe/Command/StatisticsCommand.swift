import ArgumentParser
import TTTModel
import TermKit

struct StatisticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Print how many games you have won, lost and drawn.",
    usage: "tictactoe stats [<options>]",
    discussion: """
      Each line shows an opponent and the numbers of your victories, defeats and draws. The last line is their sum. Opponents without a finished \
      game are left out. Colours appear on terminals only, unless --color asks for them.

      With --json, the output is one array, with one opponent per line:
      {"opponent":"rival", "victories":4, "defeats":3, "draws":2}

      Example: tictactoe stats --json | jq 'map(.victories) | add'
      """)

  @Flag(help: "Print one array of JSON.")
  var json = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var lookOptions: LookOptions

  func run() throws {
    let statistics = try storeOptions.openReader().statistics()
    let records = Opponent.allCases.compactMap { opponent in
      statistics[opponent].flatMap { $0 == Statistics() ? nil : (opponent: opponent, record: $0) }
    }
    if json {
      let lines = records.map { Self.json($0.record, against: $0.opponent).description }
      try StandardOutput.print(lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]")
    } else {
      try StandardOutput.print(Self.table(records, look: PrintedLook(lookOptions)).joined(separator: "\n"))
    }
  }

  private static func json(_ record: Statistics, against opponent: Opponent) -> JSONObject {
    [
      "opponent": .text(opponent.rawValue), "victories": .number(Int64(record.victories)),
      "defeats": .number(Int64(record.defeats)), "draws": .number(Int64(record.draws)),
    ]
  }

  /// Returns the numbers of games by opponent and result, as printed lines.
  private static func table(_ records: [(opponent: Opponent, record: Statistics)], look: PrintedLook) -> [String] {
    let strings = look.strings
    let sum = records.map(\.record).reduce(Statistics(), +)
    let rows = records.map { (strings.name($0.opponent), $0.record) } + [(strings.allGames, sum)]
    let names = look.width(of: rows.map(\.0))
    let columns: [(title: String, ink: PrintedLook.Ink?, number: (Statistics) -> Int)] = [
      (strings.youWon, .green, \.victories), (strings.youLost, .red, \.defeats), (strings.drawn, nil, \.draws),
    ]
    let widths = columns.map { column in look.width(of: [column.title] + rows.map { String(column.number($0.1)) }) }
    let titles = zip(columns, widths).map { look.field(look.padded($0.title, to: $1, .right)).shown }
    return
      [([look.padded("", to: names)] + titles).joined(separator: "  ")]
      + rows.map { name, record in
        let numbers = zip(columns, widths).map { column, width in
          look.field(look.padded(String(column.number(record)), to: width, .right), column.ink).shown
        }
        return ([look.padded(name, to: names)] + numbers).joined(separator: "  ")
      }
  }
}
