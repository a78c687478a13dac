import ArgumentParser
import TTTModel

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the store to a new file.",
    usage: "tictactoe backup <file> [--store <path>]",
    discussion: """
      The copy is complete, also while games use the store. It is a store itself: --store opens it, and recover adds its contents to another \
      store. To go back to a backup, quit all games and copy it to the path of the store.

      An existing file is never overwritten. If the command fails, there is no file.

      Example: tictactoe backup ~/backups/tictactoe.sqlite
      """)

  @Argument(help: "The file to create.", completion: .file())
  var file: String

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    try storeOptions.openReader().backUp(to: file)
  }
}
