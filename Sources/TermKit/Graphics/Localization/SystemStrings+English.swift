extension SystemStrings {
  /// TermKit's own texts in English.
  public static let english = SystemStrings(
    Texts(
      // Bar items
      done: "Done", cancel: "Cancel", edit: "Edit", save: "Save", undo: "Undo", redo: "Redo", delete: "Delete",
      add: "Add", compose: "Compose", reply: "Reply", search: "Search", refresh: "Refresh",
      refreshByTurning: "Turn again or click to refresh", close: "Close",
      organize: "Organize", bookmarks: "Bookmarks", camera: "Camera", share: "Share", play: "Play", pause: "Pause",
      rewind: "Rewind", fastForward: "Fast Forward", stopAction: "Stop", back: "Back", moreInfo: "More Info",
      // Search bars
      clearText: "Clear Text", resultsList: "Results List", scope: "Scope",
      // Menus
      menu: "Menu", showMenu: "Show menu", activate: "Activate", increase: "Increase", decrease: "Decrease",
      // Dates
      dates: DateNames(
        order: [.month, .day, .year],
        months: [
          "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December",
        ],
        shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], dayPattern: "W M D", daySuffix: "", yearSuffix: "",
        hourSuffixes: [" hour", " hours"], minuteSuffix: " min", day: "Day", month: "Month", year: "Year", date: "Date",
        hour: "Hour", minute: "Minute"),
      // The list of keys
      keyNames: KeyNames(
        space: "Space", up: "Up", down: "Down", left: "Left", right: "Right", arrows: "Arrows"),
      theseKeys: "List of keys", keys: "Keys", keysOfThisScreen: "This screen", keysOfAllScreens: "Everywhere",
      howToCloseKeys: "Esc or ? closes", redrawScreen: "Redraw the screen", textSize: "Text size", suspend: "Suspend",
      quit: "Quit", nextControl: "Next control", previousControl: "Previous control", press: "Press",
      move: "Move the focus", select: "Select", moveRow: "Move row", insertRow: "Insert row", reorder: "Reorder",
      moveByPages: "Move by pages", firstOrLast: "First, last row", firstOrLastItem: "First or last item",
      scroll: "Scroll", toTopOrEnd: "To top or bottom", turnPage: "Turn the page", showSidebar: "Show the sidebar",
      hideSidebar: "Hide the sidebar", toStartOrEnd: "To start or end", readNext: "Read next element",
      readPrevious: "Read previous element", sayAgain: "Repeat or continue the text",
      // Undoing
      undoing: { "Undo \($0)" }, redoing: { "Redo \($0)" }, typing: "Typing",
      // Keys in text views
      moveCursor: "Move the cursor", byWords: "By words", toLineEnds: "To start or end of line",
      toParagraphEnds: "To start or end of paragraph", byParagraphs: "By paragraphs", byPages: "By pages",
      toTextEnds: "To start or end of text", selectWhileMoving: "Select while moving", selectAll: "Select all",
      endSelecting: "Stop selecting", cut: "Cut", copy: "Copy", paste: "Paste", deleteWord: "Delete a word",
      deleteToParagraphEnds: "Delete to start or end of paragraph",
      // The symbol palette
      symbols: "Emoji and symbols", symbolsCannotBeShown: "the terminal cannot show symbols",
      symbolsAreNotInstalled: "Symbols need the packages unicode-data and unicode-cldr-core.",
      noSymbols: "No symbols found", insertSymbol: "Insert symbol", otherSymbolGroup: "Next or previous group",
      recentSymbols: "Recently used",
      symbolGroups: [
        "Smileys and emotion", "People and body", "Animals and nature", "Food and drink", "Travel and places",
        "Activities", "Objects", "Symbols", "Flags", "Signs",
      ],
      // Notices
      sizeNotice: { needed, present in
        "This app needs \(needed.width)×\(needed.height); the terminal has \(present.width)×\(present.height). Make it larger."
      },
      // Spoken texts
      button: "button", backButton: "back button", link: "link", heading: "heading", image: "image",
      searchField: "search field", adjustable: "adjustable", tab: "tab", textField: "text field",
      secureTextField: "secure text field", textView: "text area", switchButton: "switch button", on: "on", off: "off",
      selected: "selected", dimmed: "dimmed", actionsAvailable: "actions available", alert: "alert",
      navigationBar: "navigation bar", toolbar: "toolbar", tabBar: "tab bar", statusBar: "status bar",
      inspected: "inspected", list: "list",
      collection: "collection", position: { "\($0) of \($1)" }, row: { "row \($0) of \($1)" },
      rows: { "rows \($0.lowerBound) to \($0.upperBound) of \($1)" }, page: { "page \($0) of \($1)" },
      items: { "items \($0.lowerBound) to \($0.upperBound) of \($1)" },
      characters: { $0 == 1 ? "1 character" : "\($0) characters" },
      deleted: { $0.isEmpty ? "blank deleted" : "\($0) deleted" }, separator: ", ", stop: ". ",
      lineMode: LineModeTexts(
        beginning: { "Lines of text, because of \($0). Press ? for the keys." }, whereAmI: "Where am I",
        repeatLines: "Repeat", outline: "Outline with numbers", goToLine: "Go to line",
        noLine: { "There is no line \($0)." }, nothingFocused: "Nothing has the focus.",
        chooseNumber: "Choose a number:", pressEnterToType: "Press Enter to type.",
        typeLines: "Type lines. An empty line ends the text.", stillBusy: { "\($0), still busy" }),
      selection: SelectionTexts(
        selectText: "Select Text", extend: "Extend the selection", shift: { "Shift-\($0)" },
        hints: ["Arrows move", "Shift extends", "Enter copies", "Esc leaves"],
        copied: { $0 == 1 ? "Copied 1 line" : "Copied \($0) lines" },
        copiedHere: {
          "Copied \($0 == 1 ? "1 line" : "\($0) lines") for this program only: the terminal has no clipboard"
        },
        openLink: "Open the link", addressCopied: "Copied the address: links cannot be opened from here",
        addressCopiedHere: "Copied the address for this program only: links cannot be opened from here"),
      find: FindTexts(
        find: "Find", nextMatch: "Next match", previousMatch: "Previous match", match: { "\($0) of \($1)" },
        noMatches: "No matches", replaceWith: "Replace with", replace: "Replace", replaceAll: "All"),
      lists: ListTexts(
        expand: "Expand", collapse: "Collapse", expanded: "expanded", collapsed: "collapsed", level: { "level \($0)" },
        sort: "Sort", ascending: "ascending", descending: "descending", chooseColumn: "Choose a column",
        columnWidth: "Column width", columnText: { "\($0): \($1)" }),
      searching: SearchTexts(token: "token") { $0 == 1 ? "1 suggestion" : "\($0) suggestions" },
      // Sliders and progress
      minimumOrMaximum: "Minimum or maximum", inProgress: "in progress", progressHalted: "progress halted",
      percent: { "\($0)%" }, perSecond: { "\($0)/s" }, timeLeft: { "\($0) left" }))
}
