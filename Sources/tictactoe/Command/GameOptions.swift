import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// The options of the game itself.
struct GameOptions: ParsableArguments {
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var lookOptions: LookOptions

  @Option(help: "The colour theme; auto chooses night on a dark terminal.")
  var theme = ThemeChoice.auto

  @Option(help: "The size of text; without it, TERMKIT_TEXT_SIZE decides.")
  var textSize: TextSizeChoice?

  @Flag(help: "Turn animations off.")
  var reduceMotion = false

  @Option(
    defaultAsFlag: AccessibleChoice.lines, parsing: .next,
    help: ArgumentHelp("Print sentences for a screen reader; desktop: for Orca, with a screen.", valueName: "readers"))
  var accessible: AccessibleChoice?

  @Flag(help: "Print sentences, for pipes and terminals without a cursor.")
  var plain = false

  @Flag(name: .customLong("no-hints"), help: "Leave out the row of keys.")
  var hidesHints = false

  @Flag(name: .customLong("no-notifications"), help: "Report no moves and messages while you look at another window.")
  var hidesNotifications = false

  @Flag(help: "Start with the board, not with the screen that you left.")
  var fresh = false

  /// Runs the game until the user ends it, and then ends the process.
  /// - Parameters:
  ///   - permissions: The actions that the player is allowed. Defaults to `.owner`.
  ///   - courier: The way to the other players. Defaults to nil: the user plays alone.
  ///   - showsBoard: Whether the game starts with the board in any case. Defaults to false: it starts with the screen that the user left.
  ///   - prepare: Changes the model before the first screen. Defaults to nothing.
  @MainActor func play(
    as permissions: Permissions = .owner, courier: (any LobbyCourier)? = nil,
    showsBoard: Bool = false, prepare: (TicTacToeModel) -> Void = { _ in }
  ) throws {
    let model = TicTacToeModel(store: try storeOptions.openStore())
    let showToReaders = accessible == .desktop ? try accessible?.connect() : nil
    let terminal = try openTerminal()
    prepare(model)
    let links = permissions.links { Application.shared.open($0) }
    let delegate = AppDelegate(
      model: model, courier: courier, showsHints: !hidesHints, restoresScreens: !fresh && !showsBoard,
      openAddress: links)
    let application = Application(terminal: terminal, delegate: delegate)
    permissions.apply(to: application)
    application.colorScheme = theme.scheme
    application.traitOverrides.preferredContentSizeCategory = textSize?.category
    // Scripts read lines from the beginning.
    if terminal.lineModeReason == nil, let path = (try? storeOptions.path()).flatMap(Store.screensPath) {
      application.screenStateFile = ScreenStateFile(path: path, version: TicTacToe.configuration.version)
    }
    showToReaders?(application)
    model.listen { application.perform { model.refresh() } }
    application.run().endProcess()
  }

  /// Whether the terminal is the standard input and the standard output.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Prints that there is no terminal, and returns the error that ends the process.
  static var noTerminal: ExitCode {
    .failure(
      """
      The game needs a terminal to draw on, but its input or output is a file or a pipe. Run it in a terminal window, without < > or |.
      To print what is saved, run: tictactoe messages, or: tictactoe history
      """)
  }

  @MainActor private func openTerminal() throws -> any Terminal {
    let reason = plain ? "--plain" : accessible == .lines ? "--accessible" : nil
    let options = TerminalOptions(
      colorDepth: lookOptions.color.depth, glyphLevel: lookOptions.glyphs.level, reducesMotion: reduceMotion,
      usesNotifications: !hidesNotifications, lineModeReason: reason)
    guard options.reasonForLines != nil || Self.hasTerminal else { throw Self.noTerminal }
    do {
      return try options.openTerminal()
    } catch {
      throw ExitCode.failure(error.description, status: error.exitStatus)
    }
  }
}

/// A value of `--text-size`.
struct TextSizeChoice: ExpressibleByArgument {
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

  var scheme: ColorScheme {
    switch self {
    case .auto: .automatic
    case .paper: .paper
    case .night: .night
    case .terminal: .terminal
    }
  }
}
