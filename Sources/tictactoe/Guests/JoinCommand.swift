import ArgumentParser
import Foundation
import TTTModel

struct JoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Play as a guest, with a store of your own.",
    usage: "tictactoe join --player <name> [<options>]",
    discussion: """
      The line that the command invite prints runs this command when a guest connects with ssh. The store of the \
      guest is a file in a folder beside the store of the host, which is not opened: for games.sqlite, it is \
      games.players/NAME.sqlite.

      Guests cannot suspend the game, and links in messages are copied instead of opened.
      """)

  @Option(help: ArgumentHelp("The name of the guest.", valueName: "name"), transform: PlayerName.parse)
  var player: PlayerName

  @OptionGroup var game: GameOptions

  func run() throws {
    let environment = GuestEnvironment(ProcessInfo.processInfo.environment)
    environment.adopt()
    // Until the application decides about it, Ctrl-Z is a signal.
    signal(SIGTSTP, SIG_IGN)
    try check(environment)
    var game = game
    let stores = GuestStores(besideStoreAt: try game.storeOptions.path())
    game.storeOptions.store = stores.path(of: player)
    // The main thread runs on the main actor, but the parser does not declare it.
    try MainActor.assumeIsolated {
      try game.play(as: .guest, courier: HostCourier(name: player, folder: stores.folder))
    }
  }

  private func check(_ environment: GuestEnvironment) throws {
    if environment.asksForCommand {
      throw ExitCode.failure(
        "This account only plays Tic-Tac-Toe. Connect without a command, for example: ssh -t you@host")
    }
    if !GameOptions.hasTerminal {
      throw ExitCode.failure(
        "The game needs a terminal to draw on. Connect without < > or |, for example: ssh -t you@host")
    }
    if environment.hasFaultyTerminalName {
      throw ExitCode.failure(
        "TERM is not the name of a type of terminal. Try: TERM=xterm-256color ssh -t you@host", status: 2)
    }
  }
}
