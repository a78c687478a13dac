#if MQTT
  import Foundation
  import MQTTCourier
  import TTTModel

  // Players without a screen, for tests and measurements.
  //
  // `PlayerTool play STORE NAME PASSWORD ADDRESS CERTIFICATES OTHER` plays with another player. It reads commands from standard input.
  // `PlayerTool crowd COUNT SECONDS ADDRESS CERTIFICATES PROCESS` measures the broker in that process with many players.

  func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }

  func fail(_ message: String) -> Never {
    tell("error: \(message)")
    exit(1)
  }

  func brokerAccount(_ name: String, _ password: String, _ address: String, _ certificates: String) -> BrokerAccount {
    guard let address = try? BrokerAddress(address), let name = PlayerName(rawValue: name) else {
      fail("no account: \(name) \(address)")
    }
    return BrokerAccount(address: address, name: name, password: password, certificates: certificates)
  }

  signal(SIGPIPE, SIG_IGN)
  let arguments = Array(CommandLine.arguments.dropFirst())
  switch (arguments.first, arguments.count) {
  case ("play", 7):
    guard let other = PlayerName(rawValue: arguments[6]), let store = try? Store(path: arguments[1]) else {
      fail("no player, or no store")
    }
    Player(brokerAccount(arguments[2], arguments[3], arguments[4], arguments[5]), TicTacToeModel(store: store), other)
      .run()
  case ("crowd", 6):
    guard let count = Int(arguments[1]), let seconds = Double(arguments[2]), let broker = Int32(arguments[5]),
      let address = try? BrokerAddress(arguments[3])
    else { fail("no numbers, or no address") }
    let crowd = Crowd(count: count, address: address, certificates: arguments[4], broker: broker)
    crowd.run(seconds: seconds)
  default: fail("unknown: \(arguments)")
  }
#endif
