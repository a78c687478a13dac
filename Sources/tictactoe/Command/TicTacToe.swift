import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// The program's command line.
@main
struct TicTacToe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tictactoe",
    abstract: "Play Tic-Tac-Toe with a friend or against the computer, with keys or the mouse.",
    usage: """
      tictactoe [<options>]
      tictactoe messages [<options>]
      tictactoe history [<options>]
      tictactoe recover <file> [--store <path>]
      """,
    discussion: """
      Press ? in the game to see its keys. Profile chooses the opponent: a friend at the same terminal, or a computer. Everything you do is saved at once. The commands messages and history print what is saved, also to \
      pipes and files. The command recover reads a damaged file.

      For completion in your shell, load the script that this command prints: tictactoe --generate-completion-script bash (or zsh, or fish).
      """,
    version: "0.1.0",
    subcommands: [MessagesCommand.self, HistoryCommand.self, RecoverCommand.self])

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var lookOptions: LookOptions

  @Option(help: "The colour theme; auto chooses night on a dark terminal.")
  var theme = ThemeChoice.auto

  @Option(help: "The size of text; without it, TERMKIT_TEXT_SIZE decides.")
  var textSize: TextSizeChoice?

  @Flag(help: "Turn animations off.")
  var reduceMotion = false

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let unknown = UnknownCommand(in: arguments)
    do {
      var command = try parseAsRoot(arguments)
      if let unknown { throw unknown.error }
      try command.run()
    } catch {
      end(exitCode(for: error) == .validationFailure ? unknown?.error ?? error : error)
    }
  }

  // The message quotes the command line, so control characters in it are replaced.
  private static func end(_ error: any Error) -> Never {
    let status = exitCode(for: error)
    if status == .success || error is ExitCode { exit(withError: error) }
    StandardError.say(fullMessage(for: error))
    Foundation.exit(status.rawValue)
  }

  func run() throws {
    // The main thread runs on the main actor, but the parser does not declare it.
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor private func play() throws {
    // Without SIGXFSZ, a limit on the size of files is an ordinary error, which the store can handle.
    signal(SIGXFSZ, SIG_IGN)
    let model = TicTacToeModel(store: try storeOptions.openStore())
    let application = Application(terminal: try openTerminal(), delegate: AppDelegate(model: model))
    application.colorScheme = theme.scheme
    application.traitOverrides.preferredContentSizeCategory = textSize?.category
    model.listen { application.perform { model.refresh() } }
    application.run().endProcess()
  }

  @MainActor private func openTerminal() throws -> CursesTerminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw ExitCode.failure(
        """
        The game needs a terminal to draw on, but its input or output is a file or a pipe. Run it in a terminal window, without < > or |.
        To print what is saved, run: tictactoe messages, or: tictactoe history
        """)
    }
    let options = TerminalOptions(
      colorDepth: lookOptions.color.depth, glyphLevel: lookOptions.glyphs.level, reducesMotion: reduceMotion)
    do {
      return try CursesTerminal(options: options)
    } catch {
      throw ExitCode.failure(error.description, status: error.exitStatus)
    }
  }
}

/// A value of `--text-size`.
struct TextSizeChoice: ExpressibleByArgument {
  /// The size of the game's texts.
  let category: ContentSizeCategory

  init?(argument: String) {
    guard let category = ContentSizeCategory(name: argument) else { return nil }
    self.category = category
  }

  static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.name) }
}

/// The values of `--theme`.
enum ThemeChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, paper, night, terminal

  /// The colour scheme of the game.
  var scheme: ColorScheme {
    switch self {
    case .auto: .automatic
    case .paper: .paper
    case .night: .night
    case .terminal: .terminal
    }
  }
}
