import TTTModel
import TermKit

/// The texts of the game in one language. Each text is given in all languages, so a missing one is a compiler error (X2).
struct Strings: Sendable {
  /// The languages of the game, in the order of the arguments of `text`.
  static let languages: [Language] = [.english, .german, .japanese, .arabic, .hebrew]

  /// The language of the texts, with the user's region, which decides about the digits.
  let language: Language
  private let translation: Language

  /// Creates the texts in a language, or in English if the game does not have that language.
  init(_ language: Language) {
    translation = Language.best(of: Self.languages, for: [language])
    self.language = translation != language && translation.code == language.code ? language : translation
  }

  /// Returns one of five translations.
  func text(
    _ english: @autoclosure () -> String, _ german: @autoclosure () -> String, _ japanese: @autoclosure () -> String,
    ar: @autoclosure () -> String, he: @autoclosure () -> String
  ) -> String {
    switch translation {
    case .german: german()
    case .japanese: japanese()
    case .arabic: ar()
    case .hebrew: he()
    default: english()
    }
  }

  /// Returns a number in the digits of the user.
  func number(_ number: Int) -> String { language.digits(number) }
}

extension TraitEnvironment {
  /// The texts in the user's language.
  var strings: Strings {
    let traits = traitCollection
    // Only the digits of Arabic depend on the region.
    return Strings(traits.language == .arabic ? traits.regionalLanguage : traits.language)
  }
}

extension Icon {
  /// The letter for the piece in a sentence.
  var letter: String { self == .x ? "X" : "O" }
}

