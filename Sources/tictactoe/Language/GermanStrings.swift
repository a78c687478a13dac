import TTTModel

struct GermanStrings: Strings {
  let play = "Spielen"
  let pause = "Pause"
  let resume = "Fortsetzen"
  let gameIsOver = "Das Spiel ist zu Ende"
  let gameIsPaused = "Das Spiel ist pausiert"
  let newGame = "Neues Spiel"
  let placePiece = "Stein setzen"
  let placeAsOnKeypad = "Setzen wie auf dem Ziffernblock"
  let firstHint = "Pfeile bewegen · Enter setzt · ? Tasten"
  let toMove = "ist am Zug"
  func won(_ icon: Icon) -> String { "\(icon.letter) gewinnt" }
  func isThinking(_ opponent: Opponent) -> String { "\(name(opponent)) überlegt" }
  let pressForNewGame = "Enter für ein neues Spiel"
  let undo = "Zurück"
  let takeBack = "Einen Zug zurücknehmen"
  let returnToLastGame = "Zurück zum letzten Spiel"
  let pressToReturn = "u fürs letzte Spiel"
  let noMoveToTakeBack = "Es gibt keinen Zug zum Zurücknehmen"
  let tookBack = "Zurückgenommen."
  let pausedState = "Pause"
  let pressToResume = "p zum Fortsetzen"
  let you = "Du"
  func score(of name: String, _ icon: Icon, victories: Int) -> String {
    "\(name), \(icon.letter), \(victories) gewonnen."
  }
  func draws(_ count: Int) -> String { "\(count)-mal remis" }
  func toMove(_ icon: Icon) -> String { "\(icon.letter) ist am Zug" }

  let board = "Spielfeld"
  let emptySquare = "leer"
  func square(_ square: Square) -> String {
    let names = [
      "oben links", "oben", "oben rechts", "links", "Mitte", "rechts", "unten links", "unten", "unten rechts",
    ]
    return names[square.index]
  }
  func placed(_ icon: Icon, at square: Square) -> String { "\(icon.letter): \(self.square(square))." }
  func wins(_ icon: Icon) -> String { "\(icon.letter) gewinnt." }
  let draw = "Unentschieden."
  let paused = "Pause."

  let messages = "Nachrichten"
  let compose = "Schreiben"
  let reply = "Antworten"
  let favorite = "Favorit"
  let removeFavorite = "Aus Favoriten entfernen"
  let notFavorite = "Kein Favorit"
  let noMessages = "Noch keine Nachrichten"
  let writeMessage = "Mit c schreibst du die erste."
  let selectMessage = "Wähle eine Nachricht aus"
  let selectMessageFirst = "Wähle zuerst eine Nachricht aus"
  let newMessage = "Neue Nachricht"
  let post = "Senden"
  let writeFirst = "Schreibe zuerst etwas"
  let cancel = "Abbrechen"
  let keepDraftQuestion = "Entwurf sichern?"
  let keepDraft = "Entwurf sichern"
  let deleteDraft = "Entwurf löschen"
  let keepWriting = "Weiterschreiben"
  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
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
    case .tooLate: "Das wurde vor mehr als einer Minute gelöscht und lässt sich nicht wiederherstellen."
    }
  }
  func author(_ icon: Icon) -> String { "von \(icon.letter)" }

  let profile = "Profil"
  let statistics = "Statistik"
  let victories = "Siege"
  let defeats = "Niederlagen"
  let draws = "Unentschieden"
  let showHistory = "Verlauf anzeigen"

  let opponent = "Gegner"
  func name(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: "Ein Freund hier"
    case .learner: "Anfänger"
    case .rival: "Rivale"
    case .master: "Meister"
    }
  }
  func against(_ opponent: Opponent) -> String { "gegen \(accusative(opponent))" }
  func result(_ result: String, against opponent: Opponent) -> String { "\(result) gegen \(accusative(opponent))" }
  let whoBegins = "Wer beginnt"
  func beginner(_ beginner: Beginner) -> String { beginner == .me ? "Du" : "Abwechselnd" }
  func record(_ record: Statistics) -> String {
    "\(record.victories) gewonnen · \(record.defeats) verloren · \(record.draws) remis"
  }
  func currentGameIs(against opponent: Opponent) -> String {
    "Das laufende Spiel ist gegen \(opponent == .friend ? "einen Freund" : accusative(opponent))."
  }
  func movesAgainst(_ opponent: Opponent, begins: Bool) -> String { name(opponent) + (begins ? " beginnt:" : ":") }
  private func accusative(_ opponent: Opponent) -> String { opponent == .rival ? "Rivalen" : name(opponent) }

  let history = "Verlauf"
  let victory = "Sieg"
  let defeat = "Niederlage"
  let drawnGame = "Unentschieden"
  let inProgress = "Läuft noch"
  let youWon = "Gewonnen"
  let youLost = "Verloren"
  let selectGame = "Wähle ein Spiel aus"
  let list = "Liste"
  let filmStrip = "Filmstreifen"
  let showAsList = "Als Liste zeigen"
  let showAsFilmStrip = "Als Filmstreifen zeigen"
  let rate = "Spiel bewerten"
  var ok: String { "OK" }
  var allGames: String { "Alle Spiele" }
  var filter: String { "Filter" }
  var gameResult: String { "Ergebnis" }
  var allOpponents: String { "Alle Gegner" }
  var noGamePasses: String { "Kein Spiel passt zum Filter.\n/ ändert ihn." }
  var gameDeleted: String { "Spiel gelöscht" }
  var gameRestored: String { "Spiel wiederhergestellt." }
  var goOn: String { "Weiterspielen" }
  var stepBackFirst: String { "Gehe erst einen Zug zurück" }
  var replay: String { "Abspielen" }
  var stepThroughMoves: String { "Durch die Züge gehen" }
  var previousMove: String { "Voriger Zug" }
  var nextMove: String { "Nächster Zug" }
  func move(_ number: Int, of count: Int) -> String { "Zug \(number) von \(count)" }
  func stars(_ count: Int) -> String { count == 1 ? "1 Stern" : "\(count) Sterne" }
  func moves(_ count: Int) -> String { count == 1 ? "1 Zug" : "\(count) Züge" }

  let now = "jetzt"
  func minutes(_ count: Int) -> String { "\(count) Min." }
  func hours(_ count: Int) -> String { "\(count) Std." }
  let yesterday = "gestern"

  let keysHint = "? Tasten"
  let keysButton = "F1 Tasten"
  let notSaving = "Nicht gesichert"

  func notice(_ notice: StoreNotice) -> String {
    switch notice {
    case .damaged(let path, let kept, let lost):
      "Die Datei mit den Spielen und Nachrichten war beschädigt. \(salvaged(kept, lost)) Die beschädigte Datei heißt jetzt \(path)."
    case .separated(let path, let kept, let lost):
      "An die Stelle der Datei mit den Spielen und Nachrichten kam eine andere Kopie, neben das Protokoll der früheren Datei. Was in beiden steht, bleibt zusammen erhalten. \(salvaged(kept, lost)) Die Kopie heißt jetzt \(path), das Protokoll \(path)-wal."
    case .notSaving(let obstacle): "Nichts wird gesichert: \(text(obstacle))"
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
    }
  }

  private func salvaged(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "Nichts darin war lesbar." : "Gerettet: \(kept), verloren: \(lost)."
  }

  private func text(_ obstacle: StoreNotice.Obstacle) -> String {
    switch obstacle {
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
}
