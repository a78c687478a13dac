import TTTModel

/// The texts for writing, changing, searching and following messages.
extension Strings {
  // MARK: Reading and writing
  /// The key that leads from the search bar to the list.
  var matches: String { text("Matches", "Treffer", "検索結果へ", ar: "النتائج", he: "תוצאות") }
  var messages: String { text("Messages", "Nachrichten", "メッセージ", ar: "الرسائل", he: "הודעות") }
  var compose: String { text("Compose", "Schreiben", "作成", ar: "كتابة", he: "כתיבה") }
  var reply: String { text("Reply", "Antworten", "返信", ar: "رد", he: "מענה") }
  var favorite: String { text("Favourite", "Favorit", "お気に入り", ar: "مفضلة", he: "מועדפת") }
  var removeFavorite: String {
    text("Remove from Favourites", "Aus Favoriten entfernen", "お気に入りから外す", ar: "إزالة من المفضلة", he: "הסרה מהמועדפים")
  }
  var notFavorite: String { text("Not a favourite", "Kein Favorit", "お気に入りではありません", ar: "ليست مفضلة", he: "לא מועדפת") }
  var noMessages: String {
    text("No messages yet", "Noch keine Nachrichten", "メッセージはまだありません", ar: "لا توجد رسائل بعد", he: "אין עדיין הודעות")
  }
  var writeMessage: String {
    text(
      "Press c to write the first one.", "Mit c schreibst du die erste.", "cを押して書きましょう。",
      ar: "اضغط c لكتابة الرسالة الأولى.", he: "הקישו c לכתיבת ההודעה הראשונה.")
  }
  var selectMessage: String {
    text(
      "Select a message to read it here", "Wähle eine Nachricht aus", "メッセージを選んでください", ar: "اختر رسالة لقراءتها هنا",
      he: "בחרו הודעה כדי לקרוא אותה כאן")
  }
  /// The reason why no message can be answered or made a favourite.
  var selectMessageFirst: String {
    text(
      "Select a message first", "Wähle zuerst eine Nachricht aus", "先にメッセージを選んでください", ar: "اختر رسالة أولًا",
      he: "בחרו הודעה תחילה")
  }
  var newMessage: String { text("New Message", "Neue Nachricht", "新規メッセージ", ar: "رسالة جديدة", he: "הודעה חדשה") }
  var post: String { text("Post", "Senden", "送信", ar: "إرسال", he: "שליחה") }
  /// The reason why nothing can be posted.
  var writeFirst: String {
    text("Write something first", "Schreibe zuerst etwas", "先に何か書いてください", ar: "اكتب شيئًا أولًا", he: "כתבו משהו תחילה")
  }
  var cancel: String { text("Cancel", "Abbrechen", "キャンセル", ar: "إلغاء", he: "ביטול") }
  var keepDraftQuestion: String {
    text("Keep this draft?", "Entwurf sichern?", "下書きを保存しますか？", ar: "هل تريد حفظ المسودة؟", he: "לשמור את הטיוטה?")
  }
  var keepDraft: String { text("Keep Draft", "Entwurf sichern", "下書きを保存", ar: "حفظ المسودة", he: "שמירת הטיוטה") }
  var deleteDraft: String { text("Delete Draft", "Entwurf löschen", "下書きを削除", ar: "حذف المسودة", he: "מחיקת הטיוטה") }
  var keepWriting: String {
    text("Continue Writing", "Weiterschreiben", "編集を続ける", ar: "متابعة الكتابة", he: "המשך כתיבה")
  }
  func author(_ icon: Icon) -> String {
    text(
      "from \(icon.letter)", "von \(icon.letter)", "\(icon.letter)より", ar: "من \(icon.letter)", he: "מאת \(icon.letter)"
    )
  }

  // MARK: Deleting, editing and copying
  var edit: String { text("Edit", "Bearbeiten", "編集", ar: "تعديل", he: "עריכה") }
  var copy: String { text("Copy", "Kopieren", "コピー", ar: "نسخ", he: "העתקה") }
  var delete: String { text("Delete", "Löschen", "削除", ar: "حذف", he: "מחיקה") }
  /// The title of the button for the menu of a message.
  var more: String { text("More", "Mehr", "その他", ar: "المزيد", he: "עוד") }
  var undoDeletion: String { text("Undo", "Widerrufen", "取り消す", ar: "تراجع", he: "שחזור") }
  var messageDeleted: String {
    text("Message deleted", "Nachricht gelöscht", "メッセージを削除しました", ar: "حُذفت الرسالة", he: "ההודעה נמחקה")
  }
  var messageRestored: String {
    text("Message restored", "Nachricht wiederhergestellt", "メッセージを元に戻しました", ar: "استُعيدت الرسالة", he: "ההודעה שוחזרה")
  }
  var copied: String { text("Copied", "Kopiert", "コピーしました", ar: "تم النسخ", he: "הועתק") }
  /// The word beside the date of a message whose text was edited.
  var edited: String { text("edited", "bearbeitet", "編集済み", ar: "معدّلة", he: "נערכה") }
  var editMessage: String {
    text("Edit Message", "Nachricht bearbeiten", "メッセージを編集", ar: "تعديل الرسالة", he: "עריכת ההודעה")
  }
  var save: String { text("Save", "Sichern", "保存", ar: "حفظ", he: "שמירה") }
  /// The text that another process has saved, above the text in the sheet.
  func savedElsewhere(_ saved: String) -> String {
    text("Now: \(saved)", "Jetzt: \(saved)", "現在：\(saved)", ar: "الآن: \(saved)", he: "כעת: \(saved)")
  }
  var discardQuestion: String {
    text(
      "Discard your changes?", "Änderungen verwerfen?", "変更を破棄しますか？", ar: "هل تريد تجاهل التغييرات؟",
      he: "לוותר על השינויים?")
  }
  var discardChanges: String {
    text("Discard Changes", "Änderungen verwerfen", "変更を破棄", ar: "تجاهل التغييرات", he: "ויתור על השינויים")
  }

