import TTTModel
import TermKit

extension PlayerName {
  /// The name as a part of a text from right to left.
  fileprivate var isolated: String { rawValue.isolated }
}

// The texts about persons at other terminals.
extension Strings {
  /// Returns the name of the player at the other side of the board: a person, a computer, or a friend here.
  func otherPlayer(_ opponent: Opponent, _ person: PlayerName?) -> String { person?.rawValue ?? name(opponent) }

  // Names of players have Latin letters, so only texts from right to left isolate them.
  private func part(_ person: PlayerName) -> String {
    text("\(person)", "\(person)", "\(person)", ar: person.isolated, he: person.isolated)
  }

  func otherPlayer(of game: Game) -> String { otherPlayer(game.opponent, game.person) }

  /// Returns the other player as the object of a sentence: a person, a computer, or "a friend".
  private func object(_ opponent: Opponent, _ person: PlayerName?) -> String {
    if let person { return part(person) }
    if opponent == .friend { return text("a friend", "einen Freund", "友だち", ar: "صديق", he: "חבר") }
    let name = name(opponent)
    return text(name, opponent == .rival ? "Rivalen" : name, name, ar: name, he: name)
  }

  func against(_ game: Game) -> String { against(game.opponent, game.person) }

  func against(_ opponent: Opponent, _ person: PlayerName? = nil) -> String {
    let other = object(opponent, person)
    return text("against \(other)", "gegen \(other)", "対\(other)", ar: "ضد \(other)", he: "נגד \(other)")
  }

  /// Returns "with a friend" for a friend here, and "against" with the name for all others.
  private func withOrAgainst(_ opponent: Opponent, _ person: PlayerName?) -> String {
    opponent == .friend && person == nil ? withFriend : against(opponent, person)
  }

  func result(_ result: String, against opponent: Opponent, _ person: PlayerName? = nil) -> String {
    let other = against(opponent, person)
    return text(
      "\(result) \(other)", "\(result) \(other)", "\(result)（\(other)）", ar: "\(result) \(other)",
      he: "\(result) \(other)")
  }

  /// The text under the board while another person is to move.
  func isToMove(_ person: PlayerName) -> String {
    text(
      "\(person) is to move", "\(person) ist am Zug", "\(person)の番です", ar: "دور \(person.isolated)",
      he: "תור \(person.isolated)")
  }

  /// The text after the image of the piece, in a game against a computer or a person at another terminal.
  func toMove(against game: Game) -> String { result(toMove, against: game.opponent, game.person) }

  func wins(_ person: PlayerName) -> String {
    text(
      "\(person) wins", "\(person) gewinnt", "\(person)の勝ち", ar: "الفوز من نصيب \(person.isolated)",
      he: "הניצחון של \(person.isolated)")
  }

  /// The hint on the empty board of a game with a person.
  func proposes(to person: PlayerName) -> String {
    text(
      "Your first move invites \(person)", "Dein erster Zug lädt \(person) ein", "最初の一手で\(person)を誘います",
      ar: "نقلتك الأولى تدعو \(person.isolated)", he: "המהלך הראשון שלך מזמין את \(person.isolated)")
  }

  /// The question before a new game against the opponent or the person that the user has just chosen.
  func beginQuestion(against opponent: Opponent, _ person: PlayerName? = nil) -> String {
    let other = withOrAgainst(opponent, person)
    return text(
      "Begin a game \(other)?", "Ein Spiel \(other) beginnen?", "\(object(opponent, person))と対戦しますか？",
      ar: "هل تبدأ لعبة \(other)؟", he: "להתחיל משחק \(other)?")
  }

  /// Returns what is shown while the game on the board is against another opponent than the chosen one.
  func currentGameIs(against opponent: Opponent, _ person: PlayerName? = nil) -> String {
    let other = against(opponent, person)
    return text(
      "The current game is \(other).", "Das laufende Spiel ist \(other).",
      "進行中のゲームの相手は\(object(opponent, person))です。", ar: "اللعبة الحالية \(other).", he: "המשחק הנוכחי \(other).")
  }
  func currentGameIs(against game: Game) -> String { currentGameIs(against: game.opponent, game.person) }

  /// The name of a button or a row that leads to a game against an opponent or a person.
  func play(against opponent: Opponent) -> String { play(against: opponent, nil) }
  func play(against opponent: Opponent, _ person: PlayerName?) -> String {
    let other = withOrAgainst(opponent, person)
    return text(
      "Play \(other)", "\(other.prefix(1).uppercased())\(other.dropFirst()) spielen",
      "\(object(opponent, person))と対戦", ar: "اللعب \(other)", he: "משחק \(other)")
  }

