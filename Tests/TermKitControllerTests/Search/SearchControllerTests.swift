import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A search over a screen of a navigation controller.
@MainActor @Suite struct SearchControllerTests {
  private let stage = SearchStage()
  private var app: TestApplication { stage.app }
  private var search: SearchController { stage.search }

  private func letters(_ letter: Character) -> String { String(repeating: letter, count: 24) }

  // MARK: The course of a search

  @Test func `B11: the navigation bar shows the search bar below its title`() {
    expectEqual(stage.head, ["aaaaaaaa Names aaaaaaaaa", "a ⌕ Search             a", letters("a")])
    expectEqual(stage.screen.view.safeAreaInsets.top, 3)
  }

  @Test func `B11: a slash begins a search, and the callbacks come in UIKit's order`() {
    app.type("/")
    #expect(search.isActive && stage.bar.searchTextField.isFirstResponder)
    expectEqual(stage.journal.take(), ["will present", "r will join", "r joined", "r will appear", "update “” 0"])
    app.advance(by: 1)
    expectEqual(stage.journal.take(), ["r did appear", "did present"])
    #expect(search.presentingViewController === stage.screen)
  }

  @Test func `B11: the results are shown while there is text`() {
    stage.begin("m")
    expectEqual(stage.head, ["r ⌕ m        ✕  Cancel r", letters("r"), letters("r")])
    app.press(Typed.backspace)
    expectEqual(stage.rows[1], letters("a"))
    expectEqual(stage.journal.take(), ["update “” 0"])
  }

  @Test func `B11: Escape ends the search, empties the text and returns the focus`() {
    stage.begin("moon")
    app.press("\u{1B}")
    #expect(!search.isActive && stage.bar.text == "" && stage.screen.second.isFirstResponder)
    expectEqual(stage.journal.take(), ["will dismiss", "update “” 0", "r will disappear"])
    app.advance(by: 1)
    expectEqual(stage.journal.take(), ["r did disappear", "did dismiss"])
    expectEqual(stage.head, ["aaaaaaaa Names aaaaaaaaa", "a ⌕ Search             a", letters("a")])
    #expect(search.presentingViewController == nil && stage.screen.presentedViewController == nil)
  }

  @Test func `B11: a search can be repeated`() {
    for text in ["one", "two"] {
      stage.begin(text)
      #expect(stage.bar.text == text && stage.rows[1] == letters("r"))
      stage.press("\u{1B}")
      #expect(stage.screen.second.isFirstResponder && stage.rows[4] == letters("a"))
    }
  }

  @Test func `B11: Cancel and a click beside the empty search end it`() {
    stage.begin("m")
    app.click(on: "Cancel")
    app.advance(by: 1)
    #expect(!search.isActive && stage.screen.second.isFirstResponder)
    stage.begin()
    app.click(12, 6)
    app.advance(by: 1)
    #expect(!search.isActive && stage.screen.second.isFirstResponder)
  }

  @Test func `B11: a click into the bar begins a search too, also if the focus is there already`() {
    app.click(4, 2)
    app.advance(by: 1)
    #expect(search.isActive)
    stage.press("\u{1B}")
    #expect(stage.screen.second.isFirstResponder)
    stage.press("\t")
    app.click(4, 2)
    app.advance(by: 1)
    #expect(search.isActive && stage.bar.searchTextField.isFirstResponder)
  }

  @Test func `B11: Tab only moves the focus into the bar and out of it`() {
    stage.press("\t")
    #expect(stage.bar.searchTextField.isFirstResponder && !search.isActive)
    expectEqual(stage.head, ["aaaaaaaa Names aaaaaaaaa", "a ⌕ Search             a", letters("a")])
    expectEqual(stage.journal.take(), [])
    stage.press("\t")
    #expect(!stage.bar.searchTextField.isFirstResponder && !search.isActive)
  }

  @Test(arguments: ["m", "\r", "\u{1B}[200~m\u{1B}[201~"])
  func `B11: after Tab, a character, a paste or Enter begins the search, and Escape returns the focus`(keys: String) {
    stage.press("\t")
    stage.press(keys)
    #expect(search.isActive && stage.bar.searchTextField.isFirstResponder)
    expectEqual(stage.bar.text, keys == "\r" ? "" : "m")
    #expect(stage.journal.take().contains("update “\(stage.bar.text ?? "")” 0"))
    stage.press("\u{1B}")
    #expect(!search.isActive && stage.screen.second.isFirstResponder)
  }

  @Test func `B11: Enter moves the focus to the results, and Escape ends the search from there`() {
    stage.begin("m")
    app.press("\r")
    #expect(stage.results.first.isFirstResponder)
    app.type("/")
    #expect(stage.bar.searchTextField.isFirstResponder && stage.bar.text == "m")
    app.press(Typed.down)
    expectEqual(stage.results.view.window?.firstResponder?.isDescendant(of: stage.results.view), true)
    stage.press("\u{1B}")
    #expect(!search.isActive && stage.screen.second.isFirstResponder)
  }

