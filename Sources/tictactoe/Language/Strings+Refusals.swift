import TTTModel
import TermKit

// The model describes refusals in English. In texts from right to left, reasons of the system are isolated, because they have Latin letters.
extension Strings {
  /// Returns the reason why the store refuses an edit.
  func refusal(_ refusal: Refusal) -> String {
    let english = refusal.description
    return switch refusal {
    case .blank: text(english, "Schreibe zuerst etwas.", "先に何か書いてください。", ar: "اكتب شيئًا أولًا.", he: "כתבו משהו תחילה.")
    case .tooLong:
      text(
        english, "Diese Nachricht ist zu lang. Kürze sie.", "メッセージが長すぎます。短くしてください。",
        ar: "هذه الرسالة طويلة جدًا. اختصرها.", he: "ההודעה הזאת ארוכה מדי. קצרו אותה.")
    case .outOfMemory:
      text(
        english,
        "Der Arbeitsspeicher reicht nicht. Beende andere Programme oder kürze die Nachricht, und versuche es noch einmal.",
        "メモリが足りません。ほかのプログラムを終了するか、メッセージを短くして、もう一度お試しください。",
        ar: "الذاكرة غير كافية. أغلق برامج أخرى أو اختصر الرسالة، ثم حاول مرة أخرى.",
        he: "אין די זיכרון. סגרו תוכניות אחרות או קצרו את ההודעה, ונסו שוב.")
    case .failure(let reason):
      text(
        english, "Diese Nachricht ließ sich nicht sichern: \(reason). Dein Text ist noch da.",
        "メッセージを保存できませんでした（\(reason)）。入力した文章は残っています。",
        ar: "تعذّر حفظ هذه الرسالة: \(reason.isolated). ما زال نصك موجودًا.",
        he: "לא ניתן לשמור את ההודעה הזאת: \(reason.isolated). הטקסט שלך עדיין כאן.")
    case .closed:
      text(
        english, "Das Spiel wird beendet. Diese Nachricht lässt sich nicht mehr sichern.",
        "ゲームを終了しているため、メッセージを保存できません。", ar: "تُغلق اللعبة الآن، فلا يمكن حفظ هذه الرسالة.",
        he: "המשחק נסגר, ולכן לא ניתן לשמור את ההודעה הזאת.")
    case .noMove:
      text(
        english, "Es gibt keinen Zug, der sich zurücknehmen lässt.", "取り消せる手がありません。", ar: "لا توجد نقلة للتراجع عنها.",
        he: "אין מהלך לבטל.")
    case .gameOver:
      text(
        english, "Das Spiel endete hier. Wähle einen früheren Zug, um weiterzuspielen.",
        "ゲームはここで終わりました。続けるには、前の手を選んでください。", ar: "انتهت اللعبة هنا. اختر نقلة سابقة لمتابعة اللعب.",
        he: "המשחק נגמר כאן. בחרו מהלך קודם כדי להמשיך לשחק.")
    case .currentGame:
      text(
        english, "Das Spiel auf dem Brett lässt sich nicht löschen. Beginne zuerst ein neues.",
        "盤上のゲームは削除できません。先に新しいゲームを始めてください。", ar: "لا يمكن حذف اللعبة التي على اللوحة. ابدأ لعبة جديدة أولًا.",
        he: "לא ניתן למחוק את המשחק שעל הלוח. התחילו תחילה משחק חדש.")
    case .missing:
      text(english, "Das gibt es nicht mehr.", "もう存在しません。", ar: "لم يعد هذا موجودًا.", he: "זה כבר לא קיים.")
    case .conflict:
      text(
        english, "Das wurde inzwischen an anderer Stelle geändert. Sieh es dir an, und versuche es noch einmal.",
        "ほかの場所で変更されました。内容を確かめて、もう一度お試しください。", ar: "تغيّر هذا في مكان آخر. راجعه ثم حاول مرة أخرى.",
        he: "זה השתנה בינתיים במקום אחר. בדקו את זה ונסו שוב.")
    case .movesStay:
      text(
        english, "Züge gegen andere lassen sich nicht zurücknehmen.", "ほかの人との対戦では手を戻せません。",
        ar: "لا يمكن التراجع عن النقلات في اللعب مع الآخرين.", he: "לא ניתן לבטל מהלכים במשחק עם אחרים.")
    case .othersMessage:
      text(
        english, "Nur wer diese Nachricht geschrieben hat, kann sie ändern.", "このメッセージは書いた人だけが変更できます。",
        ar: "لا يستطيع تغيير هذه الرسالة إلا كاتبها.", he: "רק מי שכתב את ההודעה הזאת יכול לשנות אותה.")
    case .tooLongToSend:
      text(
        english, "Diese Nachricht ist zu lang zum Senden. Kürze sie.", "このメッセージは長すぎて送れません。短くしてください。",
        ar: "هذه الرسالة أطول من أن تُرسل. اختصرها.", he: "ההודעה הזאת ארוכה מדי לשליחה. קצרו אותה.")
    case .tooLate:
      text(
        english, "Das wurde vor mehr als einer Minute gelöscht und lässt sich nicht wiederherstellen.",
        "削除してから1分以上たったため、元に戻せません。", ar: "حُذف هذا قبل أكثر من دقيقة، ولا يمكن استعادته.",
        he: "זה נמחק לפני יותר מדקה, ולא ניתן לשחזר אותו.")
    }
  }

  /// Returns why an event of another player was refused.
  func text(_ reason: EventRefusal) -> String {
    let english = reason.description
    return switch reason {
    case .unreadable:
      text(english, "Es war nicht lesbar.", "読めませんでした。", ar: "لم يكن مقروءًا.", he: "לא ניתן היה לקרוא את זה.")
    case .impossible:
      text(
        english, "Ein Wert war unmöglich.", "ありえない値がありました。", ar: "كانت فيه قيمة غير ممكنة.",
        he: "היה בו ערך בלתי אפשרי.")
    case .outOfTurn:
      text(
        english, "Der andere war nicht am Zug.", "相手の番ではありませんでした。", ar: "لم يكن دور المرسل.",
        he: "זה לא היה התור של השולח.")
    case .notTheirs:
      text(english, "Es gehörte ihm nicht.", "相手のものではありませんでした。", ar: "لم يكن ملكًا للمرسل.", he: "זה לא היה שייך לשולח.")
    case .text:
      text(
        english, "Der Text war leer oder zu lang.", "本文が空か、長すぎました。", ar: "كان النص فارغًا أو طويلًا جدًا.",
        he: "הטקסט היה ריק או ארוך מדי.")
    case .receipt:
      text(
        english, "Es bestätigte etwas, das nie gesendet wurde.", "送っていないものの受領通知でした。", ar: "أكّد استلام شيء لم يُرسل.",
        he: "הוא אישר משהו שמעולם לא נשלח.")
    }
  }
}