extension Strings {
  // MARK: Play
  var play: String { text("Play", "Spielen", "プレイ", ar: "اللعب", he: "משחק") }
  var pause: String { text("Pause", "Pause", "一時停止", ar: "توقف", he: "השהיה") }
  var resume: String { text("Resume", "Fortsetzen", "再開", ar: "استئناف", he: "המשך") }
  var itIsYourTurn: String {
    text("It is your turn.", "Du bist am Zug.", "あなたの番です。", ar: "حان دورك.", he: "תורך לשחק.")
  }
  /// The title of the terminal's window after the answer of an opponent.
  func yourTurnMark(_ level: GlyphLevel) -> String {
    (level == .ascii ? "* " : "● ") + text("your turn", "du bist am Zug", "あなたの番", ar: "دورك", he: "תורך")
  }
  /// The reason why no piece can be placed.
  var gameIsOver: String {
    text("The game is over", "Das Spiel ist zu Ende", "ゲームは終わりました", ar: "انتهت اللعبة", he: "המשחק נגמר")
  }
  var gameIsPaused: String {
    text("The game is paused", "Das Spiel ist pausiert", "一時停止中です", ar: "اللعبة متوقفة مؤقتًا", he: "המשחק מושהה")
  }
  var newGame: String { text("New Game", "Neues Spiel", "新規ゲーム", ar: "لعبة جديدة", he: "משחק חדש") }
  var placePiece: String { text("Place a piece", "Stein setzen", "駒を置く", ar: "وضع قطعة", he: "הנחת כלי") }
  var placeAsOnKeypad: String {
    text(
      "Place as on a numeric keypad", "Setzen wie auf dem Ziffernblock", "テンキーの位置に置く", ar: "الوضع كما في لوحة الأرقام",
      he: "הנחה לפי מקלדת הספרות")
  }
  func toMove(_ icon: Icon) -> String {
    text(
      "\(icon.letter) to move", "\(icon.letter) ist am Zug", "\(icon.letter)の番です", ar: "دور \(icon.letter)",
      he: "תור \(icon.letter)")
  }
  /// The text after the image of the piece, with the same meaning.
  var toMove: String { text("to move", "ist am Zug", "の番", ar: "له الدور", he: "תורו") }
  func won(_ icon: Icon) -> String {
    text(
      "\(icon.letter) wins", "\(icon.letter) gewinnt", "\(icon.letter)の勝ち", ar: "فاز \(icon.letter)",
      he: "\(icon.letter) ניצח")
  }
  var youWin: String { text("You win", "Du gewinnst", "あなたの勝ち", ar: "فزت", he: "ניצחת") }
  func wins(_ opponent: Opponent) -> String {
    text(
      "\(name(opponent)) wins", "\(name(opponent)) gewinnt", "\(name(opponent))の勝ち", ar: "فاز \(name(opponent))",
      he: "\(name(opponent)) ניצח")
  }
  /// The games that the winner and the loser have won against each other, from the winner's side.
  func score(_ won: Int, _ lost: Int, against game: Game) -> String {
    let score = "\(number(won)) : \(number(lost))"
    return text(
      "\(score) \(against(game))", "\(score) \(against(game))", "\(against(game)) \(score)",
      ar: "\(score) \(against(game))", he: "\(score) \(against(game))")
  }
  func scoreAgainstYou(_ won: Int, _ lost: Int) -> String {
    text(
      "\(won) : \(lost) against you", "\(won) : \(lost) gegen dich", "対あなた \(won) : \(lost)",
      ar: "\(number(won)) : \(number(lost)) ضدك", he: "\(won) : \(lost) נגדך")
  }
  /// The hint after the choice of a square with a piece.
  var squareIsTaken: String {
    text(
      "That square is taken", "Dieses Feld ist belegt", "そのマスは埋まっています", ar: "هذا المربع مشغول", he: "המשבצת הזאת תפוסה")
  }
  /// The detail under the board of a game at one keyboard, where no names are beside the board.
  var withFriend: String { text("with a friend", "mit einem Freund", "友だちと対戦中", ar: "مع صديق", he: "עם חבר") }
  /// The text under the board while a computer thinks.
  func isThinking(_ opponent: Opponent) -> String {
    text(
      "\(name(opponent)) is thinking", "\(name(opponent)) überlegt", "\(name(opponent))が考えています",
      ar: "\(name(opponent)) يفكر", he: "\(name(opponent)) חושב")
  }
  var undo: String { text("Undo", "Zurück", "戻す", ar: "تراجع", he: "חזרה") }
  var takeBack: String {
    text("Undo Move", "Zug rückgängig machen", "一手戻す", ar: "التراجع عن النقلة", he: "ביטול המהלך")
  }
  var undoNewGame: String {
    text("Undo New Game", "Zum letzten Spiel", "新規ゲームを取り消す", ar: "اللعبة السابقة", he: "חזרה למשחק הקודם")
  }
  /// The hint after New Game in the middle of a game.
  var pressToReturn: String { "u \(undoNewGame)" }
  var noMoveToTakeBack: String {
    text(
      "There is no move to take back", "Es gibt keinen Zug zum Zurücknehmen", "戻せる手がありません",
      ar: "لا توجد نقلة للتراجع عنها", he: "אין מהלך לבטל")
  }
  /// The announcement for screen readers after Undo. The player to move follows.
  var tookBack: String { text("Taken back.", "Zurückgenommen.", "戻しました。", ar: "تم التراجع.", he: "המהלך בוטל.") }
  var pausedState: String { text("Paused", "Pause", "一時停止中", ar: "متوقفة مؤقتًا", he: "מושהה") }
  var pressToResume: String { text("p to resume", "p zum Fortsetzen", "pで再開", ar: "p للاستئناف", he: "p להמשך") }
  /// The owner of the profile, beside the board.
  var you: String { text("You", "Du", "あなた", ar: "أنت", he: "אני") }
  /// Returns a player, the piece and the number of games won, for screen readers.
  func score(of name: String, _ icon: Icon, victories: Int) -> String {
    text(
      "\(name), \(icon.letter), \(victories) won.",
      "\(name), \(icon.letter), \(victories) gewonnen.",
      "\(name)、\(icon.letter)、\(victories)勝。", ar: "\(name)، \(icon.letter)، \(spoken(victories: victories)).",
      he: "\(name), \(icon.letter), \(spoken(victories: victories)).")
  }
  private func spoken(victories count: Int) -> String {
    if translation == .hebrew { return language.plural(count, one: "ניצחון אחד", other: "\(count) ניצחונות") }
    return language.plural(
      count, zero: "لا انتصارات", one: "انتصار واحد", two: "انتصاران", few: "\(number(count)) انتصارات",
      many: "\(number(count)) انتصارًا", other: "\(number(count)) انتصار")
  }
  /// Returns the number of games that neither player won.
  func draws(_ count: Int) -> String {
    text(
      "\(count) drawn", "\(count) remis", "引き分け\(count)回",
      ar: language.plural(
        count, zero: "لا تعادلات", one: "تعادل واحد", two: "تعادلان", few: "\(number(count)) تعادلات",
        many: "\(number(count)) تعادلًا", other: "\(number(count)) تعادل"),
      he: language.plural(count, one: "תיקו אחד", other: "\(count) תיקו"))
  }