  @Test func `B11: each change of the text or the scope updates the results`() {
    let stage = SearchStage { $0.searchBar.scopeButtonTitles = ["All", "Crew"] }
    stage.begin()
    stage.app.type("ab")
    stage.app.click(on: "Crew")
    expectEqual(stage.journal.take(), ["update “a” 0", "update “ab” 0", "update “ab” 1"])
    stage.bar.text = "set"
    stage.bar.selectedScopeButtonIndex = 0
    expectEqual(stage.journal.take(), ["update “set” 1", "update “set” 0"], "changes by the program count too")
    stage.press("\u{1B}")
    _ = stage.journal.take()
    stage.bar.text = "later"
    #expect(stage.journal.take().isEmpty, "nobody is searching")
  }

  @Test func `B11: the program begins and ends a search with isActive`() {
    search.isActive = true
    #expect(stage.bar.searchTextField.isFirstResponder)
    app.advance(by: 1)
    expectEqual(stage.journal.take().last, "did present")
    search.isActive = true
    #expect(stage.journal.take().isEmpty)
    search.isActive = false
    app.advance(by: 1)
    expectEqual(stage.journal.take().last, "did dismiss")
    #expect(!search.isActive && stage.rows[4] == letters("a"))
  }

  @Test func `B11: other code can dismiss the search controller, which ends the search`() {
    stage.begin("m")
    stage.screen.dismiss(animated: true)
    #expect(!search.isActive && stage.bar.text == "")
    app.advance(by: 1)
    let journal = stage.journal.take()
    expectEqual(journal.filter { $0.hasSuffix("dismiss") }, ["will dismiss", "did dismiss"])
  }

  @Test func `B11: a search that begins or ends in the middle of an animation calls each callback once`() {
    app.type("/")
    app.advance(by: 0.1)
    app.press("\u{1B}")
    app.advance(by: 0.1)
    app.type("/")
    app.advance(by: 1)
    #expect(search.isActive && stage.bar.searchTextField.isFirstResponder)
    let calls = stage.journal.take()
    expectEqual(
      calls.filter { $0.hasPrefix("r ") && $0.hasSuffix("appear") },
      [
        "r will appear", "r will disappear", "r did disappear", "r will appear", "r did appear",
      ])
    expectEqual(
      calls.filter { $0.hasSuffix("present") || $0.hasSuffix("dismiss") },
      [
        "will present", "will dismiss", "did dismiss", "will present", "did present",
      ])
  }

  @Test func `B11: the list of keys shows the keys of a search`() {
    let scene = app.application.windowScene
    expectEqual(scene.effectiveKeyCommands.first { $0.title == "Search" }?.keyLabel, "/")
    stage.begin("m")
    expectEqual(scene.effectiveKeyCommands.first { $0.title == "Cancel" }?.keyLabel, "Esc")
    app.press("\r")
    expectEqual(scene.effectiveKeyCommands.filter { $0.title == "Search" }.count, 1)
    expectEqual(scene.effectiveKeyCommands.filter { $0.title == "Cancel" }.count, 1)
  }

  @Test
  func `B11: after a push from the search bar and the way back, its field has the focus (field trial D15)`() {
    stage.begin()
    stage.navigation.pushViewController(LetterScreen("b", title: "Other"), animated: true)
    app.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    app.advance(by: 1)
    #expect(stage.search.isActive && stage.bar.searchTextField.isFirstResponder)
    app.type("mo")
    expectEqual(stage.bar.text, "mo")
  }

  @Test func `B11: a search whose controller is taken from the navigation item ends (field trial D15)`() {
    stage.begin()
    stage.screen.navigationItem.searchController = nil
    app.advance(by: 1)
    #expect(!stage.search.isActive && stage.screen.view.tintAdjustmentMode == .normal)
    #expect(stage.screen.second.isFirstResponder)
    expectNil(stage.screen.presentedViewController)
  }

  @Test func `T10: a tintAdjustmentMode that the program sets during a search stays after its end (issue 38)`() {
    stage.begin()
    stage.screen.view.tintAdjustmentMode = .dimmed
    stage.press("\u{1B}")
    expectEqual(stage.screen.view.tintAdjustmentMode, .dimmed)
  }

  // MARK: What is behind

  @Test func `B11: without results, the screen behind is dimmed and takes no keys and no clicks`() {
    let before = app.background(12, 6)
    stage.begin()
    #expect(app.background(12, 6).brightness < before.brightness)
    expectEqual(stage.screen.view.tintAdjustmentMode, .dimmed)
    app.press(Typed.down)
    app.press("\t\t")
    #expect(stage.screen.view.window?.firstResponder?.isDescendant(of: stage.screen.view) != true)
    stage.press("\u{1B}")
    #expect(app.background(12, 6) == before && stage.screen.view.tintAdjustmentMode == .normal)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `B11: where colours do not blend, the screen behind is dim`(
    depth: ColorDepth
  ) {
    let stage = SearchStage(TraitCollection(colorDepth: depth))
    stage.begin()
    #expect(stage.app.cell(20, 6).attributes.contains(.dim))
    stage.app.type("m")
    #expect(!stage.app.cell(20, 6).attributes.contains(.dim))
  }

