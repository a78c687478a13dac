import TTTModel

// Refusals and notices describe themselves in English.

extension Refusal {
  var german: String {
    switch self {
    case .blank: "Schreibe zuerst etwas."
    case .tooLong: "Diese Nachricht ist zu lang. Kürze sie."
    case .outOfMemory:
      "Der Arbeitsspeicher reicht nicht. Beende andere Programme oder kürze die Nachricht, und versuche es noch einmal."
    case .failure(let reason): "Diese Nachricht ließ sich nicht sichern: \(reason). Dein Text ist noch da."
    case .closed: "Das Spiel wird beendet. Diese Nachricht lässt sich nicht mehr sichern."
    case .noMove: "Es gibt keinen Zug, der sich zurücknehmen lässt."
    case .gameOver: "Das Spiel endete hier. Wähle einen früheren Zug, um weiterzuspielen."
    case .currentGame: "Das Spiel auf dem Brett lässt sich nicht löschen. Beginne zuerst ein neues."
    case .missing: "Das gibt es nicht mehr."
    case .conflict: "Das wurde inzwischen an anderer Stelle geändert. Sieh es dir an, und versuche es noch einmal."
    case .movesStay: "Züge gegen andere lassen sich nicht zurücknehmen."
    case .othersMessage: "Nur wer diese Nachricht geschrieben hat, kann sie ändern."
    case .tooLongToSend: "Diese Nachricht ist zu lang zum Senden. Kürze sie."
    case .tooLate: "Das wurde vor mehr als einer Minute gelöscht und lässt sich nicht wiederherstellen."
    }
  }

  var japanese: String {
    switch self {
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
    case .movesStay: "ほかの人との対戦では手を戻せません。"
    case .othersMessage: "このメッセージは書いた人だけが変更できます。"
    case .tooLongToSend: "このメッセージは長すぎて送れません。短くしてください。"
    case .tooLate: "削除してから1分以上たったため、元に戻せません。"
    }
  }
}

extension StoreNotice {
  var german: String {
    switch self {
    case .damaged(let path, let kept, let lost):
      "Die Datei mit den Spielen und Nachrichten war beschädigt. \(Self.salvagedInGerman(kept, lost)) Die beschädigte Datei heißt jetzt \(path)."
    case .separated(let path, let kept, let lost):
      "An die Stelle der Datei mit den Spielen und Nachrichten kam eine andere Kopie, neben das Protokoll der früheren Datei. Was in beiden steht, bleibt zusammen erhalten. \(Self.salvagedInGerman(kept, lost)) Die Kopie heißt jetzt \(path), das Protokoll \(path)-wal."
    case .notSaving(let obstacle): "Nichts wird gesichert: \(obstacle.german)"
    case .savingAgain: "Alles wird wieder gesichert."
    case .unsavedEdits(let path):
      "Nicht alles konnte gesichert werden. Der Rest liegt in \(path); er wird beim nächsten Start von tictactoe gesichert."
    case .unsavedStore(let path):
      "Nicht alles konnte gesichert werden. Alles liegt in \(path). Zum Sichern: tictactoe recover \(path)"
    case .lostEdits:
      "Die letzten Änderungen sind verloren, weil sich weder die Datei mit den Spielen und Nachrichten noch eine "
        + "Wiederherstellungsdatei schreiben ließ. Prüfe den Datenträger und die Zugriffsrechte."
    case .savedEdits(let count):
      count == 1
        ? "1 Änderung aus einer früheren Sitzung ist jetzt gesichert."
        : "\(count) Änderungen aus einer früheren Sitzung sind jetzt gesichert."
    case .unreadableEdits(let path):
      "\(path) enthält vermutlich ungesicherte Änderungen, ist aber nicht lesbar. Stelle die Datei wieder her oder entferne sie."
    case .refusedEvent(let sender, let reason): "Etwas von \(sender) wurde abgelehnt: \(reason.german)"
    }
  }

