import TTTModel

extension JapaneseStrings {
  var edit: String { "編集" }
  var copy: String { "コピー" }
  var delete: String { "削除" }
  var more: String { "その他" }
  var undoDeletion: String { "取り消す" }
  var messageDeleted: String { "メッセージを削除しました" }
  var messageRestored: String { "メッセージを元に戻しました" }
  var copied: String { "コピーしました" }
  var edited: String { "編集済み" }
  var editMessage: String { "メッセージを編集" }
  var save: String { "保存" }
  func savedElsewhere(_ text: String) -> String { "現在：\(text)" }
  var discardQuestion: String { "変更を破棄しますか？" }
  var discardChanges: String { "変更を破棄" }

  var answeredMessage: String { "返信元のメッセージ" }
  var answeredWasDeleted: String { "返信元のメッセージは削除されました" }
  var attachBoard: String { "盤を添付" }
  var removeBoard: String { "盤を外す" }
  var boardIsEmpty: String { "盤に駒がありません" }
  var gameWasDeleted: String { "このゲームは削除されました" }
  var openingLink: String { "ブラウザでリンクを開いています" }
  var linkCopied: String { "リンクをコピーしました" }
  var openLink: String { "リンクを開く" }
  func link(_ number: Int, of count: Int) -> String { "リンク \(number)/\(count)" }

  var search: String { "検索" }
  var searchMessages: String { "メッセージを検索" }
  var allMessages: String { "すべて" }
  var favorites: String { "お気に入り" }
  func asIcon(_ icon: Icon) -> String { icon.letter }
  var nothingFound: String { "メッセージが見つかりません" }
  var searchHint: String { "文字を減らすか「すべて」で探しましょう。" }
  var noFavorites: String { "お気に入りはまだありません" }
  var favoritesHint: String { "メッセージでfを押すと追加できます。" }
}
