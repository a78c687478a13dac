#if MQTT
  import Foundation
  import TTTModel
  import TermKitTestSupport
  import TestBasics
  import TestPlayers
  import Testing

  /// Two players who do what they like, while their programs and the broker are killed, and their links are cut.
  @MainActor @Suite(.enabled(if: TestBroker.isPossible, "mosquitto is not installed"))
  struct OutageRandomTests {
    private let broker: TestBroker
    private let network: TestNetwork?
    private var players: [String: TerminalSession] = [:]
    private var random: SeededGenerator

    init() throws {
      // Without the rights to make networks, only programs are killed.
      network = TestNetwork.isPossible ? try TestNetwork() : nil
      broker = try TestBroker(in: network)
      random = SeededGenerator(seed: UInt64.random(in: 1 ... .max))
      for name in ["ada", "bob"] { try start(name) }
    }

    private mutating func start(_ name: String) throws {
      let address = "mqtts://\(network?.host(for: name) ?? "localhost"):\(broker.port)"
      let command =
        (network?.prefix(of: name) ?? []) + [
          TerminalSession.product("PlayerTool"), "play", broker.store(of: name), name, name + name, address,
          broker.certificates, name == "ada" ? "bob" : "ada",
        ]
      let player = try TerminalSession(command[0], Array(command.dropFirst()))
      player.wait(for: "the player") { $0.text.contains("ready") }
      player.send("act\n")
      players[name] = player
    }

    /// Interrupts something, and mends it after a moment.
    private mutating func interrupt() throws {
      let name = Bool.random(using: &random) ? "ada" : "bob"
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        broker.stop()
        moment(100)
        try broker.start()
      case 1, 2, 3:
        players[name]?.terminal.stop()
        moment(100)
        try start(name)
      default:
        try network?.setLink(of: name, isUp: false)
        moment(400)
        try network?.setLink(of: name, isUp: true)
      }
    }

    // What happens during this time is up to the other processes.
    private mutating func moment(_ most: Int32) { poll(nil, 0, Int32.random(in: 1...most, using: &random)) }

    // TERMKIT_EVERYTHING=13 makes 520 interruptions in three minutes.
    @Test mutating func `both stores have the same games and messages after many interruptions`() throws {
      for _ in 0..<Sample.count(12, of: 40) {
        moment(200)
        try interrupt()
      }
      // A connection whose end a cut link has hidden would be noticed only after a while.
      for name in ["ada", "bob"] {
        players[name]?.terminal.stop()
        try start(name)
      }
      for player in players.values { player.send("settle\n") }
      for player in players.values {
        player.wait(for: "all receipts") { $0.text.contains("settled") }
      }
      // Only now, because a player who has ended confirms nothing to the other one.
      for player in players.values {
        #expect(!player.screen.text.contains("notice"), "\(player.screen.text)")
        player.send("end\n")
        expectEqual(player.ending(), .exited(0))
      }
      let (ada, bob) = (try #require(PlayerName(rawValue: "ada")), try #require(PlayerName(rawValue: "bob")))
      let adasHistory = try SharedHistory.read(broker.store(of: "ada"), of: ada, with: bob)
      let bobsHistory = try SharedHistory.read(broker.store(of: "bob"), of: bob, with: ada)
      expectEqual(adasHistory.subtracting(bobsHistory).sorted(), [])
      expectEqual(bobsHistory.subtracting(adasHistory).sorted(), [])
      #expect(adasHistory.count > 20)
    }
  }

#endif
