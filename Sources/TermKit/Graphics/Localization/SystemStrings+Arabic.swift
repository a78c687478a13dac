extension SystemStrings {
  /// TermKit's own texts in Arabic, with the digits of most countries: ٠١٢٣٤٥٦٧٨٩.
  public static let arabic = arabic(.arabic)

  /// TermKit's own texts in Arabic, with the digits 0…9, as in the Maghreb, Libya and the Emirates.
  public static let arabicWithLatinDigits = arabic(Language("ar-AE"))

  private static func arabic(_ language: Language) -> SystemStrings {
    let number: @Sendable (Int) -> String = { language.digits($0) }
    let copied: @Sendable (Int) -> String = {
      language.plural(
        $0, one: "نُسخ سطر واحد", two: "نُسخ سطران", few: "نُسخت \(number($0)) أسطر", many: "نُسخ \(number($0)) سطرًا",
        other: "نُسخ \(number($0)) سطر")
    }
    return SystemStrings(
      Texts(
        // Bar items
        done: "تم", cancel: "إلغاء", edit: "تعديل", save: "حفظ", undo: "تراجع", redo: "إعادة", delete: "حذف",
        add: "إضافة", compose: "كتابة", reply: "رد", search: "بحث", refresh: "تحديث",
        refreshByTurning: "أدر مرة أخرى أو انقر للتحديث", close: "إغلاق", organize: "تنظيم",
        bookmarks: "الإشارات المرجعية", camera: "الكاميرا", share: "مشاركة", play: "تشغيل", pause: "إيقاف مؤقت",
        rewind: "ترجيع", fastForward: "تقديم سريع", stopAction: "إيقاف", back: "رجوع", moreInfo: "معلومات أكثر",
        // Search bars
        clearText: "مسح النص", resultsList: "قائمة النتائج", scope: "نطاق البحث",
        // Menus
        menu: "القائمة", showMenu: "إظهار القائمة", activate: "تنشيط", increase: "زيادة", decrease: "تقليل",
        // Dates
        dates: DateNames(
          order: [.day, .month, .year], months: arabicMonths, shortMonths: arabicMonths,
          weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"], dayPattern: "W، D M",
          daySuffix: "", yearSuffix: "", hourSuffixes: [" س", " س"], minuteSuffix: " د", day: "اليوم", month: "الشهر",
          year: "السنة", date: "التاريخ", hour: "الساعة", minute: "الدقيقة", digitsLanguage: language),
        // The list of keys. In an interface from right to left, TermKit exchanges the arrows left and right before commands get them. The
        // command for the arrow right therefore has the key that the keyboard calls left.
        keyNames: KeyNames(
          space: "مسافة", up: "أعلى", down: "أسفل", left: "يمين", right: "يسار", arrows: "الأسهم"),
        theseKeys: "قائمة المفاتيح", keys: "المفاتيح", keysOfThisScreen: "هذه الشاشة", keysOfAllScreens: "كل الشاشات",
        howToCloseKeys: "للإغلاق: Esc أو ?", redrawScreen: "إعادة رسم الشاشة", textSize: "حجم النص", suspend: "تعليق",
        quit: "إنهاء", nextControl: "عنصر التحكم التالي", previousControl: "عنصر التحكم السابق", press: "ضغط",
        move: "نقل التركيز", select: "تحديد", moveRow: "نقل الصف", insertRow: "إدراج صف", reorder: "إعادة الترتيب",
        moveByPages: "الانتقال بالصفحات", firstOrLast: "الصف الأول أو الأخير",
        firstOrLastItem: "العنصر الأول أو الأخير",
        scroll: "تمرير", toTopOrEnd: "إلى الأعلى أو الأسفل", turnPage: "قلب الصفحة",
        showSidebar: "إظهار الشريط الجانبي", hideSidebar: "إخفاء الشريط الجانبي",
        toStartOrEnd: "إلى البداية أو النهاية", readNext: "قراءة العنصر التالي", readPrevious: "قراءة العنصر السابق",
        sayAgain: "تكرار النص أو متابعته",
        // Undoing
        undoing: { "التراجع عن \($0)" }, redoing: { "إعادة \($0)" }, typing: "الكتابة",
        // Keys in text views
        moveCursor: "تحريك المؤشر", byWords: "بالكلمات", toLineEnds: "إلى بداية السطر أو نهايته",
        toParagraphEnds: "إلى بداية الفقرة أو نهايتها", byParagraphs: "بالفقرات", byPages: "بالصفحات",
        toTextEnds: "إلى بداية النص أو نهايته", selectWhileMoving: "التحديد مع التحريك", selectAll: "تحديد الكل",
        endSelecting: "إنهاء التحديد", cut: "قص", copy: "نسخ", paste: "لصق", deleteWord: "حذف كلمة",
        deleteToParagraphEnds: "الحذف إلى بداية الفقرة أو نهايتها",
        // The symbol palette
        symbols: "الإيموجي والرموز", symbolsCannotBeShown: "لا يمكن للطرفية عرض الرموز",
        symbolsAreNotInstalled: "تحتاج الرموز إلى الحزمتين unicode-data وunicode-cldr-core.",
        noSymbols: "لم يُعثر على رموز", insertSymbol: "إدراج الرمز", otherSymbolGroup: "المجموعة التالية أو السابقة",
        recentSymbols: "المستخدمة حديثًا",
        symbolGroups: [
          "الوجوه والمشاعر", "الأشخاص والجسم", "الحيوانات والطبيعة", "الطعام والشراب", "السفر والأماكن", "الأنشطة",
          "الأشياء", "الرموز", "الأعلام", "العلامات",
        ],
        // Notices
        sizeNotice: { needed, present in
          let (needed, present) = (language.size(needed), language.size(present))
          return "يحتاج هذا التطبيق إلى الحجم \(needed)، وحجم الطرفية \(present). كبّر الطرفية."
        },
        // Spoken texts
        button: "زر", backButton: "زر الرجوع", link: "رابط", heading: "عنوان", image: "صورة", searchField: "حقل بحث",
        adjustable: "قابل للضبط", tab: "علامة تبويب", textField: "حقل نص", secureTextField: "حقل نص آمن",
        textView: "مساحة نص", switchButton: "زر تبديل", on: "مفعّل", off: "غير مفعّل", selected: "محدد", dimmed: "معتم",
        actionsAvailable: "تتوفر إجراءات", alert: "تنبيه", navigationBar: "شريط التنقل", toolbar: "شريط الأدوات",
        tabBar: "شريط علامات التبويب", statusBar: "شريط الحالة", inspected: "قيد الفحص", list: "قائمة",
        collection: "مجموعة",
        position: { "\(number($0)) من \(number($1))" }, row: { "الصف \(number($0)) من \(number($1))" },
        rows: { "الصفوف \(number($0.lowerBound)) إلى \(number($0.upperBound)) من \(number($1))" },
        page: { "الصفحة \(number($0)) من \(number($1))" },
        items: { "العناصر \(number($0.lowerBound)) إلى \(number($0.upperBound)) من \(number($1))" },
        characters: {
          language.plural(
            $0, zero: "لا أحرف", one: "حرف واحد", two: "حرفان", few: "\(number($0)) أحرف", many: "\(number($0)) حرفًا",
            other: "\(number($0)) حرف")
        },
        deleted: { $0.isEmpty ? "حُذف فراغ" : "حُذف: \($0)" }, separator: "، ", stop: ". ",
        lineMode: LineModeTexts(
          beginning: { "أسطر نصية بسبب \($0.isolated). اضغط ? لعرض المفاتيح." }, whereAmI: "أين أنا",
          repeatLines: "تكرار", outline: "الشاشة كلها بأرقام", goToLine: "الانتقال إلى سطر",
          noLine: { "لا يوجد السطر \(number($0))." }, nothingFocused: "لا شيء عليه التركيز.",
          chooseNumber: "اختر رقمًا:", pressEnterToType: "اضغط Enter للكتابة.",
          typeLines: "اكتب الأسطر. السطر الفارغ ينهي النص.", stillBusy: { "\($0)، ما زال جاريًا" }),
        selection: SelectionTexts(
          selectText: "تحديد نص", extend: "توسيع التحديد", shift: { "Shift-\($0)" },
          hints: ["الأسهم تحرّك", "Shift يوسّع", "Enter ينسخ", "Esc يُنهي"], copied: copied,
          copiedHere: { "\(copied($0)) لهذا البرنامج فقط: لا حافظة للطرفية" }, openLink: "فتح الرابط",
          addressCopied: "نُسخ العنوان: لا يمكن فتح الروابط من هنا",
          addressCopiedHere: "نُسخ العنوان لهذا البرنامج فقط: لا يمكن فتح الروابط من هنا"),
        find: FindTexts(
          find: "بحث", nextMatch: "النتيجة التالية", previousMatch: "النتيجة السابقة",
          match: { "\(number($0)) من \(number($1))" }, noMatches: "لا نتائج",
          replaceWith: "الاستبدال بـ", replace: "استبدال", replaceAll: "الكل"),
        lists: ListTexts(
          expand: "توسيع", collapse: "طي", expanded: "موسّع", collapsed: "مطوي",
          level: { "المستوى \(number($0))" }, sort: "فرز", ascending: "تصاعدي", descending: "تنازلي",
          chooseColumn: "اختيار عمود", columnWidth: "عرض العمود", columnText: { "\($0): \($1)" }),
        searching: SearchTexts(token: "رمز بحث") {
          language.plural(
            $0, zero: "لا اقتراحات", one: "اقتراح واحد", two: "اقتراحان", few: "\(number($0)) اقتراحات",
            many: "\(number($0)) اقتراحًا", other: "\(number($0)) اقتراح")
        },
        // Sliders and progress
        minimumOrMaximum: "الحد الأدنى أو الأقصى", inProgress: "جارٍ", progressHalted: "متوقف",
        percent: { language.hasNativeDigits ? "\(number($0))٪" : "\($0)%" },
        perSecond: { "\(language.digits(in: $0))/ث" },
        timeLeft: { "بقي \(language.digits(in: $0))" }))
  }

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
  ]
}

extension Language {
  /// Returns a size as a part of a text from right to left. The width comes first, at the left.
  fileprivate func size(_ size: Size) -> String { "\(digits(size.width))×\(digits(size.height))".isolated }
}
