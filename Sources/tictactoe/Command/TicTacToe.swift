import ArgumentParser
import Foundation
import TTTModel

@main
struct TicTacToe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tictactoe",
    abstract: "Play Tic-Tac-Toe with a friend or against the computer, with keys or the mouse.",
    usage: """
      tictactoe [<options>]
      tictactoe play [--opponent <opponent>] [<options>]
      tictactoe post <text> [<options>]
      tictactoe messages [<options>]
      tictactoe history [<options>]
      tictactoe stats [<options>]
      tictactoe backup <file>
      tictactoe export > <file>
      tictactoe import <file>
      tictactoe recover <file> [--store <path>]
      tictactoe invite <name> <file> [--store <path>]
      tictactoe join --player <name> [<options>]
      tictactoe connect [<broker> --name <name>] [<options>]
      """,
    discussion: """
      Press ? in the game to see its keys. Profile chooses the opponent: a friend at the same terminal, or a computer. Everything you do is saved at once.

      The command post posts a message. The commands messages, history and stats print what is saved. The command backup copies the store. \
      The command export prints everything for other programs or stores, and import reads it again. \
      The command recover reads a damaged file. The command invite lets a guest play over SSH, with the command join. The command connect leads to people on \
      other computers.

      For completion in your shell, load the script that this command prints: tictactoe --generate-completion-script bash (or zsh, or fish).
      """,
    version: "0.1.0",
    subcommands: [
      PlayCommand.self, PostCommand.self, MessagesCommand.self, HistoryCommand.self, StatisticsCommand.self,
      BackupCommand.self, ExportCommand.self, ImportCommand.self, RecoverCommand.self, InviteCommand.self,
      JoinCommand.self, ConnectCommand.self,
    ])

  @OptionGroup var game: GameOptions

  static func main() {
    // Without SIGXFSZ, a limit on the size of files is an ordinary error, which the store can handle.
    signal(SIGXFSZ, SIG_IGN)
    if let problem = UnreadableText.problem() { exit(withError: ExitCode.failure(problem, status: 64)) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    let unknown = UnknownCommand(in: arguments)
    do {
      var command = try parseAsRoot(arguments)
      if let unknown { throw unknown.error }
      try command.run()
    } catch {
      // The parser stops the program if a line of its help is too narrow for words.
      setenv("COLUMNS", String(max(40, PrintedLook.terminalWidth(ProcessInfo.processInfo.environment))), 1)
      end(exitCode(for: error) == .validationFailure ? unknown?.error ?? error : error)
    }
  }

  // The message quotes the command line, so control characters in it are replaced.
  private static func end(_ error: any Error) -> Never {
    if error is StoreError || error is ImportError { exit(withError: ExitCode.failure("\(error)")) }
    let status = exitCode(for: error)
    if status == .success || error is ExitCode { exit(withError: error) }
    StandardError.say(fullMessage(for: error))
    Foundation.exit(status.rawValue)
  }

  func run() throws {
    // The main thread runs on the main actor, but the parser does not declare it.
    try MainActor.assumeIsolated { try game.play() }
  }
}
