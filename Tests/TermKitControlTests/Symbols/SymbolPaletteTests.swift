import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite(.needsSymbols) struct SymbolPaletteTests {
  private static let open = "\u{1B}."
  private let field = TextField()
  private let delegate = Delegate()
  private let app: TestApplication

  /// Shows a field in the second row.
  init() {
    app = TestApplication(size: Size(width: 44, height: 16), delegate: delegate)
    delegate.show(field)
    app.turn()
  }

  private func open() {
    app.press(Self.open)
    app.advance(by: 0.5)
  }

  /// The first row of the palette as far as the name of the marked symbol.
  private func top(_ y: Int = 8) -> String {
    var row = app.row(y)
    while let last = row.last, last == "✕" || last == " " { row.removeLast() }
    return row
  }

  @Test func `V8: Alt-. opens the palette, typing searches, Enter inserts and Escape closes`() {
    open()
    #expect(top().hasSuffix("grinning face"))
    app.type("cat fa")
    #expect(top().hasSuffix("cat face"))
    app.press(.enter)
    expectEqual(field.text, "🐱")
    #expect(field.isFirstResponder)
    app.press(.escape)
    app.advance(by: 0.5)
    expectEqual((8..<16).map(app.row), Array(repeating: "", count: 8))
    app.type("!")
    expectEqual(field.text, "🐱!")
  }

  @Test func `V8: arrows and pages move the mark, and the name of the marked symbol is shown`() {
    open()
    app.press(.right)
    #expect(top().contains("grinning face with") && top().hasSuffix("…"))
    app.press(.left, .left)
    #expect(top().hasSuffix("grinning face"))
    app.press(.down, .enter)
    // There are ten symbols in a row.
    expectEqual(field.text, "😉")
    app.press(.pageDown, .pageUp, .up, .enter)
    expectEqual(field.text, "😉😀")
  }

  @Test func `V8: Tab leads to the next group and Shift-Tab back, and the search ends`() {
    open()
    app.type("cat")
    app.press(.tab)
    app.press(.enter)
    expectEqual(field.text, "👋")
    app.press(.tab, holding: .shift)
    app.press(.tab, holding: .shift)
    app.press(.enter)
    // The signs are the last group; the first one is an exclamation mark.
    expectEqual(field.text?.last?.isASCII, true)
  }

  @Test func `V8: a click inserts a symbol, the wheel scrolls, and tabs can be clicked`() {
    open()
    app.click(6, 9)
    expectEqual(field.text, "😃")
    app.turnWheel(by: 1, 6, 11)
    app.click(6, 9)
    #expect(field.text != "😃😃")
    app.click(6, 15)
    app.click(2, 9)
    expectEqual(field.text?.last, "👋")
    app.click(0, 1)
    app.type("x")
    expectEqual(field.text?.first, "x")
    #expect(app.row(15).contains("😀"))
  }

  @Test func `V8: a click on ✕ closes the palette, and after a click in the text, Escape closes it`() {
    open()
    app.click(on: "✕")
    app.advance(by: 0.5)
    expectEqual(app.row(15), "")
    #expect(field.isFirstResponder)
    open()
    app.click(0, 1)
    app.type("a")
    app.press(.escape)
    app.advance(by: 0.5)
    expectEqual(app.row(15), "")
    app.type("b")
    expectEqual(field.text, "ab")
  }

  @Test func `V8: the palette names the marked symbol and the selected group`() {
    app.resize(to: Size(width: 80, height: 24))
    open()
    #expect(top(15).hasSuffix("grinning face") && app.row(23).contains("Smileys"))
    app.press(.tab)
    #expect(top(15).hasSuffix("waving hand") && app.row(23).contains("People and body"))
    app.type("dog")
    #expect(!app.row(23).contains("People"))
  }

  @Test(arguments: [ColorDepth.sixteen, .none])
  func `V8: on terminals with few colours, lines separate the groups of the palette`(depth: ColorDepth) {
    app.application.traitOverrides.colorDepth = depth
    open()
    #expect(app.row(15).contains("│"))
    app.application.traitOverrides.colorDepth = .truecolor
    app.turn()
    #expect(!app.row(15).contains("│"))
    #expect(app.background(43, 15) != app.background(43, 14))
  }

  @Test func `V8: the edit menu opens the palette`() {
    app.mouseDown(0, 1, button: 2)
    app.mouseUp(0, 1, button: 2)
    app.advance(by: 0.3)
    app.click(on: "Emoji and symbols")
    app.advance(by: 0.5)
    app.type("dog")
    app.press(.enter)
    expectEqual(field.text, "🐶")
  }

  @Test func `V8: an insertion is an edit of the user, which the user can undo`() {
    var events = 0
    field.addAction(for: .editingChanged) { _ in events += 1 }
    open()
    app.type("dog")
    app.press(.enter, .enter)
    expectEqual(field.text, "🐶🐶")
    expectEqual(events, 2)
    app.press(.escape)
    app.press("\u{1B}z")
    expectEqual(field.text, "🐶")
  }

  @Test func `V8: a symbol that the delegate refuses does not become a recent one`() {
    let refusing = RefusingDelegate()
    field.delegate = refusing
    open()
    app.type("dog")
    app.press(.enter)
    expectEqual(field.text, "")
    expectEqual(app.application.recentSymbols, [])
    refusing.isRefusing = false
    app.press(.enter)
    expectEqual(field.text, "🐶")
    expectEqual(app.application.recentSymbols, ["🐶"])
  }

  @Test func `V8: keys that follow the key for the palette at once go to its search, and after Escape to the text`() {
    app.press(Self.open + "dog\r")
    app.advance(by: 0.5)
    expectEqual(field.text, "🐶")
    app.press(.escape)
    app.type("!")
    expectEqual(field.text, "🐶!")
    app.press(.tab)
    app.type("?")
    expectEqual(field.text, "🐶!?")
  }

  @Test func `V8: recent symbols come first in the next palette, and the program can set and save them`() {
    open()
    app.type("dog")
    app.press(.enter)
    expectEqual(app.application.recentSymbols, ["🐶"])
    app.press(.backspace, .backspace, .backspace)
    app.type("cat face")
    app.press(.enter)
    expectEqual(app.application.recentSymbols, ["🐱", "🐶"])
    expectEqual(delegate.saved, [["🐶"], ["🐱", "🐶"]])
    app.press(.escape)
    app.application.recentSymbols = ["→", "🐶", "→", ""]
    expectEqual(app.application.recentSymbols, ["→", "🐶"])
    open()
    app.press(.right, .enter)
    expectEqual(field.text, "🐶🐱🐶")
    expectEqual(app.application.recentSymbols, ["🐶", "→"])
  }

  @Test func `V8: the palette closes when the focus leaves its text, and Alt-. closes it too`() {
    open()
    field.resignFirstResponder()
    app.advance(by: 0.5)
    expectEqual(app.row(9), "")
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    expectEqual(app.row(9), "")
    open()
    #expect(app.row(15).contains("😀"))
    open()
    expectEqual(app.row(9), "")
  }

  @Test func `V8: the palette takes the place of an input view, which comes back afterwards`() {
    field.inputView = KeyboardStage.rows(2, "a")
    field.reloadInputViews()
    app.advance(by: 0.5)
    open()
    #expect(app.row(15).contains("😀"))
    app.press(.escape)
    app.advance(by: 0.5)
    expectEqual((13..<15).map(app.row), ["", String(repeating: "a", count: 44)])
  }

  @Test func `V8: a secret field has no palette, and a text that cannot be changed has none`() {
    field.isSecureTextEntry = true
    open()
    expectEqual(app.row(9), "")
    field.isSecureTextEntry = false
    field.isEnabled = false
    open()
    expectEqual(app.row(9), "")
  }

  @Test(arguments: [GlyphLevel.ascii, .blocks])
  func `V8: on terminals that cannot show symbols, the palette does not open, and a screen reader says why`(
    level: GlyphLevel
  ) {
    app.application.traitOverrides.glyphLevel = level
    app.application.traitOverrides.usesScreenReader = true
    open()
    expectEqual(app.row(9), "")
    expectEqual(app.application.spokenText?.contains("cannot show symbols"), true)
  }

  @Test func `V8: a screen reader announces the palette's search field and the marked symbols`() {
    app.application.traitOverrides.usesScreenReader = true
    app.turn()
    open()
    expectEqual(app.application.spokenText?.contains("search field"), true)
    app.press(.right)
    expectEqual(app.application.spokenText, "grinning face with big eyes")
    app.press(.tab)
    expectEqual(app.application.spokenText, "People and body")
  }

  @Test func `V8: without the data, the palette says which packages it needs, and has the recent symbols`() {
    app.application.windowScene.symbolCatalog = SymbolCatalog(emojiFile: "/nowhere", annotations: "/nowhere")
    app.application.recentSymbols = ["🐶"]
    open()
    #expect((9..<11).map(app.row).joined(separator: " ").contains("unicode-cldr-core"))
    app.press(.enter)
    expectEqual(field.text, "🐶")
  }

  @Test func `V8: the palette follows the language and the size of the terminal`() {
    open()
    app.application.traitOverrides.language = .german
    app.turn()
    #expect(top().hasSuffix("grinsendes Gesicht"))
    app.resize(to: Size(width: 80, height: 30))
    #expect(top(21).hasSuffix("grinsendes Gesicht"))
    app.resize(to: Size(width: 20, height: 6))
    #expect(app.row(4).contains("😀"))
  }
}

/// A delegate that shows a field and notes the recent symbols.
@MainActor private final class Delegate: ApplicationDelegate {
  private let root = ViewController()
  private(set) var saved: [[String]] = []

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func show(_ field: TextField) {
    field.frame = Rect(x: 0, y: 1, width: 40, height: 1)
    root.view.addSubview(field)
    field.becomeFirstResponder()
  }

  func applicationDidChangeRecentSymbols(_ application: Application) { saved.append(application.recentSymbols) }
}

/// A delegate that refuses all changes at first.
private final class RefusingDelegate: TextFieldDelegate {
  var isRefusing = true

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { !isRefusing }
}
