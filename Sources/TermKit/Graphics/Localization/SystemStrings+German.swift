extension SystemStrings {
  /// TermKit's own texts in German.
  public static let german = SystemStrings(
    Texts(
      // Bar items
      done: "Fertig", cancel: "Abbrechen", edit: "Bearbeiten", save: "Sichern", undo: "Widerrufen", redo: "Wiederholen",
      delete: "Löschen", add: "Hinzufügen", compose: "Verfassen", reply: "Antworten", search: "Suchen",
      refresh: "Neu laden", refreshByTurning: "Weiter drehen oder klicken zum Laden", close: "Schließen",
      organize: "Verwalten", bookmarks: "Lesezeichen", camera: "Kamera",
      share: "Teilen", play: "Abspielen", pause: "Pause", rewind: "Zurückspulen", fastForward: "Vorspulen",
      stopAction: "Stopp", back: "Zurück", moreInfo: "Weitere Infos",
      // Search bars
      clearText: "Text löschen", resultsList: "Ergebnisliste", scope: "Suchbereich",
      // Menus
      menu: "Menü", showMenu: "Menü zeigen", activate: "Aktivieren", increase: "Erhöhen", decrease: "Verringern",
      // Dates
      dates: DateNames(
        order: [.day, .month, .year],
        months: [
          "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
          "Dezember",
        ],
        shortMonths: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."],
        weekdays: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."], dayPattern: "W D. M", daySuffix: ".",
        yearSuffix: "", hourSuffixes: [" Std.", " Std."], minuteSuffix: " Min.", day: "Tag", month: "Monat",
        year: "Jahr", date: "Datum", hour: "Stunde", minute: "Minute"),
      // The list of keys
      keyNames: KeyNames(
        control: "Strg", alt: "Alt", shift: "Umschalt", space: "Leertaste", enter: "Enter", tab: "Tab",
        backspace: "Rücktaste", escape: "Esc", up: "Hoch", down: "Runter", left: "Links", right: "Rechts",
        arrows: "Pfeiltasten", home: "Pos1", end: "Ende", pageUp: "Bild-Auf", pageDown: "Bild-Ab", insert: "Einfg",
        delete: "Entf", begin: "Anfang"),
      theseKeys: "Liste der Tasten", keys: "Tasten", keysOfThisScreen: "Auf diesem Bildschirm",
      keysOfAllScreens: "Überall", howToCloseKeys: "Esc oder ? schließt", redrawScreen: "Bildschirm neu zeichnen",
      textSize: "Textgröße", suspend: "Anhalten", quit: "Beenden", nextControl: "Nächstes Bedienelement",
      previousControl: "Voriges Bedienelement", press: "Drücken", move: "Fokus bewegen", select: "Auswählen",
      moveRow: "Zeile verschieben", insertRow: "Zeile einfügen", reorder: "Verschieben",
      moveByPages: "Seitenweise blättern", firstOrLast: "Erste, letzte Zeile",
      firstOrLastItem: "Erstes oder letztes Element", scroll: "Blättern", toTopOrEnd: "Zum Anfang oder Ende",
      turnPage: "Seite umblättern", showSidebar: "Seitenleiste einblenden", hideSidebar: "Seitenleiste ausblenden",
      toStartOrEnd: "Zum Anfang oder Ende", readNext: "Nächstes Element lesen", readPrevious: "Voriges Element lesen",
      sayAgain: "Text wiederholen oder fortsetzen",
      // Undoing
      undoing: { "\($0) widerrufen" }, redoing: { "\($0) wiederholen" }, typing: "Eingabe",
      // Keys in text views
      moveCursor: "Einfügemarke bewegen", byWords: "Wortweise", toLineEnds: "Zum Zeilenanfang oder -ende",
      toParagraphEnds: "Zum Absatzanfang oder -ende", byParagraphs: "Absatzweise", byPages: "Seitenweise",
      toTextEnds: "Zum Textanfang oder -ende", selectWhileMoving: "Beim Bewegen auswählen",
      selectAll: "Alles auswählen", endSelecting: "Auswahl beenden", cut: "Ausschneiden", copy: "Kopieren",
      paste: "Einsetzen", deleteWord: "Ein Wort löschen",
      deleteToParagraphEnds: "Bis zum Absatzanfang oder -ende löschen",
      // The symbol palette
      symbols: "Emojis und Symbole", symbolsCannotBeShown: "das Terminal kann keine Symbole zeigen",
      symbolsAreNotInstalled: "Für Symbole werden die Pakete unicode-data und unicode-cldr-core benötigt.",
      noSymbols: "Keine Symbole gefunden", insertSymbol: "Symbol einfügen",
      otherSymbolGroup: "Nächste oder vorige Gruppe", recentSymbols: "Zuletzt benutzt",
      symbolGroups: [
        "Smileys und Gefühle", "Menschen und Körper", "Tiere und Natur", "Essen und Trinken", "Reisen und Orte",
        "Aktivitäten", "Gegenstände", "Symbole", "Flaggen", "Zeichen",
      ],
      // Notices
      sizeNotice: { needed, present in
        "Diese App benötigt \(needed.width)×\(needed.height) Zeichen; das Terminal hat \(present.width)×\(present.height). "
          + "Bitte vergrößern."
      },
      // Spoken texts
      button: "Taste", backButton: "Zurück-Taste", link: "Link", heading: "Überschrift", image: "Bild",
      searchField: "Suchfeld", adjustable: "anpassbar", tab: "Tab", textField: "Textfeld",
      secureTextField: "sicheres Textfeld", textView: "Textbereich", switchButton: "Umschalter", on: "ein", off: "aus",
      selected: "ausgewählt", dimmed: "grau dargestellt", actionsAvailable: "Aktionen verfügbar", alert: "Hinweis",
      navigationBar: "Navigationsleiste", toolbar: "Symbolleiste", tabBar: "Tableiste", statusBar: "Statusleiste",
      inspected: "wird untersucht",
      list: "Liste", collection: "Sammlung", position: { "\($0) von \($1)" }, row: { "Zeile \($0) von \($1)" },
      rows: { "Zeilen \($0.lowerBound) bis \($0.upperBound) von \($1)" }, page: { "Seite \($0) von \($1)" },
      items: { "Elemente \($0.lowerBound) bis \($0.upperBound) von \($1)" }, characters: { "\($0) Zeichen" },
      deleted: { $0.isEmpty ? "Leerraum gelöscht" : "\($0) gelöscht" }, separator: ", ", stop: ". ",
      lineMode: LineModeTexts(
        beginning: { "Textzeilen, wegen \($0). ? zeigt die Tasten." }, whereAmI: "Wo bin ich",
        repeatLines: "Wiederholen", outline: "Gliederung mit Nummern", goToLine: "Zu Zeile gehen",
        noLine: { "Es gibt keine Zeile \($0)." }, nothingFocused: "Nichts hat den Fokus.",
        chooseNumber: "Nummer wählen:", pressEnterToType: "Enter, um zu schreiben.",
        typeLines: "Zeilen eingeben. Eine leere Zeile beendet den Text.", stillBusy: { "\($0), dauert noch an" }),
      selection: SelectionTexts(
        selectText: "Text auswählen", extend: "Auswahl erweitern", shift: { "Umschalt-\($0)" },
        hints: ["Pfeile bewegen", "Umschalt erweitert", "Enter kopiert", "Esc beendet"],
        copied: { $0 == 1 ? "1 Zeile kopiert" : "\($0) Zeilen kopiert" },
        copiedHere: {
          "\($0 == 1 ? "1 Zeile" : "\($0) Zeilen") nur für dieses Programm kopiert: Das Terminal hat keine Zwischenablage"
        },
        openLink: "Link öffnen", addressCopied: "Adresse kopiert: Links können hier nicht geöffnet werden",
        addressCopiedHere: "Adresse nur für dieses Programm kopiert: Links können hier nicht geöffnet werden"),
      find: FindTexts(
        find: "Suchen", nextMatch: "Nächster Treffer", previousMatch: "Voriger Treffer", match: { "\($0) von \($1)" },
        noMatches: "Keine Treffer", replaceWith: "Ersetzen durch", replace: "Ersetzen", replaceAll: "Alle"),
      lists: ListTexts(
        expand: "Aufklappen", collapse: "Zuklappen", expanded: "aufgeklappt", collapsed: "zugeklappt",
        level: { "Ebene \($0)" }, sort: "Sortieren", ascending: "aufsteigend", descending: "absteigend",
        chooseColumn: "Spalte wählen", columnWidth: "Spaltenbreite", columnText: { "\($0): \($1)" }),
      searching: SearchTexts(token: "Token") { $0 == 1 ? "1 Vorschlag" : "\($0) Vorschläge" },
      // Sliders and progress
      minimumOrMaximum: "Minimum oder Maximum", inProgress: "läuft", progressHalted: "angehalten",
      percent: { "\($0) %" }, perSecond: { "\($0)/s" }, timeLeft: { "noch \($0)" }))
}