  // MARK: Replies, boards and links
  var answeredMessage: String {
    text("Answered message", "Beantwortete Nachricht", "返信元のメッセージ", ar: "الرسالة التي رُدّ عليها", he: "ההודעה שנענתה")
  }
  var answeredWasDeleted: String {
    text(
      "The answered message was deleted", "Die Nachricht davor wurde gelöscht", "返信元のメッセージは削除されました",
      ar: "حُذفت الرسالة التي رُدّ عليها", he: "ההודעה שנענתה נמחקה")
  }
  var attachBoard: String { text("Attach Board", "Brett anhängen", "盤を添付", ar: "إرفاق اللوحة", he: "צירוף הלוח") }
  var removeBoard: String { text("Remove Board", "Brett entfernen", "盤を外す", ar: "إزالة اللوحة", he: "הסרת הלוח") }
  /// The reason why no board can be attached.
  var boardIsEmpty: String {
    text("The board is empty", "Das Brett ist leer", "盤に駒がありません", ar: "اللوحة فارغة", he: "הלוח ריק")
  }
  var gameWasDeleted: String {
    text(
      "This game was deleted", "Dieses Spiel wurde gelöscht", "このゲームは削除されました", ar: "حُذفت هذه اللعبة",
      he: "המשחק הזה נמחק")
  }
  var openingLink: String {
    text(
      "Opening the link in your browser", "Der Link wird im Browser geöffnet", "ブラウザでリンクを開いています",
      ar: "يُفتح الرابط في المتصفح", he: "הקישור נפתח בדפדפן")
  }
  var linkCopied: String {
    text(
      "Link copied: paste it in a browser", "Link kopiert: im Browser einsetzen", "リンクをコピーしました",
      ar: "نُسخ الرابط: الصقه في متصفح", he: "הקישור הועתק: הדביקו אותו בדפדפן")
  }
  /// The name of the command that opens the chosen link.
  var openLink: String { text("Open the link", "Link öffnen", "リンクを開く", ar: "فتح الرابط", he: "פתיחת הקישור") }
  /// The spoken position of a link in a text.
  func link(_ number: Int, of count: Int) -> String {
    text(
      "Link \(number) of \(count)", "Link \(number) von \(count)", "リンク \(number)/\(count)",
      ar: "الرابط \(self.number(number)) من \(self.number(count))", he: "קישור \(number) מתוך \(count)")
  }

  // MARK: Searching
  var search: String { text("Search", "Suchen", "検索", ar: "بحث", he: "חיפוש") }
  /// The placeholder of the search bar.
  var searchMessages: String {
    text("Search messages", "Nachrichten suchen", "メッセージを検索", ar: "البحث في الرسائل", he: "חיפוש בהודעות")
  }
  var allMessages: String { text("All", "Alle", "すべて", ar: "الكل", he: "הכול") }
  var favorites: String { text("Favourites", "Favoriten", "お気に入り", ar: "المفضلة", he: "מועדפים") }
  func asIcon(_ icon: Icon) -> String {
    text("By \(icon.letter)", "Von \(icon.letter)", icon.letter, ar: "من \(icon.letter)", he: "מאת \(icon.letter)")
  }
  var nothingFound: String {
    text(
      "No messages found", "Keine Nachrichten gefunden", "メッセージが見つかりません", ar: "لم يُعثر على رسائل", he: "לא נמצאו הודעות"
    )
  }
  /// What to try if nothing is found.
  var searchHint: String {
    text(
      "Try fewer letters or the scope All.", "Versuche weniger Buchstaben oder „Alle“.", "文字を減らすか「すべて」で探しましょう。",
      ar: "جرّب حروفًا أقل أو النطاق «الكل».", he: "נסו פחות אותיות או את הטווח ״הכול״.")
  }
  var noFavorites: String {
    text(
      "No favourites yet", "Noch keine Favoriten", "お気に入りはまだありません", ar: "لا توجد مفضلات بعد", he: "אין עדיין מועדפים")
  }
  /// What to do if there are no favourites.
  var favoritesHint: String {
    text(
      "Press f on a message to add it.", "Mit f wird eine Nachricht zum Favoriten.", "メッセージでfを押すと追加できます。",
      ar: "اضغط f على رسالة لإضافتها.", he: "הקישו f על הודעה כדי להוסיף אותה.")
  }
}
