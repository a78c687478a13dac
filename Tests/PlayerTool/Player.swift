#if MQTT
  import Foundation
  import MQTTCourier
  import TTTModel
  import TestPlayers

  /// A player without a screen.
  @MainActor final class Player {
    private let model: TicTacToeModel
    private let loop = PollLoop()
    private let courier: MQTTCourier
    private var isActing = false
    private var isSettling = false
    private var random = SystemRandomNumberGenerator()

    // Seconds between two things that the player does.
    private static let pause = 0.003

    init(_ account: BrokerAccount, _ model: TicTacToeModel, _ other: PlayerName) {
      self.model = model
      courier = MQTTCourier(account, loop: loop, longestDelay: 1)
      model.setOpponent(other)
      if model.currentGame.person != other { model.newGame() }
    }

    /// Reads commands from standard input until `end`:
    /// - `act` makes the player do something all the time.
    /// - `settle` ends that, and is answered with `settled` when the other player has confirmed everything.
    func run() {
      courier.connect(model)
      tell("ready")
      while true {
        let hasCommand = loop.turn(atMost: isActing ? Self.pause : 1, input: 0)
        if hasCommand, !obey() { break }
        if isActing { RandomPlayer.act(model, using: &random) }
        if isSettling, courier.isConnected, model.unsentCount == 0 {
          isSettling = false
          for notice in model.takeNotices() { tell("notice: \(notice)") }
          tell("settled")
        }
      }
      courier.close()
      model.close()
    }

    // Not with readLine(): what it has read ahead, poll() does not know.
    private func obey() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(0, &bytes, bytes.count)
      guard count > 0 else { return false }
      for line in String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n") {
        switch line {
        case "act": isActing = true
        case "settle": (isActing, isSettling) = (false, true)
        case "end": return false
        default: tell("unknown: \(line)")
        }
      }
      return true
    }
  }
#endif
