import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

// The texts of an app, in the way that the documentation of `Language` shows.

private protocol GameTexts {
  var newGame: String { get }
  func moves(_ count: Int) -> String
}

private struct EnglishTexts: GameTexts {
  let newGame = "New Game"
  func moves(_ count: Int) -> String { count == 1 ? "1 move" : "\(count) moves" }
}

private struct GermanTexts: GameTexts {
  let newGame = "Neues Spiel"
  func moves(_ count: Int) -> String { count == 1 ? "1 Zug" : "\(count) Züge" }
}

extension TraitEnvironment {
  fileprivate var texts: any GameTexts { traitCollection.language == .german ? GermanTexts() : EnglishTexts() }
}

private final class GameScreen: ViewController {
  let button = Button()
  let moves = [Label(), Label()]

  override func loadView() {
    view = View()
    for (y, part) in [button, moves[0], moves[1]].enumerated() {
      part.frame = Rect(0, 2 + y, 16, 1)
      view.addSubview(part)
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    button.setTitle(texts.newGame, for: .normal)
    for (index, label) in moves.enumerated() { label.text = texts.moves(index + 1) }
  }
}

@MainActor @Suite struct LanguageOnScreenTests {
  private static func app(_ language: Language, _ size: Size, _ root: ViewController) -> TestApplication {
    TestApplication(size: size, traits: TraitCollection(languages: [language]), root: root)
  }

  @Test func `X2: an app with texts in two languages follows the user's language while the app runs`() {
    let screen = GameScreen()
    let app = Self.app(.german, Size(width: 40, height: 10), screen)
    expectEqual(app.row(2), "  Neues Spiel")
    expectEqual([app.row(3), app.row(4)], ["1 Zug", "2 Züge"])
    app.application.traitOverrides.language = .english
    app.turn()
    expectEqual(app.row(2), "    New Game")
    expectEqual([app.row(3), app.row(4)], ["1 move", "2 moves"])
    app.application.traitOverrides.language = nil
    app.turn()
    expectEqual(app.row(3), "1 Zug")
  }

  @Test func `X2: TermKit uses only languages that the app supports, even if the user prefers another language`() {
    let app = Self.app(.japanese, Size(width: 40, height: 14), LetterScreen("a", isBare: true))
    let scene = app.application.windowScene
    expectEqual(scene.traitCollection.strings.quit, "終了")
    app.application.supportedLanguages = [.english, .german]
    expectEqual(scene.traitCollection.language, .english)
    #expect(scene.effectiveKeyCommands.map(\.title).contains("Quit"))
    app.application.traitOverrides.language = Language("de-AT")
    expectEqual(scene.traitCollection.language, .german)
    #expect(scene.effectiveKeyCommands.map(\.title).contains("Beenden"))
  }

  @Test func `the open list of keys follows a change of TermKit's texts`() {
    let app = Self.app(.english, Size(width: 50, height: 18), LetterScreen("a", isBare: true))
    app.press("?")
    var strings = SystemStrings.english
    strings.quit = "Leave"
    app.application.traitOverrides.strings = strings
    app.advance(by: 0.3)
    #expect(app.contains("q  Leave"))
  }

  @Test func `X2: the open list of keys and the size notice follow a change of language`() {
    let app = Self.app(.english, Size(width: 50, height: 18), LetterScreen("a", isBare: true))
    app.press("?")
    app.application.traitOverrides.language = .german
    app.advance(by: 0.3)
    expect(
      app,
      shows: """
        aaaaaaaaaaaaaaaaaaaaaa09:41aaaaaaaaaaaaaaaaaaaaaaa
        aaa                                           aaaa
        aaa                  Tasten                   aaaa
        aaa                                           aaaa
        aaa   Überall                                 aaaa
        aaa            Tab  Nächstes Bedienelement    aaaa
        aaa   Umschalt-Tab  Voriges Bedienelement     aaaa
        aaa    Pfeiltasten  Fokus bewegen             aaaa
        aaa              ?  Liste der Tasten          aaaa
        aaa          Alt-S  Text auswählen            aaaa
        aaa      Alt-+ / -  Textgröße                 aaaa
        aaa         Strg-L  Bildschirm neu zeichnen   aaaa
        aaa         Strg-Z  Anhalten                  aaaa
        aaa              q  Beenden                   aaaa
        aaa                                           aaaa
        aaa            Esc oder ? schließt            aaaa
        aaa                                           aaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        """)
    app.press("?")
    app.application.minimumSize = Size(width: 60, height: 10)
    app.advance(by: 0.3)
    app.application.traitOverrides.language = .japanese
    app.turn()
    expect(
      app,
      shows: """








        60×10の大きさが必要です。端末は50×18です。大きくし
                           てください。
        """)
  }

  // MARK: Layout with longer and wider words

  private static func mail() -> NavigationController {
    let root = LetterScreen(" ", title: "", isBare: true)
    let top = LetterScreen(" ", title: "2026", isBare: true)
    let navigation = NavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    top.navigationItem.rightBarButtonItems = [.done, .edit].map { BarButtonItem(systemItem: $0) }
    top.toolbarItems = [.cancel, .flexibleSpace, .undo, .redo, .flexibleSpace, .trash].map {
      BarButtonItem(systemItem: $0)
    }
    navigation.isToolbarHidden = false
    return navigation
  }

  @Test(arguments: [
    (Language.german, 80), (.japanese, 80), (.german, 40), (.japanese, 40),
  ]) func `X2: bars fit German and Japanese titles in 40 and 80 columns`(language: Language, width: Int) {
    let size = Size(width: width, height: width == 80 ? 24 : 16)
    let app = Self.app(language, size, Self.mail())
    expectEqual([app.row(1), app.row(size.height - 1)], Self.bars[language.code + "\(width)"])
  }

