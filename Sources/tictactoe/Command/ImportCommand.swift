import ArgumentParser
import Foundation
import TTTModel

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the games and messages of an exported file to the store.",
    usage: """
      tictactoe import <file> [--store <path>]
      … | tictactoe import [--store <path>]
      """,
    discussion: """
      The file is one that the command export has printed. Without a file, the command reads standard input.

      If the store already has a game or a message, the later change wins, in whichever store it was made: edits, stars, ratings and \
      deletions. Unfinished games go on with the moves of the file. It does no harm to import a file twice. If a line is damaged, nothing is \
      imported, and the command says which line it is.

      Example: ssh home tictactoe export | tictactoe import
      """)

  @Argument(help: "The file to read.", completion: .file())
  var file: String?

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    var lines = try StandardInput.lines(
      of: file, advice: "Name the file to import, for example: tictactoe import backup.jsonl")
    let store = try storeOptions.openStore()
    defer { store.close() }
    let result = Result { try store.importLines { try lines.next() } }
    store.printNotices()
    do {
      try StandardOutput.print(Self.report(result.get()))
    } catch let error as POSIXError {
      let reason = String(cString: strerror(error.code.rawValue))
      throw ExitCode.failure("Nothing was imported: \(file ?? "the standard input") cannot be read: \(reason).")
    }
  }

  private static func report(_ result: ImportResult) -> String {
    var report =
      "Added to the store: games \(result.addedGames), messages \(result.addedMessages). Already in it: \(result.known)."
    if result.changed > 0 { report += " Changed: \(result.changed)." }
    if result.kept > 0 { report += " Left as they are, because this store has later changes: \(result.kept)." }
    return report
  }
}