  // MARK: The lobby

  /// The fourth opponent, which leads to the lobby.
  var someoneElse: String { text("Someone else", "Jemand anders", "ほかの人", ar: "شخص آخر", he: "מישהו אחר") }
  var someoneElseManner: String {
    text(
      "Someone at another terminal", "Jemand an einem anderen Terminal", "別の端末の人", ar: "شخص على طرفية أخرى",
      he: "מישהו במסוף אחר")
  }
  var yourTurn: String { text("Your turn", "Du bist am Zug", "あなたの番", ar: "دورك", he: "תורך") }
  var theirTurn: String {
    text(
      "Waiting for the other player", "Wartet auf andere", "相手の番", ar: "بانتظار اللاعب الآخر", he: "בהמתנה לשחקן האחר")
  }
  var players: String { text("Players", "Mitspieler", "プレイヤー", ar: "اللاعبون", he: "שחקנים") }
  var gamesToWatch: String {
    text("Games to watch", "Spiele zum Zuschauen", "観戦できるゲーム", ar: "ألعاب للمشاهدة", he: "משחקים לצפייה")
  }
  var isHere: String { text("here", "hier", "在席", ar: "حاضر", he: "כאן") }
  var isAway: String { text("away", "abwesend", "不在", ar: "غائب", he: "לא כאן") }
  func invites(_ person: PlayerName) -> String {
    text(
      "\(person) invites you", "\(person) lädt dich ein", "\(person)からの招待", ar: "دعوة من \(person.isolated)",
      he: "הזמנה מאת \(person.isolated)")
  }
  /// The text of a lobby without players.
  /// - Parameter isOnHost: Whether the other players are at terminals of the same host.
  func nobodyElse(isOnHost: Bool) -> String {
    if !isOnHost {
      return text(
        "Nobody else has been here yet. Others come with: tictactoe connect",
        "Noch war niemand sonst hier. Andere kommen mit: tictactoe connect",
        "まだほかに誰も来ていません。ほかの人は tictactoe connect で参加できます",
        ar: "لم يأتِ أحد غيرك بعد. يأتي الآخرون بالأمر: tictactoe connect",
        he: "עדיין לא היה כאן מישהו אחר. אחרים מצטרפים בפקודה: tictactoe connect")
    }
    return text(
      "Nobody else has been here yet. The owner of this host can invite others: tictactoe help invite",
      "Noch war niemand sonst hier. Wer diesen Rechner verwaltet, kann andere einladen: tictactoe help invite",
      "まだほかに誰も来ていません。ホストの管理者は招待できます：tictactoe help invite",
      ar: "لم يأتِ أحد غيرك بعد. يستطيع مدير هذا الحاسوب دعوة آخرين: tictactoe help invite",
      he: "עדיין לא היה כאן מישהו אחר. מי שמנהל את המחשב יכול להזמין אחרים: tictactoe help invite")
  }
  var choosePlayer: String {
    text("Choose a Player", "Mitspieler wählen", "相手を選ぶ", ar: "اختيار لاعب", he: "בחירת שחקן")
  }
  /// The reason why no piece can be placed while another person is to move.
  func waitFor(_ person: PlayerName) -> String {
    text(
      "Wait for \(person)", "Warte auf \(person)", "\(person)を待ってください", ar: "انتظر \(person.isolated)",
      he: "המתינו ל־\(person.isolated)")
  }
  /// The reason why a game with a person cannot be paused.
  var cannotPause: String {
    text(
      "Only games here can be paused", "Nur Spiele hier haben eine Pause", "一時停止できません",
      ar: "الإيقاف المؤقت للألعاب هنا فقط", he: "רק משחק כאן אפשר להשהות")
  }
  /// The hint on the board that it is the user's turn in other games.
  func waitingGames(_ count: Int) -> String {
    text(
      count == 1 ? "l 1 game waits for you" : "l \(count) games wait for you",
      count == 1 ? "l 1 Spiel wartet auf dich" : "l \(count) Spiele warten auf dich", "l あなたの番のゲーム\(count)件",
      ar: "l "
        + language.plural(
          count, one: "لعبة واحدة تنتظرك", two: "لعبتان تنتظرانك", few: "\(number(count)) ألعاب تنتظرك",
          other: "\(number(count)) لعبة تنتظرك"),
      he: "l "
        + language.plural(
          count, one: "משחק אחד מחכה לך", two: "שני משחקים מחכים לך", other: "\(count) משחקים מחכים לך"))
  }
  var continueGame: String { text("Continue", "Weiterspielen", "続ける", ar: "متابعة", he: "המשך") }
  var watch: String { text("Watch", "Zuschauen", "観戦", ar: "مشاهدة", he: "צפייה") }
  func versus(_ one: PlayerName, _ other: PlayerName) -> String {
    text(
      "\(one) and \(other)", "\(one) und \(other)", "\(one)と\(other)", ar: "\(one.isolated) و\(other.isolated)",
      he: "\(one.isolated) ו־\(other.isolated)")
  }

