/// TermKit's own texts in German.
struct GermanStrings: SystemStrings {
  var done: String { "Fertig" }
  var cancel: String { "Abbrechen" }
  var edit: String { "Bearbeiten" }
  var save: String { "Sichern" }
  var undo: String { "Widerrufen" }
  var redo: String { "Wiederholen" }
  var delete: String { "Löschen" }
  var add: String { "Hinzufügen" }
  var compose: String { "Verfassen" }
  var reply: String { "Antworten" }
  var search: String { "Suchen" }
  var refresh: String { "Neu laden" }
  var close: String { "Schließen" }
  var organize: String { "Verwalten" }
  var bookmarks: String { "Lesezeichen" }
  var camera: String { "Kamera" }
  var share: String { "Teilen" }
  var play: String { "Abspielen" }
  var pause: String { "Pause" }
  var rewind: String { "Zurückspulen" }
  var fastForward: String { "Vorspulen" }
  var stopAction: String { "Stopp" }
  var back: String { "Zurück" }
  var moreInfo: String { "Weitere Infos" }
  var clearText: String { "Text löschen" }
  var resultsList: String { "Ergebnisliste" }
  var scope: String { "Suchbereich" }
  var menu: String { "Menü" }
  var showMenu: String { "Menü zeigen" }
  var activate: String { "Aktivieren" }
  var increase: String { "Erhöhen" }
  var decrease: String { "Verringern" }

  var dates: DateNames { .german }
  var keyNames: KeyNames {
    KeyNames(
      control: "Strg", alt: "Alt", shift: "Umschalt", space: "Leertaste", enter: "Enter", tab: "Tab",
      backspace: "Rücktaste", escape: "Esc", up: "Hoch", down: "Runter", left: "Links", right: "Rechts",
      arrows: "Pfeiltasten", home: "Pos1", end: "Ende", pageUp: "Bild-Auf", pageDown: "Bild-Ab", insert: "Einfg",
      delete: "Entf", begin: "Anfang")
  }
  var theseKeys: String { "Liste der Tasten" }
  var keys: String { "Tasten" }
  var keysOfThisScreen: String { "Auf diesem Bildschirm" }
  var keysOfAllScreens: String { "Überall" }
  var howToCloseKeys: String { "Esc oder ? schließt" }
  var redrawScreen: String { "Bildschirm neu zeichnen" }
  var textSize: String { "Textgröße" }
  var suspend: String { "Anhalten" }
  var quit: String { "Beenden" }
  var nextControl: String { "Nächstes Bedienelement" }
  var previousControl: String { "Voriges Bedienelement" }
  var press: String { "Drücken" }
  var move: String { "Fokus bewegen" }
  var select: String { "Auswählen" }
  var moveRow: String { "Zeile verschieben" }
  var insertRow: String { "Zeile einfügen" }
  var reorder: String { "Verschieben" }
  var page: String { "Seitenweise blättern" }
  var firstOrLast: String { "Erste oder letzte Zeile" }
  var firstOrLastItem: String { "Erstes oder letztes Element" }
  var scroll: String { "Blättern" }
  var toTopOrEnd: String { "Zum Anfang oder Ende" }
  var turnPage: String { "Seite umblättern" }
  var showSidebar: String { "Seitenleiste einblenden" }
  var hideSidebar: String { "Seitenleiste ausblenden" }
  var toStartOrEnd: String { "Zum Anfang oder Ende" }
  var readNext: String { "Nächstes Element lesen" }
  var readPrevious: String { "Voriges Element lesen" }
  var sayAgain: String { "Text wiederholen oder fortsetzen" }

  var moveCursor: String { "Einfügemarke bewegen" }
  var byWords: String { "Wortweise" }
  var toLineEnds: String { "Zum Zeilenanfang oder -ende" }
  var toParagraphEnds: String { "Zum Absatzanfang oder -ende" }
  var byParagraphs: String { "Absatzweise" }
  var byPages: String { "Seitenweise" }
  var toTextEnds: String { "Zum Textanfang oder -ende" }
  var selectWhileMoving: String { "Beim Bewegen auswählen" }
  var selectAll: String { "Alles auswählen" }
  var endSelecting: String { "Auswahl beenden" }
  var cut: String { "Ausschneiden" }
  var copy: String { "Kopieren" }
  var paste: String { "Einsetzen" }
  var deleteWord: String { "Ein Wort löschen" }
  var deleteToParagraphEnds: String { "Bis zum Absatzanfang oder -ende löschen" }

  var symbols: String { "Emojis und Symbole" }
  var symbolsCannotBeShown: String { "das Terminal kann keine Symbole zeigen" }
  var symbolsAreNotInstalled: String { "Für Symbole werden die Pakete unicode-data und unicode-cldr-core benötigt." }
  var noSymbols: String { "Keine Symbole gefunden" }
  var insertSymbol: String { "Symbol einfügen" }
  var otherSymbolGroup: String { "Nächste oder vorige Gruppe" }
  var recentSymbols: String { "Zuletzt benutzt" }
  var symbolGroups: [String] {
    [
      "Smileys und Gefühle", "Menschen und Körper", "Tiere und Natur", "Essen und Trinken", "Reisen und Orte",
      "Aktivitäten", "Gegenstände", "Symbole", "Flaggen", "Zeichen",
    ]
  }

  func sizeNotice(needed: Size, present: Size) -> String {
    "Diese App benötigt \(needed.width)×\(needed.height) Zeichen; das Terminal hat \(present.width)×\(present.height). "
      + "Bitte vergrößern."
  }

  var button: String { "Taste" }
  var backButton: String { "Zurück-Taste" }
  var link: String { "Link" }
  var heading: String { "Überschrift" }
  var image: String { "Bild" }
  var searchField: String { "Suchfeld" }
  var adjustable: String { "anpassbar" }
  var tab: String { "Tab" }
  var textField: String { "Textfeld" }
  var secureTextField: String { "sicheres Textfeld" }
  var textView: String { "Textbereich" }
  var switchButton: String { "Umschalter" }
  var on: String { "ein" }
  var off: String { "aus" }
  var selected: String { "ausgewählt" }
  var dimmed: String { "grau dargestellt" }
  var actionsAvailable: String { "Aktionen verfügbar" }
  var alert: String { "Hinweis" }
  var navigationBar: String { "Navigationsleiste" }
  var toolbar: String { "Symbolleiste" }
  var tabBar: String { "Tableiste" }
  var statusBar: String { "Statusleiste" }
  var list: String { "Liste" }
  var collection: String { "Sammlung" }
  var separator: String { ", " }
  var stop: String { ". " }

  func position(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }

  func row(_ number: Int, of count: Int) -> String { "Zeile \(number) von \(count)" }

  func page(_ number: Int, of count: Int) -> String { "Seite \(number) von \(count)" }

  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "Zeilen \(numbers.lowerBound) bis \(numbers.upperBound) von \(count)"
  }

  func items(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "Elemente \(numbers.lowerBound) bis \(numbers.upperBound) von \(count)"
  }

  func characters(_ count: Int) -> String { "\(count) Zeichen" }

  var minimumOrMaximum: String { "Minimum oder Maximum" }
  var inProgress: String { "läuft" }
  var progressHalted: String { "angehalten" }

  func percent(_ number: Int) -> String { "\(number) %" }

  func perSecond(_ amount: String) -> String { "\(amount)/s" }

  func timeLeft(_ time: String) -> String { "noch \(time)" }
}
