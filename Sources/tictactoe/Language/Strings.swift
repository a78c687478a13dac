import TTTModel
import TermKit

/// The texts of the game in one language. Each text is given in all languages, so a missing one is a compiler error (X2).
struct Strings: Sendable {
  /// The languages of the game, in the order of the arguments of `text`.
  static let languages: [Language] = [.english, .german, .japanese]

  private let language: Language

  /// Creates the texts in a language, or in English if the game does not have that language.
  init(_ language: Language) { self.language = Language.best(of: Self.languages, for: [language]) }

  /// Returns one of three translations.
  func text(
    _ english: @autoclosure () -> String, _ german: @autoclosure () -> String, _ japanese: @autoclosure () -> String
  ) -> String {
    switch language {
    case .german: german()
    case .japanese: japanese()
    default: english()
    }
  }
}

extension TraitEnvironment {
  /// The texts in the user's language.
  var strings: Strings { Strings(traitCollection.language) }
}

extension Icon {
  /// The letter for the piece in a sentence.
  var letter: String { self == .x ? "X" : "O" }
}

extension Strings {
  // MARK: Play
  var play: String { text("Play", "Spielen", "プレイ") }
  var pause: String { text("Pause", "Pause", "一時停止") }
  var resume: String { text("Resume", "Fortsetzen", "再開") }
  var itIsYourTurn: String { text("It is your turn.", "Du bist am Zug.", "あなたの番です。") }
  /// The title of the terminal's window after the answer of an opponent.
  func yourTurnMark(_ level: GlyphLevel) -> String {
    (level == .ascii ? "* " : "● ") + text("your turn", "du bist am Zug", "あなたの番")
  }
  /// The reason why no piece can be placed.
  var gameIsOver: String { text("The game is over", "Das Spiel ist zu Ende", "ゲームは終わりました") }
  var gameIsPaused: String { text("The game is paused", "Das Spiel ist pausiert", "一時停止中です") }
  var newGame: String { text("New Game", "Neues Spiel", "新規ゲーム") }
  var placePiece: String { text("Place a piece", "Stein setzen", "駒を置く") }
  var placeAsOnKeypad: String { text("Place as on a numeric keypad", "Setzen wie auf dem Ziffernblock", "テンキーの位置に置く") }
  func toMove(_ icon: Icon) -> String {
    text("\(icon.letter) to move", "\(icon.letter) ist am Zug", "\(icon.letter)の番です")
  }
  /// The text after the image of the piece, with the same meaning.
  var toMove: String { text("to move", "ist am Zug", "の番") }
  func won(_ icon: Icon) -> String { text("\(icon.letter) wins", "\(icon.letter) gewinnt", "\(icon.letter)の勝ち") }
  var youWin: String { text("You win", "Du gewinnst", "あなたの勝ち") }
  func wins(_ opponent: Opponent) -> String {
    text("\(name(opponent)) wins", "\(name(opponent)) gewinnt", "\(name(opponent))の勝ち")
  }
  /// The games that the winner and the loser have won against each other, from the winner's side.
  func score(_ won: Int, _ lost: Int, against game: Game) -> String {
    let score = "\(won) : \(lost)"
    return text("\(score) \(against(game))", "\(score) \(against(game))", "\(against(game)) \(score)")
  }
  func scoreAgainstYou(_ won: Int, _ lost: Int) -> String {
    text("\(won) : \(lost) against you", "\(won) : \(lost) gegen dich", "対あなた \(won) : \(lost)")
  }
  /// The hint after the choice of a square with a piece.
  var squareIsTaken: String { text("That square is taken", "Dieses Feld ist belegt", "そのマスは埋まっています") }
  /// The detail under the board of a game at one keyboard, where no names are beside the board.
  var withFriend: String { text("with a friend", "mit einem Freund", "友だちと対戦中") }
  /// The text under the board while a computer thinks.
  func isThinking(_ opponent: Opponent) -> String {
    text("\(name(opponent)) is thinking", "\(name(opponent)) überlegt", "\(name(opponent))が考えています")
  }
  var undo: String { text("Undo", "Zurück", "戻す") }
  var takeBack: String { text("Undo Move", "Zug rückgängig machen", "一手戻す") }
  var undoNewGame: String { text("Undo New Game", "Zum letzten Spiel", "新規ゲームを取り消す") }
  /// The hint after New Game in the middle of a game.
  var pressToReturn: String { "u \(undoNewGame)" }
  var noMoveToTakeBack: String {
    text("There is no move to take back", "Es gibt keinen Zug zum Zurücknehmen", "戻せる手がありません")
  }
  /// The announcement for screen readers after Undo. The player to move follows.
  var tookBack: String { text("Taken back.", "Zurückgenommen.", "戻しました。") }
  var pausedState: String { text("Paused", "Pause", "一時停止中") }
  var pressToResume: String { text("p to resume", "p zum Fortsetzen", "pで再開") }
  /// The owner of the profile, beside the board.
  var you: String { text("You", "Du", "あなた") }
  /// Returns a player, the piece and the number of games won, for screen readers.
  func score(of name: String, _ icon: Icon, victories: Int) -> String {
    text(
      "\(name), \(icon.letter), \(victories) won.",
      "\(name), \(icon.letter), \(victories) gewonnen.",
      "\(name)、\(icon.letter)、\(victories)勝。")
  }
  /// Returns the number of games that neither player won.
  func draws(_ count: Int) -> String {
    text("\(count) drawn", "\(count) remis", "引き分け\(count)回")
  }

