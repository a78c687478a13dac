#if MQTT
  import Foundation
  import TTTModel

  /// Carries envelopes between the stores of players anywhere, through an MQTT broker.
  ///
  /// An envelope for a player has the topic `ttt/1/to/RECIPIENT/SENDER`. The broker's rules must let a player send only under the player's own
  /// name, because the courier takes the sender from the topic. `ttt/1/here/NAME` says whether a player is here: `1` or `0`.
  ///
  /// The courier does not trust the broker's queue: after each connection, of this player or of the other one, what was not confirmed is sent
  /// again. When a connection is lost, it tries again, at first after a second, and at last once a minute.
  @MainActor package final class MQTTCourier: LobbyCourier {
    package var name: PlayerName { account.name }
    package private(set) var problem: CourierProblem? = .connecting

    private let account: BrokerAccount
    private let loop: any CourierLoop
    private let mayConnect: @MainActor () -> Bool
    private let longestDelay: Double
    private weak var model: TicTacToeModel?
    private var observation: Observation?
    private var client: MQTTClient?
    /// Whether the broker has accepted the connection.
    package private(set) var isConnected = false
    private var isLobbyShown = false
    private var wasSaving = true
    // Whether another program of this user is connected.
    private var isWaiting = false
    // Players whose presence the broker reports, because something was sent to them.
    private var followed: Set<PlayerName> = []
    private var presence: [PlayerName: Bool] = [:]
    // Lost connections and failed attempts since the last connection that lasted.
    private var failures = 0
    private var openingDate = Date.distantPast

    // Seconds until a host that does not answer is given up.
    private static let connectionTime = 20.0
    // The greatest length of the list of players. It is too long to read already.
    private static let maximumPlayers = 1_000
    private static let (isHere, isAway) = ("1", "0")

    /// Creates a courier. It connects when it has a model.
    ///
    /// - Parameters:
    ///   - loop: The run loop that waits for the connection.
    ///   - longestDelay: The greatest number of seconds between two attempts to connect. Defaults to 60.
    ///   - mayConnect: Whether no other program is connected with the same name, because the broker would end that connection. The courier
    ///     asks before each attempt. Defaults to true.
    package init(
      _ account: BrokerAccount, loop: any CourierLoop, longestDelay: Double = 60,
      mayConnect: @escaping @MainActor () -> Bool = { true }
    ) {
      self.account = account
      self.loop = loop
      self.longestDelay = longestDelay
      self.mayConnect = mayConnect
    }

    package func connect(_ model: TicTacToeModel) {
      self.model = model
      observation = model.observe { [weak self] change in
        if change == .saving { self?.savingMayHaveChanged() }
      }
      open()
    }

    package var keepUpInterval: Double { MQTTClient.keepUpInterval }

    package func keepUp() {
      client?.keepUp()
      // The other program may have ended.
      if isWaiting { open() }
    }

    package func userDidReturn() { if problem == .elsewhere, client == nil { open() } }

    package func close() {
      observation = nil
      client?.close()
      client = nil
      isConnected = false
      loop.watch(nil, isForWriting: false) { _, _ in }
      loop.schedule(after: 0) {}
    }
  }

  // MARK: The connection

  extension MQTTCourier {
    private func open() {
      isWaiting = !mayConnect()
      guard !isWaiting else { return set(.elsewhere) }
      let client = MQTTClient(account, will: (Topic.presence(name), Self.isAway)) { [weak self] in self?.handle($0) }
      self.client = client
      let loop = loop
      loop.schedule(after: Self.connectionTime) { [weak self] in
        if let self, client === self.client, !isConnected { handle(.ended(.unreachable)) }
      }
      client.connect { status in
        loop.perform { [weak self] in
          guard self?.client === client else { return }
          client.finishConnecting(status)
          self?.watch()
        }
      }
    }

    private func watch() {
      guard let client, let socket = client.socket else { return loop.watch(nil, isForWriting: false) { _, _ in } }
      loop.watch(socket, isForWriting: client.wantsToWrite) { [weak self] canRead, canWrite in
        if canWrite { client.write() }
        if canRead { self?.read(from: client) }
        self?.watch()
      }
    }

    private func read(from client: MQTTClient) {
      guard client.read() else { return }
      // The rest comes after the next frame.
      loop.schedule(after: 0) { [weak self] in
        guard self?.client === client else { return }
        self?.read(from: client)
        self?.watch()
      }
    }

    private func handle(_ event: MQTTClient.Event) {
      switch event {
      case .connected: didConnect()
      case .message(let topic, let payload, let isRetained): receive(payload, topic, isRetained)
      case .refused: set(.notAllowed)
      case .ended(let problem): didEnd(problem)
      }
    }

    private func didConnect() {
      isConnected = true
      openingDate = Date()
      // The time limit of the connection is over.
      loop.schedule(after: Self.connectionTime) {}
      followed = []
      set(nil)
      guard let model else { return }
      client?.subscribe(to: Topic.envelopes(to: name))
      setLobbyShown(isLobbyShown)
      sayPresent()
      model.connect(self)
    }

    private func didEnd(_ problem: CourierProblem) {
      client = nil
      // A connection that lasts was no failure.
      if isConnected, openingDate.timeIntervalSinceNow < -longestDelay { failures = 0 }
      isConnected = false
      presence = [:]
      loop.watch(nil, isForWriting: false) { _, _ in }
      set(problem)
      // To connect again would end the other program's connection.
      guard problem != .elsewhere else { return }
      // Many players who have lost the same broker do not come back at the same moment.
      let delay = min(longestDelay, exp2(Double(failures))) * Double.random(in: 0.5...1)
      failures += 1
      loop.schedule(after: delay) { [weak self] in self?.open() }
    }

    private func set(_ new: CourierProblem?) {
      guard new != problem else { return }
      problem = new
      model?.courierDidChange()
    }

    // Other players send again what could not be stored.
    private func savingMayHaveChanged() {
      let isSaving = model?.isSaving ?? true
      if isSaving, !wasSaving { sayPresent() }
      wasSaving = isSaving
    }

    private func sayPresent() {
      guard isConnected else { return }
      client?.publish(Data(Self.isHere.utf8), to: Topic.presence(name), isRetained: true)
      watch()
    }
  }

  // MARK: Envelopes

  extension MQTTCourier {
    package func send(_ envelope: Data, to recipient: PlayerName) {
      guard isConnected, recipient != name else { return }
      if followed.insert(recipient).inserted {
        // The broker says when the player comes back.
        client?.subscribe(to: Topic.presence(recipient), isQueued: false)
      }
      client?.publish(envelope, to: Topic.envelope(from: name, to: recipient))
      watch()
    }

    private func receive(_ payload: Data, _ topic: String, _ isRetained: Bool) {
      switch Topic(topic) {
      case .envelope(let sender, let recipient)? where recipient == name && sender != name && !isRetained:
        model?.receive(payload, from: sender)
      case .presence(let player)? where player != name:
        let isHere = payload == Data(Self.isHere.utf8)
        // A retained message is old.
        if isHere, !isRetained, followed.contains(player) { model?.sendAgain(to: player) }
        note(player, isHere)
      default: break
      }
      watch()
    }
  }

  // MARK: Other players

  extension MQTTCourier {
    package func setLobbyShown(_ isShown: Bool) {
      isLobbyShown = isShown
      guard isConnected else { return }
      if isShown {
        // A broker with very many players may refuse it. Then the lobby lists only the players to whom something was sent.
        client?.subscribe(to: Topic.allPresence, isQueued: false, isOptional: true)
      } else {
        client?.unsubscribe(from: Topic.allPresence)
      }
      watch()
    }

    package func neighbours() -> [Neighbour] {
      presence.map { Neighbour(name: $0.key, isHere: $0.value) }.sorted { $0.name < $1.name }
    }

    private func note(_ player: PlayerName, _ isHere: Bool) {
      guard presence[player] != isHere, presence[player] != nil || presence.count < Self.maximumPlayers else { return }
      presence[player] = isHere
      model?.courierDidChange()
    }
  }
#endif
