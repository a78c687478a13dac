extension SystemStrings {
  /// The texts for selecting text on the screen.
  public struct SelectionTexts: Sendable {
    /// The title of the command that begins a selection. In English "Select Text".
    public var selectText: String
    /// The title of the keys that extend the selection. In English "Extend the selection".
    public var extend: String
    /// The label of keys that are pressed with Shift, from the label of the keys. In English "Shift-↑↓←→".
    public var shift: @Sendable (_ keys: String) -> String
    /// The effects of the keys, for the row that is shown while text is selected. A narrow terminal leaves the first ones out.
    public var hints: [String]
    /// The text after a number of lines was copied.
    public var copied: @Sendable (_ lines: Int) -> String
    /// The text after a number of lines was copied where only the program itself can paste them.
    public var copiedHere: @Sendable (_ lines: Int) -> String
    /// The title of the command that opens a link. In English "Open the link".
    public var openLink: String
    /// The text after the address of a link was copied, because it cannot be opened here.
    public var addressCopied: String
    /// The text after the address of a link was copied where only the program itself can paste it.
    public var addressCopiedHere: String

    package func addressNotice(isOnDesktop: Bool) -> String { isOnDesktop ? addressCopied : addressCopiedHere }

    static var english: SelectionTexts {
      SelectionTexts(
        selectText: "Select Text", extend: "Extend the selection", shift: { "Shift-\($0)" },
        hints: ["Arrows move", "Shift extends", "Enter copies", "Esc leaves"],
        copied: { $0 == 1 ? "Copied 1 line" : "Copied \($0) lines" },
        copiedHere: {
          "Copied \($0 == 1 ? "1 line" : "\($0) lines") for this program only: the terminal has no clipboard"
        },
        openLink: "Open the link", addressCopied: "Copied the address: links cannot be opened from here",
        addressCopiedHere: "Copied the address for this program only: links cannot be opened from here")
    }

    static var german: SelectionTexts {
      SelectionTexts(
        selectText: "Text auswählen", extend: "Auswahl erweitern", shift: { "Umschalt-\($0)" },
        hints: ["Pfeile bewegen", "Umschalt erweitert", "Enter kopiert", "Esc beendet"],
        copied: { $0 == 1 ? "1 Zeile kopiert" : "\($0) Zeilen kopiert" },
        copiedHere: {
          "\($0 == 1 ? "1 Zeile" : "\($0) Zeilen") nur für dieses Programm kopiert: Das Terminal hat keine Zwischenablage"
        },
        openLink: "Link öffnen", addressCopied: "Adresse kopiert: Links können hier nicht geöffnet werden",
        addressCopiedHere: "Adresse nur für dieses Programm kopiert: Links können hier nicht geöffnet werden")
    }

    static var japanese: SelectionTexts {
      SelectionTexts(
        selectText: "テキストを選択", extend: "選択範囲を広げる", shift: { "Shift-\($0)" },
        hints: ["矢印で移動", "Shiftで選択", "Enterでコピー", "Escで終了"], copied: { "\($0)行をコピーしました" },
        copiedHere: { "\($0)行をこのプログラム内でコピーしました。端末にクリップボードがありません" },
        openLink: "リンクを開く", addressCopied: "アドレスをコピーしました。ここではリンクを開けません",
        addressCopiedHere: "アドレスをこのプログラム内でコピーしました。ここではリンクを開けません")
    }

    static func arabic(_ language: Language) -> SelectionTexts {
      let copied: @Sendable (Int) -> String = {
        language.plural(
          $0, one: "نُسخ سطر واحد", two: "نُسخ سطران", few: "نُسخت \(language.digits($0)) أسطر",
          many: "نُسخ \(language.digits($0)) سطرًا", other: "نُسخ \(language.digits($0)) سطر")
      }
      return SelectionTexts(
        selectText: "تحديد نص", extend: "توسيع التحديد", shift: { "Shift-\($0)" },
        hints: ["الأسهم تحرّك", "Shift يوسّع", "Enter ينسخ", "Esc يُنهي"], copied: copied,
        copiedHere: { "\(copied($0)) لهذا البرنامج فقط: لا حافظة للطرفية" }, openLink: "فتح الرابط",
        addressCopied: "نُسخ العنوان: لا يمكن فتح الروابط من هنا",
        addressCopiedHere: "نُسخ العنوان لهذا البرنامج فقط: لا يمكن فتح الروابط من هنا")
    }

    static var hebrew: SelectionTexts {
      let copied: @Sendable (Int) -> String = {
        Language.hebrew.plural($0, one: "שורה אחת הועתקה", two: "שתי שורות הועתקו", other: "\($0) שורות הועתקו")
      }
      return SelectionTexts(
        selectText: "בחירת טקסט", extend: "הרחבת הבחירה", shift: { "Shift-\($0)" },
        hints: ["החצים מזיזים", "Shift מרחיב", "Enter מעתיק", "Esc מסיים"], copied: copied,
        copiedHere: { "\(copied($0)) לתוכנית הזאת בלבד: למסוף אין לוח" }, openLink: "פתיחת הקישור",
        addressCopied: "הכתובת הועתקה: לא ניתן לפתוח קישורים מכאן",
        addressCopiedHere: "הכתובת הועתקה לתוכנית הזאת בלבד: לא ניתן לפתוח קישורים מכאן")
    }
  }
}
