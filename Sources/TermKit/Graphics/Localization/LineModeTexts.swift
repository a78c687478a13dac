extension SystemStrings {
  /// The texts for applications that are shown as lines of text.
  public struct LineModeTexts: Sendable {
    /// The first line, from the reason for lines of text, such as "--accessible".
    public var beginning: @Sendable (_ reason: String) -> String
    /// The title of the command that describes the place of the focus. In English "Where am I".
    public var whereAmI: String
    /// The title of the command that prints the last lines again. In English "Repeat".
    public var repeatLines: String
    /// The title of the command that prints everything with numbers. In English "Outline with numbers".
    public var outline: String
    /// The title of the keys that go to a line by its number. In English "Go to line".
    public var goToLine: String
    /// The text for a number that no line has.
    public var noLine: @Sendable (_ number: Int) -> String
    /// The text if nothing has the focus.
    public var nothingFocused: String
    /// The advice before a list of answers.
    public var chooseNumber: String
    /// The advice at a text field.
    public var pressEnterToType: String
    /// The advice before several lines are typed.
    public var typeLines: String
    /// The text for a task that goes on for long, from its name.
    public var stillBusy: @Sendable (_ name: String) -> String

    static var english: LineModeTexts {
      LineModeTexts(
        beginning: { "Lines of text, because of \($0). Press ? for the keys." }, whereAmI: "Where am I",
        repeatLines: "Repeat", outline: "Outline with numbers", goToLine: "Go to line",
        noLine: { "There is no line \($0)." }, nothingFocused: "Nothing has the focus.",
        chooseNumber: "Choose a number:", pressEnterToType: "Press Enter to type.",
        typeLines: "Type lines. An empty line ends the text.", stillBusy: { "\($0), still busy" })
    }

    static var german: LineModeTexts {
      LineModeTexts(
        beginning: { "Textzeilen, wegen \($0). ? zeigt die Tasten." }, whereAmI: "Wo bin ich",
        repeatLines: "Wiederholen", outline: "Gliederung mit Nummern", goToLine: "Zu Zeile gehen",
        noLine: { "Es gibt keine Zeile \($0)." }, nothingFocused: "Nichts hat den Fokus.",
        chooseNumber: "Nummer wählen:", pressEnterToType: "Enter, um zu schreiben.",
        typeLines: "Zeilen eingeben. Eine leere Zeile beendet den Text.", stillBusy: { "\($0), dauert noch an" })
    }

    static var japanese: LineModeTexts {
      LineModeTexts(
        beginning: { "行単位の表示（\($0)）。?でキー一覧。" }, whereAmI: "現在位置", repeatLines: "繰り返す",
        outline: "番号付きの一覧", goToLine: "行に移動", noLine: { "行\($0)はありません。" },
        nothingFocused: "フォーカスはありません。", chooseNumber: "番号を選択：", pressEnterToType: "Enterで入力します。",
        typeLines: "文章を入力してください。空行で終わります。", stillBusy: { "\($0)、継続中" })
    }

    static func arabic(_ language: Language) -> LineModeTexts {
      LineModeTexts(
        beginning: { "أسطر نصية بسبب \($0.isolated). اضغط ? لعرض المفاتيح." }, whereAmI: "أين أنا",
        repeatLines: "تكرار", outline: "الشاشة كلها بأرقام", goToLine: "الانتقال إلى سطر",
        noLine: { "لا يوجد السطر \(language.digits($0))." }, nothingFocused: "لا شيء عليه التركيز.",
        chooseNumber: "اختر رقمًا:", pressEnterToType: "اضغط Enter للكتابة.",
        typeLines: "اكتب الأسطر. السطر الفارغ ينهي النص.", stillBusy: { "\($0)، ما زال جاريًا" })
    }

    static var hebrew: LineModeTexts {
      LineModeTexts(
        beginning: { "שורות טקסט, בגלל \($0.isolated). הקישו ? להצגת המקשים." }, whereAmI: "איפה אני",
        repeatLines: "חזרה על השורות", outline: "כל המסך עם מספרים", goToLine: "מעבר לשורה",
        noLine: { "אין שורה \($0)." }, nothingFocused: "שום דבר אינו במיקוד.", chooseNumber: "בחרו מספר:",
        pressEnterToType: "הקישו Enter כדי להקליד.", typeLines: "הקלידו שורות. שורה ריקה מסיימת את הטקסט.",
        stillBusy: { "\($0), עדיין מתבצע" })
    }
  }
}
