#if MQTT
  import CMosquitto
  import Foundation
  import Synchronization
  import TTTModel

  /// One connection to a broker, by libmosquitto. After its end, another client makes the next one.
  ///
  /// libmosquitto would keep what it has not sent for the next connection. The outbox of the store does that already.
  @MainActor package final class MQTTClient {
    package enum Event {
      case connected
      case message(topic: String, payload: Data, isRetained: Bool)
      /// The broker refuses what was sent, or a subscription.
      case refused
      case ended(CourierProblem)
    }

    // Seconds without a packet after which the client sends one. The broker waits half as long again.
    private nonisolated static let keepAlive: Int32 = 180
    /// The seconds after which ``keepUp()`` should be called. The sign of life is up to this much late, and the broker waits only 90 s more.
    static let keepUpInterval = 80.0
    // Seconds in which the broker keeps messages for a player who is away.
    private nonisolated static let sessionTime: UInt32 = 30 * 24 * 60 * 60
    // Seconds. A sender who never stops does not stop the screen.
    private static let readingTime = 0.02
    // Milliseconds without an answer of the other host after which the system ends a connection.
    private static let answerTime: Int32 = 20_000

    private let handle: OpaquePointer
    private let account: BrokerAccount
    private let handler: @MainActor (Event) -> Void
    private var problem: CourierProblem?
    // While the other thread connects, no other function of libmosquitto may be called.
    private var isConnecting = true
    private var hasEnded = false
    private var hasReadPacket = false
    private var optionalSubscriptions: Set<Int32> = []

    private static let library = mosquitto_lib_init()

    /// Creates a client.
    /// - Parameters:
    ///   - will: A retained message that the broker sends when the connection is lost.
    ///   - handler: Gets everything that happens.
    package init(
      _ account: BrokerAccount, will: (topic: String, payload: String)?, handler: @escaping @MainActor (Event) -> Void
    ) {
      _ = Self.library
      self.account = account
      self.handler = handler
      guard let handle = mosquitto_new(account.name.rawValue, false, nil) else {
        preconditionFailure("there is no memory for a connection")
      }
      self.handle = handle
      mosquitto_user_data_set(handle, Unmanaged.passUnretained(self).toOpaque())
      mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5)
      mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1)
      mosquitto_username_pw_set(handle, account.name.rawValue, account.password)
      if let will {
        mosquitto_will_set(handle, will.topic, Int32(will.payload.utf8.count), will.payload, 1, true)
      }
      if account.address.isEncrypted, !useEncryption() { problem = .certificate }
      setCallbacks()
    }

    isolated deinit { mosquitto_destroy(handle) }

    private func useEncryption() -> Bool {
      if let certificates = account.certificates {
        return mosquitto_tls_set(handle, certificates, nil, nil, nil, nil) == MOSQ_ERR_SUCCESS.rawValue
      }
      return mosquitto_int_option(handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1) == MOSQ_ERR_SUCCESS.rawValue
    }

    // MARK: Connecting

    /// Connects on another thread, because to find a host by its name blocks. Then calls a closure there.
    package func connect(_ completion: @escaping @Sendable (_ status: Int32) -> Void) {
      // Without its settings, libmosquitto would not encrypt.
      if problem == .certificate { return completion(Int32(MOSQ_ERR_TLS.rawValue)) }
      let (address, host, port) = (Int(bitPattern: handle), account.address.host, account.address.port)
      Thread.detachNewThread {
        guard let handle = OpaquePointer(bitPattern: address) else { return }
        var properties: OpaquePointer?
        mosquitto_property_add_int32(&properties, MQTT_PROP_SESSION_EXPIRY_INTERVAL.number, Self.sessionTime)
        mosquitto_property_add_int32(
          &properties, MQTT_PROP_MAXIMUM_PACKET_SIZE.number, UInt32(TicTacToeModel.maximumEnvelopeLength + 1_024))
        let status = mosquitto_connect_bind_v5(handle, host, port, Self.keepAlive, nil, properties)
        mosquitto_property_free_all(&properties)
        // The client lives at least until here, because its end would free what the thread uses.
        withExtendedLifetime(self) { completion(status) }
      }
    }

    /// Tries once to connect with an account, without a run loop. It takes 40 seconds at most.
    ///
    /// - Returns: The problem, or nil if the broker has accepted the account.
    package static func problem(with account: BrokerAccount) -> CourierProblem? {
      var problem: CourierProblem? = .connecting
      let client = MQTTClient(account, will: nil) { event in
        if case .ended(let end) = event { problem = end } else { problem = nil }
      }
      let time = Double(answerTime) / 1_000
      let status = Mutex<Int32>(0)
      let isDone = DispatchSemaphore(value: 0)
      client.connect { new in
        status.withLock { $0 = new }
        isDone.signal()
      }
      // The thread may go on for minutes.
      guard isDone.wait(timeout: .now() + time) == .success else { return .unreachable }
      client.finishConnecting(status.withLock { $0 })
      let limit = Date(timeIntervalSinceNow: time)
      while problem == .connecting, let socket = client.socket, Date() < limit {
        var entry = pollfd(fd: socket, events: Int16(client.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
        poll(&entry, 1, 100)
        client.write()
        _ = client.read()
      }
      client.close()
      return problem == .connecting ? .unreachable : problem
    }

    /// Goes on after ``connect(_:)``, on the main actor.
    package func finishConnecting(_ status: Int32) {
      isConnecting = false
      guard !end(after: status), let socket else { return }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      set(SOL_SOCKET, SO_KEEPALIVE, 1, of: socket)
      #if os(Linux)
        // The system notices a dead connection, so the program need not wake up for that.
        set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, Self.answerTime / 1_000, of: socket)
        set(Int32(IPPROTO_TCP), TCP_KEEPINTVL, Self.answerTime / 2_000, of: socket)
        set(Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, Self.answerTime, of: socket)
      #endif
    }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32, of socket: Int32) {
      withUnsafePointer(to: value) { _ = setsockopt(socket, level, option, $0, socklen_t(MemoryLayout<Int32>.size)) }
    }

    // MARK: The run loop

    /// The socket of the connection, or nil without a connection.
    package var socket: Int32? {
      let socket = isConnecting ? -1 : mosquitto_socket(handle)
      return socket < 0 ? nil : socket
    }

    /// Whether bytes wait for the socket to be ready for writing.
    package var wantsToWrite: Bool { mosquitto_want_write(handle) }

    /// Reads what there is, for a part of a frame at most.
    ///
    /// - Returns: Whether more is there, of which the socket may know nothing.
    package func read() -> Bool {
      let limit = Date(timeIntervalSinceNow: Self.readingTime)
      repeat {
        hasReadPacket = false
        // libmosquitto takes an old EAGAIN for the end of the data, although its library for encryption has read more.
        errno = 0
        if end(after: mosquitto_loop_read(handle, 1)) { return false }
      } while hasReadPacket && Date() < limit
      return hasReadPacket
    }

    package func write() { _ = end(after: mosquitto_loop_write(handle, 1)) }

    /// Sends a sign of life if it is time.
    package func keepUp() { if socket != nil { _ = end(after: mosquitto_loop_misc(handle)) } }

    // The broker can end a connection without an error.
    private func end(after status: Int32) -> Bool {
      guard !hasEnded else { return true }
      guard status != MOSQ_ERR_SUCCESS.rawValue || socket == nil else { return false }
      hasEnded = true
      let unsafe = [MOSQ_ERR_TLS, MOSQ_ERR_TLS_HANDSHAKE].map(\.rawValue).contains(status)
      handler(.ended(problem ?? (unsafe ? .certificate : .unreachable)))
      return true
    }

    // MARK: Sending

    /// Sends a message with QoS 1.
    package func publish(_ payload: Data, to topic: String, isRetained: Bool = false) {
      payload.withUnsafeBytes {
        _ = mosquitto_publish(handle, nil, topic, Int32($0.count), $0.baseAddress, 1, isRetained)
      }
    }

    /// Subscribes to a topic.
    /// - Parameters:
    ///   - isQueued: Whether the broker keeps its messages while the client is away. Defaults to true.
    ///   - isOptional: Whether a refusal is no problem. Defaults to false.
    package func subscribe(to topic: String, isQueued: Bool = true, isOptional: Bool = false) {
      var number: Int32 = 0
      mosquitto_subscribe(handle, &number, topic, isQueued ? 1 : 0)
      if isOptional { optionalSubscriptions.insert(number) }
    }

    package func unsubscribe(from topic: String) { mosquitto_unsubscribe(handle, nil, topic) }

    /// Says goodbye. The broker sends the will.
    package func close() {
      hasEnded = true
      guard socket != nil else { return }
      mosquitto_disconnect_v5(handle, Int32(MQTT_RC_DISCONNECT_WITH_WILL_MSG.rawValue), nil)
    }

    // MARK: What libmosquitto calls

    private func setCallbacks() {
      mosquitto_connect_v5_callback_set(handle) { _, client, reason, _, _ in
        MQTTClient.with(client) { $0.didConnect(reason) }
      }
      mosquitto_disconnect_v5_callback_set(handle) { _, client, reason, _ in
        let isTakenOver = UInt32(bitPattern: reason) == MQTT_RC_SESSION_TAKEN_OVER.rawValue
        MQTTClient.with(client) { if isTakenOver { $0.problem = .elsewhere } }
      }
      mosquitto_message_callback_set(handle) { _, client, message in
        guard let message = message?.pointee, let topic = message.topic.map({ String(cString: $0) }) else { return }
        let payload = message.payload.map { Data(bytes: $0, count: Int(message.payloadlen)) } ?? Data()
        let isRetained = message.retain
        MQTTClient.with(client) {
          $0.handler(.message(topic: topic, payload: payload, isRetained: isRetained))
        }
      }
      mosquitto_publish_v5_callback_set(handle) { _, client, _, reason, _ in
        MQTTClient.with(client) { if reason >= MQTTClient.failures { $0.handler(.refused) } }
      }
      mosquitto_unsubscribe_callback_set(handle) { _, client, _ in MQTTClient.with(client) { _ in } }
      mosquitto_subscribe_callback_set(handle) { _, client, number, count, granted in
        let isRefused = UnsafeBufferPointer(start: granted, count: Int(count)).contains { $0 >= MQTTClient.failures }
        MQTTClient.with(client) { client in
          let isOptional = client.optionalSubscriptions.remove(number) != nil
          if isRefused, !isOptional { client.handler(.refused) }
        }
      }
    }

    // The reasons from this number on are failures.
    private nonisolated static let failures: Int32 = 0x80

    private nonisolated static func with(_ client: UnsafeMutableRawPointer?, _ body: @MainActor (MQTTClient) -> Void) {
      guard let address = client.map({ Int(bitPattern: $0) }) else { return }
      // libmosquitto calls only from functions that the main actor has called.
      MainActor.assumeIsolated {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        let client = Unmanaged<MQTTClient>.fromOpaque(pointer).takeUnretainedValue()
        client.hasReadPacket = true
        body(client)
      }
    }

    private func didConnect(_ reason: Int32) {
      switch UInt32(bitPattern: reason) {
      case 0: handler(.connected)
      case MQTT_RC_NOT_AUTHORIZED.rawValue, MQTT_RC_BAD_USERNAME_OR_PASSWORD.rawValue: problem = .password
      default: problem = .unreachable
      }
    }
  }

  extension mqtt5_property {
    fileprivate var number: Int32 { Int32(rawValue) }
  }
#endif
