import TTTModel

// The texts of the history.
extension Strings {
  var history: String { text("History", "Verlauf", "履歴", ar: "السجل", he: "היסטוריה") }
  var drawn: String { text("Drawn", "Remis", "引き分け", ar: "تعادل", he: "תיקו") }
  var unfinished: String { text("Unfinished", "Nicht beendet", "未完了", ar: "غير مكتملة", he: "לא הסתיים") }
  /// In place of a result: the game can go on in the first tab.
  var onTheBoard: String { text("On the board", "Auf dem Brett", "盤上", ar: "على اللوحة", he: "על הלוח") }
  /// Why a game cannot be deleted.
  var isOnTheBoard: String {
    text("It is on the board", "Es ist auf dem Brett", "盤上のゲームです", ar: "هذه اللعبة على اللوحة", he: "המשחק הזה על הלוח")
  }
  var youWon: String { text("Won", "Gewonnen", "勝ち", ar: "فوز", he: "ניצחון") }
  var youLost: String { text("Lost", "Verloren", "負け", ar: "خسارة", he: "הפסד") }
  var selectGame: String {
    text(
      "Select a game to see it here", "Wähle ein Spiel aus", "ゲームを選んでください", ar: "اختر لعبة لعرضها هنا",
      he: "בחרו משחק כדי לראות אותו כאן")
  }
  /// The title of the button that shows the history as a list or as a film strip.
  var list: String { text("List View", "Liste", "リスト", ar: "قائمة", he: "רשימה") }
  var filmStrip: String { text("Film View", "Filmstreifen", "フィルム", ar: "شريط فيلم", he: "רצועת סרט") }
  var showAsList: String { text("Show as a list", "Als Liste zeigen", "リストで表示", ar: "العرض كقائمة", he: "הצגה כרשימה") }
  var showAsFilmStrip: String {
    text("Show as a film strip", "Als Filmstreifen zeigen", "フィルムで表示", ar: "العرض كشريط فيلم", he: "הצגה כרצועת סרט")
  }
  /// The label of the stars.
  var rateLabel: String { text("Rate", "Bewerten", "評価", ar: "التقييم", he: "דירוג") }
  var rate: String { text("Rate the game", "Spiel bewerten", "ゲームを評価", ar: "تقييم اللعبة", he: "דירוג המשחק") }
  var filter: String { text("Filter", "Filter", "絞り込み", ar: "تصفية", he: "סינון") }
  /// The header above the results to choose from.
  var gameResult: String { text("Result", "Ergebnis", "結果", ar: "النتيجة", he: "תוצאה") }
  var allOpponents: String { text("All opponents", "Alle Gegner", "すべての相手", ar: "كل الخصوم", he: "כל היריבים") }
  /// The text of a filtered history without games, in two lines.
  var noGamePasses: String {
    text(
      "No games match.\nPress / to change the filter.",
      "Kein Spiel passt.\n/ ändert den Filter.",
      "条件に合うゲームはありません。\n/ で変更できます。", ar: "لا توجد ألعاب مطابقة.\nاضغط / لتغيير التصفية.",
      he: "אין משחקים מתאימים.\nהקישו / לשינוי הסינון.")
  }
  /// The text of a history without games, in two lines.
  var noGames: String {
    text(
      "No games yet\nA game is listed here from its first move on.",
      "Noch keine Spiele\nAb dem ersten Zug steht ein Spiel hier.",
      "ゲームはまだありません\n最初の一手からここに並びます。", ar: "لا توجد ألعاب بعد\nتظهر اللعبة هنا منذ نقلتها الأولى.",
      he: "אין עדיין משחקים\nמשחק מופיע כאן מהמהלך הראשון שלו.")
  }
  var gameDeleted: String { text("Game deleted", "Spiel gelöscht", "ゲームを削除しました", ar: "حُذفت اللعبة", he: "המשחק נמחק") }
  var gameRestored: String {
    text("Game restored.", "Spiel wiederhergestellt.", "ゲームを元に戻しました。", ar: "استُعيدت اللعبة.", he: "המשחק שוחזר.")
  }
  /// The row with the sum of all statistics.
  var allGames: String { text("All games", "Alle Spiele", "すべて", ar: "كل الألعاب", he: "כל המשחקים") }
  /// The button that closes a message.
  var ok: String { text("OK", "OK", "OK", ar: "حسنًا", he: "אישור") }
  /// The button that plays on from the shown position of a past game.
  var playFromHere: String { text("Play from here", "Hier weiter", "ここから指す", ar: "العب من هنا", he: "משחק מכאן") }
  /// The reason why no game goes on from the end of a game.
  var stepBackFirst: String {
    text(
      "Step back a move first", "Erst einen Zug zurück", "先に一手戻ってください", ar: "ارجع نقلة أولًا", he: "חזרו תחילה מהלך אחד")
  }
  var replay: String { text("Replay", "Abspielen", "再生", ar: "إعادة", he: "הצגה חוזרת") }
  var previousMove: String { text("Previous move", "Voriger Zug", "前の手", ar: "النقلة السابقة", he: "המהלך הקודם") }
  var nextMove: String { text("Next move", "Nächster Zug", "次の手", ar: "النقلة التالية", he: "המהלך הבא") }
  /// The number of the move that a past game shows, and the number of its moves.
  func move(_ number: Int, of count: Int) -> String {
    text(
      "Move \(number) of \(count)", "Zug \(number) von \(count)", "\(count)手中\(number)手",
      ar: "نقلة \(self.number(number)) من \(self.number(count))", he: "מהלך \(number) מתוך \(count)")
  }
  func stars(_ count: Int) -> String {
    text(
      count == 1 ? "1 star" : "\(count) stars", count == 1 ? "1 Stern" : "\(count) Sterne", "星\(count)つ",
      ar: language.plural(
        count, one: "نجمة واحدة", two: "نجمتان", few: "\(number(count)) نجوم", other: "\(number(count)) نجمة"),
      he: language.plural(count, one: "כוכב אחד", two: "שני כוכבים", other: "\(count) כוכבים"))
  }
  func moves(_ count: Int) -> String {
    text(
      count == 1 ? "1 move" : "\(count) moves", count == 1 ? "1 Zug" : "\(count) Züge", "\(count)手",
      ar: language.plural(
        count, zero: "لا نقلات", one: "نقلة واحدة", two: "نقلتان", few: "\(number(count)) نقلات",
        other: "\(number(count)) نقلة"),
      he: language.plural(count, one: "מהלך אחד", two: "שני מהלכים", other: "\(count) מהלכים"))
  }
}