  // MARK: The board, for those who do not see it
  var board: String { text("Board", "Spielfeld", "盤", ar: "اللوحة", he: "לוח") }
  var emptySquare: String { text("empty", "leer", "空き", ar: "فارغ", he: "ריק") }
  func square(_ square: Square) -> String {
    let names = [
      text("top left", "oben links", "左上", ar: "أعلى اليسار", he: "שמאל למעלה"),
      text("top", "oben", "上", ar: "الأعلى", he: "למעלה"),
      text("top right", "oben rechts", "右上", ar: "أعلى اليمين", he: "ימין למעלה"),
      text("left", "links", "左", ar: "اليسار", he: "שמאל"), text("middle", "Mitte", "中央", ar: "الوسط", he: "אמצע"),
      text("right", "rechts", "右", ar: "اليمين", he: "ימין"),
      text("bottom left", "unten links", "左下", ar: "أسفل اليسار", he: "שמאל למטה"),
      text("bottom", "unten", "下", ar: "الأسفل", he: "למטה"),
      text("bottom right", "unten rechts", "右下", ar: "أسفل اليمين", he: "ימין למטה"),
    ]
    return names[square.index]
  }
  func placed(_ icon: Icon, at square: Square) -> String {
    text(
      "\(icon.letter) at \(self.square(square)).",
      "\(icon.letter): \(self.square(square)).",
      "\(icon.letter)を\(self.square(square))に。", ar: "\(icon.letter) في \(self.square(square)).",
      he: "\(icon.letter): \(self.square(square)).")
  }
  var draw: String { text("A draw.", "Remis.", "引き分けです。", ar: "تعادل.", he: "תיקו.") }
  /// Adds a full stop to words, unless they end with a question mark.
  func sentence(_ words: String) -> String {
    words.hasSuffix("?") || words.hasSuffix("؟") ? words : words + text(".", ".", "。", ar: ".", he: ".")
  }
  var paused: String { text("Paused.", "Pause.", "一時停止中です。", ar: "اللعبة متوقفة مؤقتًا.", he: "המשחק מושהה.") }

  // MARK: Time
  var now: String { text("now", "jetzt", "今", ar: "الآن", he: "עכשיו") }
  func minutes(_ count: Int) -> String {
    text("\(count) min", "\(count) Min.", "\(count)分前", ar: "قبل \(number(count)) د", he: "לפני \(count) דק׳")
  }
  func hours(_ count: Int) -> String {
    text("\(count) h", "\(count) Std.", "\(count)時間前", ar: "قبل \(number(count)) س", he: "לפני \(count) שע׳")
  }
  var yesterday: String { text("yesterday", "gestern", "昨日", ar: "أمس", he: "אתמול") }

  // MARK: The store
  var keysHint: String { text("? Keys", "? Tasten", "? キー一覧", ar: "? المفاتيح", he: "? מקשים") }
  /// Moves the focus from a pane to the list beside it.
  var backToList: String {
    text("Back to the list", "Zurück zur Liste", "リストに戻る", ar: "العودة إلى القائمة", he: "חזרה לרשימה")
  }
  /// Opens the game with the focus.
  var openGame: String { text("Open", "Öffnen", "開く", ar: "فتح", he: "פתיחה") }
  /// The title of the button that opens the list of keys while "?" is typed text.
  var keysButton: String { text("F1 Keys", "F1 Tasten", "F1 キー一覧", ar: "F1 المفاتيح", he: "F1 מקשים") }
  var notSaving: String { text("Not saving", "Nicht gesichert", "保存されません", ar: "لا يُحفظ شيء", he: "לא נשמר") }
}
