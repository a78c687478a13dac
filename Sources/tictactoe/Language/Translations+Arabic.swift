import TTTModel
import TermKit

// Refusals and notices in Arabic. Paths and reasons of the system are isolated, because they have Latin letters.

extension Refusal {
  var arabic: String {
    switch self {
    case .blank: "اكتب شيئًا أولًا."
    case .tooLong: "هذه الرسالة طويلة جدًا. اختصرها."
    case .outOfMemory: "الذاكرة غير كافية. أغلق برامج أخرى أو اختصر الرسالة، ثم حاول مرة أخرى."
    case .failure(let reason): "تعذّر حفظ هذه الرسالة: \(reason.isolated). ما زال نصك موجودًا."
    case .closed: "تُغلق اللعبة الآن، فلا يمكن حفظ هذه الرسالة."
    case .noMove: "لا توجد نقلة للتراجع عنها."
    case .gameOver: "انتهت اللعبة هنا. اختر نقلة سابقة لمتابعة اللعب."
    case .currentGame: "لا يمكن حذف اللعبة التي على اللوحة. ابدأ لعبة جديدة أولًا."
    case .missing: "لم يعد هذا موجودًا."
    case .conflict: "تغيّر هذا في مكان آخر. راجعه ثم حاول مرة أخرى."
    case .movesStay: "لا يمكن التراجع عن النقلات في اللعب مع الآخرين."
    case .othersMessage: "لا يستطيع تغيير هذه الرسالة إلا كاتبها."
    case .tooLongToSend: "هذه الرسالة أطول من أن تُرسل. اختصرها."
    case .tooLate: "حُذف هذا قبل أكثر من دقيقة، ولا يمكن استعادته."
    }
  }
}

extension StoreNotice {
  /// - Parameter language: Arabic, with the region of the user.
  func arabic(_ language: Language) -> String {
    switch self {
    case .damaged(let path, let kept, let lost):
      "كان ملف الألعاب والرسائل تالفًا. \(Self.salvaged(kept, lost, language)) اسم الملف التالف الآن: \(path.isolated)"
    case .separated(let path, let kept, let lost):
      "حلّت نسخة أخرى محل ملف الألعاب والرسائل، بجانب سجل الملف السابق. جُمع محتوى الاثنين. \(Self.salvaged(kept, lost, language)) النسخة الآن في \(path.isolated)، والسجل في \("\(path)-wal".isolated)"
    case .notSaving(let obstacle): "لا يُحفظ شيء: \(obstacle.arabic)"
    case .savingAgain: "يُحفظ كل شيء من جديد."
    case .unsavedEdits(let path):
      "تعذّر حفظ كل شيء. الباقي في \(path.isolated)، ويحفظه tictactoe عند تشغيله في المرة القادمة."
    case .unsavedStore(let path):
      "تعذّر حفظ كل شيء. كل شيء في \(path.isolated). لحفظه: \("tictactoe recover \(path)".isolated)"
    case .lostEdits:
      "فُقدت آخر التغييرات، لأن الكتابة لم تكن ممكنة لا في ملف الألعاب والرسائل ولا في ملف استعادة. تحقق من القرص ومن الأذونات."
    case .savedEdits(let count):
      language.plural(
        count, one: "حُفظ الآن تغيير واحد من جلسة سابقة.", two: "حُفظ الآن تغييران من جلسة سابقة.",
        few: "حُفظت الآن \(language.digits(count)) تغييرات من جلسة سابقة.",
        many: "حُفظ الآن \(language.digits(count)) تغييرًا من جلسة سابقة.",
        other: "حُفظ الآن \(language.digits(count)) تغيير من جلسة سابقة.")
    case .unreadableEdits(let path):
      "يُفترض أن في \(path.isolated) تغييرات لم تُحفظ، لكن قراءته غير ممكنة. استعد الملف أو أزله."
    case .refusedEvent(let sender, let reason): "رُفض شيء من \(sender.rawValue.isolated): \(reason.arabic)"
    }
  }

  private static func salvaged(_ kept: Int, _ lost: Int, _ language: Language) -> String {
    kept + lost == 0
      ? "لم يكن فيه شيء مقروء." : "أُنقذ: \(language.digits(kept))، فُقد: \(language.digits(lost))."
  }
}

extension EventRefusal {
  fileprivate var arabic: String {
    switch self {
    case .unreadable: "لم يكن مقروءًا."
    case .impossible: "كانت فيه قيمة غير ممكنة."
    case .outOfTurn: "لم يكن دور المرسل."
    case .notTheirs: "لم يكن ملكًا للمرسل."
    case .text: "كان النص فارغًا أو طويلًا جدًا."
    case .receipt: "أكّد استلام شيء لم يُرسل."
    }
  }
}

extension StoreNotice.Obstacle {
  private static var otherFile: String { "اختر ملفًا آخر بالخيار \("--store PATH".isolated)." }

  fileprivate var arabic: String {
    switch self {
    case .noHome: "لا يوجد مجلد منزلي. اضبط HOME، أو \(Self.otherFile)"
    case .diskFull: "القرص ممتلئ. وفّر مساحة، وسيُستأنف الحفظ تلقائيًا."
    case .readOnly(let path): "لا يمكن الكتابة في \(path.isolated). غيّر أذوناته، أو \(Self.otherFile)"
    case .locked(let path): "برنامج آخر يقفل \(path.isolated). يُستأنف الحفظ عند تحرير الملف."
    case .damaged(let path): "الملف \(path.isolated) تالف ولا يمكن نقله تلقائيًا. انقله بنفسك أو غيّر أذوناته."
    case .newerVersion(let path): "إصدار أحدث من tictactoe يستخدم \(path.isolated). أنهِ اللعبة وشغّل الإصدار الأحدث."
    case .unpublishedVersion(let path):
      "كُتب \(path.isolated) بإصدار تطويري من tictactoe. انقل الملف، أو \(Self.otherFile)"
    case .failure(let path, let reason):
      "لا يمكن استخدام \(path.isolated): \(reason.isolated). تحقق من القرص، أو \(Self.otherFile)"
    }
  }
}