  private static func salvagedInGerman(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "Nichts darin war lesbar." : "Gerettet: \(kept), verloren: \(lost)."
  }

  var japanese: String {
    switch self {
    case .damaged(let path, let kept, let lost):
      "保存データが壊れていました。\(Self.salvagedInJapanese(kept, lost))壊れたファイルは\(path)に移しました。"
    case .separated(let path, let kept, let lost):
      "保存ファイルの場所に、以前のログとは別のファイルが置かれていました。両方の内容をまとめました。\(Self.salvagedInJapanese(kept, lost))置かれたファイルは\(path)に、ログは\(path)-walに移しました。"
    case .notSaving(let obstacle): "保存されません。\(obstacle.japanese)"
    case .savingAgain: "保存を再開しました。"
    case .unsavedEdits(let path): "一部の変更を保存できませんでした。その変更は\(path)にあり、次回の起動時に保存されます。"
    case .unsavedStore(let path): "一部の変更を保存できませんでした。すべて\(path)にあります。保存するには tictactoe recover \(path) を実行してください。"
    case .lostEdits: "最後の変更はどのファイルにも書き込めず、失われました。ディスクと権限を確認してください。"
    case .savedEdits(let count): "前回保存できなかった変更\(count)件を保存しました。"
    case .refusedEvent(let sender, let reason): "\(sender)からの通信を拒否しました。\(reason.japanese)"
    case .unreadableEdits(let path): "未保存の変更が入っているはずの\(path)を読めません。復元するか削除してください。"
    }
  }

  private static func salvagedInJapanese(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "読めるものはありませんでした。" : "\(kept)件を復元しました。\(lost)件は失われました。"
  }
}

extension EventRefusal {
  fileprivate var german: String {
    switch self {
    case .unreadable: "Es war nicht lesbar."
    case .impossible: "Ein Wert war unmöglich."
    case .outOfTurn: "Der andere war nicht am Zug."
    case .notTheirs: "Es gehörte ihm nicht."
    case .text: "Der Text war leer oder zu lang."
    case .receipt: "Es bestätigte etwas, das nie gesendet wurde."
    }
  }

  fileprivate var japanese: String {
    switch self {
    case .unreadable: "読めませんでした。"
    case .impossible: "ありえない値がありました。"
    case .outOfTurn: "相手の番ではありませんでした。"
    case .notTheirs: "相手のものではありませんでした。"
    case .text: "本文が空か、長すぎました。"
    case .receipt: "送っていないものの受領通知でした。"
    }
  }
}

extension StoreNotice.Obstacle {
  fileprivate var german: String {
    switch self {
    case .noHome: "Es gibt keinen Benutzerordner. Setze HOME oder gib mit --store PFAD eine Datei an."
    case .diskFull: "Der Datenträger ist voll. Schaffe Platz; dann geht das Sichern von selbst weiter."
    case .readOnly(let path):
      "\(path) ist schreibgeschützt. Ändere die Rechte oder gib mit --store PFAD eine andere Datei an."
    case .locked(let path): "Ein anderes Programm sperrt \(path). Sobald die Datei frei ist, geht das Sichern weiter."
    case .damaged(let path):
      "\(path) ist beschädigt und konnte nicht automatisch verschoben werden. Verschiebe sie selbst oder ändere ihre Rechte."
    case .newerVersion(let path):
      "Eine neuere Version von tictactoe benutzt \(path). Beende das Spiel und starte die neuere Version."
    case .unpublishedVersion(let path):
      "Eine Entwicklungsversion von tictactoe hat \(path) geschrieben. Verschiebe die Datei oder gib mit --store PFAD eine andere Datei an."
    case .failure(let path, let reason):
      "\(path) lässt sich nicht benutzen: \(reason). Prüfe den Datenträger oder gib mit --store PFAD eine andere Datei an."
    }
  }

  fileprivate var japanese: String {
    switch self {
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
