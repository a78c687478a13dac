import TTTModel
import TermKit

// The texts of the profile and about opponents.
extension Strings {
  // MARK: Profile
  var profile: String { text("Profile", "Profil", "プロフィール", ar: "الملف الشخصي", he: "פרופיל") }
  var statistics: String { text("Statistics", "Statistik", "成績", ar: "الإحصاءات", he: "סטטיסטיקה") }
  var showHistory: String { text("Show History", "Verlauf anzeigen", "履歴を表示", ar: "إظهار السجل", he: "הצגת ההיסטוריה") }

  // MARK: Opponents
  var opponent: String { text("Opponent", "Gegner", "対戦相手", ar: "الخصم", he: "יריב") }
  func name(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: text("A friend here", "Ein Freund hier", "ここにいる友だち", ar: "صديق هنا", he: "חבר כאן")
    case .learner: text("Learner", "Anfänger", "初心者", ar: "المبتدئ", he: "המתחיל")
    case .rival: text("Rival", "Rivale", "ライバル", ar: "المنافس", he: "המתחרה")
    case .master: text("Master", "Meister", "名人", ar: "الأستاذ", he: "האמן")
    }
  }
  /// Returns one line about how an opponent plays.
  func manner(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend:
      text(
        "Two players share this keyboard", "Zwei spielen an einer Tastatur", "一台で二人が交互に打ちます",
        ar: "لاعبان على لوحة مفاتيح واحدة", he: "שני שחקנים במקלדת אחת")
    case .learner:
      text(
        "Often overlooks what you plan", "Übersieht oft, was du vorhast", "こちらの狙いをよく見落とします", ar: "كثيرًا ما تفوته خططك",
        he: "לא תמיד מבחין בתוכניות שלך")
    case .rival:
      text(
        "Plays about as well as you do", "Spielt etwa so gut wie du", "あなたと同じくらいの強さです", ar: "يلعب بمستواك تقريبًا",
        he: "משחק בערך ברמה שלך")
    case .master:
      text(
        "Never loses. Can you get a draw?", "Verliert nie. Schaffst du Remis?", "負けません。引き分けを目指そう",
        ar: "لا يخسر أبدًا. هل تنتزع التعادل؟", he: "אינו מפסיד. תצליחו להגיע לתיקו?")
    }
  }
  var whoBegins: String { text("Who begins", "Wer beginnt", "先手", ar: "من يبدأ", he: "מי מתחיל") }
  func beginner(_ beginner: Beginner) -> String {
    beginner == .me ? you : text("Take turns", "Abwechselnd", "交互", ar: "بالتناوب", he: "לסירוגין")
  }
  /// Returns the numbers of victories, defeats and draws in words.
  func record(_ record: Statistics) -> String {
    text(
      "\(record.victories) won · \(record.defeats) lost · \(record.draws) drawn",
      "\(record.victories) gewonnen · \(record.defeats) verloren · \(record.draws) remis",
      "\(record.victories)勝 \(record.defeats)敗 \(record.draws)分",
      ar: "فوز \(number(record.victories)) · خسارة \(number(record.defeats)) · تعادل \(number(record.draws))",
      he: "ניצחת \(record.victories) · הפסדת \(record.defeats) · תיקו \(record.draws)")
  }
  /// Returns the words before the printed moves of a game: the name of the other player, and whether that player began.
  func movesAgainst(_ name: String, begins: Bool) -> String {
    name
      + (begins
        ? text(" first:", " beginnt:", "が先手：", ar: " يبدأ:", he: " מתחיל:") : text(":", ":", "：", ar: ":", he: ":"))
  }

  // MARK: The dashboard
  /// The greatest number of victories in a row.
  var longestStreak: String {
    text("Longest winning streak", "Längste Siegesserie", "最多連勝", ar: "أطول سلسلة انتصارات", he: "רצף הניצחונות הארוך")
  }
  func lastWeeks(_ count: Int) -> String {
    text(
      count == 1 ? "Last week" : "Last \(count) weeks", count == 1 ? "Letzte Woche" : "Letzte \(count) Wochen",
      "過去\(count)週間",
      ar: language.plural(
        count, one: "الأسبوع الأخير", two: "آخر أسبوعين", few: "آخر \(number(count)) أسابيع",
        many: "آخر \(number(count)) أسبوعًا", other: "آخر \(number(count)) أسبوع"),
      he: language.plural(
        count, one: "השבוע האחרון", two: "השבועיים האחרונים", other: "\(count) השבועות האחרונים"))
  }
  var today: String { text("today", "heute", "今日", ar: "اليوم", he: "היום") }
  /// The key command that chooses a piece.
  func play(as icon: Icon) -> String {
    text(
      "Play as \(icon.letter)", "Als \(icon.letter) spielen", "\(icon.letter)で遊ぶ", ar: "اللعب بالقطعة \(icon.letter)",
      he: "משחק בתור \(icon.letter)")
  }
  /// The key command of the row with the opponent.
  var chooseOpponent: String {
    text("Choose Opponent", "Gegner wählen", "対戦相手を選ぶ", ar: "اختيار الخصم", he: "בחירת היריב")
  }
  var firstOrLastButton: String {
    text(
      "First or last button", "Erster oder letzter Knopf", "最初・最後のボタン", ar: "الزر الأول أو الأخير",
      he: "הכפתור הראשון או האחרון")
  }
  /// Returns a record in words that fit some columns, where there are shorter ones.
  func record(_ record: Statistics, fitting columns: Int) -> String {
    let words = self.record(record)
    if words.columns <= columns { return words }
    let short = "\(record.victories) gew. · \(record.defeats) verl. · \(record.draws) remis"
    return text(words, short, words, ar: words, he: words)
  }
}
