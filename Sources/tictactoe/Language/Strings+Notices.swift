import TTTModel
import TermKit

// The model describes notices in English. In texts from right to left, paths and reasons of the system are isolated, because they have
// Latin letters.
extension Strings {
  func notice(_ notice: StoreNotice) -> String {
    let english = notice.description
    return switch notice {
    case .damaged(let path, let kept, let lost):
      text(
        english,
        "Die Datei mit den Spielen und Nachrichten war beschädigt. \(salvaged(kept, lost)) Die beschädigte Datei heißt jetzt \(path).",
        "保存データが壊れていました。\(salvaged(kept, lost))壊れたファイルは\(path)に移しました。",
        ar: "كان ملف الألعاب والرسائل تالفًا. \(salvaged(kept, lost)) اسم الملف التالف الآن: \(path.isolated)",
        he: "הקובץ עם המשחקים וההודעות היה פגום. \(salvaged(kept, lost)) שם הקובץ הפגום כעת: \(path.isolated)")
    case .separated(let path, let kept, let lost):
      text(
        english,
        "An die Stelle der Datei mit den Spielen und Nachrichten kam eine andere Kopie, neben das Protokoll der früheren Datei. Was in beiden steht, bleibt zusammen erhalten. \(salvaged(kept, lost)) Die Kopie heißt jetzt \(path), das Protokoll \(path)-wal.",
        "保存ファイルの場所に、以前のログとは別のファイルが置かれていました。両方の内容をまとめました。\(salvaged(kept, lost))置かれたファイルは\(path)に、ログは\(path)-walに移しました。",
        ar:
          "حلّت نسخة أخرى محل ملف الألعاب والرسائل، بجانب سجل الملف السابق. جُمع محتوى الاثنين. \(salvaged(kept, lost)) النسخة الآن في \(path.isolated)، والسجل في \("\(path)-wal".isolated)",
        he:
          "עותק אחר הונח במקום הקובץ עם המשחקים וההודעות, ליד היומן של הקובץ הקודם. התוכן של שניהם נשמר יחד. \(salvaged(kept, lost)) העותק נמצא כעת ב־\(path.isolated), והיומן ב־\("\(path)-wal".isolated)"
      )
    case .notSaving(let obstacle):
      text(
        english, "Nichts wird gesichert: \(text(obstacle))", "保存されません。\(text(obstacle))",
        ar: "لا يُحفظ شيء: \(text(obstacle))", he: "שום דבר לא נשמר: \(text(obstacle))")
    case .savingAgain:
      text(english, "Alles wird wieder gesichert.", "保存を再開しました。", ar: "يُحفظ كل شيء من جديد.", he: "הכול נשמר שוב.")
    case .unsavedEdits(let path):
      text(
        english,
        "Nicht alles konnte gesichert werden. Der Rest liegt in \(path); er wird beim nächsten Start von tictactoe gesichert.",
        "一部の変更を保存できませんでした。その変更は\(path)にあり、次回の起動時に保存されます。",
        ar: "تعذّر حفظ كل شيء. الباقي في \(path.isolated)، ويحفظه tictactoe عند تشغيله في المرة القادمة.",
        he: "לא ניתן היה לשמור הכול. השאר נמצא ב־\(path.isolated), ו־tictactoe ישמור אותו בהפעלה הבאה.")
    case .unsavedStore(let path):
      text(
        english, "Nicht alles konnte gesichert werden. Alles liegt in \(path). Zum Sichern: tictactoe recover \(path)",
        "一部の変更を保存できませんでした。すべて\(path)にあります。保存するには tictactoe recover \(path) を実行してください。",
        ar: "تعذّر حفظ كل شيء. كل شيء في \(path.isolated). لحفظه: \("tictactoe recover \(path)".isolated)",
        he: "לא ניתן היה לשמור הכול. הכול נמצא ב־\(path.isolated). לשמירה: \("tictactoe recover \(path)".isolated)")
    case .lostEdits:
      text(
        english,
        "Die letzten Änderungen sind verloren, weil sich weder die Datei mit den Spielen und Nachrichten noch eine Wiederherstellungsdatei schreiben ließ. Prüfe den Datenträger und die Zugriffsrechte.",
        "最後の変更はどのファイルにも書き込めず、失われました。ディスクと権限を確認してください。",
        ar:
          "فُقدت آخر التغييرات، لأن الكتابة لم تكن ممكنة لا في ملف الألعاب والرسائل ولا في ملف استعادة. تحقق من القرص ومن الأذونات.",
        he:
          "השינויים האחרונים אבדו, כי לא ניתן היה לכתוב לא לקובץ עם המשחקים וההודעות ולא לקובץ שחזור. בדקו את הדיסק ואת ההרשאות."
      )
    case .savedEdits(let count):
      text(
        english,
        count == 1
          ? "1 Änderung aus einer früheren Sitzung ist jetzt gesichert."
          : "\(count) Änderungen aus einer früheren Sitzung sind jetzt gesichert.", "前回保存できなかった変更\(count)件を保存しました。",
        ar: language.plural(
          count, one: "حُفظ الآن تغيير واحد من جلسة سابقة.", two: "حُفظ الآن تغييران من جلسة سابقة.",
          few: "حُفظت الآن \(number(count)) تغييرات من جلسة سابقة.",
          many: "حُفظ الآن \(number(count)) تغييرًا من جلسة سابقة.",
          other: "حُفظ الآن \(number(count)) تغيير من جلسة سابقة."),
        he: language.plural(
          count, one: "שינוי אחד מהפעלה קודמת נשמר כעת.", two: "שני שינויים מהפעלה קודמת נשמרו כעת.",
          other: "\(count) שינויים מהפעלה קודמת נשמרו כעת."))
    case .unreadableEdits(let path):
      text(
        english,
        "\(path) enthält vermutlich ungesicherte Änderungen, ist aber nicht lesbar. Stelle die Datei wieder her oder entferne sie.",
        "未保存の変更が入っているはずの\(path)を読めません。復元するか削除してください。",
        ar: "يُفترض أن في \(path.isolated) تغييرات لم تُحفظ، لكن قراءته غير ممكنة. استعد الملف أو أزله.",
        he: "ב־\(path.isolated) אמורים להיות שינויים שלא נשמרו, אך לא ניתן לקרוא אותו. שחזרו את הקובץ או הסירו אותו.")
    case .refusedEvent(let sender, let reason):
      text(
        english, "Etwas von \(sender) wurde abgelehnt: \(text(reason))", "\(sender)からの通信を拒否しました。\(text(reason))",
        ar: "رُفض شيء من \(sender.rawValue.isolated): \(text(reason))",
        he: "משהו מאת \(sender.rawValue.isolated) נדחה: \(text(reason))")
    }
  }