  // MARK: The board, for those who do not see it
  var board: String { text("Board", "Spielfeld", "盤") }
  var emptySquare: String { text("empty", "leer", "空き") }
  func square(_ square: Square) -> String {
    let names = [
      text("top left", "oben links", "左上"), text("top", "oben", "上"), text("top right", "oben rechts", "右上"),
      text("left", "links", "左"), text("middle", "Mitte", "中央"), text("right", "rechts", "右"),
      text("bottom left", "unten links", "左下"), text("bottom", "unten", "下"),
      text("bottom right", "unten rechts", "右下"),
    ]
    return names[square.index]
  }
  func placed(_ icon: Icon, at square: Square) -> String {
    text(
      "\(icon.letter) at \(self.square(square)).",
      "\(icon.letter): \(self.square(square)).",
      "\(icon.letter)を\(self.square(square))に。")
  }
  var draw: String { text("A draw.", "Remis.", "引き分けです。") }
  /// Adds a full stop to words, unless they end with a question mark.
  func sentence(_ words: String) -> String { words.hasSuffix("?") ? words : words + text(".", ".", "。") }
  var paused: String { text("Paused.", "Pause.", "一時停止中です。") }

  // MARK: Messages
  /// The key that leads from the search bar to the list.
  var matches: String { text("Matches", "Treffer", "検索結果へ") }
  var messages: String { text("Messages", "Nachrichten", "メッセージ") }
  var compose: String { text("Compose", "Schreiben", "作成") }
  var reply: String { text("Reply", "Antworten", "返信") }
  var favorite: String { text("Favourite", "Favorit", "お気に入り") }
  var removeFavorite: String { text("Remove from Favourites", "Aus Favoriten entfernen", "お気に入りから外す") }
  var notFavorite: String { text("Not a favourite", "Kein Favorit", "お気に入りではありません") }
  var noMessages: String { text("No messages yet", "Noch keine Nachrichten", "メッセージはまだありません") }
  var writeMessage: String { text("Press c to write the first one.", "Mit c schreibst du die erste.", "cを押して書きましょう。") }
  var selectMessage: String { text("Select a message to read it here", "Wähle eine Nachricht aus", "メッセージを選んでください") }
  /// The reason why no message can be answered or made a favourite.
  var selectMessageFirst: String {
    text("Select a message first", "Wähle zuerst eine Nachricht aus", "先にメッセージを選んでください")
  }
  var newMessage: String { text("New Message", "Neue Nachricht", "新規メッセージ") }
  var post: String { text("Post", "Senden", "送信") }
  /// The reason why nothing can be posted.
  var writeFirst: String { text("Write something first", "Schreibe zuerst etwas", "先に何か書いてください") }
  var cancel: String { text("Cancel", "Abbrechen", "キャンセル") }
  var keepDraftQuestion: String { text("Keep this draft?", "Entwurf sichern?", "下書きを保存しますか？") }
  var keepDraft: String { text("Keep Draft", "Entwurf sichern", "下書きを保存") }
  var deleteDraft: String { text("Delete Draft", "Entwurf löschen", "下書きを削除") }
  var keepWriting: String { text("Continue Writing", "Weiterschreiben", "編集を続ける") }
  /// Returns the reason why a message or its draft is not kept.
  func refusal(_ refusal: Refusal) -> String { text(refusal.description, refusal.german, refusal.japanese) }
  func author(_ icon: Icon) -> String { text("from \(icon.letter)", "von \(icon.letter)", "\(icon.letter)より") }

