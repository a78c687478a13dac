import ArgumentParser
import Foundation
import TTTModel

#if MQTT
  import MQTTCourier
#endif

struct ConnectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect",
    abstract: "Play against people on other computers, through an MQTT broker.",
    usage: """
      tictactoe connect <broker> --name <name> [<options>]
      tictactoe connect [<options>]
      """,
    discussion: """
      The owner of the broker gives you a name and a password. With the address of a broker, the command asks for the \
      password, tries to connect, and saves all of it in ~/.config/tictactoe/broker.json, which only you can read. \
      Without an address, it uses that file.

      The game also works without a connection. What you do is sent later, and the status bar says how much that is. \
      The owner of the broker can read everything that you send.

      Example: tictactoe connect mqtts://broker.example.org --name ada
      """)

  @Argument(help: "The address of the broker.")
  var broker: String?

  @Option(help: ArgumentHelp("Your name at the broker.", valueName: "name"), transform: PlayerName.parse)
  var name: PlayerName?

  @Option(
    help: ArgumentHelp("The certificates to trust instead of the system's.", valueName: "path"), completion: .file())
  var certificates: String?

  @OptionGroup var game: GameOptions

  func validate() throws {
    if broker == nil, name != nil || certificates != nil {
      throw ValidationError("Add the address of the broker, for example: mqtts://broker.example.org")
    }
    if broker != nil, name == nil { throw ValidationError("Add your name at the broker, for example: --name ada") }
  }

  func run() throws {
    #if MQTT
      // The main thread runs on the main actor, but the parser does not declare it.
      try MainActor.assumeIsolated { try connect() }
    #else
      throw ExitCode.failure(
        "This program was built without a connection to brokers. In the folder of its source, run: Scripts/play connect"
      )
    #endif
  }
}

#if MQTT
  extension ConnectCommand {
    @MainActor private func connect() throws {
      // A connection that the broker has closed is an error, not a signal.
      signal(SIGPIPE, SIG_IGN)
      guard GameOptions.hasTerminal else { throw GameOptions.noTerminal }
      guard let settings = ConnectionSettings(environment: ProcessInfo.processInfo.environment) else {
        throw ExitCode.failure(
          "HOME is not set, so there is no place for the settings. Try: HOME=/home/you tictactoe connect")
      }
      let mayConnect = settings.reservation()
      let account = try newAccount(if: mayConnect) ?? settings.read()
      if broker != nil { try settings.save(account) }
      try game.play(courier: MQTTCourier(account, loop: ApplicationLoop(), mayConnect: mayConnect))
    }

    /// Asks for the password of the account on the command line, and tries it.
    @MainActor private func newAccount(if mayConnect: @MainActor () -> Bool) throws -> BrokerAccount? {
      guard let broker, let name else { return nil }
      let address: BrokerAddress
      do { address = try BrokerAddress(broker) } catch { throw ExitCode.failure(error.description, status: 64) }
      let file = certificates.map { URL(fileURLWithPath: $0).path }
      if let file, !FileManager.default.isReadableFile(atPath: file) {
        throw ExitCode.failure("\(file) cannot be read. Check the path of the certificates.")
      }
      guard mayConnect() else {
        throw ExitCode.failure("Another window of the game is connected to a broker. Quit that game first.")
      }
      guard let password = HiddenLine.read("Password of \(name) at \(address.host) (it is not shown):") else {
        throw ExitCode.failure("Cancelled. Nothing was saved.")
      }
      let account = BrokerAccount(address: address, name: name, password: password, certificates: file)
      StandardError.say("Connecting …")
      if let problem = MQTTClient.problem(with: account) {
        throw ExitCode.failure(text(problem, account) + " Nothing was saved.")
      }
      return account
    }

    private func text(_ problem: CourierProblem, _ account: BrokerAccount) -> String {
      let (host, port) = (account.address.host, account.address.port)
      return switch problem {
      case .password: "The broker refuses the name \(account.name) or its password. Try again, or ask its owner."
      case .certificate:
        "There is no trusted connection to \(host), port \(port). If its owner has given you a file with a certificate, "
          + "name it: --certificates ca.crt. Otherwise check the address and the port."
      case .connecting, .unreachable, .notAllowed, .elsewhere:
        "No broker answers at \(host), port \(port). Check the address, and the network."
      }
    }
  }
#endif
