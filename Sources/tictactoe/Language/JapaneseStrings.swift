import TTTModel

struct JapaneseStrings: Strings {
  let play = "プレイ"
  let pause = "一時停止"
  let resume = "再開"
  let gameIsOver = "ゲームは終わりました"
  let gameIsPaused = "一時停止中です"
  let newGame = "新規ゲーム"
  let placePiece = "駒を置く"
  let placeAsOnKeypad = "テンキーの位置に置く"
  let firstHint = "矢印で選ぶ · Enterで置く · ? キー一覧"
  let toMove = "の番"
  func won(_ icon: Icon) -> String { "\(icon.letter)の勝ち" }
  func isThinking(_ opponent: Opponent) -> String { "\(name(opponent))が考えています" }
  let pressForNewGame = "Enterで新規ゲーム"
  let undo = "戻す"
  let takeBack = "一手戻す"
  let returnToLastGame = "前のゲームに戻る"
  let pressToReturn = "uで前のゲームへ"
  let noMoveToTakeBack = "戻せる手がありません"
  let tookBack = "戻しました。"
  let pausedState = "一時停止中"
  let pressToResume = "pで再開"
  let you = "あなた"
  func score(of name: String, _ icon: Icon, victories: Int) -> String { "\(name)、\(icon.letter)、\(victories)勝。" }
  func draws(_ count: Int) -> String { "引き分け\(count)回" }
  func toMove(_ icon: Icon) -> String { "\(icon.letter)の番です" }

  let board = "盤"
  let emptySquare = "空き"
  func square(_ square: Square) -> String {
    ["左上", "上", "右上", "左", "中央", "右", "左下", "下", "右下"][square.index]
  }
  func placed(_ icon: Icon, at square: Square) -> String { "\(icon.letter)を\(self.square(square))に。" }
  func wins(_ icon: Icon) -> String { "\(icon.letter)の勝ちです。" }
  let draw = "引き分けです。"
  let paused = "一時停止中です。"

