import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SearchBarTests {
  private let bar = SearchBar()
  private let stage: SearchBarStage
  private var app: TestApplication { stage.app }

  init() {
    bar.scopeButtonTitles = ["All", "Crew", "Ships"]
    (bar.showsScopeBar, bar.showsCancelButton, bar.showsBookmarkButton) = (true, true, true)
    stage = SearchBarStage(bar)
  }

  // MARK: Text

  @Test func `B11: the delegate is notified of every change by the user and of none by the program`() {
    bar.text = "old"
    #expect(stage.log.isEmpty)
    stage.focus()
    app.type("er")
    app.press(Typed.backspace)
    app.press(Typed.control("u"))
    app.paste("new")
    expectEqual(stage.takeLog(), ["text olde", "text older", "text olde", "text ", "text new"])
    bar.text = "set"
    bar.searchTextField.insertText("!")
    #expect(stage.log.isEmpty && bar.text == "set!")
    bar.text = nil
    expectEqual(bar.text, "")
  }

  @Test func `B11: the delegate can refuse a change`() {
    stage.focus()
    stage.allowedCharacters = "abc"
    app.type("axb")
    app.paste("c!")
    #expect(bar.text == "ab" && stage.log == ["text a", "text ab"])
  }

  // MARK: Editing

  @Test func `B11: editing begins with the focus in the text and ends when the focus leaves the bar`() {
    app.press(Typed.backTab)
    app.press(Typed.backTab)
    app.press(Typed.backTab)
    app.press(Typed.backTab)
    #expect(bar.searchTextField.isFirstResponder && stage.takeLog() == ["begin"])
    for _ in 0..<3 {
      app.press("\t")
      #expect(stage.log.isEmpty, "the buttons belong to the bar")
    }
    app.press("\t")
    #expect(stage.button.isFirstResponder && stage.log == ["end"])
  }

  @Test func `B11: the delegate can refuse that editing begins or ends`() {
    stage.allowsBeginning = false
    #expect(!bar.becomeFirstResponder())
    app.click(6, 1)
    #expect(stage.button.isFirstResponder && stage.log.isEmpty)
    stage.allowsBeginning = true
    app.click(6, 1)
    expectEqual(stage.takeLog(), ["begin"])
    stage.allowsEnding = false
    app.press("\t")
    app.click(4, 10)
    #expect(!bar.resignFirstResponder())
    #expect(bar.searchTextField.isFirstResponder && stage.log.isEmpty)
    #expect(bar.endEditing(true) && stage.log == ["end"])
  }

  @Test func `B11: a delegate that hides Cancel at the end of editing does not take it away from the user of Tab`() {
    stage.didEnd = { [bar] in bar.setShowsCancelButton(false, animated: true) }
    stage.focus()
    app.press("\t\t")
    app.press("\r")
    expectEqual(stage.takeLog(), ["cancel"])
    stage.button.becomeFirstResponder()
    app.advance(by: 1)
    #expect(!app.row(1).contains("Cancel"))
  }

  @Test func `B11: removing the bar ends editing`() {
    stage.focus()
    bar.removeFromSuperview()
    expectEqual(stage.log, ["end"])
  }

  // MARK: Keys

  @Test func `B11: Enter is the search button and keeps the focus`() {
    stage.focus()
    app.type("moon")
    app.press("\r")
    #expect(stage.log.last == "search" && bar.searchTextField.isFirstResponder)
  }

  @Test func `B11: Escape is the Cancel button while that is shown`() {
    var escapes = 0
    let stage = SearchBarStage(bar, commands: [KeyCommand(title: "Back", keys: [Key(.escape)]) { escapes += 1 }])
    stage.focus()
    stage.app.press("\u{1B}")
    #expect(stage.takeLog() == ["cancel"] && escapes == 0)
    bar.showsCancelButton = false
    stage.app.press("\u{1B}")
    #expect(stage.log.isEmpty && escapes == 1)
  }

  @Test func `B11: Tab leads from the text to the buttons in the field, to Cancel and to the scopes`() {
    bar.text = "moon"
    stage.focus()
    var places: [String] = []
    for _ in 0..<5 {
      app.press("\t")
      places.append(app.application.accessibilityFocusLabel ?? "")
    }
    expectEqual(places, ["Clear Text", "Bookmarks", "Cancel", "All", "Below"])
    app.press(Typed.backTab)
    app.press(Typed.right)
    #expect(bar.selectedScopeButtonIndex == 1 && stage.log.contains("scope 1"))
  }

  @Test func `B11: the arrow key towards the text leads back from the buttons in the field`() {
    bar.text = "moon"
    stage.focus()
    app.press("\t")
    app.press(Typed.left)
    #expect(bar.searchTextField.isFirstResponder)
  }

  @Test func `B11: a slash moves the focus to the text, and is typed in the text`() {
    let stage = SearchBarStage(bar, commands: [bar.searchCommand])
    #expect(stage.app.application.windowScene.commandTitles.contains("Search"))
    stage.app.type("/")
    #expect(bar.searchTextField.isFirstResponder && bar.text == "")
    #expect(!stage.app.application.windowScene.commandTitles.contains("Search"), "the key is typing now")
    stage.app.type("/")
    expectEqual(bar.text, "/")
  }

  // MARK: The mouse

  @Test func `B11: a click on a button leaves the focus in the text`() {
    stage.focus()
    app.type("moon")
    _ = stage.takeLog()
    app.click(on: "☆")
    app.click(on: "Crew")
    app.click(on: "Cancel")
    expectEqual(stage.takeLog(), ["bookmark", "scope 1", "cancel"])
    #expect(bar.searchTextField.isFirstResponder)
    app.type("s")
    expectEqual(bar.text, "moons")
  }

  @Test func `B11: the clear button clears the text and moves the focus there`() {
    bar.text = "moon"
    app.turn()
    app.click(on: "✕")
    #expect(stage.log == ["text ", "begin"] && bar.text == "" && bar.searchTextField.isFirstResponder)
    app.press(Typed.alt("z"))
    expectEqual(bar.text, "moon", "clearing can be undone")
    app.press("\t")
    app.press("\r")
    #expect(bar.text == "" && bar.searchTextField.isFirstResponder)
  }

  @Test func `B11: the focus returns to the text when the program clears it under the clear button`() {
    bar.text = "moon"
    stage.focus()
    app.press("\t")
    #expect(!bar.searchTextField.isFirstResponder)
    bar.text = ""
    app.turn()
    #expect(bar.searchTextField.isFirstResponder && stage.log.isEmpty)
  }

  @Test func `B11: the button for the list of results is pressed by mouse and by keys`() {
    bar.showsSearchResultsButton = true
    stage.focus()
    app.click(on: "≡")
    app.press("\t\r")
    expectEqual(stage.log, ["results", "results"])
    #expect(!bar.isSearchResultsButtonSelected, "only the program selects it")
  }

  // MARK: Scopes

  @Test func `B11: setting the scope does not call the delegate, and fewer titles select the first`() {
    bar.selectedScopeButtonIndex = 2
    #expect(stage.log.isEmpty && bar.selectedScopeButtonIndex == 2)
    bar.scopeButtonTitles = ["A", "B", "C", "D"]
    expectEqual(bar.selectedScopeButtonIndex, 2)
    bar.scopeButtonTitles = ["A", "B"]
    expectEqual(bar.selectedScopeButtonIndex, 0)
    bar.scopeButtonTitles = nil
    #expect(bar.selectedScopeButtonIndex == 0 && stage.log.isEmpty)
  }

  @Test func `X4: setting a scope without a title does nothing`() {
    bar.selectedScopeButtonIndex = 1
    for index in [3, -1] { bar.selectedScopeButtonIndex = index }
    expectEqual(bar.selectedScopeButtonIndex, 1)
    let empty = SearchBar()
    empty.selectedScopeButtonIndex = 1
    expectEqual(empty.selectedScopeButtonIndex, 0)
  }

  // MARK: Animations

  @Test func `B11: Cancel fades in while the field becomes narrower`() {
    bar.setShowsCancelButton(false, animated: false)
    app.turn()
    #expect(!app.row(1).contains("Cancel") && bar.searchTextField.frame.width == 38)
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.searchTextField.frame.width == 30 && bar.showsCancelButton)
    app.advance(by: 1)
    #expect(app.row(1).contains("Cancel"))
  }

  @Test func `B11: the scope bar appears and disappears, also in an animation`() {
    bar.setShowsScope(false, animated: true)
    expectEqual(bar.sizeThatFits(Size(width: 40, height: 5)).height, 1)
    app.advance(by: 1)
    bar.frame.size.height = 1
    app.turn()
    #expect(!app.row(2).contains("Crew"))
    let focused = (0..<6).map { _ in
      app.press("\t")
      return app.application.accessibilityFocusLabel
    }
    #expect(focused.contains("Cancel") && !focused.contains("All"), "a hidden scope bar cannot have the focus")
    bar.showsScopeBar = true
    bar.frame.size.height = 2
    app.turn()
    #expect(app.row(2).contains("Crew"))
  }

  // MARK: Accessibility

  @Test func `B11, X1: the field is a search field, and the buttons have names`() {
    bar.text = "moon"
    bar.showsSearchResultsButton = true
    app.turn()
    let outline = app.application.accessibilityOutline
    #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
    for line in [
      "Search, moon, search field", "Clear Text, button", "Results List, button", "Cancel, button",
      "All, button, 1 of 3, selected",
    ] {
      #expect(outline.contains { $0.contains(line) }, "\(line): \(outline)")
    }
    bar.placeholder = "Names"
    expectEqual(bar.searchTextField.accessibilityLabel, "Names")
  }

  // MARK: SearchTextField

  @Test func `B11: clearButtonMode decides when the clear button is shown`() {
    bar.text = "moon"
    bar.searchTextField.clearButtonMode = .whileEditing
    app.turn()
    #expect(!app.row(1).contains("✕"))
    stage.focus()
    #expect(app.row(1).contains("✕"))
    bar.searchTextField.clearButtonMode = .never
    app.turn()
    #expect(!app.row(1).contains("✕"))
  }

  @Test func `B11: the program can replace the view at the right of a search field`() {
    (bar.searchTextField.rightView, bar.searchTextField.rightViewMode) = (Label(text: "km"), .always)
    bar.text = "moon"
    app.turn()
    #expect(app.row(1).contains("km") && !app.row(1).contains("✕"))
  }

  @Test func `B11: a search field works without a bar`() {
    let field = SearchTextField(text: "moon")
    var changes = 0
    field.addAction(for: .editingChanged) { _ in changes += 1 }
    let stage = ControlStage(field, TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    expectEqual(stage.picture(), "  [/ moon                 x]")
    stage.focus()
    stage.app.type("s")
    stage.app.press("\t\r")
    #expect(field.text == "" && changes == 2 && field.isFirstResponder)
  }
}

extension Application {
  /// The label of the element that has the focus.
  fileprivate var accessibilityFocusLabel: String? {
    windowScene.keyWindow?.firstResponder.map(\.accessibilityFocus)?.accessibilityLabel
  }
}

extension WindowScene {
  /// The titles of the commands that the list of keys shows.
  var commandTitles: [String] { effectiveKeyCommands.map(\.title) }
}
