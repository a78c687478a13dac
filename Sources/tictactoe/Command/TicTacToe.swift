import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// The program's command line.
@main
struct TicTacToe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tictactoe",
    abstract: "Tic-Tac-Toe for two at one terminal, by keys and by mouse.",
    usage: """
      tictactoe [<options>]
      tictactoe messages | history [<options>]
      """,
    discussion: """
      Press ? in the game to see its keys. What you do is saved at once. Messages and games can be printed too, for pipes and files.

      Your shell completes these words if you give it what tictactoe --generate-completion-script bash (or zsh, or fish) prints.
      """,
    version: "0.1.0",
    subcommands: [MessagesCommand.self, HistoryCommand.self])

  @OptionGroup var options: CommonOptions

  @Option(help: "The paper to draw on; auto is night on a dark terminal.")
  var theme = ThemeChoice.auto

  @Flag(help: "Let nothing move: things jump to their places.")
  var reduceMotion = false

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(error)
    }
  }

  // What is said of a wrong command line has words of it in it.
  private static func end(_ error: any Error) -> Never {
    let status = exitCode(for: error)
    if status == .success || error is ExitCode { exit(withError: error) }
    StandardError.say(fullMessage(for: error))
    Foundation.exit(status.rawValue)
  }

  func run() throws {
    // The main thread is the main actor; the parser just does not know.
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor private func play() throws {
    // A store that may not grow is something that the game lives with.
    signal(SIGXFSZ, SIG_IGN)
    let model = TicTacToeModel(store: try openStore())
    let terminal = try openTerminal()
    let application = Application(terminal: terminal, delegate: AppDelegate(model: model))
    application.colorScheme = theme.scheme
    model.listen { terminal.wake() }
    application.run().endProcess()
  }

  private func openStore() throws -> Store {
    do {
      if let path = options.store { return try Store(path: path) }
      return try Store(environment: ProcessInfo.processInfo.environment)
    } catch {
      throw ExitCode.failure(error.description)
    }
  }

  @MainActor private func openTerminal() throws -> CursesTerminal {
    let options = TerminalOptions(
      colorDepth: options.color.depth, glyphLevel: options.glyphs.level, reducesMotion: reduceMotion)
    do {
      return try CursesTerminal(options: options)
    } catch .notATerminal {
      let hint = "To print what is kept, run: tictactoe messages, or: tictactoe history"
      throw ExitCode.failure("\(TerminalError.notATerminal)\n\(hint)", status: TerminalError.notATerminal.exitStatus)
    } catch {
      throw ExitCode.failure(error.description, status: error.exitStatus)
    }
  }
}

/// What can be said after `--theme`.
enum ThemeChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, paper, night, terminal

  /// What the whole game is shown on.
  var scheme: ColorScheme {
    switch self {
    case .auto: .automatic
    case .paper: .paper
    case .night: .night
    case .terminal: .terminal
    }
  }
}
