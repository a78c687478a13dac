import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The tokens of search fields.
@MainActor @Suite(.isolatedAppearance) struct SearchTokenTests {
  private let stage = TokenStage()
  private var app: TestApplication { stage.app }
  private var field: SearchTextField { stage.field }

  @Test func `tokens stand before the text as capsules in the tint`() {
    field.text = "lunch"
    app.turn()
    expectEqual(app.row(1), "  ⌕  Ada   Grace  lunch                        ✕")
    let paper = app.background(9, 1)
    #expect(app.background(5, 1) != paper && app.background(5, 1) == app.background(12, 1))
    field.tokenBackgroundColor = .red
    app.turn()
    expectEqual(app.background(5, 1), Color.red.withAlphaComponent(0.2).over(paper))
  }

  @Test func `without colours, tokens have brackets, and the selected one is in reverse`() {
    let plain = TokenStage(traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    plain.app.press(.left)
    expectEqual(plain.app.row(1), " [/ [Ada] [Grace]                              x]")
    #expect(plain.app.cell(11, 1).attributes.contains(.reverse) && !plain.app.cell(5, 1).attributes.contains(.reverse))
  }

  @Test func `Left leads from the beginning of the text through the tokens, and Right back to the text`() {
    app.type("x")
    app.press(.left)
    expectEqual(stage.selected, [])
    app.press(.left)
    expectEqual(stage.selected, ["Grace"])
    app.press(.left, .left)
    expectEqual(stage.selected, ["Ada"])
    app.press(.right, .right)
    expectEqual(stage.selected, [])
    app.type("y")
    expectEqual(field.text, "yx")
  }

  @Test func `the first Backspace selects the last token and the second deletes it, which can be undone`() {
    app.press(.backspace)
    expectEqual(stage.selected, ["Grace"])
    expectEqual(stage.texts, ["Ada", "Grace"])
    app.press(.backspace)
    expectEqual(stage.texts, ["Ada"])
    expectEqual(stage.changes, 1)
    app.press(.character("z"), holding: .alt)
    expectEqual(stage.texts, ["Ada", "Grace"])
    app.press(.character("y"), holding: .control)
    expectEqual(stage.texts, ["Ada"])
  }

  @Test
  func `a click selects a token, a typed character and a pasted text replace it, and a click in the text selects none`()
  {
    stage.button.becomeFirstResponder()
    app.click(on: "Ada")
    #expect(field.isFirstResponder && stage.selected == ["Ada"])
    app.type("k")
    #expect(stage.texts == ["Grace"] && field.text == "k" && stage.selected == [])
    app.click(on: "Grace")
    app.paste("lm")
    #expect(stage.texts == [] && field.text == "lmk")
    field.tokens = [SearchToken(icon: nil, text: "Ada")]
    app.turn()
    app.click(on: "Ada")
    app.click(on: "lmk")
    expectEqual(stage.selected, [])
  }

  @Test func `the selected token is cut and copied as text, if the field allows it`() {
    app.press(.left)
    app.press(.character("c"), holding: .alt)
    expectEqual(app.application.pasteboardText, "Grace")
    app.press(.left)
    app.press(.character("x"), holding: .control)
    expectEqual(app.application.pasteboardText, "Ada")
    expectEqual(stage.texts, ["Grace"])
    field.allowsCopyingTokens = false
    app.press(.left)
    app.press(.character("x"), holding: .control)
    expectEqual(app.application.pasteboardText, "Ada")
    field.allowsDeletingTokens = false
    app.press(.backspace, .backspace, .delete)
    expectEqual(stage.texts, ["Grace"])
  }

  @Test func `another key for the text selects no token`() {
    app.press(.left)
    app.press(.character("e"), holding: .control)
    expectEqual(stage.selected, [])
    app.press(.left)
    app.press(.tab)
    #expect(stage.selected == [] && !field.isFirstResponder)
  }

  @Test func `tokens that do not fit scroll to the selected one, and to the last one while the user edits`() {
    field.tokens = ["Ada", "Barbara", "Grace", "Katherine"].map { SearchToken(icon: nil, text: $0) }
    app.turn()
    #expect(app.row(1).contains("Katherine") && !app.row(1).contains("Ada"))
    app.press(.left, .left, .left, .left)
    #expect(app.row(1).contains("Ada") && !app.row(1).contains("Katherine"))
    app.press(.tab)
    #expect(app.row(1).contains("Ada"))
    app.type("")
    field.becomeFirstResponder()
    app.type("lunch")
    #expect(app.row(1).contains("Katherine") && app.row(1).contains("lunch"))
  }

  @Test func `the program replaces a part of the text by a token, and the user undoes both in one step`() {
    field.text = "with Alan today"
    field.replaceTextualPortion(of: 5..<9, with: SearchToken(icon: nil, text: "Alan"), at: 0)
    #expect(stage.texts == ["Alan", "Ada", "Grace"] && field.text == "with  today" && stage.changes == 0)
    app.press(.character("z"), holding: .alt)
    #expect(stage.texts == ["Ada", "Grace"] && field.text == "with Alan today")
  }

  @Test func `the program inserts and removes tokens, which keep their objects`() {
    let token = SearchToken(icon: Image("★"), text: "two\nlines")
    token.representedObject = 7
    field.insertToken(token, at: 1)
    expectEqual(stage.texts, ["Ada", "two lines", "Grace"])
    expectEqual(field.tokens[1].representedObject as? Int, 7)
    app.turn()
    #expect(app.row(1).contains("★ two lines"))
    field.removeToken(at: 0)
    expectEqual(stage.texts, ["two lines", "Grace"])
  }

  @Test func `the clear button removes the text and the tokens`() {
    field.text = "lunch"
    app.turn()
    app.click(on: "✕")
    #expect(stage.texts == [] && field.text == "" && field.isFirstResponder)
    expectEqual(app.row(1), "  ⌕ Find")
  }

  @Test func `a screen reader says a token with its place, and follows the selection`() {
    let spoken = TokenStage(traits: TraitCollection(usesScreenReader: true))
    spoken.app.press(.left)
    spoken.app.advance(by: 1)
    let line = spoken.app.row(spoken.app.screen.size.height - 1)
    #expect(line.contains("token Grace") && line.contains("2 of 2") && line.contains("selected"))
    let elements = field.accessibilityElementLabels
    expectEqual(elements, ["token Ada", "token Grace"])
  }
}

extension SearchTextField {
  fileprivate var accessibilityElementLabels: [String] {
    subviews.flatMap(\.subviews).filter(\.isAccessibilityElement).compactMap(\.accessibilityLabel)
      .filter { $0.hasPrefix("token") }
  }
}

extension Application {
  fileprivate var pasteboardText: String? { Pasteboard.general.string }
}

/// A search field with two tokens, which has the focus, and a button below it.
@MainActor private final class TokenStage {
  let field = SearchTextField(placeholder: "Find")
  let button = Button(title: "Below")
  let app: TestApplication
  private(set) var changes = 0

  init(traits: TraitCollection = TraitCollection()) {
    let root = ViewController()
    app = TestApplication(size: Size(width: 50, height: 6), traits: traits, root: root)
    root.view.backgroundColor = .white
    field.frame = Rect(x: 1, y: 1, width: 48, height: 1)
    button.frame = Rect(x: 1, y: 3, width: 8, height: 1)
    field.tokens = ["Ada", "Grace"].map { SearchToken(icon: nil, text: $0) }
    field.addAction(for: .editingChanged) { [unowned self] _ in changes += 1 }
    [field, button].forEach(root.view.addSubview)
    field.becomeFirstResponder()
    app.turn()
  }

  var texts: [String] { field.tokens.map(\.text) }

  /// The texts of the selected tokens, as assistive technology sees them.
  var selected: [String] {
    field.subviews.flatMap(\.subviews).filter { $0.accessibilityDefaults.state.contains(.selected) }
      .compactMap { $0.accessibilityLabel?.split(separator: " ").last.map(String.init) }
  }
}
