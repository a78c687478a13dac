/// TermKit's own texts in Japanese.
struct JapaneseStrings: SystemStrings {
  var done: String { "完了" }
  var cancel: String { "キャンセル" }
  var edit: String { "編集" }
  var save: String { "保存" }
  var undo: String { "取り消す" }
  var redo: String { "やり直す" }
  var delete: String { "削除" }
  var add: String { "追加" }
  var compose: String { "作成" }
  var reply: String { "返信" }
  var search: String { "検索" }
  var refresh: String { "更新" }
  var close: String { "閉じる" }
  var organize: String { "整理" }
  var bookmarks: String { "ブックマーク" }
  var camera: String { "カメラ" }
  var share: String { "共有" }
  var play: String { "再生" }
  var pause: String { "一時停止" }
  var rewind: String { "巻き戻し" }
  var fastForward: String { "早送り" }
  var stopAction: String { "停止" }
  var back: String { "戻る" }
  var moreInfo: String { "詳細情報" }
  var clearText: String { "テキストを消去" }
  var resultsList: String { "結果リスト" }
  var scope: String { "検索範囲" }
  var menu: String { "メニュー" }
  var showMenu: String { "メニューを表示" }
  var activate: String { "アクティベート" }
  var increase: String { "増やす" }
  var decrease: String { "減らす" }

  var dates: DateNames { .japanese }
  var keyNames: KeyNames {
    KeyNames(
      control: "Ctrl", alt: "Alt", shift: "Shift", space: "スペース", enter: "Enter", tab: "Tab", backspace: "Backspace",
      escape: "Esc", up: "上", down: "下", left: "左", right: "右", arrows: "矢印キー", home: "Home", end: "End",
      pageUp: "PgUp", pageDown: "PgDn", insert: "Ins", delete: "Del", begin: "Begin")
  }
  var theseKeys: String { "キー一覧" }
  var keys: String { "キー一覧" }
  var keysOfThisScreen: String { "この画面" }
  var keysOfAllScreens: String { "すべての画面" }
  var howToCloseKeys: String { "Escまたは?で閉じる" }
  var redrawScreen: String { "画面を再描画" }
  var textSize: String { "文字サイズ" }
  var suspend: String { "サスペンド" }
  var quit: String { "終了" }
  var nextControl: String { "次のコントロール" }
  var previousControl: String { "前のコントロール" }
  var press: String { "押す" }
  var move: String { "フォーカスを移動" }
  var select: String { "選択" }
  var moveRow: String { "行を移動" }
  var insertRow: String { "行を挿入" }
  var reorder: String { "並べ替え" }
  var page: String { "ページ単位で移動" }
  var firstOrLast: String { "先頭または末尾" }
  var firstOrLastItem: String { "最初または最後の項目" }
  var scroll: String { "スクロール" }
  var toTopOrEnd: String { "一番上または一番下へ" }
  var turnPage: String { "ページをめくる" }
  var showSidebar: String { "サイドバーを表示" }
  var hideSidebar: String { "サイドバーを非表示" }
  var toStartOrEnd: String { "先頭または末尾へ" }
  var readNext: String { "次を読む" }
  var readPrevious: String { "前を読む" }
  var sayAgain: String { "もう一度、または続きを読む" }

  var moveCursor: String { "カーソルを移動" }
  var byWords: String { "単語単位" }
  var toLineEnds: String { "行頭または行末へ" }
  var toParagraphEnds: String { "段落の先頭または末尾へ" }
  var byParagraphs: String { "段落単位" }
  var byPages: String { "ページ単位" }
  var toTextEnds: String { "テキストの先頭または末尾へ" }
  var selectWhileMoving: String { "移動しながら選択" }
  var selectAll: String { "すべてを選択" }
  var endSelecting: String { "選択を終了" }
  var cut: String { "カット" }
  var copy: String { "コピー" }
  var paste: String { "ペースト" }
  var deleteWord: String { "単語を削除" }
  var deleteToParagraphEnds: String { "段落の先頭または末尾まで削除" }

  var symbols: String { "絵文字と記号" }
  var symbolsCannotBeShown: String { "この端末は記号を表示できません" }
  var symbolsAreNotInstalled: String { "記号にはパッケージunicode-dataとunicode-cldr-coreが必要です。" }
  var noSymbols: String { "記号が見つかりません" }
  var insertSymbol: String { "記号を挿入" }
  var otherSymbolGroup: String { "次または前のグループ" }
  var recentSymbols: String { "最近使った記号" }
  var symbolGroups: [String] {
    [
      "顔と感情", "人と体", "動物と自然", "食べ物と飲み物", "旅行と場所",
      "活動", "もの", "記号", "旗", "その他の記号",
    ]
  }

  func sizeNotice(needed: Size, present: Size) -> String {
    "\(needed.width)×\(needed.height)の大きさが必要です。端末は\(present.width)×\(present.height)です。大きくしてください。"
  }

  var button: String { "ボタン" }
  var backButton: String { "戻るボタン" }
  var link: String { "リンク" }
  var heading: String { "見出し" }
  var image: String { "イメージ" }
  var searchField: String { "検索フィールド" }
  var adjustable: String { "調整可能" }
  var tab: String { "タブ" }
  var textField: String { "テキストフィールド" }
  var secureTextField: String { "セキュアテキストフィールド" }
  var textView: String { "テキスト領域" }
  var switchButton: String { "切り替えボタン" }
  var on: String { "オン" }
  var off: String { "オフ" }
  var selected: String { "選択中" }
  var dimmed: String { "淡色表示" }
  var actionsAvailable: String { "アクションあり" }
  var alert: String { "通知" }
  var navigationBar: String { "ナビゲーションバー" }
  var toolbar: String { "ツールバー" }
  var tabBar: String { "タブバー" }
  var statusBar: String { "ステータスバー" }
  var list: String { "リスト" }
  var collection: String { "コレクション" }
  var separator: String { "、" }
  var stop: String { "。" }

  func position(_ number: Int, of count: Int) -> String { "\(count)個中\(number)個目" }

  func row(_ number: Int, of count: Int) -> String { "\(count)行中\(number)行目" }

  func page(_ number: Int, of count: Int) -> String { "\(count)ページ中\(number)ページ目" }

  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "\(count)行中\(numbers.lowerBound)～\(numbers.upperBound)行目"
  }

  func items(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "\(count)項目中\(numbers.lowerBound)～\(numbers.upperBound)番目"
  }

  func characters(_ count: Int) -> String { "\(count)文字" }

  var minimumOrMaximum: String { "最小または最大" }
  var inProgress: String { "進行中" }
  var progressHalted: String { "停止中" }

  func percent(_ number: Int) -> String { "\(number)%" }

  func perSecond(_ amount: String) -> String { "毎秒\(amount)" }

  func timeLeft(_ time: String) -> String { "残り\(time)" }
}