  /// Returns how much of a damaged file was kept.
  private func salvaged(_ kept: Int, _ lost: Int) -> String {
    if kept + lost == 0 {
      return text(
        "Nothing in it could be read.", "Nichts darin war lesbar.", "読めるものはありませんでした。", ar: "لم يكن فيه شيء مقروء.",
        he: "לא ניתן היה לקרוא ממנו דבר.")
    }
    return text(
      "Kept: \(kept), lost: \(lost).", "Gerettet: \(kept), verloren: \(lost).", "\(kept)件を復元しました。\(lost)件は失われました。",
      ar: "أُنقذ: \(number(kept))، فُقد: \(number(lost)).", he: "ניצלו: \(kept), אבדו: \(lost).")
  }

  /// The advice to choose another file, at the end of a sentence.
  private var otherFile: String {
    text(
      "choose another file with --store PATH.", "gib mit --store PFAD eine andere Datei an.", "--storeでファイルを指定してください。",
      ar: "اختر ملفًا آخر بالخيار \("--store PATH".isolated).",
      he: "בחרו קובץ אחר עם \("--store PATH".isolated).")
  }

  /// Returns why nothing is being saved.
  private func text(_ obstacle: StoreNotice.Obstacle) -> String {
    let english = obstacle.description
    return switch obstacle {
    case .noHome:
      text(
        english, "Es gibt keinen Benutzerordner. Setze HOME oder gib mit --store PFAD eine Datei an.",
        "ホームフォルダがありません。HOMEを設定するか、\(otherFile)", ar: "لا يوجد مجلد منزلي. اضبط HOME، أو \(otherFile)",
        he: "אין תיקיית בית. הגדירו את HOME, או \(otherFile)")
    case .diskFull:
      text(
        english, "Der Datenträger ist voll. Schaffe Platz; dann geht das Sichern von selbst weiter.",
        "ディスクがいっぱいです。空きができれば保存を再開します。", ar: "القرص ممتلئ. وفّر مساحة، وسيُستأنف الحفظ تلقائيًا.",
        he: "הדיסק מלא. פנו מקום, והשמירה תימשך מעצמה.")
    case .readOnly(let path):
      text(
        english, "\(path) ist schreibgeschützt. Ändere die Rechte oder \(otherFile)",
        "\(path)に書き込めません。権限を変更するか、\(otherFile)",
        ar: "لا يمكن الكتابة في \(path.isolated). غيّر أذوناته، أو \(otherFile)",
        he: "לא ניתן לכתוב אל \(path.isolated). שנו את ההרשאות, או \(otherFile)")
    case .locked(let path):
      text(
        english, "Ein anderes Programm sperrt \(path). Sobald die Datei frei ist, geht das Sichern weiter.",
        "ほかのプログラムが\(path)を使っています。解放されれば保存を再開します。",
        ar: "برنامج آخر يقفل \(path.isolated). يُستأنف الحفظ عند تحرير الملف.",
        he: "תוכנית אחרת נועלת את \(path.isolated). השמירה תימשך כשהקובץ ישתחרר.")
    case .damaged(let path):
      text(
        english,
        "\(path) ist beschädigt und konnte nicht automatisch verschoben werden. Verschiebe sie selbst oder ändere ihre Rechte.",
        "\(path)が壊れていますが、自動では移動できませんでした。手動で移動するか、権限を変更してください。",
        ar: "الملف \(path.isolated) تالف ولا يمكن نقله تلقائيًا. انقله بنفسك أو غيّر أذوناته.",
        he: "הקובץ \(path.isolated) פגום ולא ניתן להעביר אותו. העבירו אותו בעצמכם או שנו את ההרשאות.")
    case .newerVersion(let path):
      text(
        english, "Eine neuere Version von tictactoe benutzt \(path). Beende das Spiel und starte die neuere Version.",
        "新しいバージョンのtictactoeが\(path)を使っています。このゲームを終了して、新しいバージョンを起動してください。",
        ar: "إصدار أحدث من tictactoe يستخدم \(path.isolated). أنهِ اللعبة وشغّل الإصدار الأحدث.",
        he: "גרסה חדשה יותר של tictactoe משתמשת ב־\(path.isolated). צאו מהמשחק והפעילו אותה.")
    case .unpublishedVersion(let path):
      text(
        english,
        "Eine Entwicklungsversion von tictactoe hat \(path) geschrieben. Verschiebe die Datei oder \(otherFile)",
        "\(path)は開発版のtictactoeで作成されたものです。別の場所に移動するか、\(otherFile)",
        ar: "كُتب \(path.isolated) بإصدار تطويري من tictactoe. انقل الملف، أو \(otherFile)",
        he: "הקובץ \(path.isolated) נכתב בגרסת פיתוח של tictactoe. העבירו אותו, או \(otherFile)")
    case .failure(let path, let reason):
      text(
        english,
        "\(path) lässt sich nicht benutzen: \(reason). Prüfe den Datenträger oder \(otherFile)",
        "\(path)を使えません（\(reason)）。ディスクを確かめるか、\(otherFile)",
        ar: "لا يمكن استخدام \(path.isolated): \(reason.isolated). تحقق من القرص، أو \(otherFile)",
        he: "לא ניתן להשתמש ב־\(path.isolated): \(reason.isolated). בדקו את הדיסק, או \(otherFile)")
    }
  }
}