  // MARK: Messages and the connection

  /// The age of a message, after the name of the person who shares it.
  func age(_ age: String, of message: Message) -> String {
    guard let person = message.person else { return age }
    if message.isReceived { return "\(part(person)) · \(age)" }
    return text(
      "to \(person) · \(age)", "an \(person) · \(age)", "\(person)へ · \(age)", ar: "إلى \(person.isolated) · \(age)",
      he: "אל \(person.isolated) · \(age)")
  }
  func newMessage(to person: PlayerName?) -> String {
    guard let person else { return newMessage }
    return text(
      "Message to \(person)", "Nachricht an \(person)", "\(person)へのメッセージ", ar: "رسالة إلى \(person.isolated)",
      he: "הודעה אל \(person.isolated)")
  }
  func reply(to person: PlayerName?) -> String {
    guard let person else { return reply }
    return text(
      "Reply to \(person)", "Antwort an \(person)", "\(person)へ返信", ar: "رد على \(person.isolated)",
      he: "מענה אל \(person.isolated)")
  }
  /// The reason why a message cannot be edited.
  var isNotYours: String { refusal(.othersMessage) }
  /// The number of moves and messages that another player has not received, in the status bar.
  func notSent(_ count: Int) -> String {
    text(
      "\(count) not sent", "\(count) nicht gesendet", "未送信\(count)件", ar: "غير مُرسل: \(number(count))",
      he: "לא נשלחו: \(count)")
  }
  private var connecting: String { text("Connecting …", "Verbindet …", "接続中…", ar: "جارٍ الاتصال …", he: "מתחבר …") }
  private var notConnected: String { text("Not connected", "Nicht verbunden", "未接続", ar: "غير متصل", he: "אין חיבור") }

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
        "接続がありません。自動で再接続し、未送信の分を送ります", ar: "لا يوجد اتصال. تعيد اللعبة المحاولة تلقائيًا، ثم ترسل ما لم يُرسل.",
        he: "אין חיבור. המשחק מנסה שוב בעצמו, ואז שולח את מה שמחכה.")
    case .password:
      text(
        "The broker refuses your name or your password. Try: tictactoe help connect",
        "Der Broker lehnt Namen oder Passwort ab. Hilfe: tictactoe help connect",
        "ブローカーが名前かパスワードを拒否しました：tictactoe help connect",
        ar: "يرفض الوسيط اسمك أو كلمة مرورك. جرّب: tictactoe help connect",
        he: "המתווך דוחה את השם או את הסיסמה. נסו: tictactoe help connect")
    case .certificate:
      text(
        "The certificate of the broker is not trusted. Try: tictactoe help connect",
        "Dem Zertifikat des Brokers wird nicht vertraut. Hilfe: tictactoe help connect",
        "ブローカーの証明書を信頼できません：tictactoe help connect", ar: "شهادة الوسيط غير موثوق بها. جرّب: tictactoe help connect",
        he: "האישור של המתווך אינו מהימן. נסו: tictactoe help connect")
    case .notAllowed:
      text(
        "The rules of the broker do not let you send or receive. Ask its owner.",
        "Die Regeln des Brokers lassen dich nicht senden oder empfangen. Frag, wer ihn verwaltet.",
        "ブローカーの規則で送受信できません。管理者に聞いてください", ar: "لا تسمح لك قواعد الوسيط بالإرسال أو الاستقبال. اسأل مديره.",
        he: "כללי המתווך אינם מרשים לך לשלוח או לקבל. שאלו את מי שמנהל אותו.")
    case .elsewhere:
      text(
        "Another program is connected with your name. End it to connect here.",
        "Ein anderes Programm ist mit deinem Namen verbunden. Beende es, um dich hier zu verbinden.",
        "別のプログラムがあなたの名前で接続中です。そちらを終了すると接続できます", ar: "برنامج آخر متصل باسمك. أنهِه لتتصل من هنا.",
        he: "תוכנית אחרת מחוברת בשמך. סגרו אותה כדי להתחבר כאן.")
    }
  }
}
