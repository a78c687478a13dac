import TTTModel
import TermKit

// The texts about persons at other terminals.
extension Strings {
  /// Returns the name of the player at the other side of the board: a person, a computer, or a friend here.
  func otherPlayer(_ opponent: Opponent, _ person: PlayerName?) -> String { person?.rawValue ?? name(opponent) }

  func otherPlayer(of game: Game) -> String { otherPlayer(game.opponent, game.person) }

  func result(_ result: String, against person: PlayerName) -> String {
    text("\(result) against \(person)", "\(result) gegen \(person)", "\(result)（対\(person)）")
  }

  func against(_ game: Game) -> String { game.person.map(against) ?? against(game.opponent) }

  private func against(_ person: PlayerName) -> String {
    text("against \(person)", "gegen \(person)", "対\(person)")
  }

  /// The text under the board while another person is to move.
  func isToMove(_ person: PlayerName) -> String {
    text("\(person) is to move", "\(person) ist am Zug", "\(person)の番です")
  }

  /// The text after the image of the piece, in a game against a computer or a person at another terminal.
  func toMove(against game: Game) -> String {
    text("\(toMove) \(against(game))", "\(toMove) \(against(game))", "\(toMove)（\(against(game))）")
  }

  func wins(_ person: PlayerName) -> String {
    text("\(person) wins", "\(person) gewinnt", "\(person)の勝ち")
  }

  /// The hint on the empty board of a game with a person.
  func proposes(to person: PlayerName) -> String {
    text("Your first move invites \(person)", "Dein erster Zug lädt \(person) ein", "最初の一手で\(person)を誘います")
  }

  /// The question before a new game with the person that the user has just chosen.
  func beginQuestion(against person: PlayerName) -> String {
    text("Begin a game against \(person)?", "Ein Spiel gegen \(person) beginnen?", "\(person)と対戦しますか？")
  }

  func currentGameIs(against game: Game) -> String {
    guard let person = game.person else { return currentGameIs(against: game.opponent) }
    return text(
      "The current game is against \(person).", "Das laufende Spiel ist gegen \(person).",
      "進行中のゲームの相手は\(person)です。")
  }

  // MARK: The lobby

  /// The fourth opponent, which leads to the lobby.
  var someoneElse: String { text("Someone else", "Jemand anders", "ほかの人") }
  var someoneElseManner: String {
    text("Someone at another terminal", "Jemand an einem anderen Terminal", "別の端末の人")
  }
  var yourTurn: String { text("Your turn", "Du bist am Zug", "あなたの番") }
  var theirTurn: String { text("Waiting for the other player", "Wartet auf andere", "相手の番") }
  var players: String { text("Players", "Mitspieler", "プレイヤー") }
  var gamesToWatch: String { text("Games to watch", "Spiele zum Zuschauen", "観戦できるゲーム") }
  var isHere: String { text("here", "hier", "在席") }
  var isAway: String { text("away", "abwesend", "不在") }
  func invites(_ person: PlayerName) -> String {
    text("\(person) invites you", "\(person) lädt dich ein", "\(person)からの招待")
  }
  /// The text of a lobby without players.
  /// - Parameter isOnHost: Whether the other players are at terminals of the same host.
  func nobodyElse(isOnHost: Bool) -> String {
    if !isOnHost {
      return text(
        "Nobody else has been here yet. Others come with: tictactoe connect",
        "Noch war niemand sonst hier. Andere kommen mit: tictactoe connect",
        "まだほかに誰も来ていません。ほかの人は tictactoe connect で参加できます")
    }
    return text(
      "Nobody else has been here yet. The owner of this host can invite others: tictactoe help invite",
      "Noch war niemand sonst hier. Wer diesen Rechner verwaltet, kann andere einladen: tictactoe help invite",
      "まだほかに誰も来ていません。ホストの管理者は招待できます：tictactoe help invite")
  }
  var choosePlayer: String { text("Choose a Player", "Mitspieler wählen", "相手を選ぶ") }
  /// The reason why no piece can be placed while another person is to move.
  func waitFor(_ person: PlayerName) -> String {
    text("Wait for \(person)", "Warte auf \(person)", "\(person)を待ってください")
  }
  /// The reason why a game with a person cannot be paused.
  var cannotPause: String { text("Only games here can be paused", "Nur Spiele hier haben eine Pause", "一時停止できません") }
  /// The hint on the board that it is the user's turn in other games.
  func waitingGames(_ count: Int) -> String {
    text(
      count == 1 ? "l 1 game waits for you" : "l \(count) games wait for you",
      count == 1 ? "l 1 Spiel wartet auf dich" : "l \(count) Spiele warten auf dich", "l あなたの番のゲーム\(count)件")
  }
  func play(against person: PlayerName) -> String {
    text("Play against \(person)", "Gegen \(person) spielen", "\(person)と対戦")
  }
  var continueGame: String { text("Continue", "Weiterspielen", "続ける") }
  var watch: String { text("Watch", "Zuschauen", "観戦") }
  func versus(_ one: PlayerName, _ other: PlayerName) -> String {
    text("\(one) and \(other)", "\(one) und \(other)", "\(one)と\(other)")
  }

