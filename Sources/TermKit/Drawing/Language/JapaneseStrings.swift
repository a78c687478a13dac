/// What TermKit says in Japanese.
struct JapaneseStrings: SystemStrings {
  let done = "完了"
  let cancel = "キャンセル"
  let edit = "編集"
  let save = "保存"
  let undo = "取り消す"
  let redo = "やり直す"
  let delete = "削除"
  let add = "追加"
  let compose = "作成"
  let reply = "返信"
  let search = "検索"
  let refresh = "更新"
  let close = "閉じる"
  let organize = "整理"
  let bookmarks = "ブックマーク"
  let camera = "カメラ"
  let share = "共有"
  let play = "再生"
  let pause = "一時停止"
  let rewind = "巻き戻し"
  let fastForward = "早送り"
  let stopAction = "停止"
  let back = "戻る"

  let keyNames = KeyNames(
    control: "Ctrl", alt: "Alt", shift: "Shift", space: "スペース", enter: "Enter", tab: "Tab", backspace: "Backspace",
    escape: "Esc", up: "上", down: "下", left: "左", right: "右", arrows: "矢印キー", home: "Home", end: "End",
    pageUp: "PgUp", pageDown: "PgDn", insert: "Ins", delete: "Del", begin: "Begin")
  let theseKeys = "キーの一覧"
  let redrawScreen = "画面を再描画"
  let suspend = "一時停止"
  let quit = "終了"
  let nextControl = "次のコントロール"
  let move = "移動"
  let select = "選択"
  let page = "ページ単位で移動"
  let firstOrLast = "先頭または末尾"
  let scroll = "スクロール"
  let toTopOrEnd = "一番上または一番下"
  let readNext = "次を読む"
  let readPrevious = "前を読む"
  let sayAgain = "もう一度、または続きを読む"

  let moveCursor = "カーソルを移動"
  let byWords = "単語単位"
  let toLineEnds = "行の端へ"
  let toParagraphEnds = "段落の端へ"
  let byParagraphs = "段落単位"
  let byPages = "ページ単位"
  let toTextEnds = "テキストの端へ"
  let selectWhileMoving = "移動しながら選択"
  let selectAll = "すべてを選択"
  let endSelecting = "選択を終了"
  let cut = "カット"
  let copy = "コピー"
  let paste = "ペースト"
  let deleteWord = "単語を削除"
  let deleteToParagraphEnds = "段落の端まで削除"

  func sizeNotice(needed: Size, present: Size) -> String {
    "\(needed.width)×\(needed.height)の大きさが必要です。端末は\(present.width)×\(present.height)です。大きくしてください。"
  }

  let button = "ボタン"
  let backButton = "戻るボタン"
  let link = "リンク"
  let heading = "見出し"
  let image = "イメージ"
  let searchField = "検索フィールド"
  let adjustable = "調整可能"
  let tab = "タブ"
  let textField = "テキストフィールド"
  let secureTextField = "セキュアテキストフィールド"
  let textView = "テキスト領域"
  let selected = "選択中"
  let dimmed = "淡色表示"
  let alert = "通知"
  let navigationBar = "ナビゲーションバー"
  let toolbar = "ツールバー"
  let tabBar = "タブバー"
  let statusBar = "ステータスバー"
  let list = "リスト"
  let separator = "、"
  let stop = "。"

  func position(_ number: Int, of count: Int) -> String { "\(count)個中\(number)個目" }

  func row(_ number: Int, of count: Int) -> String { "\(count)行中\(number)行目" }

  func characters(_ count: Int) -> String { "\(count)文字" }
}
