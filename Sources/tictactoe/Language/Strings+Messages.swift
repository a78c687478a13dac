import TTTModel

/// The texts for changing, searching and following messages.
extension Strings {
  // MARK: Deleting, editing and copying
  var edit: String { text("Edit", "Bearbeiten", "編集") }
  var copy: String { text("Copy", "Kopieren", "コピー") }
  var delete: String { text("Delete", "Löschen", "削除") }
  /// The title of the button for the menu of a message.
  var more: String { text("More", "Mehr", "その他") }
  var undoDeletion: String { text("Undo", "Widerrufen", "取り消す") }
  var messageDeleted: String { text("Message deleted", "Nachricht gelöscht", "メッセージを削除しました") }
  var messageRestored: String { text("Message restored", "Nachricht wiederhergestellt", "メッセージを元に戻しました") }
  var copied: String { text("Copied", "Kopiert", "コピーしました") }
  /// The word beside the date of a message whose text was edited.
  var edited: String { text("edited", "bearbeitet", "編集済み") }
  var editMessage: String { text("Edit Message", "Nachricht bearbeiten", "メッセージを編集") }
  var save: String { text("Save", "Sichern", "保存") }
  /// The text that another process has saved, above the text in the sheet.
  func savedElsewhere(_ saved: String) -> String { text("Now: \(saved)", "Jetzt: \(saved)", "現在：\(saved)") }
  var discardQuestion: String { text("Discard your changes?", "Änderungen verwerfen?", "変更を破棄しますか？") }
  var discardChanges: String { text("Discard Changes", "Änderungen verwerfen", "変更を破棄") }

  // MARK: Replies, boards and links
  var answeredMessage: String { text("Answered message", "Beantwortete Nachricht", "返信元のメッセージ") }
  var answeredWasDeleted: String {
    text("The answered message was deleted", "Die Nachricht davor wurde gelöscht", "返信元のメッセージは削除されました")
  }
  var attachBoard: String { text("Attach Board", "Brett anhängen", "盤を添付") }
  var removeBoard: String { text("Remove Board", "Brett entfernen", "盤を外す") }
  /// The reason why no board can be attached.
  var boardIsEmpty: String { text("The board is empty", "Das Brett ist leer", "盤に駒がありません") }
  var gameWasDeleted: String { text("This game was deleted", "Dieses Spiel wurde gelöscht", "このゲームは削除されました") }
  var openingLink: String {
    text("Opening the link in your browser", "Der Link wird im Browser geöffnet", "ブラウザでリンクを開いています")
  }
  var linkCopied: String {
    text("Link copied: paste it in a browser", "Link kopiert: im Browser einsetzen", "リンクをコピーしました")
  }
  /// The name of the command that opens the chosen link.
  var openLink: String { text("Open the link", "Link öffnen", "リンクを開く") }
  /// The spoken position of a link in a text.
  func link(_ number: Int, of count: Int) -> String {
    text("Link \(number) of \(count)", "Link \(number) von \(count)", "リンク \(number)/\(count)")
  }

  // MARK: Searching
  var search: String { text("Search", "Suchen", "検索") }
  /// The placeholder of the search bar.
  var searchMessages: String { text("Search messages", "Nachrichten suchen", "メッセージを検索") }
  var allMessages: String { text("All", "Alle", "すべて") }
  var favorites: String { text("Favourites", "Favoriten", "お気に入り") }
  func asIcon(_ icon: Icon) -> String { text("By \(icon.letter)", "Von \(icon.letter)", icon.letter) }
  var nothingFound: String { text("No messages found", "Keine Nachrichten gefunden", "メッセージが見つかりません") }
  /// What to try if nothing is found.
  var searchHint: String {
    text("Try fewer letters or the scope All.", "Versuche weniger Buchstaben oder „Alle“.", "文字を減らすか「すべて」で探しましょう。")
  }
  var noFavorites: String { text("No favourites yet", "Noch keine Favoriten", "お気に入りはまだありません") }
  /// What to do if there are no favourites.
  var favoritesHint: String {
    text("Press f on a message to add it.", "Mit f wird eine Nachricht zum Favoriten.", "メッセージでfを押すと追加できます。")
  }
}