  // MARK: Messages and the connection

  /// The age of a message, after the name of the person who shares it.
  func age(_ age: String, of message: Message) -> String {
    guard let person = message.person else { return age }
    if message.isReceived { return "\(person) · \(age)" }
    return text("to \(person) · \(age)", "an \(person) · \(age)", "\(person)へ · \(age)")
  }
  func newMessage(to person: PlayerName?) -> String {
    guard let person else { return newMessage }
    return text("Message to \(person)", "Nachricht an \(person)", "\(person)へのメッセージ")
  }
  func reply(to person: PlayerName?) -> String {
    guard let person else { return reply }
    return text("Reply to \(person)", "Antwort an \(person)", "\(person)へ返信")
  }
  /// The reason why a message cannot be edited.
  var isNotYours: String { refusal(.othersMessage) }
  /// The number of moves and messages that another player has not received, in the status bar.
  func notSent(_ count: Int) -> String {
    text("\(count) not sent", "\(count) nicht gesendet", "未送信\(count)件")
  }
  private var connecting: String { text("Connecting …", "Verbindet …", "接続中…") }
  private var notConnected: String { text("Not connected", "Nicht verbunden", "未接続") }

  /// The text of the status bar while nothing arrives.
  func status(_ problem: CourierProblem) -> String { problem == .connecting ? connecting : notConnected }

  /// The text of the lobby while nothing arrives.
  func text(_ problem: CourierProblem) -> String {
    switch problem {
    case .connecting: connecting
    case .unreachable:
      text(
        "No connection. The game tries again by itself, and sends then what waits.",
        "Keine Verbindung. Das Spiel versucht es weiter und sendet dann, was wartet.",
        "接続がありません。自動で再接続し、未送信の分を送ります")
    case .password:
      text(
        "The broker refuses your name or your password. Try: tictactoe help connect",
        "Der Broker lehnt Namen oder Passwort ab. Hilfe: tictactoe help connect",
        "ブローカーが名前かパスワードを拒否しました：tictactoe help connect")
    case .certificate:
      text(
        "The certificate of the broker is not trusted. Try: tictactoe help connect",
        "Dem Zertifikat des Brokers wird nicht vertraut. Hilfe: tictactoe help connect",
        "ブローカーの証明書を信頼できません：tictactoe help connect")
    case .notAllowed:
      text(
        "The rules of the broker do not let you send or receive. Ask its owner.",
        "Die Regeln des Brokers lassen dich nicht senden oder empfangen. Frag, wer ihn verwaltet.",
        "ブローカーの規則で送受信できません。管理者に聞いてください")
    case .elsewhere:
      text(
        "Another program is connected with your name. End it to connect here.",
        "Ein anderes Programm ist mit deinem Namen verbunden. Beende es, um dich hier zu verbinden.",
        "別のプログラムがあなたの名前で接続中です。そちらを終了すると接続できます")
    }
  }
}