  private static let bars: [String: [String]] = [
    "de80": [
      "  ‹ Zurück                            2026                  Bearbeiten  Fertig",
      "  Abbrechen                   Widerrufen  Wiederholen                  Löschen",
    ],
    "ja80": [
      "  ‹ 戻る                              2026                          編集  完了",
      "  キャンセル                      取り消す  やり直す                      削除",
    ],
    "de40": ["  ‹ Zurück    2026  Bearbeiten  Fertig", "Abbrechen Widerrufen Wiederholen Löschen"],
    "ja40": ["  ‹ 戻る          2026      編集  完了", "  キャンセル  取り消す  やり直す  削除"],
  ]

  @Test(arguments: [
    (Language.german, 80), (.japanese, 80), (.german, 40), (.japanese, 40),
  ]) func `X2: the list of keys fits German and Japanese in 40 and 80 columns`(language: Language, width: Int) {
    let field = TextField(text: "a")
    let screen = LetterScreen(" ", isBare: true)
    let app = Self.app(language, Size(width: width, height: width == 80 ? 24 : 16), screen)
    field.frame = Rect(0, 2, 20, 1)
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    app.press("\u{1B}OP")
    app.advance(by: 0.3)
    expect(app, shows: Self.keyLists[language.code + "\(width)"] ?? "")
  }

  private static let keyLists: [String: String] = [
    "de80": """
                                         09:41

    a                                    Tasten                           ▄
                 Auf diesem Bildschirm
                             Pfeiltasten  Einfügemarke bewegen
                  Strg-Links Strg-Rechts  Wortweise
                               Pos1 Ende  Zum Zeilenanfang oder -ende
                           Strg-A Strg-E  Zum Absatzanfang oder -ende
                             Alt-< Alt->  Zum Textanfang oder -ende
                 Umschalt Strg-Leertaste  Beim Bewegen auswählen
                                   Alt-A  Alles auswählen
                                  Strg-X  Ausschneiden
                                   Alt-C  Kopieren
                                  Strg-V  Einsetzen
                            Strg-W Alt-D  Ein Wort löschen
                           Strg-U Strg-K  Bis zum Absatzanfang oder
                                          -ende löschen
                                   Alt-.  Emojis und Symbole
                                   Alt-Z  Widerrufen
                                  Strg-Y  Wiederholen
                                  Strg-O  Menü zeigen
                                  Esc oder ? schließt                  ▼
               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
    "ja80": """
                                         09:41

    a                                  キー一覧                        ▄
                   この画面
                              矢印キー  カーソルを移動
                       Ctrl-左 Ctrl-右  単語単位
                              Home End  行頭または行末へ
                         Ctrl-A Ctrl-E  段落の先頭または末尾へ
                           Alt-< Alt->  テキストの先頭または末尾へ
                   Shift Ctrl-スペース  移動しながら選択
                                 Alt-A  すべてを選択
                                Ctrl-X  カット
                                 Alt-C  コピー
                                Ctrl-V  ペースト
                          Ctrl-W Alt-D  単語を削除
                         Ctrl-U Ctrl-K  段落の先頭または末尾まで削除
                                 Alt-.  絵文字と記号
                                 Alt-Z  取り消す
                                Ctrl-Y  やり直す
                                Ctrl-O  メニューを表示

                                  Escまたは?で閉じる                ▼
                 ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
    "de40": """
                     09:41
                     Tasten                ▄
    a   Auf diesem Bildschirm
           Pfeiltasten  Einfügemarke
                        bewegen
            Strg-Links  Wortweise
           Strg-Rechts
             Pos1 Ende  Zum Zeilenanfang
                        oder -ende
         Strg-A Strg-E  Zum Absatzanfang
                        oder -ende
           Alt-< Alt->  Zum Textanfang
                        oder -ende
              Umschalt  Beim Bewegen
              Esc oder ? schließt       ▼
      ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
    "ja40": """
                     09:41
                    キー一覧               ▄
    a   この画面
               矢印キー  カーソルを移動
        Ctrl-左 Ctrl-右  単語単位
               Home End  行頭または行末
                         へ
          Ctrl-A Ctrl-E  段落の先頭また
                         は末尾へ
            Alt-< Alt->  テキストの先頭
                         または末尾へ
                  Shift  移動しながら選
          Ctrl-スペース  択
                  Alt-A  すべてを選択
               Escまたは?で閉じる       ▼
      ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
  ]

  @Test(arguments: [
    (
      Language.german, "Diese Partie löschen?", "Sie kann nicht wiederhergestellt werden.", "Nicht jetzt löschen",
      "Unwiderruflich löschen"
    ),
    (.japanese, "このゲームを削除しますか？", "削除したゲームは元に戻せません。よろしいですか？", "キャンセル", "削除"),
  ]) func `X2: an alert gives long and wide words the room they need`(
    language: Language, title: String, message: String, cancel: String, delete: String
  ) {
    let screen = LetterScreen(" ", isBare: true)
    let app = Self.app(language, Size(width: 40, height: 16), screen)
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: cancel, style: .cancel))
    alert.addAction(AlertAction(title: delete, style: .destructive))
    screen.present(alert, animated: false)
    app.turn()
    expect(app, shows: Self.alerts[language.code] ?? "")
  }

  private static let alerts: [String: String] = [
    "de": """
                     09:41



                                          ▄
             Diese Partie löschen?
        Sie kann nicht wiederhergestellt
                    werden.

             Unwiderruflich löschen
              Nicht jetzt löschen

       ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
    "ja": """
                     09:41



                                          ▄
           このゲームを削除しますか？
        削除したゲームは元に戻せません。
                よろしいですか？

          キャンセル          削除

       ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
    """,
  ]
}
