#if MQTT
  import Foundation
  import TestBasics

  /// Two computers and a broker between them, as network namespaces of Linux. They are removed together with this object.
  @MainActor final class TestNetwork {
    nonisolated static let hub = "hub"
    private nonisolated static let players = ["ada", "bob"]
    /// The addresses of the broker, as each player sees it.
    nonisolated static let addresses = players.indices.map { "10.99.\($0).1" }

    private let number = ProcessInfo.processInfo.processIdentifier

    /// Whether this user may make network namespaces here.
    static let isPossible = (try? CommandRun(shell: "unshare -n true && command -v ip").status) == 0

    init() throws {
      // A killed process of tests has left its networks.
      var script = """
        for old in $(ip netns list | sed -n 's/^ttt-\\([0-9]*\\)-.*/\\1/p' | sort -u); do
          [ -e "/proc/$old" ] || for place in ada bob hub; do ip netns del "ttt-$old-$place" || true; done
        done
        set -e
        ip netns add \(name(Self.hub))

        """
      for (index, player) in Self.players.enumerated() {
        script += """
          ip netns add \(name(player))
          ip -n \(name(player)) link add eth type veth peer name \(player) netns \(name(Self.hub))
          ip -n \(name(player)) addr add 10.99.\(index).2/24 dev eth
          ip -n \(name(player)) link set eth up
          ip -n \(name(Self.hub)) addr add \(Self.addresses[index])/24 dev \(player)
          ip -n \(name(Self.hub)) link set \(player) up

          """
      }
      try run(script)
    }

    isolated deinit { try? run((Self.players + [Self.hub]).map { "ip netns del \(name($0)); " }.joined()) }

    private func name(_ place: String) -> String { "ttt-\(number)-\(place)" }

    private func run(_ script: String) throws {
      let run = try CommandRun(shell: "PATH=$PATH:/usr/sbin; \(script)")
      if run.status != 0 { throw TestBroker.Failure(reason: run.errors) }
    }

    /// The words in front of a command that runs it at a place.
    func prefix(of place: String) -> [String] { ["/usr/sbin/ip", "netns", "exec", name(place)] }

    /// The host of the broker for a player.
    func host(for player: String) -> String { Self.addresses[Self.players.firstIndex(of: player) ?? 0] }

    /// Cuts the link of a player, or mends it.
    func setLink(of player: String, isUp: Bool) throws {
      try run("ip -n \(name(Self.hub)) link set \(player) \(isUp ? "up" : "down")")
    }
  }
#endif
