#if MQTT
  import Foundation
  import MQTTCourier
  import TTTModel
  import TermKit
  import TermKitTestSupport
  import TestBasics
  import Testing

  @testable import tictactoe

  /// A mosquitto broker on this computer, with the files of the documentation. It ends together with this object.
  @MainActor final class TestBroker {
    private let files: TemporaryStore
    // The folder with all files, also with the files of the players.
    private var folder: URL { files.folder }
    /// The port of encrypted connections.
    let port: Int
    private let network: TestNetwork?
    // A process of the terminal, because Foundation's waits for all processes that were started after it.
    private var server: PseudoTerminal?

    /// Whether this computer has a broker.
    nonisolated static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/sbin/mosquitto")

    /// The broker, or a tool for it, has failed.
    struct Failure: Error {
      let reason: String
    }

    /// Starts a broker. The password of each player is the name, twice.
    /// - Parameter network: The network in which it is. Defaults to nil: this computer only.
    init(players: [String] = ["ada", "bob"], in network: TestNetwork? = nil) throws {
      self.network = network
      files = try TemporaryStore()
      let folder = files.folder
      for name in ["mosquitto.conf", "players.acl"] {
        try Repository.text(of: "Documentation/Broker/\(name)").write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      try TestCertificates.write(to: folder)
      let passwords = folder.appendingPathComponent("players.passwords")
      try Data().write(to: passwords)
      for name in players {
        try Self.run(["/usr/bin/mosquitto_passwd", "-b", passwords.path, name, name + name])
      }
      port = try Listener().port
      let listener = "listener \(port)" + (network == nil ? " 127.0.0.1" : "")
      try change("mosquitto.conf") { $0.replacing("listener 8883", with: listener) }
      // A broker of root would become a user who cannot read the folder.
      try change("mosquitto.conf") { $0 + "user \(NSUserName())\n" }
      try start()
    }

    private static func run(_ words: [String]) throws {
      let run = try CommandRun(words, shell: "exec \"$@\"")
      guard run.status == 0 else { throw Failure(reason: run.errors) }
    }

    /// Changes a file of the broker. The next start uses it.
    func change(_ name: String, _ change: (String) -> String) throws {
      let file = folder.appendingPathComponent(name)
      try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Starts the broker again after ``stop()``.
    func start() throws {
      let command =
        (network?.prefix(of: TestNetwork.hub) ?? []) + ["/usr/sbin/mosquitto", "-v", "-c", "mosquitto.conf"]
      // In a terminal, the broker would stop after some screens of its log, because no test reads them.
      let script = "cd '\(folder.path)' && exec \"$@\" >log 2>&1"
      try? FileManager.default.removeItem(atPath: folder.path + "/log")
      let process = try PseudoTerminal(
        "/bin/sh", ["-c", script, "sh"] + command, environment: [:], size: Size(width: 80, height: 24))
      let deadline = PseudoTerminal.now + TerminalSession.timeout
      while !log.contains("running"), !process.hasEnded, PseudoTerminal.now < deadline { poll(nil, 0, 1) }
      guard !process.hasEnded else { throw Failure(reason: log) }
      server = process
    }

    /// The log of the broker since its start.
    var log: String { (try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)) ?? "" }

    /// Kills the broker.
    func stop() {
      server?.stop()
      server = nil
    }

    // MARK: Players

    /// The address of the broker.
    var address: String { "mqtts://localhost:\(port)" }

    /// The file with the certificate of the authority.
    var certificates: String { folder.path + "/ca.crt" }

    /// The path of a player's store.
    func store(of name: String) -> String { "\(folder.path)/\(name).sqlite" }

    /// The variables of a player.
    func environment(of name: String) -> [String: String] { ["XDG_CONFIG_HOME": "\(folder.path)/config-\(name)"] }

    /// Saves the account of a player, as `tictactoe connect mqtts://…` does.
    func save(_ name: String) throws {
      let account = BrokerAccount(
        address: try BrokerAddress(address), name: try #require(PlayerName(rawValue: name)), password: name + name,
        certificates: certificates)
      try #require(ConnectionSettings(environment: environment(of: name))).save(account)
    }

    /// Starts the game of a player whose account is saved.
    func play(_ name: String) throws -> TerminalSession {
      let session = try TerminalSession(
        "tictactoe", ["connect", "--fresh", "--store", store(of: name)], environment: environment(of: name))
      session.wait(for: "the game") { $0.text.contains("New Game") }
      return session
    }
  }

  /// A certificate for `localhost` and the authority that has signed it. To make them takes a moment, so all tests share them.
  private enum TestCertificates {
    private static let names = ["ca.crt", "broker.crt", "broker.key"]

    private static let files = Result {
      let store = try TemporaryStore()
      let folder = store.folder
      let script = Repository.root + "/Documentation/Broker/make-certificate"
      let run = try CommandRun(
        [folder.path, script, "localhost"] + TestNetwork.addresses, shell: "cd \"$1\" && shift && exec sh \"$@\"")
      guard run.status == 0 else { throw TestBroker.Failure(reason: run.errors) }
      return try withExtendedLifetime(store) {
        try names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) }
      }
    }

    static func write(to folder: URL) throws {
      for (name, data) in try files.get() { try data.write(to: folder.appendingPathComponent(name)) }
    }
  }

  /// A socket that accepts connections, at a port that was free. It is closed together with this object.
  final class Listener {
    let port: Int
    private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

    init() throws {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = descriptor
      let isOpen = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          bind(descriptor, pointer, size) == 0 && listen(descriptor, 5) == 0
            && getsockname(descriptor, pointer, &size) == 0
        }
      }
      guard isOpen else { throw TestBroker.Failure(reason: "there is no free port") }
      port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }

    /// Whether a program has connected.
    var hasConnection: Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 0) == 1
    }
  }
#endif
