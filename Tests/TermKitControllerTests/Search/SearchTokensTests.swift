import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Tokens and suggestions of a search controller.
@MainActor @Suite struct SearchTokensTests {
  private let stage = SearchStage()
  private var app: TestApplication { stage.app }
  private var field: SearchTextField { stage.bar.searchTextField }

  @Test func `B11: a chosen suggestion reaches the updater, which can make it a token that shows the results`() {
    let updater = SuggestingUpdater()
    stage.search.searchResultsUpdater = updater
    stage.begin("a")
    #expect(app.contains("Ada") && app.contains("Alan"))
    app.press(.down, .down, .enter)
    expectEqual(updater.log, ["update 0", "update 0", "select Alan", "update 0", "update 1"])
    #expect(field.tokens.map(\.text) == ["Alan"] && stage.bar.text == "" && stage.search.showsSearchResultsController)
    #expect(!app.contains("Ada"))
    app.press(.backspace, .backspace)
    #expect(updater.log.last == "update 0" && !stage.search.showsSearchResultsController)
  }

  @Test func `B11: the end of a search removes its tokens and its suggestions`() {
    stage.begin("a")
    field.tokens = [SearchToken(icon: nil, text: "Ada")]
    stage.search.searchSuggestions = [SearchSuggestionItem(localizedSuggestion: "Alan")]
    app.turn()
    stage.press("\u{1B}")
    #expect(stage.search.isActive && !app.contains("Alan"))
    stage.press("\u{1B}")
    #expect(!stage.search.isActive && field.tokens.isEmpty && stage.search.searchSuggestions == nil)
  }
}

@MainActor private final class SuggestingUpdater: SearchResultsUpdating {
  private(set) var log: [String] = []

  func updateSearchResults(for searchController: SearchController) {
    let field = searchController.searchBar.searchTextField
    log.append("update \(field.tokens.count)")
    let names = field.hasText ? ["Ada", "Alan"] : []
    searchController.searchSuggestions = names.map { SearchSuggestionItem(localizedSuggestion: $0) }
  }

  func updateSearchResults(for searchController: SearchController, selecting searchSuggestion: any SearchSuggestion) {
    let name = searchSuggestion.localizedSuggestion ?? ""
    log.append("select \(name)")
    let field = searchController.searchBar.searchTextField
    field.replaceTextualPortion(of: 0..<field.textLength, with: SearchToken(icon: nil, text: name), at: 0)
  }
}
