import TTTModel
import TermKit

// Refusals and notices in Hebrew. Paths and reasons of the system are isolated, because they have Latin letters.

extension Refusal {
  var hebrew: String {
    switch self {
    case .blank: "כתבו משהו תחילה."
    case .tooLong: "ההודעה הזאת ארוכה מדי. קצרו אותה."
    case .outOfMemory: "אין די זיכרון. סגרו תוכניות אחרות או קצרו את ההודעה, ונסו שוב."
    case .failure(let reason): "לא ניתן לשמור את ההודעה הזאת: \(reason.isolated). הטקסט שלך עדיין כאן."
    case .closed: "המשחק נסגר, ולכן לא ניתן לשמור את ההודעה הזאת."
    case .noMove: "אין מהלך לבטל."
    case .gameOver: "המשחק נגמר כאן. בחרו מהלך קודם כדי להמשיך לשחק."
    case .currentGame: "לא ניתן למחוק את המשחק שעל הלוח. התחילו תחילה משחק חדש."
    case .missing: "זה כבר לא קיים."
    case .conflict: "זה השתנה בינתיים במקום אחר. בדקו את זה ונסו שוב."
    case .movesStay: "לא ניתן לבטל מהלכים במשחק עם אחרים."
    case .othersMessage: "רק מי שכתב את ההודעה הזאת יכול לשנות אותה."
    case .tooLongToSend: "ההודעה הזאת ארוכה מדי לשליחה. קצרו אותה."
    case .tooLate: "זה נמחק לפני יותר מדקה, ולא ניתן לשחזר אותו."
    }
  }
}

extension StoreNotice {
  var hebrew: String {
    switch self {
    case .damaged(let path, let kept, let lost):
      "הקובץ עם המשחקים וההודעות היה פגום. \(Self.salvaged(kept, lost)) שם הקובץ הפגום כעת: \(path.isolated)"
    case .separated(let path, let kept, let lost):
      "עותק אחר הונח במקום הקובץ עם המשחקים וההודעות, ליד היומן של הקובץ הקודם. התוכן של שניהם נשמר יחד. \(Self.salvaged(kept, lost)) העותק נמצא כעת ב־\(path.isolated), והיומן ב־\("\(path)-wal".isolated)"
    case .notSaving(let obstacle): "שום דבר לא נשמר: \(obstacle.hebrew)"
    case .savingAgain: "הכול נשמר שוב."
    case .unsavedEdits(let path):
      "לא ניתן היה לשמור הכול. השאר נמצא ב־\(path.isolated), ו־tictactoe ישמור אותו בהפעלה הבאה."
    case .unsavedStore(let path):
      "לא ניתן היה לשמור הכול. הכול נמצא ב־\(path.isolated). לשמירה: \("tictactoe recover \(path)".isolated)"
    case .lostEdits:
      "השינויים האחרונים אבדו, כי לא ניתן היה לכתוב לא לקובץ עם המשחקים וההודעות ולא לקובץ שחזור. בדקו את הדיסק ואת ההרשאות."
    case .savedEdits(let count):
      Language.hebrew.plural(
        count, one: "שינוי אחד מהפעלה קודמת נשמר כעת.", two: "שני שינויים מהפעלה קודמת נשמרו כעת.",
        other: "\(count) שינויים מהפעלה קודמת נשמרו כעת.")
    case .unreadableEdits(let path):
      "ב־\(path.isolated) אמורים להיות שינויים שלא נשמרו, אך לא ניתן לקרוא אותו. שחזרו את הקובץ או הסירו אותו."
    case .refusedEvent(let sender, let reason): "משהו מאת \(sender.rawValue.isolated) נדחה: \(reason.hebrew)"
    }
  }

  private static func salvaged(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "לא ניתן היה לקרוא ממנו דבר." : "ניצלו: \(kept), אבדו: \(lost)."
  }
}

extension EventRefusal {
  fileprivate var hebrew: String {
    switch self {
    case .unreadable: "לא ניתן היה לקרוא את זה."
    case .impossible: "היה בו ערך בלתי אפשרי."
    case .outOfTurn: "זה לא היה התור של השולח."
    case .notTheirs: "זה לא היה שייך לשולח."
    case .text: "הטקסט היה ריק או ארוך מדי."
    case .receipt: "הוא אישר משהו שמעולם לא נשלח."
    }
  }
}

extension StoreNotice.Obstacle {
  private static var otherFile: String { "בחרו קובץ אחר עם \("--store PATH".isolated)." }

  fileprivate var hebrew: String {
    switch self {
    case .noHome: "אין תיקיית בית. הגדירו את HOME, או \(Self.otherFile)"
    case .diskFull: "הדיסק מלא. פנו מקום, והשמירה תימשך מעצמה."
    case .readOnly(let path): "לא ניתן לכתוב אל \(path.isolated). שנו את ההרשאות, או \(Self.otherFile)"
    case .locked(let path): "תוכנית אחרת נועלת את \(path.isolated). השמירה תימשך כשהקובץ ישתחרר."
    case .damaged(let path): "הקובץ \(path.isolated) פגום ולא ניתן להעביר אותו. העבירו אותו בעצמכם או שנו את ההרשאות."
    case .newerVersion(let path): "גרסה חדשה יותר של tictactoe משתמשת ב־\(path.isolated). צאו מהמשחק והפעילו אותה."
    case .unpublishedVersion(let path):
      "הקובץ \(path.isolated) נכתב בגרסת פיתוח של tictactoe. העבירו אותו, או \(Self.otherFile)"
    case .failure(let path, let reason):
      "לא ניתן להשתמש ב־\(path.isolated): \(reason.isolated). בדקו את הדיסק, או \(Self.otherFile)"
    }
  }
}