  @Test func `B11: a screen that shows its own results stays in use during the search`() {
    let stage = SearchStage(hasResults: false) { $0.obscuresBackgroundDuringPresentation = false }
    let before = stage.app.background(12, 6)
    stage.begin("m")
    #expect(stage.app.background(12, 6) == before && stage.screen.view.tintAdjustmentMode == .normal)
    stage.app.press("\r")
    #expect(stage.screen.second.isFirstResponder, "Enter moves the focus to the results")
    #expect(stage.search.isActive)
    stage.app.click(on: "One")
    #expect(stage.screen.first.isFirstResponder)
    stage.press("\u{1B}")
    #expect(!stage.search.isActive && stage.bar.text == "")
  }

  @Test func `B11: the search bar takes the place of the title row, unless the program keeps it`() {
    stage.begin()
    expectEqual(stage.rows[0], "a ⌕ Search      Cancel a")
    expectEqual(stage.screen.view.safeAreaInsets.top, 2)
    let kept = SearchStage { $0.hidesNavigationBarDuringPresentation = false }
    kept.begin()
    expectEqual(kept.rows[..<2], ["aaaaaaaa Names aaaaaaaaa", "a ⌕ Search      Cancel a"])
  }

  @Test func `B11: Cancel and the scope bar are shown during the search, unless the program shows them`() {
    let stage = SearchStage { $0.searchBar.scopeButtonTitles = ["All", "Crew"] }
    #expect(!stage.bar.showsScopeBar && !stage.bar.showsCancelButton)
    stage.begin()
    #expect(stage.bar.showsScopeBar && stage.bar.showsCancelButton && stage.rows[1].contains("Crew"))
    stage.press("\u{1B}")
    #expect(!stage.bar.showsScopeBar && !stage.bar.showsCancelButton)
    let own = SearchStage {
      ($0.automaticallyShowsCancelButton, $0.automaticallyShowsScopeBar) = (false, false)
      ($0.searchBar.scopeButtonTitles, $0.searchBar.showsScopeBar) = (["All", "Crew"], true)
    }
    #expect(own.rows[2].contains("Crew"))
    own.begin()
    #expect(!own.bar.showsCancelButton && own.bar.showsScopeBar)
    own.press("\u{1B}")
    #expect(!own.search.isActive && own.bar.showsScopeBar, "Escape ends the search without a Cancel button too")
  }

  @Test func `B11: the program decides when the results are shown`() {
    let stage = SearchStage { $0.showsSearchResultsController = true }
    #expect(!stage.search.automaticallyShowsSearchResultsController)
    stage.begin()
    expectEqual(stage.rows[1], letters("r"))
    stage.search.showsSearchResultsController = false
    stage.app.type("m")
    expectEqual(stage.rows[1], letters("a"))
  }

  @Test func `B11: the focus returns to the text when the program hides the results`() {
    stage.begin("m")
    app.press("\r")
    stage.bar.text = ""
    #expect(stage.bar.searchTextField.isFirstResponder)
  }

  // MARK: Other screens

  @Test func `B11: a search stays while another screen is shown in front`() {
    stage.begin("m")
    app.press("\r")
    let detail = LetterScreen("d")
    stage.navigation.pushViewController(detail, animated: true)
    app.advance(by: 1)
    #expect(stage.rows[0].contains(" d") && stage.rows[1] == letters("d"), "the bar of the other screen has one row")
    #expect(stage.journal.take() == ["r will disappear", "r did disappear"] && search.isActive)
    stage.press("\u{1B}")
    expectEqual(stage.head[..<2], ["r ⌕ m        ✕  Cancel r", letters("r")])
    #expect(stage.results.first.isFirstResponder)
    expectEqual(stage.journal.take(), ["r will appear", "r did appear"])
    stage.press("\u{1B}")
    #expect(!search.isActive && stage.rows[4] == letters("a"))
  }

  @Test func `B11: setting another search controller exchanges the bar`() {
    stage.screen.navigationItem.searchController = nil
    app.turn()
    #expect(stage.rows[1] == letters("a") && stage.bar.superview == nil)
    let other = SearchController()
    other.searchBar.placeholder = "Other"
    stage.screen.navigationItem.searchController = other
    app.turn()
    #expect(stage.rows[1] == "a ⌕ Other              a" && stage.rows[4] == letters("a"))
  }

  @Test func `B11: a search is drawn in ASCII and without colours`() {
    let stage = SearchStage(
      size: Size(width: 30, height: 8), TraitCollection(glyphLevel: .ascii, colorDepth: .none)
    ) { $0.searchBar.scopeButtonTitles = ["All", "Crew"] }
    stage.begin("moon")
    expectEqual(stage.rows[..<2], [" [/ moon           x] Cancel", " |     All     |    Crew    |"])
    expectEqual(stage.rows[4], String(repeating: "r", count: 30))
  }
}
