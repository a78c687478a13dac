import ArgumentParser
import TTTModel

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print everything that is saved, as JSON Lines.",
    usage: "tictactoe export [--store <path>] > <file>",
    discussion: """
      Each line is one JSON object: first the version of the format, then the profile, the games, the messages and the draft. Of \
      deleted games and messages, only the times of the deletions are printed, so that they are deleted in other stores too.

      The command import reads the lines. A new store that imports them exports exactly the same bytes.

      Example: tictactoe export > backup.jsonl
      """)

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    let reader = try storeOptions.openReader()
    var output = StandardOutput()
    try reader.export { try output.append($0) }
    try output.flush()
  }
}
