extension SystemStrings {
  /// TermKit's own texts in Japanese.
  public static let japanese = SystemStrings(
    Texts(
      // Bar items
      done: "完了", cancel: "キャンセル", edit: "編集", save: "保存", undo: "取り消す", redo: "やり直す", delete: "削除", add: "追加",
      compose: "作成", reply: "返信", search: "検索", refresh: "更新", refreshByTurning: "もう一度回すかクリックで更新", close: "閉じる",
      organize: "整理", bookmarks: "ブックマーク",
      camera: "カメラ", share: "共有", play: "再生", pause: "一時停止", rewind: "巻き戻し", fastForward: "早送り", stopAction: "停止",
      back: "戻る", moreInfo: "詳細情報",
      // Search bars
      clearText: "テキストを消去", resultsList: "結果リスト", scope: "検索範囲",
      // Menus
      menu: "メニュー", showMenu: "メニューを表示", activate: "アクティベート", increase: "増やす", decrease: "減らす",
      // Dates
      dates: DateNames(
        order: [.year, .month, .day], months: (1...12).map { "\($0)月" }, shortMonths: (1...12).map { "\($0)月" },
        weekdays: ["月", "火", "水", "木", "金", "土", "日"], dayPattern: "MD日 W", daySuffix: "日", yearSuffix: "年",
        hourSuffixes: ["時間", "時間"], minuteSuffix: "分", day: "日", month: "月", year: "年", date: "日付", hour: "時",
        minute: "分"),
      // The list of keys
      keyNames: KeyNames(
        space: "スペース", up: "上", down: "下", left: "左", right: "右", arrows: "矢印キー"),
      theseKeys: "キー一覧", keys: "キー一覧", keysOfThisScreen: "この画面", keysOfAllScreens: "すべての画面",
      howToCloseKeys: "Escまたは?で閉じる", redrawScreen: "画面を再描画", textSize: "文字サイズ", suspend: "サスペンド", quit: "終了",
      nextControl: "次のコントロール", previousControl: "前のコントロール", press: "押す", move: "フォーカスを移動", select: "選択",
      moveRow: "行を移動", insertRow: "行を挿入", reorder: "並べ替え", moveByPages: "ページ単位で移動", firstOrLast: "先頭または末尾",
      firstOrLastItem: "最初または最後の項目", scroll: "スクロール", toTopOrEnd: "一番上または一番下へ", turnPage: "ページをめくる",
      showSidebar: "サイドバーを表示", hideSidebar: "サイドバーを非表示", toStartOrEnd: "先頭または末尾へ", readNext: "次を読む",
      readPrevious: "前を読む", sayAgain: "もう一度、または続きを読む",
      // Undoing
      undoing: { "\($0)を取り消す" }, redoing: { "\($0)をやり直す" }, typing: "入力",
      // Keys in text views
      moveCursor: "カーソルを移動", byWords: "単語単位", toLineEnds: "行頭または行末へ", toParagraphEnds: "段落の先頭または末尾へ",
      byParagraphs: "段落単位", byPages: "ページ単位", toTextEnds: "テキストの先頭または末尾へ", selectWhileMoving: "移動しながら選択",
      selectAll: "すべてを選択", endSelecting: "選択を終了", cut: "カット", copy: "コピー", paste: "ペースト", deleteWord: "単語を削除",
      deleteToParagraphEnds: "段落の先頭または末尾まで削除",
      // The symbol palette
      symbols: "絵文字と記号", symbolsCannotBeShown: "この端末は記号を表示できません",
      symbolsAreNotInstalled: "記号にはパッケージunicode-dataとunicode-cldr-coreが必要です。", noSymbols: "記号が見つかりません",
      insertSymbol: "記号を挿入", otherSymbolGroup: "次または前のグループ", recentSymbols: "最近使った記号",
      symbolGroups: [
        "顔と感情", "人と体", "動物と自然", "食べ物と飲み物", "旅行と場所",
        "活動", "もの", "記号", "旗", "その他の記号",
      ],
      // Notices
      sizeNotice: { needed, present in
        "\(needed.width)×\(needed.height)の大きさが必要です。端末は\(present.width)×\(present.height)です。大きくしてください。"
      },
      // Spoken texts
      button: "ボタン", backButton: "戻るボタン", link: "リンク", heading: "見出し", image: "イメージ", searchField: "検索フィールド",
      adjustable: "調整可能", tab: "タブ", textField: "テキストフィールド", secureTextField: "セキュアテキストフィールド", textView: "テキスト領域",
      switchButton: "切り替えボタン", on: "オン", off: "オフ", selected: "選択中", dimmed: "淡色表示", actionsAvailable: "アクションあり",
      alert: "通知", navigationBar: "ナビゲーションバー", toolbar: "ツールバー", tabBar: "タブバー", statusBar: "ステータスバー", inspected: "検査中",
      list: "リスト",
      collection: "コレクション", position: { "\($1)個中\($0)個目" }, row: { "\($1)行中\($0)行目" },
      rows: { "\($1)行中\($0.lowerBound)～\($0.upperBound)行目" }, page: { "\($1)ページ中\($0)ページ目" },
      items: { "\($1)項目中\($0.lowerBound)～\($0.upperBound)番目" }, characters: { "\($0)文字" },
      deleted: { $0.isEmpty ? "空白を削除" : "\($0)を削除" }, separator: "、", stop: "。",
      lineMode: LineModeTexts(
        beginning: { "行単位の表示（\($0)）。?でキー一覧。" }, whereAmI: "現在位置", repeatLines: "繰り返す",
        outline: "番号付きの一覧", goToLine: "行に移動", noLine: { "行\($0)はありません。" },
        nothingFocused: "フォーカスはありません。", chooseNumber: "番号を選択：", pressEnterToType: "Enterで入力します。",
        typeLines: "文章を入力してください。空行で終わります。", stillBusy: { "\($0)、継続中" }),
      selection: SelectionTexts(
        selectText: "テキストを選択", extend: "選択範囲を広げる", shift: { "Shift-\($0)" },
        hints: ["矢印で移動", "Shiftで選択", "Enterでコピー", "Escで終了"], copied: { "\($0)行をコピーしました" },
        copiedHere: { "\($0)行をこのプログラム内でコピーしました。端末にクリップボードがありません" },
        openLink: "リンクを開く", addressCopied: "アドレスをコピーしました。ここではリンクを開けません",
        addressCopiedHere: "アドレスをこのプログラム内でコピーしました。ここではリンクを開けません"),
      find: FindTexts(
        find: "検索", nextMatch: "次の一致", previousMatch: "前の一致", match: { "\($1)件中\($0)件目" }, noMatches: "一致なし",
        replaceWith: "置換後の文字列", replace: "置換", replaceAll: "すべて"),
      lists: ListTexts(
        expand: "展開", collapse: "折りたたむ", expanded: "展開済み", collapsed: "折りたたみ済み", level: { "レベル\($0)" },
        sort: "並べ替え", ascending: "昇順", descending: "降順", chooseColumn: "列を選択", columnWidth: "列の幅",
        columnText: { "\($0)：\($1)" }),
      searching: SearchTexts(token: "トークン") { "候補\($0)件" },
      // Sliders and progress
      minimumOrMaximum: "最小または最大", inProgress: "進行中", progressHalted: "停止中", percent: { "\($0)%" },
      perSecond: { "毎秒\($0)" }, timeLeft: { "残り\($0)" }))
}
