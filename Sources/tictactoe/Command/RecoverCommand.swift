import ArgumentParser
import TTTModel

struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Add the games and messages of a damaged file to the store.",
    usage: "tictactoe recover <file> [--store <path>]",
    discussion: """
      When the game finds a damaged store, it moves the file aside, as NAME.corrupt-1, and keeps everything that it can read. This command does \
      the same with files that were moved aside earlier. It can also read other stores, such as backups.

      The file is not changed. Games and messages that the store already has are not added again.

      Example: tictactoe recover ~/.local/share/tictactoe/tictactoe.sqlite.corrupt-1
      """)

  @Argument(help: "The file to read.", completion: .file())
  var file: String

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    let store = try storeOptions.openStore()
    let result = Result { try store.recover(file) }
    store.printNotices()
    let recovery = try result.get()
    try StandardOutput.print(
      "Games and messages read: \(recovery.kept), lost: \(recovery.lost), added to the store: \(recovery.added).")
    store.close()
  }
}
