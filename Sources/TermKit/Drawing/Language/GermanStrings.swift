/// What TermKit says in German.
struct GermanStrings: SystemStrings {
  let done = "Fertig"
  let cancel = "Abbrechen"
  let edit = "Bearbeiten"
  let save = "Sichern"
  let undo = "Widerrufen"
  let redo = "Wiederholen"
  let delete = "Löschen"
  let add = "Hinzufügen"
  let compose = "Verfassen"
  let reply = "Antworten"
  let search = "Suchen"
  let refresh = "Neu laden"
  let close = "Schließen"
  let organize = "Verwalten"
  let bookmarks = "Lesezeichen"
  let camera = "Kamera"
  let share = "Teilen"
  let play = "Abspielen"
  let pause = "Pause"
  let rewind = "Zurückspulen"
  let fastForward = "Vorspulen"
  let stopAction = "Stopp"
  let back = "Zurück"

  let keyNames = KeyNames(
    control: "Strg", alt: "Alt", shift: "Umschalt", space: "Leertaste", enter: "Eingabe", tab: "Tab",
    backspace: "Rücktaste", escape: "Esc", up: "Hoch", down: "Runter", left: "Links", right: "Rechts",
    arrows: "Pfeiltasten", home: "Pos1", end: "Ende", pageUp: "Bild-Hoch", pageDown: "Bild-Runter", insert: "Einfg",
    delete: "Entf", begin: "Anfang")
  let theseKeys = "Diese Tasten"
  let redrawScreen = "Bildschirm neu zeichnen"
  let suspend = "Anhalten"
  let quit = "Beenden"
  let nextControl = "Nächstes Bedienelement"
  let move = "Bewegen"
  let select = "Auswählen"
  let page = "Seitenweise"
  let firstOrLast = "Erste oder letzte"
  let scroll = "Blättern"
  let toTopOrEnd = "Zum Anfang oder Ende"
  let readNext = "Weiterlesen"
  let readPrevious = "Zurücklesen"
  let sayAgain = "Noch einmal, oder den Rest"

  let moveCursor = "Einfügemarke bewegen"
  let byWords = "Wortweise"
  let toLineEnds = "Zu den Enden der Zeile"
  let toParagraphEnds = "Zu den Enden des Absatzes"
  let byParagraphs = "Absatzweise"
  let byPages = "Seitenweise"
  let toTextEnds = "Zu den Enden des Textes"
  let selectWhileMoving = "Beim Bewegen auswählen"
  let selectAll = "Alles auswählen"
  let endSelecting = "Auswählen beenden"
  let cut = "Ausschneiden"
  let copy = "Kopieren"
  let paste = "Einsetzen"
  let deleteWord = "Ein Wort löschen"
  let deleteToParagraphEnds = "Bis zu den Enden des Absatzes löschen"

  func sizeNotice(needed: Size, present: Size) -> String {
    "Hierfür sind \(needed.width)×\(needed.height) Zeichen nötig; das Terminal hat \(present.width)×\(present.height). "
      + "Bitte vergrößern."
  }

  let button = "Taste"
  let backButton = "Zurück-Taste"
  let link = "Link"
  let heading = "Überschrift"
  let image = "Bild"
  let searchField = "Suchfeld"
  let adjustable = "anpassbar"
  let tab = "Tab"
  let textField = "Textfeld"
  let secureTextField = "sicheres Textfeld"
  let textView = "Textbereich"
  let selected = "ausgewählt"
  let dimmed = "grau dargestellt"
  let alert = "Hinweis"
  let navigationBar = "Navigationsleiste"
  let toolbar = "Symbolleiste"
  let tabBar = "Tableiste"
  let statusBar = "Statusleiste"
  let list = "Liste"
  let separator = ", "
  let stop = ". "

  func position(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }

  func row(_ number: Int, of count: Int) -> String { "Zeile \(number) von \(count)" }

  func characters(_ count: Int) -> String { "\(count) Zeichen" }
}