  let messages = "メッセージ"
  let compose = "作成"
  let reply = "返信"
  let favorite = "お気に入り"
  let removeFavorite = "お気に入りから外す"
  let notFavorite = "お気に入りではありません"
  let noMessages = "メッセージはまだありません"
  let writeMessage = "cを押して書きましょう。"
  let selectMessage = "メッセージを選んでください"
  let selectMessageFirst = "先にメッセージを選んでください"
  let newMessage = "新規メッセージ"
  let post = "送信"
  let writeFirst = "先に何か書いてください"
  let cancel = "キャンセル"
  let keepDraftQuestion = "下書きを保存しますか？"
  let keepDraft = "下書きを保存"
  let deleteDraft = "下書きを削除"
  let keepWriting = "編集を続ける"
  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .blank: "先に何か書いてください。"
    case .tooLong: "メッセージが長すぎます。短くしてください。"
    case .outOfMemory: "メモリが足りません。ほかのプログラムを終了するか、メッセージを短くして、もう一度お試しください。"
    case .failure(let reason): "メッセージを保存できませんでした（\(reason)）。入力した文章は残っています。"
    case .closed: "ゲームを終了しているため、メッセージを保存できません。"
    case .noMove: "取り消せる手がありません。"
    case .gameOver: "ゲームはここで終わりました。続けるには、前の手を選んでください。"
    case .currentGame: "盤上のゲームは削除できません。先に新しいゲームを始めてください。"
    case .missing: "もう存在しません。"
    case .conflict: "ほかの場所で変更されました。内容を確かめて、もう一度お試しください。"
    case .tooLate: "削除してから1分以上たったため、元に戻せません。"
    }
  }
  func author(_ icon: Icon) -> String { "\(icon.letter)より" }

  let profile = "プロフィール"
  let statistics = "成績"
  let victories = "勝ち"
  let defeats = "負け"
  let draws = "引き分け"
  let showHistory = "履歴を表示"

  let opponent = "対戦相手"
  func name(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: "ここにいる友だち"
    case .learner: "初心者"
    case .rival: "ライバル"
    case .master: "名人"
    }
  }
  func against(_ opponent: Opponent) -> String { "対\(name(opponent))" }
  func result(_ result: String, against opponent: Opponent) -> String { "\(result)（\(against(opponent))）" }
  let whoBegins = "先手"
  func beginner(_ beginner: Beginner) -> String { beginner == .me ? "あなた" : "交互" }
  func record(_ record: Statistics) -> String { "\(record.victories)勝 \(record.defeats)敗 \(record.draws)分" }
  func currentGameIs(against opponent: Opponent) -> String {
    "進行中のゲームの相手は\(opponent == .friend ? "友だち" : name(opponent))です。"
  }
  func movesAgainst(_ opponent: Opponent, begins: Bool) -> String { name(opponent) + (begins ? "が先手：" : "：") }

  let history = "履歴"
  let victory = "勝ち"
  let defeat = "負け"
  let drawnGame = "引き分け"
  let inProgress = "進行中"
  let youWon = "勝ち"
  let youLost = "負け"
  let selectGame = "ゲームを選んでください"
  let list = "リスト"
  let filmStrip = "フィルム"
  let showAsList = "リストで表示"
  let showAsFilmStrip = "フィルムで表示"
  let rate = "ゲームを評価"
  var ok: String { "OK" }
  var allGames: String { "すべて" }
  var filter: String { "絞り込み" }
  var gameResult: String { "結果" }
  var allOpponents: String { "すべての相手" }
  var noGamePasses: String { "条件に合うゲームはありません。\n/ で変更できます。" }
  var gameDeleted: String { "ゲームを削除しました" }
  var gameRestored: String { "ゲームを元に戻しました。" }
  var goOn: String { "続ける" }
  var stepBackFirst: String { "前の手に戻ると続けられます" }
  var replay: String { "再生" }
  var stepThroughMoves: String { "一手ずつ見る" }
  var previousMove: String { "前の手" }
  var nextMove: String { "次の手" }
  func move(_ number: Int, of count: Int) -> String { "\(count)手中\(number)手" }
  func stars(_ count: Int) -> String { "星\(count)つ" }
  func moves(_ count: Int) -> String { "\(count)手" }

  let now = "今"
  func minutes(_ count: Int) -> String { "\(count)分前" }
  func hours(_ count: Int) -> String { "\(count)時間前" }
  let yesterday = "昨日"

  let keysHint = "? キー一覧"
  let keysButton = "F1 キー一覧"
  let notSaving = "保存されません"

  func notice(_ notice: StoreNotice) -> String {
    switch notice {
    case .damaged(let path, let kept, let lost):
      "保存データが壊れていました。\(salvaged(kept, lost))壊れたファイルは\(path)に移しました。"
    case .separated(let path, let kept, let lost):
      "保存ファイルの場所に、以前のログとは別のファイルが置かれていました。両方の内容をまとめました。\(salvaged(kept, lost))置かれたファイルは\(path)に、ログは\(path)-walに移しました。"
    case .notSaving(let obstacle): "保存されません。\(text(obstacle))"
    case .savingAgain: "保存を再開しました。"
    case .unsavedEdits(let path): "一部の変更を保存できませんでした。その変更は\(path)にあり、次回の起動時に保存されます。"
    case .unsavedStore(let path): "一部の変更を保存できませんでした。すべて\(path)にあります。保存するには tictactoe recover \(path) を実行してください。"
    case .lostEdits: "最後の変更はどのファイルにも書き込めず、失われました。ディスクと権限を確認してください。"
    case .savedEdits(let count): "前回保存できなかった変更\(count)件を保存しました。"
    case .unreadableEdits(let path): "未保存の変更が入っているはずの\(path)を読めません。復元するか削除してください。"
    }
  }

  private func salvaged(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "読めるものはありませんでした。" : "\(kept)件を復元しました。\(lost)件は失われました。"
  }

  private func text(_ obstacle: StoreNotice.Obstacle) -> String {
    switch obstacle {
    case .noHome: "ホームフォルダがありません。HOMEを設定するか、--storeでファイルを指定してください。"
    case .diskFull: "ディスクがいっぱいです。空きができれば保存を再開します。"
    case .readOnly(let path): "\(path)に書き込めません。権限を変更するか、--storeでファイルを指定してください。"
    case .locked(let path): "ほかのプログラムが\(path)を使っています。解放されれば保存を再開します。"
    case .damaged(let path): "\(path)が壊れていますが、自動では移動できませんでした。手動で移動するか、権限を変更してください。"
    case .newerVersion(let path): "新しいバージョンのtictactoeが\(path)を使っています。このゲームを終了して、新しいバージョンを起動してください。"
    case .unpublishedVersion(let path):
      "\(path)は開発版のtictactoeで作成されたものです。別の場所に移動するか、--storeでファイルを指定してください。"
    case .failure(let path, let reason):
      "\(path)を使えません（\(reason)）。ディスクを確かめるか、--storeでファイルを指定してください。"
    }
  }
}