  // MARK: Profile
  var profile: String { text("Profile", "Profil", "プロフィール") }
  var statistics: String { text("Statistics", "Statistik", "成績") }
  var showHistory: String { text("Show History", "Verlauf anzeigen", "履歴を表示") }

  // MARK: Opponents
  var opponent: String { text("Opponent", "Gegner", "対戦相手") }
  func name(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: text("A friend here", "Ein Freund hier", "ここにいる友だち")
    case .learner: text("Learner", "Anfänger", "初心者")
    case .rival: text("Rival", "Rivale", "ライバル")
    case .master: text("Master", "Meister", "名人")
    }
  }
  func accusative(_ opponent: Opponent) -> String { opponent == .rival ? "Rivalen" : name(opponent) }
  func against(_ opponent: Opponent) -> String {
    text("against \(name(opponent))", "gegen \(accusative(opponent))", "対\(name(opponent))")
  }
  /// Returns one line about how an opponent plays.
  func manner(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: text("Two players share this keyboard", "Zwei spielen an einer Tastatur", "一台で二人が交互に打ちます")
    case .learner: text("Often overlooks what you plan", "Übersieht oft, was du vorhast", "こちらの狙いをよく見落とします")
    case .rival: text("Plays about as well as you do", "Spielt etwa so gut wie du", "あなたと同じくらいの強さです")
    case .master: text("Never loses. Can you get a draw?", "Verliert nie. Schaffst du Remis?", "負けません。引き分けを目指そう")
    }
  }
  /// The question before a new game against the opponent that the user has just chosen.
  func beginQuestion(against opponent: Opponent) -> String {
    text(
      "Begin a game \(opponent == .friend ? "with a friend" : against(opponent))?",
      "Ein Spiel \(opponent == .friend ? "mit einem Freund" : against(opponent)) beginnen?",
      "\(opponent == .friend ? "友だち" : name(opponent))と対戦しますか？")
  }
  func result(_ result: String, against opponent: Opponent) -> String {
    text(
      "\(result) against \(name(opponent))",
      "\(result) gegen \(accusative(opponent))",
      "\(result)（\(against(opponent))）")
  }
  var whoBegins: String { text("Who begins", "Wer beginnt", "先手") }
  func beginner(_ beginner: Beginner) -> String {
    beginner == .me ? you : text("Take turns", "Abwechselnd", "交互")
  }
  /// Returns the numbers of victories, defeats and draws in words.
  func record(_ record: Statistics) -> String {
    text(
      "\(record.victories) won · \(record.defeats) lost · \(record.draws) drawn",
      "\(record.victories) gewonnen · \(record.defeats) verloren · \(record.draws) remis",
      "\(record.victories)勝 \(record.defeats)敗 \(record.draws)分")
  }
  /// Returns what is shown while the game on the board is against another opponent than the chosen one.
  func currentGameIs(against opponent: Opponent) -> String {
    text(
      "The current game is against \(opponent == .friend ? "a friend" : name(opponent)).",
      "Das laufende Spiel ist gegen \(opponent == .friend ? "einen Freund" : accusative(opponent)).",
      "進行中のゲームの相手は\(opponent == .friend ? "友だち" : name(opponent))です。")
  }
  /// Returns the words before the printed moves of a game: the name of the other player, and whether that player began.
  func movesAgainst(_ name: String, begins: Bool) -> String {
    name + (begins ? text(" first:", " beginnt:", "が先手：") : text(":", ":", "："))
  }

  // MARK: History
  var history: String { text("History", "Verlauf", "履歴") }
  var drawn: String { text("Drawn", "Remis", "引き分け") }
  var unfinished: String { text("Unfinished", "Nicht beendet", "未完了") }
  /// In place of a result: the game can go on in the first tab.
  var onTheBoard: String { text("On the board", "Auf dem Brett", "盤上") }
  /// Why a game cannot be deleted.
  var isOnTheBoard: String { text("It is on the board", "Es ist auf dem Brett", "盤上のゲームです") }
  var youWon: String { text("Won", "Gewonnen", "勝ち") }
  var youLost: String { text("Lost", "Verloren", "負け") }
  var selectGame: String { text("Select a game to see it here", "Wähle ein Spiel aus", "ゲームを選んでください") }
  /// The title of the button that shows the history as a list or as a film strip.
  var list: String { text("List View", "Liste", "リスト") }
  var filmStrip: String { text("Film View", "Filmstreifen", "フィルム") }
  var showAsList: String { text("Show as a list", "Als Liste zeigen", "リストで表示") }
  var showAsFilmStrip: String { text("Show as a film strip", "Als Filmstreifen zeigen", "フィルムで表示") }
  /// The label of the stars.
  var rateLabel: String { text("Rate", "Bewerten", "評価") }
  var rate: String { text("Rate the game", "Spiel bewerten", "ゲームを評価") }
  var filter: String { text("Filter", "Filter", "絞り込み") }
  /// The header above the results to choose from.
  var gameResult: String { text("Result", "Ergebnis", "結果") }
  var allOpponents: String { text("All opponents", "Alle Gegner", "すべての相手") }
  /// The text of a filtered history without games, in two lines.
  var noGamePasses: String {
    text(
      "No games match.\nPress / to change the filter.",
      "Kein Spiel passt.\n/ ändert den Filter.",
      "条件に合うゲームはありません。\n/ で変更できます。")
  }
  /// The text of a history without games, in two lines.
  var noGames: String {
    text(
      "No games yet\nA game is listed here from its first move on.",
      "Noch keine Spiele\nAb dem ersten Zug steht ein Spiel hier.",
      "ゲームはまだありません\n最初の一手からここに並びます。")
  }
  var gameDeleted: String { text("Game deleted", "Spiel gelöscht", "ゲームを削除しました") }
  var gameRestored: String { text("Game restored.", "Spiel wiederhergestellt.", "ゲームを元に戻しました。") }
  /// The row with the sum of all statistics.
  var allGames: String { text("All games", "Alle Spiele", "すべて") }
  /// The button that closes a message.
  var ok: String { "OK" }
  /// The button that plays on from the shown position of a past game.
  var playFromHere: String { text("Play from here", "Hier weiter", "ここから指す") }
  /// The reason why no game goes on from the end of a game.
  var stepBackFirst: String {
    text("Step back a move first", "Erst einen Zug zurück", "先に一手戻ってください")
  }
  var replay: String { text("Replay", "Abspielen", "再生") }
  var previousMove: String { text("Previous move", "Voriger Zug", "前の手") }
  var nextMove: String { text("Next move", "Nächster Zug", "次の手") }
  /// The number of the move that a past game shows, and the number of its moves.
  func move(_ number: Int, of count: Int) -> String {
    text("Move \(number) of \(count)", "Zug \(number) von \(count)", "\(count)手中\(number)手")
  }
  func stars(_ count: Int) -> String {
    text(count == 1 ? "1 star" : "\(count) stars", count == 1 ? "1 Stern" : "\(count) Sterne", "星\(count)つ")
  }
  func moves(_ count: Int) -> String {
    text(count == 1 ? "1 move" : "\(count) moves", count == 1 ? "1 Zug" : "\(count) Züge", "\(count)手")
  }

  // MARK: Time
  var now: String { text("now", "jetzt", "今") }
  func minutes(_ count: Int) -> String { text("\(count) min", "\(count) Min.", "\(count)分前") }
  func hours(_ count: Int) -> String { text("\(count) h", "\(count) Std.", "\(count)時間前") }
  var yesterday: String { text("yesterday", "gestern", "昨日") }

  // MARK: The store
  var keysHint: String { text("? Keys", "? Tasten", "? キー一覧") }
  /// Moves the focus from a pane to the list beside it.
  var backToList: String { text("Back to the list", "Zurück zur Liste", "リストに戻る") }
  /// Opens the game with the focus.
  var openGame: String { text("Open", "Öffnen", "開く") }
  /// The title of the button that opens the list of keys while "?" is typed text.
  var keysButton: String { text("F1 Keys", "F1 Tasten", "F1 キー一覧") }
  var notSaving: String { text("Not saving", "Nicht gesichert", "保存されません") }
  func notice(_ notice: StoreNotice) -> String { text(notice.description, notice.german, notice.japanese) }
}
