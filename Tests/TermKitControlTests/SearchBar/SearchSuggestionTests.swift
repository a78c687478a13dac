import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The suggestions below search fields.
@MainActor @Suite(.isolatedAppearance) struct SearchSuggestionTests {
  private let stage = SuggestionStage()
  private var app: TestApplication { stage.app }

  @Test func `suggestions are in a list below the field while the user edits, and typing goes on`() {
    app.type("a")
    expect(
      app,
      shows: """
                     09:41
           ⌕ a                      ✕
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         ▕ Ada                        ▄
         ▕ London
         ▕ Barbara
         ▕ Boston
         ▕ Grace
         ▕ New York
           ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                                Other
        """)
    app.type("d")
    #expect(app.contains("Ada") && !app.contains("Grace") && stage.field.text == "ad")
    app.type("x")
    #expect(!app.contains("Ada"))
  }

  @Test func `Down and Up lead through the suggestions and back to the text, and Enter chooses one`() {
    app.type("a")
    app.press(.down, .down, .down, .down, .up, .up)
    expectEqual(stage.highlighted, "Barbara")
    app.press(.enter)
    expectEqual(stage.chosen, ["Barbara"])
    #expect(!app.contains("Ada") && stage.field.isFirstResponder && stage.field.searchSuggestions == nil)
    app.type("a")
    app.press(.enter)
    expectEqual(stage.chosen, ["Barbara"])
    expectEqual(stage.returns, 1)
  }

  @Test func `Escape closes the list until the suggestions are set again`() {
    app.type("a")
    app.press(.escape)
    #expect(!app.contains("Ada") && stage.field.isFirstResponder && stage.escapes == 0)
    app.press(.escape)
    expectEqual(stage.escapes, 1)
    app.type("d")
    #expect(app.contains("Ada"))
  }

  @Test func `a click chooses a suggestion, and a click elsewhere works as usual`() {
    app.type("a")
    app.click(on: "Grace")
    expectEqual(stage.chosen, ["Grace"])
    app.type("a")
    app.click(on: "Other")
    #expect(stage.presses == 1 && !app.contains("Ada"))
  }

  @Test func `the list is away while another view has the focus, and back when the user returns`() {
    app.type("a")
    app.press(.tab)
    #expect(!app.contains("Grace"))
    stage.field.becomeFirstResponder()
    app.turn()
    #expect(app.contains("Grace"))
    let alert = AlertController(title: "Stop")
    alert.addAction(AlertAction(title: "Yes"))
    stage.root.present(alert, animated: false)
    app.turn()
    #expect(!app.contains("Grace"))
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.contains("Grace"))
  }

  @Test func `the list follows its field`() {
    app.type("a")
    stage.field.frame.origin = Point(x: 6, y: 3)
    app.turn()
    #expect(app.row(5).contains("Ada"))
    stage.field.isHidden = true
    app.turn()
    #expect(!app.contains("Ada"))
  }

  @Test func `a list that is too long scrolls to the highlighted suggestion`() {
    stage.field.searchSuggestions = (1...30).map { SearchSuggestionItem(localizedSuggestion: "Name \($0)") }
    app.press(.up)
    expectEqual(stage.highlighted, "Name 30")
    #expect(app.contains("Name 30"))
  }

  @Test func `a screen reader says the number of suggestions, and the highlighted one with its place`() {
    let spoken = SuggestionStage(traits: TraitCollection(usesScreenReader: true))
    spoken.app.type("a")
    spoken.app.advance(by: 1)
    let bottom = spoken.app.screen.size.height - 1
    #expect(spoken.app.row(bottom).contains("3 suggestions"))
    spoken.app.press(.down)
    spoken.app.advance(by: 1)
    #expect(spoken.app.row(bottom).contains("Ada") && spoken.app.row(bottom).contains("1 of 3"))
  }
}

/// A search field that suggests names, which has the focus, and a button at the bottom.
@MainActor private final class SuggestionStage: SearchTextFieldDelegate {
  let field = SearchTextField(placeholder: "To")
  let root = EscapeController()
  let app: TestApplication
  private(set) var chosen: [String] = []
  private(set) var presses = 0
  private(set) var returns = 0
  var escapes: Int { root.escapes }

  init(traits: TraitCollection = TraitCollection()) {
    var traits = traits
    traits.reducesMotion = true
    app = TestApplication(size: Size(width: 32, height: 12), traits: traits, root: root)
    root.view.backgroundColor = .white
    field.frame = Rect(x: 2, y: 1, width: 28, height: 1)
    let other = Button(title: "Other")
    other.frame = Rect(x: 22, y: 10, width: 9, height: 1)
    other.addAction(for: .touchUpInside) { [unowned self] _ in presses += 1 }
    field.delegate = self
    field.addAction(for: .editingChanged) { [unowned self] _ in suggest() }
    field.addAction(for: .primaryActionTriggered) { [unowned self] _ in returns += 1 }
    [field, other].forEach(root.view.addSubview)
    field.becomeFirstResponder()
    app.turn()
  }

  private func suggest() {
    let names = [("Ada", "London"), ("Barbara", "Boston"), ("Grace", "New York")]
    let text = (field.text ?? "").lowercased()
    field.searchSuggestions = names.filter { $0.0.lowercased().contains(text) }.map {
      SearchSuggestionItem(localizedSuggestion: $0.0, localizedDescription: $0.1)
    }
  }

  func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion) {
    chosen.append(suggestion.localizedSuggestion ?? "")
    searchTextField.text = ""
  }

  /// The text in the row that is bold and white, because it is filled with the tint.
  var highlighted: String? {
    let screen = app.screen
    let points = (0..<screen.size.height).flatMap { y in (0..<screen.size.width).map { Point(x: $0, y: y) } }
    let found = points.first {
      screen[$0.x, $0.y].attributes.contains(.bold) && screen[$0.x, $0.y].foreground == .white
    }
    guard let found else { return nil }
    let words = app.row(found.y).filter { $0.isLetter || $0.isNumber || $0 == " " }
    return words.split(separator: " ").joined(separator: " ")
  }
}

private final class EscapeController: ViewController {
  private(set) var escapes = 0

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Escape", keys: [Key(.escape)]) { [weak self] in self?.escapes += 1 }]
  }
}
