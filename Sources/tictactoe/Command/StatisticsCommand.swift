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
    let reader = try storeOptions.openReader()
    var statistics = try reader.statistics()
    let persons = try reader.statisticsAgainstPersons()
    statistics[.friend] = statistics[.friend].map { $0 - persons }
    let all = Opponent.allCases.map { (opponent: Optional($0), record: statistics[$0] ?? Statistics()) }
    let records = (all + [(nil, persons)]).filter { $0.record != Statistics() }
    if json {
      let lines = records.map { Self.json($0.record, against: $0.opponent?.rawValue ?? "person").description }
      try StandardOutput.print(lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]")
    } else {
      try StandardOutput.print(Self.table(records, look: PrintedLook(lookOptions)).joined(separator: "\n"))
    }
  }

  private static func json(_ record: Statistics, against opponent: String) -> JSONObject {
    [
      "opponent": .text(opponent), "victories": .number(Int64(record.victories)),
      "defeats": .number(Int64(record.defeats)), "draws": .number(Int64(record.draws)),
    ]
  }

  /// Returns the numbers of games by opponent and result, as printed lines. Nil stands for persons at other terminals.
  private static func table(_ records: [(opponent: Opponent?, record: Statistics)], look: PrintedLook) -> [String] {
    let strings = look.strings
    let sum = records.map(\.record).reduce(Statistics(), +)
    let rows =
      records.map { ($0.opponent.map(strings.name) ?? strings.someoneElse, $0.record) } + [(strings.allGames, sum)]
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
