#if MQTT
  import Foundation
  import MQTTCourier
  import TTTModel
  import TermKitTestSupport
  import TestBasics
  import Testing

  @testable import tictactoe

  /// The address of a broker, the file with the account, and the errors of `tictactoe connect`.
  @MainActor @Suite struct BrokerAccountTests {
    @Test(arguments: [
      ("mqtts://broker.example.org", "mqtts://broker.example.org:8883/"), ("mqtts://b/", "mqtts://b:8883/"),
      ("MQTTS://b:1", "mqtts://b:1/"), ("mqtt://localhost", "mqtt://localhost:1883/"),
      ("mqtt://[::1]:1884", "mqtt://[::1]:1884/"), ("mqtts://192.168.0.1", "mqtts://192.168.0.1:8883/"),
    ])
    func `an address has a host, and the port of its scheme by default`(text: String, read: String) throws {
      try expectEqual(BrokerAddress(text).text, read)
      try expectEqual(BrokerAddress(read).text, read)
    }

    @Test(arguments: [
      "", "broker.example.org", "https://b", "mqtts://", "mqtts://b/topic", "mqtts://b?x=1", "mqtts://b#x",
      "mqtts://b:0", "mqtts://b:65536", "mqtts://b:-1", "mqtts://a b",
    ])
    func `a text that is no address is refused with an example`(text: String) throws {
      let problem = #expect(throws: BrokerAddress.Problem.self) { try BrokerAddress(text) }
      expectEqual(problem, .unreadable)
      #expect(problem?.description.contains("mqtts://broker.example.org") == true)
    }

    @Test func `an address with a password, or without encryption to another computer, is refused`() throws {
      for text in ["mqtts://ada@b", "mqtts://ada:secret@b"] {
        #expect(throws: BrokerAddress.Problem.secret) { try BrokerAddress(text) }
      }
      for host in ["b", "192.168.0.1", "localhost.example.org"] {
        #expect(throws: BrokerAddress.Problem.unencrypted(host: host)) { try BrokerAddress("mqtt://\(host)") }
      }
    }

    // MARK: The file

    private let store: TemporaryStore
    private var folder: String { store.folder.path }
    private var environment: [String: String] { ["XDG_CONFIG_HOME": folder] }
    private var file: String { folder + "/tictactoe/broker.json" }

    init() throws { store = try TemporaryStore() }

    private func connect(_ arguments: [String] = []) throws -> TerminalSession {
      try TerminalSession(
        "tictactoe", ["connect"] + arguments + ["--store", store.path], environment: environment)
    }

    @Test func `the file is found by the rules for configuration`() {
      expectEqual(ConnectionSettings(environment: ["HOME": "/home/a"])?.path, "/home/a/.config/tictactoe/broker.json")
      expectEqual(
        ConnectionSettings(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/c"])?.path, "/c/tictactoe/broker.json")
      expectEqual(
        ConnectionSettings(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "c"])?.path,
        "/home/a/.config/tictactoe/broker.json")
      #expect(ConnectionSettings(environment: [:]) == nil)
    }

    @Test func `what was saved is read again, and only its owner can read it`() throws {
      let settings = try #require(ConnectionSettings(environment: environment))
      let account = BrokerAccount(
        address: try BrokerAddress("mqtts://b:1"), name: try #require(PlayerName(rawValue: "ada")),
        password: "\"\\ä\n", certificates: "/ca.crt")
      for password in ["first", account.password] {
        var new = account
        new.password = password
        try settings.save(new)
      }
      try expectEqual(settings.read(), account)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      expectEqual(attributes[.posixPermissions] as? Int, 0o600)
    }

    @Test func `without a file, with a file that others can read, and with a damaged one, the command says what to do`()
      throws
    {
      try FileManager.default.createDirectory(
        atPath: folder + "/tictactoe", withIntermediateDirectories: true)
      for (contents, mode, advice) in [
        (nil, 0o600, "There is no broker yet. Try: tictactoe connect mqtts://"),
        ("{}", 0o644, "Run: chmod 600 '\(file)'"), ("{}", 0o600, "cannot be read. Write it again with:"),
        (#"{"broker": "mqtt://b", "name": "ada", "password": "x"}"#, 0o600, "cannot be read. Write it again with:"),
        (#"{"broker": "mqtts://b", "name": "Ada/+", "password": "x"}"#, 0o600, "cannot be read. Write it again with:"),
      ] {
        if let contents {
          try Data(contents.utf8).write(to: URL(fileURLWithPath: file))
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        }
        let session = try connect()
        #expect(session.ending() != .exited(0))
        let text = session.screen.text.replacing("\n", with: "")
        #expect(text.contains(advice), "\(session.screen.text)")
      }
    }

    // MARK: The command

    @Test(arguments: [
      (["mqtts://b"], "Add your name at the broker, for example: --name ada"),
      (["--name", "ada"], "Add the address of the broker, for example: mqtts://broker.example.org"),
      (["mqtts://b", "--name", "Ada Lovelace"], "A name has 1 to 32 of a-z"),
    ])
    func `an incomplete command line is refused with what is missing`(arguments: [String], advice: String) throws {
      let run = try CommandRun(["connect"] + arguments)
      #expect(run.status == 64 && run.errors.contains(advice), "\(run.errors)")
    }

    @Test
    func `certificates that cannot be read are refused before the question, and nothing is sent without encryption`()
      throws
    {
      let session = try connect(["mqtts://localhost", "--name", "ada", "--certificates", "/nowhere/ca.crt"])
      expectEqual(session.ending(), .exited(1))
      #expect(session.screen.text.contains("/nowhere/ca.crt cannot be read"))
      // The same account, saved earlier, for a listener without encryption.
      let listener = try Listener()
      let account = BrokerAccount(
        address: try BrokerAddress("mqtts://127.0.0.1:\(listener.port)"),
        name: try #require(PlayerName(rawValue: "ada")), password: "secret", certificates: "/nowhere/ca.crt")
      expectEqual(MQTTClient.problem(with: account), .certificate)
      #expect(!listener.hasConnection)
    }

    @Test func `without a terminal, nothing is asked and nothing is saved`() throws {
      let run = try CommandRun(["connect", "mqtts://b", "--name", "ada"], environment: environment)
      #expect(run.status == 1 && run.errors.contains("needs a terminal"), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `Ctrl-C at the password ends the command, shows keys again, and saves nothing`() throws {
      let session = try connect(["mqtts://localhost", "--name", "ada"])
      session.wait(for: "the question") { $0.text.contains("Password of ada at localhost") }
      session.send("sec\u{3}")
      expectEqual(session.ending(), .exited(1))
      #expect(session.screen.text.contains("Nothing was saved") && !session.screen.text.contains("sec\u{3}"))
      session.expectTerminalAsFound()
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  /// The first connection with a real broker.
  @MainActor @Suite(.enabled(if: TestBroker.isPossible, "mosquitto is not installed"))
  struct FirstConnectionTests {
    private let broker: TestBroker

    init() throws { broker = try TestBroker(players: ["ada"]) }

    private func connect(_ address: String, password: String, trusts: Bool = true) throws -> TerminalSession {
      let arguments = ["connect", address, "--name", "ada"] + (trusts ? ["--certificates", broker.certificates] : [])
      let session = try TerminalSession(
        "tictactoe", arguments + ["--store", broker.store(of: "ada")], environment: broker.environment(of: "ada"))
      session.wait(for: "the question") { $0.text.contains("Password of ada") }
      session.send(password + "\r")
      return session
    }

    @Test func `the account is saved once the broker has accepted it, and the next start needs no address`() throws {
      let session = try connect(broker.address, password: "adaada")
      session.wait(for: "the game") { $0.text.contains("New Game") }
      session.wait(for: "the connection") { $0.text.contains("? Keys") }
      #expect(!session.hasWritten("adaada"))
      session.send("q")
      expectEqual(session.ending(), .exited(0))
      session.expectTerminalAsFound()
      let again = try broker.play("ada")
      again.wait(for: "the connection") { $0.text.contains("? Keys") }
    }

    @Test func `a wrong password, an unknown certificate and a host without a broker are named, and nothing is saved`()
      throws
    {
      let certificateOfOtherName = broker.address.replacing("localhost", with: "127.0.0.1")
      for (address, password, trusts, text) in [
        (broker.address, "wrong", true, "The broker refuses the name ada or its password."),
        (broker.address, "adaada", false, "There is no trusted connection to localhost, port \(broker.port)."),
        (certificateOfOtherName, "adaada", true, "There is no trusted connection to 127.0.0.1"),
        ("mqtts://localhost:1", "adaada", true, "No broker answers at localhost, port 1."),
        ("mqtts://host.invalid", "adaada", true, "No broker answers at host.invalid, port 8883."),
      ] {
        let session = try connect(address, password: password, trusts: trusts)
        expectEqual(session.ending(), .exited(1))
        let screen = session.screen.text.replacing("\n", with: " ")
        #expect(screen.contains(text), "\(screen)")
        #expect(screen.contains("Nothing was saved."))
      }
      let file = try #require(ConnectionSettings(environment: broker.environment(of: "ada"))).path
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }
#endif
