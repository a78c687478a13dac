#if MQTT
  import Foundation
  import MQTTCourier
  import TTTModel

  /// Measures a broker with many players in pairs. Again and again, a player sends something as long as a move to the other
  /// one. The other one answers with a receipt, as the game does. The players have no stores.
  @MainActor final class Crowd {
    private final class Member {
      var client: MQTTClient?
      var isConnected = false
      var nextMove = Date.distantFuture
    }

    private let address: BrokerAddress
    private let certificates: String
    private let broker: Int32
    private let members: [Member]
    private let loop = PollLoop()
    private var delays: [Double] = []

    // A move of the game has this many bytes.
    private static let moveLength = 220
    // Seconds between two moves of a player.
    private static let pause = 5.0

    /// Creates the players.
    /// - Parameter broker: The process of the broker.
    init(count: Int, address: BrokerAddress, certificates: String, broker: Int32) {
      (self.address, self.certificates, self.broker) = (address, certificates, broker)
      members = (0..<count).map { _ in Member() }
    }

    /// Connects the players, lets them play for some seconds, and prints a table.
    func run(seconds: Double) {
      let start = Date()
      for index in members.indices { connect(index) }
      while members.contains(where: { !$0.isConnected }) { turn(atMost: 1) }
      let connected = Date()
      for member in members { member.nextMove = Date(timeIntervalSinceNow: .random(in: 0..<Self.pause)) }
      let before = Self.processorTime(of: broker)
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        turn(atMost: 0.005)
        for index in members.indices where members[index].nextMove < Date() { move(index) }
      }
      let used = Self.processorTime(of: broker) - before
      report(connecting: connected.timeIntervalSince(start), seconds: seconds, processor: used / seconds)
    }

    private static func name(_ index: Int) -> PlayerName {
      guard let name = PlayerName(rawValue: "p\(index)") else { fail("no name: \(index)") }
      return name
    }

    private func connect(_ index: Int) {
      let member = members[index]
      let account = brokerAccount(Self.name(index).rawValue, Self.name(index).rawValue, address.text, certificates)
      let client = MQTTClient(account, will: (Topic.presence(account.name), "0")) { [weak self] in
        self?.handle($0, of: index)
      }
      member.client = client
      let loop = loop
      client.connect { status in loop.perform { client.finishConnecting(status) } }
      // One after the other: the threads of all would need more memory than the broker.
      while client.socket == nil { turn(atMost: 0.001) }
    }

    private func handle(_ event: MQTTClient.Event, of index: Int) {
      switch event {
      case .connected:
        members[index].isConnected = true
        members[index].client?.subscribe(to: Topic.envelopes(to: Self.name(index)))
        members[index].client?.publish(Data("1".utf8), to: Topic.presence(Self.name(index)), isRetained: true)
      case .message(_, let payload, _): receive(payload, by: index)
      case .refused: fail("the broker refuses \(Self.name(index))")
      case .ended(let problem): fail("\(Self.name(index)) lost the connection: \(problem)")
      }
    }

    private func send(_ payload: String, from index: Int) {
      members[index].client?.publish(
        Data(payload.utf8), to: Topic.envelope(from: Self.name(index), to: Self.name(index ^ 1)))
    }

    private func move(_ index: Int) {
      members[index].nextMove += Self.pause
      let text = "\(DispatchTime.now().uptimeNanoseconds) "
      send(text + String(repeating: "x", count: Self.moveLength - text.utf8.count), from: index)
    }

    private func receive(_ payload: Data, by index: Int) {
      let words = String(decoding: payload, as: UTF8.self).split(separator: " ")
      guard words.count > 1, let start = UInt64(words[0]) else { return }
      delays.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      send(#"{"received":\#(start)}"#, from: index)
    }

    private func turn(atMost seconds: Double) {
      loop.turn(atMost: 0)
      let open = members.compactMap(\.client).compactMap { client in client.socket.map { (client, $0) } }
      var descriptors = open.map { client, socket in
        pollfd(fd: socket, events: Int16(client.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
      }
      guard poll(&descriptors, nfds_t(descriptors.count), Int32(seconds * 1_000)) > 0 else { return }
      for (descriptor, (client, _)) in zip(descriptors, open) where descriptor.revents != 0 {
        if Int32(descriptor.revents) & POLLOUT != 0 { client.write() }
        if Int32(descriptor.revents) & ~POLLOUT != 0 { while client.read() {} }
      }
    }

    // MARK: The report

    private func report(connecting: Double, seconds: Double, processor: Double) {
      let sorted = delays.sorted()
      guard !sorted.isEmpty else { fail("nothing has arrived") }
      func percentile(_ part: Double) -> String {
        String(format: "%.1f ms", sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))])
      }
      let memory = Self.memory(of: broker)
      tell(
        "| players | moves in a second | delay: median | 99 % | greatest | processor of the broker | memory of the broker |"
      )
      tell("| --- | --- | --- | --- | --- | --- | --- |")
      tell(
        "| \(members.count) | \(Int(Double(sorted.count) / seconds)) | \(percentile(0.5)) | \(percentile(0.99)) | "
          + "\(percentile(1)) | \(String(format: "%.1f %%", 100 * processor)) | \(memory / 1_024) MB, "
          + "\(memory / members.count) KB for each player |")
      tell("\nAll were connected after \(String(format: "%.1f s", connecting)).")
    }

    /// The seconds that a process has used.
    private static func processorTime(of process: Int32) -> Double {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The memory of a process in kilobytes.
    private static func memory(of process: Int32) -> Int {
      let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      return text.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.output.1) } ?? 0
    }
  }
#endif
