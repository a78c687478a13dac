extension SystemStrings {
  /// TermKit's own texts in Hebrew.
  public static let hebrew = SystemStrings(
    Texts(
      // Bar items
      done: "סיום", cancel: "ביטול", edit: "עריכה", save: "שמירה", undo: "ביטול פעולה", redo: "ביצוע חוזר",
      delete: "מחיקה", add: "הוספה", compose: "כתיבה", reply: "מענה", search: "חיפוש", refresh: "רענון",
      refreshByTurning: "גלגלו שוב או לחצו לרענון", close: "סגירה", organize: "ארגון", bookmarks: "סימניות",
      camera: "מצלמה", share: "שיתוף", play: "ניגון", pause: "השהיה", rewind: "הרצה לאחור",
      fastForward: "הרצה קדימה", stopAction: "עצירה", back: "חזרה", moreInfo: "מידע נוסף",
      // Search bars
      clearText: "ניקוי הטקסט", resultsList: "רשימת התוצאות", scope: "טווח החיפוש",
      // Menus
      menu: "תפריט", showMenu: "הצגת התפריט", activate: "הפעלה", increase: "הגדלה", decrease: "הקטנה",
      // Dates
      dates: DateNames(
        order: [.day, .month, .year],
        months: [
          "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר", "דצמבר",
        ],
        shortMonths: [
          "ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳", "נוב׳", "דצמ׳",
        ],
        weekdays: ["יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת", "יום א׳"], dayPattern: "W, D בM",
        daySuffix: "", yearSuffix: "", hourSuffixes: [" שע׳", " שע׳"], minuteSuffix: " דק׳", day: "יום", month: "חודש",
        year: "שנה", date: "תאריך", hour: "שעה", minute: "דקה"),
      // The list of keys. In an interface from right to left, TermKit exchanges the arrows left and right before commands get them. The
      // command for the arrow right therefore has the key that the keyboard calls left.
      keyNames: KeyNames(
        space: "רווח", up: "למעלה", down: "למטה", left: "ימינה", right: "שמאלה", arrows: "חצים"),
      theseKeys: "רשימת המקשים", keys: "מקשים", keysOfThisScreen: "במסך הזה", keysOfAllScreens: "בכל המסכים",
      howToCloseKeys: "לסגירה: Esc או ?", redrawScreen: "ציור המסך מחדש", textSize: "גודל הטקסט",
      suspend: "השהיית התוכנית", quit: "יציאה", nextControl: "הפקד הבא", previousControl: "הפקד הקודם",
      press: "לחיצה", move: "העברת המיקוד", select: "בחירה", moveRow: "העברת השורה", insertRow: "הוספת שורה",
      reorder: "סידור מחדש", moveByPages: "מעבר בין עמודים", firstOrLast: "השורה הראשונה או האחרונה",
      firstOrLastItem: "הפריט הראשון או האחרון", scroll: "גלילה", toTopOrEnd: "לראש או לתחתית", turnPage: "דפדוף",
      showSidebar: "הצגת סרגל הצד", hideSidebar: "הסתרת סרגל הצד", toStartOrEnd: "להתחלה או לסוף",
      readNext: "קריאת הרכיב הבא", readPrevious: "קריאת הרכיב הקודם", sayAgain: "חזרה על הטקסט או המשכו",
      // Undoing
      undoing: { "ביטול של \($0)" }, redoing: { "ביצוע חוזר של \($0)" }, typing: "הקלדה",
      // Keys in text views
      moveCursor: "הזזת הסמן", byWords: "לפי מילים", toLineEnds: "לתחילת השורה או לסופה",
      toParagraphEnds: "לתחילת הפסקה או לסופה", byParagraphs: "לפי פסקאות", byPages: "לפי עמודים",
      toTextEnds: "לתחילת הטקסט או לסופו", selectWhileMoving: "בחירה תוך כדי הזזה", selectAll: "בחירת הכול",
      endSelecting: "סיום הבחירה", cut: "גזירה", copy: "העתקה", paste: "הדבקה", deleteWord: "מחיקת מילה",
      deleteToParagraphEnds: "מחיקה עד תחילת הפסקה או סופה",
      // The symbol palette
      symbols: "אמוג׳י וסמלים", symbolsCannotBeShown: "המסוף אינו יכול להציג סמלים",
      symbolsAreNotInstalled: "לסמלים דרושות החבילות unicode-data ו־unicode-cldr-core.",
      noSymbols: "לא נמצאו סמלים", insertSymbol: "הוספת הסמל", otherSymbolGroup: "הקבוצה הבאה או הקודמת",
      recentSymbols: "בשימוש לאחרונה",
      symbolGroups: [
        "סמיילים ורגשות", "אנשים וגוף", "בעלי חיים וטבע", "אוכל ומשקאות", "נסיעות ומקומות", "פעילויות", "חפצים",
        "סמלים", "דגלים", "סימנים",
      ],
      // Notices
      sizeNotice: { needed, present in
        let needed = "\(needed.width)×\(needed.height)".isolated
        let present = "\(present.width)×\(present.height)".isolated
        return "היישום הזה זקוק לגודל \(needed), וגודל המסוף הוא \(present). הגדילו את המסוף."
      },
      // Spoken texts
      button: "כפתור", backButton: "כפתור חזרה", link: "קישור", heading: "כותרת", image: "תמונה",
      searchField: "שדה חיפוש", adjustable: "ניתן לכוונון", tab: "כרטיסייה", textField: "שדה טקסט",
      secureTextField: "שדה טקסט מאובטח", textView: "אזור טקסט", switchButton: "מתג", on: "פועל", off: "כבוי",
      selected: "נבחר", dimmed: "מעומעם", actionsAvailable: "יש פעולות זמינות", alert: "התראה",
      navigationBar: "סרגל ניווט", toolbar: "סרגל כלים", tabBar: "סרגל כרטיסיות", statusBar: "שורת מצב",
      inspected: "בבדיקה",
      list: "רשימה", collection: "אוסף", position: { "\($0) מתוך \($1)" }, row: { "שורה \($0) מתוך \($1)" },
      rows: { "שורות \($0.lowerBound) עד \($0.upperBound) מתוך \($1)" }, page: { "עמוד \($0) מתוך \($1)" },
      items: { "פריטים \($0.lowerBound) עד \($0.upperBound) מתוך \($1)" },
      characters: { Language.hebrew.plural($0, one: "תו אחד", two: "שני תווים", other: "\($0) תווים") },
      deleted: { $0.isEmpty ? "רווח נמחק" : "נמחק: \($0)" }, separator: ", ", stop: ". ",
      lineMode: LineModeTexts(
        beginning: { "שורות טקסט, בגלל \($0.isolated). הקישו ? להצגת המקשים." }, whereAmI: "איפה אני",
        repeatLines: "חזרה על השורות", outline: "כל המסך עם מספרים", goToLine: "מעבר לשורה",
        noLine: { "אין שורה \($0)." }, nothingFocused: "שום דבר אינו במיקוד.", chooseNumber: "בחרו מספר:",
        pressEnterToType: "הקישו Enter כדי להקליד.", typeLines: "הקלידו שורות. שורה ריקה מסיימת את הטקסט.",
        stillBusy: { "\($0), עדיין מתבצע" }),
      selection: SelectionTexts(
        selectText: "בחירת טקסט", extend: "הרחבת הבחירה", shift: { "Shift-\($0)" },
        hints: ["החצים מזיזים", "Shift מרחיב", "Enter מעתיק", "Esc מסיים"], copied: { copied($0) },
        copiedHere: { "\(copied($0)) לתוכנית הזאת בלבד: למסוף אין לוח" }, openLink: "פתיחת הקישור",
        addressCopied: "הכתובת הועתקה: לא ניתן לפתוח קישורים מכאן",
        addressCopiedHere: "הכתובת הועתקה לתוכנית הזאת בלבד: לא ניתן לפתוח קישורים מכאן"),
      find: FindTexts(
        find: "חיפוש", nextMatch: "ההתאמה הבאה", previousMatch: "ההתאמה הקודמת", match: { "\($0) מתוך \($1)" },
        noMatches: "אין התאמות", replaceWith: "החלפה ב־", replace: "החלפה", replaceAll: "הכול"),
      lists: ListTexts(
        expand: "הרחבה", collapse: "כיווץ", expanded: "מורחב", collapsed: "מכווץ", level: { "רמה \($0)" }, sort: "מיון",
        ascending: "בסדר עולה", descending: "בסדר יורד", chooseColumn: "בחירת עמודה", columnWidth: "רוחב העמודה",
        columnText: { "\($0): \($1)" }),
      searching: SearchTexts(token: "תג חיפוש") {
        Language.hebrew.plural($0, one: "הצעה אחת", two: "שתי הצעות", other: "\($0) הצעות")
      },
      // Sliders and progress
      minimumOrMaximum: "מינימום או מקסימום", inProgress: "מתבצע", progressHalted: "נעצר", percent: { "\($0)%" },
      perSecond: { "\($0) לשנייה" }, timeLeft: { "נותרו \($0)" }))

  private static func copied(_ lines: Int) -> String {
    Language.hebrew.plural(lines, one: "שורה אחת הועתקה", two: "שתי שורות הועתקו", other: "\(lines) שורות הועתקו")
  }
}
