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
    text("Someone at another terminal of this host", "Jemand an einem anderen Terminal hier", "このホストの別の端末の人")
  }
  var yourTurn: String { text("Your turn", "Du bist am Zug", "あなたの番") }
  var theirTurn: String { text("Waiting for the other player", "Der andere ist am Zug", "相手の番") }
  var players: String { text("Players", "Spieler", "プレイヤー") }
  var gamesToWatch: String { text("Games to watch", "Spiele zum Zuschauen", "観戦できるゲーム") }
  var isHere: String { text("here", "hier", "います") }
  var isAway: String { text("away", "nicht hier", "いません") }
  func invites(_ person: PlayerName) -> String {
    text("\(person) invites you", "\(person) lädt dich ein", "\(person)からの誘い")
  }
  var nobodyElse: String {
    text(
      "Nobody else has been here yet. The owner of this host invites others with: tictactoe invite",
      "Noch war niemand sonst hier. Wer diesen Rechner verwaltet, lädt mit tictactoe invite ein.",
      "まだほかに誰も来ていません。ホストの管理者は tictactoe invite で招待できます。")
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
}
